// The steps of both sides, one under the other: what was done on the left and on the right, whether rules or cards differ,
// and the statements that part the two.
import { isCard } from '../../engine/cards.ts';
import type { Action, Deal } from '../../engine/deal.ts';
import type { Run, Rung } from '../../engine/ladder.ts';
import { onlyLegalIn } from '../../engine/parting.ts';
import type { Verdict } from '../../engine/play.ts';
import { judge } from '../../engine/play.ts';
import type { Voice } from '../../words/names.ts';
import { fill, plain, seatName, signed } from '../../words/names.ts';
import { tellReason } from '../../words/reasons.ts';
import { CardMark } from '../Card.tsx';
import { Cites, SpokenAction } from '../Choices.tsx';
import { tellStep } from '../narration.ts';
import type { Side } from './pair.ts';
import { SIDES } from './pair.ts';
import type { Part } from './Steps.tsx';
import type { Words } from './words.ts';
import { deskWordsOf } from './words.ts';

interface LadderProps {
  readonly words: Words;
  readonly voices: Readonly<Record<Side, Voice>>;
  readonly names: Readonly<Record<Side, string>>;
  readonly runs: Readonly<Record<Side, Run>>;
  readonly rungs: readonly Rung[];
  readonly parts: readonly Part[];
  readonly place: number;
  readonly parting: number | null;
  readonly onPlace: (place: number) => void;
}

/** What a step brought besides the action itself. */
const restOf = (voice: Voice, before: Deal | undefined, after: Deal): string =>
  tellStep(voice, before, { ...after, events: after.events.filter(({ type }) => type !== 'played' && type !== 'called') });

/** The verdicts on cards that only one of two deals allows, as one of them has it: one for each reason. */
function verdictsOnOdd(own: Deal, other: Deal): readonly Verdict[] {
  const odd = [...onlyLegalIn(own, other), ...onlyLegalIn(other, own)].filter(isCard);
  const verdicts = odd.map((card) => judge(own, card));
  return verdicts.filter(({ reason }, i) => verdicts.findIndex((one) => one.reason.code === reason.code) === i);
}

/** How the mark between the sides looks and what it says. */
export const Mark = ({ words, sign }: { readonly words: Words; readonly sign: Rung['sign'] }) =>
  sign === 'same' ? (
    <span class="vh">{words.ladder.same}</span>
  ) : (
    <>
      <span class={sign === 'rules' ? 'neq is' : 'neq'} aria-hidden="true">
        ≠
      </span>
      <span class="vh">{words.ladder[sign]}</span>
    </>
  );

export function Ladder({ words, voices, names, runs, rungs, parts, place, parting, onPlace }: LadderProps) {
  /** What rules on a side cause the difference: of cards one by one, of all else the statements. */
  const grounds = (rung: Rung, side: Side) => {
    if (!rung.cause) return null;
    const voice = voices[side];
    const [own, other] = side === 'a' ? [rung.a, rung.b] : [rung.b, rung.a];
    const before = own === null ? undefined : runs[side].deals[own - 1];
    const beforeOther = other === null ? undefined : runs[side === 'a' ? 'b' : 'a'].deals[other - 1];
    const done = own === null ? undefined : runs[side].actions[own - 1];
    if (rung.cause.by !== 'legal' || !before || !beforeOther) return <Cites ids={rung.cause.cites[side]} voice={voice} />;
    const verdicts = verdictsOnOdd(before, beforeOther);
    if (verdicts.length === 0) return <Cites ids={[...new Set(judge(before, done ?? '').cites)]} voice={voice} />;
    return verdicts.map((verdict) => (
      <span key={verdict.action} class={verdict.legal ? 'ground yes' : 'ground no'}>
        {isCard(verdict.action) && <CardMark card={verdict.action} lang={voice.lang} />}{' '}
        {tellReason(voice, deskWordsOf(voice.lang).why, verdict)} <Cites ids={[...new Set(verdict.cites)]} voice={voice} />
      </span>
    ));
  };
  const doing = (rung: Rung, side: Side) => {
    const [voice, run, step] = [voices[side], runs[side], rung[side]];
    const after = step === null ? undefined : run.deals[step];
    if (step === null || !after) return <small class="none">{words.ladder.nothing}</small>;
    const before = run.deals[step - 1];
    const action: Action | undefined = run.actions[step - 1];
    const rest = restOf(voice, before, after);
    return (
      <>
        {before?.next && action !== undefined && (
          <>
            {plain(seatName(voice, before.next.seat))}{' '}
            <b>
              <SpokenAction voice={voice} action={action} />
            </b>
          </>
        )}
        {rest && <small>{rest}</small>}
        {rung.cause && <small>{grounds(rung, side)}</small>}
      </>
    );
  };
  const ends = SIDES.map((side) => runs[side].deals.at(-1) as Deal) as [Deal, Deal];
  const isSameEnd = ends[0].delta.join() === ends[1].delta.join();
  return (
    <table class="ladder">
      <caption class="vh">{words.ladder.title}</caption>
      <thead>
        <tr>
          <th scope="col">{names.a}</th>
          <th scope="col" class="mid">
            {words.ladder.step}
          </th>
          <th scope="col">{names.b}</th>
        </tr>
      </thead>
      {parts.map((part) => (
        <tbody key={part.from}>
          <tr class="part">
            <th colSpan={3} scope="rowgroup">
              {part.name}
            </th>
          </tr>
          {rungs.slice(part.from, part.to + 1).map((rung, i) => {
            const at = part.from + i;
            const look = [rung.sign, at === place && 'now', at === parting && 'first'].filter((name) => name).join(' ');
            return (
              <tr key={at} class={look} aria-current={at === place ? 'step' : undefined}>
                <td>{doing(rung, 'a')}</td>
                <td class="mid" data-n={at}>
                  <button
                    type="button"
                    tabIndex={at === place ? 0 : -1}
                    aria-label={fill(words.ladder.goTo, { n: at })}
                    onClick={() => onPlace(at)}
                  >
                    <span aria-hidden="true">{at}</span>
                  </button>
                  <Mark words={words} sign={rung.sign} />
                  {at === parting && <small>{words.ladder.here}</small>}
                </td>
                <td>{doing(rung, 'b')}</td>
              </tr>
            );
          })}
        </tbody>
      ))}
      <tbody>
        <tr class="part">
          <th colSpan={3} scope="rowgroup">
            {words.steps.result}
          </th>
        </tr>
        <tr class={isSameEnd ? 'same' : 'consequence'}>
          {[ends[0], null, ends[1]].map((end, i) =>
            end ? (
              <td key={i === 0 ? 'a' : 'b'}>
                {end.delta.map((chips, seat) => (
                  <span key={seat} class="sum">
                    {plain(seatName(i === 0 ? voices.a : voices.b, seat))} <b>{signed(chips)}</b>
                  </span>
                ))}
              </td>
            ) : (
              <td key="mid" class="mid">
                <Mark words={words} sign={isSameEnd ? 'same' : 'consequence'} />
              </td>
            ),
          )}
        </tr>
      </tbody>
    </table>
  );
}
