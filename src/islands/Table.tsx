// The felt with everything on it. Where things lie is the style sheet's matter: an element says whose it is and what it is.
import type { Card } from '../engine/cards.ts';
import type { Deal, Seat } from '../engine/deal.ts';
import { eldestOf } from '../engine/deal.ts';
import type { Verdict } from '../engine/play.ts';
import type { Voice } from '../words/names.ts';
import { callName, cardName, counted, fill, plain, seatName, signed } from '../words/names.ts';
import { sideOf } from '../words/seats.ts';
import { CardPicture, drawing, Face, suitClass } from './Card.tsx';
import { Cites } from './Choices.tsx';
import type { Line } from './line.ts';
import { dealAt, handShown, playedIn, trickShown } from './line.ts';

interface TableProps {
  readonly voice: Voice;
  readonly line: Line;
  readonly step: number;
  /** Whether the cursor has just moved one step on: then what has been played or taken is seen to move. */
  readonly isForward: boolean;
  readonly verdicts: readonly Verdict[];
  /** The card of the hand that is reached by the tab key, if it is still there to be chosen. */
  readonly stop: Card | null;
  readonly onStop: (card: Card) => void;
  readonly onChoose: (verdict: Verdict) => void;
  readonly onAsk: (verdict: Verdict) => void;
}

export function Table(props: TableProps) {
  const { voice, line, step, isForward } = props;
  const deal = dealAt(line, step);
  const seats = [...deal.hands.keys()];
  return (
    <div class="felt table" data-players={deal.players}>
      <svg class="hem" aria-hidden="true">
        <rect width="100%" height="100%" rx="9" />
      </svg>
      <Stock {...props} />
      <Pot voice={voice} deal={deal} />
      {seats.map((seat) => (
        <Plate key={seat} voice={voice} deal={deal} seat={seat} />
      ))}
      {seats.map((seat) => (
        <Hand key={seat} {...props} deal={deal} seat={seat} />
      ))}
      {isForward && deal.trick.length === 1 && <Trick voice={voice} deal={dealAt(line, step - 1)} isLeft />}
      <Trick voice={voice} deal={deal} laid={isForward ? playedIn(deal)?.card : undefined} />
    </div>
  );
}

function Stock({ voice, line, step }: TableProps) {
  const { t, lang } = voice;
  const deal = dealAt(line, step);
  const left = deal.deck.length - deal.drawn;
  const last = deal.turned.length - 1;
  const events = line.deals.slice(0, step + 1).flatMap((each) => each.events);
  return (
    <>
      <div class="stock">
        {left > 0 && (
          <span class="card deck" role="img" aria-label={counted(voice, t.table.stock, left)}>
            <svg viewBox="0 0 100 140" aria-hidden="true">
              <use href={drawing('back')} />
            </svg>
          </span>
        )}
        {deal.turned.map((card, i) => (
          <span key={card} class={i === last ? 'up' : 'old'}>
            <CardPicture
              card={card}
              lang={lang}
              label={fill(i === last ? t.table.turned : t.table.turnedBefore, { card: cardName(voice, card) })}
            />
          </span>
        ))}
      </div>
      {deal.trump && last >= 0 && (
        <p class="cap">
          {fill(t.table.trumps, { turnUp: t.steps.turnUps[last] ?? '', suit: t.suits[deal.trump] })}{' '}
          <Cites voice={voice} ids={events.findLast(({ type }) => type === 'turned')?.cites ?? []} />
        </p>
      )}
    </>
  );
}

/** Where the chips of a pile lie, from the bottom up. */
const PILE = [3, 25, 29, 29, 55, 23, 16, 5, 42, 3, 29, -13];

function Pot({ voice, deal: { pot } }: { readonly voice: Voice; readonly deal: Deal }) {
  const { t } = voice;
  return (
    <div class="pot" role="img" aria-label={`${counted(voice, t.table.chips, pot)} ${t.table.pot}`}>
      <svg viewBox="0 -14 92 72" aria-hidden="true">
        {PILE.slice(0, 2 * pot).map((x, i, at) =>
          i % 2 === 1 ? null : (
            <use key={x} href={drawing(i % 4 === 0 ? 'chip-a' : 'chip-b')} x={x} y={at[i + 1]} width="30" height="33" />
          ),
        )}
      </svg>
      <div>
        <b>{pot}</b>
        <span>{t.table.pot}</span>
      </div>
    </div>
  );
}

interface SeatProps {
  readonly voice: Voice;
  readonly deal: Deal;
  readonly seat: Seat;
}

/** What a player is called and is, what he has called on the card now turned up, and the tricks he has taken. */
function Plate({ voice, deal, seat }: SeatProps) {
  const { roles, table } = voice.t;
  const own = [
    seat === deal.dealer && roles.dealer,
    seat === eldestOf(deal) && roles.eldest,
    seat === deal.declarer && roles.declarer,
    deal.out.includes(seat) && roles.out,
  ].filter((role) => role !== false);
  const made = deal.calls.findLast((call) => call.seat === seat && call.turned === deal.turned.length);
  const tricks = deal.tricks.filter(({ winner }) => winner === seat);
  return (
    <div class="np" data-side={sideOf(seat, deal.players)} data-turn={deal.next?.seat === seat ? '' : undefined}>
      <span class="nm">{plain(seatName(voice, seat))}</span>
      <small>
        {own.join(', ')} {made && <span class="say">{callName(voice, made.call)}</span>}
      </small>
      {tricks.length > 0 && (
        <span class="tk" role="img" aria-label={counted(voice, table.tricks, tricks.length)}>
          {tricks.map(({ cards }) => (
            <i key={cards[0]} />
          ))}
        </span>
      )}
      {deal.result && <b class="gain">{signed(deal.delta[seat] ?? 0)}</b>}
    </div>
  );
}

/** The cards of a player, those played left as shadows in their places. For whoever is to play, each is a key. */
function Hand({ voice, deal, seat, verdicts, stop, onStop, onChoose, onAsk }: TableProps & SeatProps) {
  const { t, lang } = voice;
  const hand = handShown(deal, seat);
  const isToAct = deal.next?.seat === seat;
  const verdictOn = (card: Card | null): Verdict | undefined =>
    isToAct ? verdicts.find(({ action }) => action === card) : undefined;
  const open = hand.filter(({ card }) => verdictOn(card)).map(({ card }) => card);
  const reached = verdictOn(stop) ? stop : (open.find((card) => verdictOn(card)?.legal) ?? open[0]);

  /** Arrow keys go from card to card. */
  const onKeyDown = (event: KeyboardEvent): void => {
    const keys = [...(event.currentTarget as HTMLElement).querySelectorAll('button')];
    const at = keys.indexOf(event.target as HTMLButtonElement);
    const moves: Readonly<Record<string, number>> = {
      ArrowLeft: -1,
      ArrowUp: -1,
      ArrowRight: 1,
      ArrowDown: 1,
      Home: -at,
      End: -at - 1,
    };
    const move = moves[event.key];
    if (move === undefined) return;
    keys.at((at + move) % keys.length)?.focus();
    event.preventDefault();
    event.stopPropagation();
  };

  const label = hand.some(({ isPlayed }) => !isPlayed) ? t.table.hand : t.table.empty;
  return (
    <fieldset
      class="hand"
      aria-label={fill(label, { seat: seatName(voice, seat) })}
      data-side={sideOf(seat, deal.players)}
      onKeyDown={open.length > 0 ? onKeyDown : undefined}
    >
      {hand.map(({ card, isPlayed }) => {
        const verdict = verdictOn(card);
        const name = { card: cardName(voice, card) };
        const legal = verdict && (verdict.legal ? 'yes' : 'no');
        return (
          <div key={card} class="pc" data-card={card} data-played={isPlayed ? '' : undefined} data-legal={legal}>
            {verdict ? (
              <button
                type="button"
                class={`card ${suitClass(card)}`}
                tabIndex={card === reached ? 0 : -1}
                onFocus={() => onStop(card)}
                onClick={() => (verdict.legal ? onChoose : onAsk)(verdict)}
              >
                <Face card={card} lang={lang} />
                <span class="vh">{fill(verdict.legal ? t.table.play : t.table.refused, name)}</span>
                {verdict.legal || (
                  <span class="q" aria-hidden="true">
                    ?
                  </span>
                )}
              </button>
            ) : (
              <CardPicture card={card} lang={lang} label={isPlayed ? fill(t.table.played, name) : plain(name.card)} />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}

interface TrickProps {
  readonly voice: Voice;
  readonly deal: Deal;
  /** The card that has just been laid. */
  readonly laid?: Card | undefined;
  /** Whether the trick is on its way to whoever took it. */
  readonly isLeft?: boolean;
}

/** The trick on the table and the places where cards will lie. */
function Trick({ voice, deal, laid, isLeft = false }: TrickProps) {
  const { t, lang, players } = voice;
  const { cards, winner } = trickShown(deal);
  const waiting = [...deal.hands.keys()].filter(
    (seat) => !deal.out.includes(seat) && !cards.some((played) => played.seat === seat),
  );
  return (
    <>
      {waiting.map((seat) => (
        <svg key={seat} class="slot" data-side={sideOf(seat, players)} viewBox="0 0 100 140" aria-hidden="true">
          <rect x="2" y="2" width="96" height="136" rx="8" />
        </svg>
      ))}
      <ol
        class={isLeft ? 'trick left' : 'trick'}
        aria-hidden={isLeft}
        aria-label={cards.length > 0 ? t.table.onTable : t.table.none}
        data-to={isLeft && winner !== null ? sideOf(winner, players) : undefined}
      >
        {cards.map(({ seat, card }) => (
          <li
            key={card}
            class="pc"
            data-side={sideOf(seat, players)}
            data-from={card === laid ? handShown(deal, seat).findIndex((held) => held.card === card) : undefined}
            data-best={seat === winner ? '' : undefined}
          >
            <CardPicture
              card={card}
              lang={lang}
              label={fill(seat === winner ? t.table.wins : t.table.lies, {
                seat: seatName(voice, seat),
                card: cardName(voice, card),
              })}
            />
          </li>
        ))}
      </ol>
    </>
  );
}
