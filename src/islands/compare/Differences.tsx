// The rules of both sides where they differ, read off their definitions, with the statements on either side.
import type { Suit } from '../../engine/cards.ts';
import type { Plain } from '../../engine/differences.ts';
import type { Row } from '../../words/differences.ts';
import { GROUPS, rowsBetween } from '../../words/differences.ts';
import type { Voice } from '../../words/names.ts';
import { letterOf, plain, textAt } from '../../words/names.ts';
import type { Telling } from '../../words/shown.ts';
import { shownIn } from '../../words/shown.ts';
import { CardMark } from '../Card.tsx';
import { Cites } from '../Choices.tsx';
import { numberOf } from '../links.ts';
import type { Pair, Side } from './pair.ts';
import { SIDES } from './pair.ts';
import type { Words } from './words.ts';
import { relativesOf } from './words.ts';

interface DifferencesProps {
  readonly words: Words;
  readonly voice: Voice;
  readonly names: Readonly<Record<Side, string>>;
  readonly pair: Pair;
  readonly facts: Telling['facts'];
}

/** The statements among some ids; rulings only where there is no other ground. */
export function groundsIn(cites: readonly string[]): readonly string[] {
  const statements = cites.filter((id) => numberOf(id) !== null);
  return statements.length > 0 ? statements : cites;
}

export function Differences({ words, voice, names, pair, facts }: DifferencesProps) {
  const { lang, t } = voice;
  const rows = rowsBetween(pair.a, pair.b);
  const relatives = relativesOf(lang);
  const telling = { lang, t, facts, values: relatives.values };
  const readings: Readonly<Record<string, Readonly<Record<string, string>>>> = words.settings;
  const suitsIn = (suits: readonly Suit[]): string => new Intl.ListFormat(lang).format(suits.map((suit) => plain(t.suits[suit])));
  /** A value in the signs of the language, or that of an option in its words. */
  const tellValue = (row: Row, value: Plain): string =>
    (row.words === 'options' && typeof value === 'string' && readings[row.key]?.[value]) || shownIn(telling, row, value);
  if (rows.length === 0) return <p>{words.differences.none}</p>;
  return (
    <table class="dims">
      <thead>
        <tr>
          <th scope="col">{relatives.what}</th>
          {SIDES.map((side) => (
            <th key={side} scope="col">
              {names[side]}
            </th>
          ))}
        </tr>
      </thead>
      {GROUPS.map((group) => ({ group, own: rows.filter((row) => row.group === group) }))
        .filter(({ own }) => own.length > 0)
        .map(({ group, own }) => (
          <tbody key={group}>
            <tr class="part">
              <th colSpan={3} scope="rowgroup">
                {relatives.groups[group]}
              </th>
            </tr>
            {own.map((row) => (
              <tr key={`${row.words} ${row.key}`}>
                <th scope="row">{textAt(relatives[row.words], row.key)}</th>
                {SIDES.map((side) => {
                  const said = row[side];
                  return (
                    <td key={side} data-of={names[side]}>
                      {said ? (
                        <>
                          {said.orders?.map(({ cards, suits }) => (
                            <span key={cards[0]?.card} class="order">
                              {cards.map(({ card, isEverTrump }, i) => (
                                <span key={card}>
                                  {i > 0 && ' '}
                                  {isEverTrump ? <CardMark card={card} lang={lang} /> : letterOf(t, card)}
                                </span>
                              ))}
                              {suits && ` (${suitsIn(suits)})`}
                            </span>
                          ))}
                          {tellValue(row, said.value)} <Cites ids={groundsIn(said.cites)} voice={voice} />
                        </>
                      ) : (
                        <span class="none">
                          <span aria-hidden="true">—</span>
                          <span class="vh">{relatives.none}</span>
                        </span>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        ))}
    </table>
  );
}
