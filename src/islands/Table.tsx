// The felt with everything on it. Where things lie is the style sheet's matter: an element says whose it is and what it is.
import type { ComponentChildren } from 'preact';
import type { Card } from '../engine/cards.ts';
import { isCard } from '../engine/cards.ts';
import type { Action, Deal, Seat } from '../engine/deal.ts';
import { eldestOf } from '../engine/deal.ts';
import type { Verdict } from '../engine/play.ts';
import type { Voice } from '../words/names.ts';
import {
  actionName,
  callName,
  cardName,
  counted,
  fill,
  isSeen,
  partsOf,
  plain,
  seatName,
  signed,
  trumpsNow,
} from '../words/names.ts';
import { sideOf } from '../words/seats.ts';
import { Back, CardPicture, Face, Pile, suitClass } from './Card.tsx';
import { Cites, Worth } from './Choices.tsx';
import type { AtStep, Furniture } from './kinds.ts';
import { dealAt, handShown, playedIn, trickShown } from './line.ts';
import type { Mark } from './worth/values.ts';

interface TableProps extends AtStep {
  readonly furniture: Furniture;
  /** Whether the cursor has just moved one step on: then what has been played or taken is seen to move. */
  readonly isForward: boolean;
  readonly verdicts: readonly Verdict[];
  /** What stands on the cards of whoever is to act: what they are worth. */
  readonly marks?: ReadonlyMap<Action, Mark> | undefined;
  /** The card of the hand that is reached by the tab key, if it is still there to be chosen. */
  readonly stop: Card | null;
  readonly onStop: (card: Card) => void;
  readonly onChoose: (verdict: Verdict) => void;
  readonly onAsk: (verdict: Verdict) => void;
}

export function Table(props: TableProps) {
  const { voice, line, step, isForward, furniture } = props;
  const { isFan, Corner, Middle } = furniture;
  const deal = dealAt(line, step);
  const seats = [...deal.hands.keys()];
  const at = { voice, line, step };
  return (
    <div class="felt table" data-players={deal.players} data-fan={isFan ? '' : undefined}>
      <svg class="hem" aria-hidden="true">
        <rect width="100%" height="100%" rx="9" />
      </svg>
      <Stock {...at}>{Middle && <Middle {...at} />}</Stock>
      <Corner {...at} />
      {seats.map((seat) => (
        <Plate key={seat} voice={voice} deal={deal} seat={seat} />
      ))}
      {seats.map((seat) => (
        <Hand key={seat} {...props} seat={seat} />
      ))}
      {isForward && deal.trick.length === 1 && <Trick {...at} step={step - 1} isLeft />}
      <Trick {...at} laid={isForward ? playedIn(deal)?.card : undefined} />
    </div>
  );
}

/** What lies in the middle besides the trick, the stock and the cards turned up before all; and what trumps are. */
function Stock({ voice, line, step, children }: AtStep & { readonly children: ComponentChildren }) {
  const { t, lang } = voice;
  const { deck, drawn, turned, trump } = dealAt(line, step);
  const last = turned.length - 1;
  const events = line.deals.slice(0, step + 1).flatMap((each) => each.events);
  return (
    <>
      <div class="stock">
        <Pile voice={voice} look="deck" name={t.table.stock} cards={deck.length - drawn} />
        {turned.map((card, i) => (
          <span key={card} class={i === last ? 'up' : 'old'}>
            <CardPicture
              card={card}
              lang={lang}
              label={fill(i === last ? t.table.turned : t.table.turnedBefore, { card: cardName(voice, card) })}
            />
          </span>
        ))}
        {children}
      </div>
      {trump && (
        <p class="cap">
          {trumpsNow(voice, dealAt(line, step))}{' '}
          <Cites voice={voice} ids={events.findLast(({ type }) => type === 'turned' || type === 'trump')?.cites ?? []} />
        </p>
      )}
    </>
  );
}

interface SeatProps {
  readonly voice: Voice;
  readonly deal: Deal;
  readonly seat: Seat;
}

/** Calls of which the table shows what they have brought about: their words need not stay. */
const isShown = (call: string): boolean => /^(?:give|draw|swap|keep|trump|last|rounds|deal:)|!$/.test(call);

/** What a player is called and is, what he has called on the card now turned up, and the tricks he has taken. */
function Plate({ voice, deal, seat }: SeatProps) {
  const { roles, table, said } = voice.t;
  const made = deal.calls.findLast(
    ({ seat: caller, call, turned }) => caller === seat && turned === deal.turned.length && !isShown(call),
  );
  const own = [
    seat === deal.dealer && roles.dealer,
    seat === eldestOf(deal) && roles.eldest,
    seat === deal.declarer && roles.declarer,
    deal.out.includes(seat) && !made && roles.out,
  ].filter((role) => role !== false);
  const tricks = deal.tricks.filter(({ winner }) => winner === seat);
  return (
    <div class="np" data-side={sideOf(seat, deal.players)} data-turn={deal.next?.seat === seat ? '' : undefined}>
      <span class="nm">{plain(seatName(voice, seat))}</span>
      <small>
        {own.join(said.listed)}{' '}
        {made && (
          <span class="say" lang={partsOf(voice, made.call).words.lang}>
            {callName(voice, made.call)}
          </span>
        )}
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

/** The verdict on what a card of the hand may be used for: to play it, or to give it away. */
const isWithCard = (card: Card, { action }: Verdict): boolean => action === card || action === `give:${card}`;

/** The cards of a player, those played left as shadows in their places. For whoever is to play or give one, each is a key. */
function Hand({ voice, line, step, seat, verdicts, marks, stop, onStop, onChoose, onAsk }: TableProps & { readonly seat: Seat }) {
  const { t, lang } = voice;
  const { next, players, out } = dealAt(line, step);
  const isOpen = isSeen(voice, seat);
  const hand = handShown(line, step, seat);
  const closed = isOpen ? 0 : hand.filter(({ isPlayed }) => !isPlayed).length;
  const verdictOn = (card: Card | null): Verdict | undefined =>
    isOpen && next?.seat === seat && card ? verdicts.find((verdict) => isWithCard(card, verdict)) : undefined;
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
  /** What a card of the hand is called where it is a key. */
  const keyName = ({ action, legal }: Verdict): string => {
    const name = { card: actionName(voice, action) };
    if (!legal) return fill(t.table.refused, name);
    return isCard(action) ? fill(t.table.play, name) : callName(voice, action);
  };
  return (
    <fieldset
      class="hand"
      aria-label={fill(label, { seat: seatName(voice, seat) })}
      data-side={sideOf(seat, players)}
      data-cards={isOpen ? hand.length : closed}
      data-out={out.includes(seat) ? '' : undefined}
      onKeyDown={open.length > 0 ? onKeyDown : undefined}
    >
      {Array.from({ length: closed }, (_, i) => (
        <div key={i} class="pc">
          <span
            class="card"
            role="img"
            aria-label={i === 0 ? counted(voice, t.table.closed, closed) : undefined}
            aria-hidden={i > 0}
          >
            <Back />
          </span>
        </div>
      ))}
      {(isOpen ? hand : []).map(({ card, isPlayed, isNew }) => {
        const verdict = verdictOn(card);
        const name = { card: cardName(voice, card) };
        const legal = verdict && (verdict.legal ? 'yes' : 'no');
        return (
          <div
            key={card}
            class="pc"
            data-card={card}
            data-played={isPlayed ? '' : undefined}
            data-new={isNew ? '' : undefined}
            data-legal={legal}
          >
            {verdict ? (
              <button
                type="button"
                class={`card ${suitClass(card)}`}
                tabIndex={card === reached ? 0 : -1}
                onFocus={() => onStop(card)}
                onClick={() => (verdict.legal ? onChoose : onAsk)(verdict)}
              >
                <Face card={card} />
                <span class="vh">{keyName(verdict)}</span>
                {verdict.legal || (
                  <span class="q" aria-hidden="true">
                    ?
                  </span>
                )}
              </button>
            ) : (
              <CardPicture card={card} lang={lang} label={isPlayed ? fill(t.table.played, name) : plain(name.card)} />
            )}
            <Worth mark={isPlayed ? undefined : (marks?.get(card) ?? marks?.get(`give:${card}`))} />
          </div>
        );
      })}
    </fieldset>
  );
}

interface TrickProps extends AtStep {
  /** The card that has just been laid. */
  readonly laid?: Card | undefined;
  /** Whether the trick is on its way to whoever took it. */
  readonly isLeft?: boolean;
}

/** The trick on the table and the places where cards will lie. */
function Trick({ voice, line, step, laid, isLeft = false }: TrickProps) {
  const { t, lang, players } = voice;
  const deal = dealAt(line, step);
  const { cards, winner } = trickShown(line, step);
  const waiting = [...deal.hands.keys()].filter(
    (seat) => !deal.out.includes(seat) && !cards.some((played) => played.seat === seat),
  );
  /** From where in the hand a card comes, counted from its middle. */
  const placeOf = (card: Card, seat: Seat): number => {
    if (!isSeen(voice, seat)) return 0;
    const hand = handShown(line, step, seat);
    return Math.round(hand.findIndex((held) => held.card === card) - (hand.length - 1) / 2);
  };
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
        {cards.map(({ seat, card, faceDown }) => {
          const name = { seat: seatName(voice, seat), card: faceDown ? t.table.down : cardName(voice, card) };
          const label = fill(seat === winner ? t.table.wins : t.table.lies, name);
          return (
            <li
              key={card}
              class="pc"
              data-side={sideOf(seat, players)}
              data-from={card === laid ? placeOf(card, seat) : undefined}
              data-best={seat === winner ? '' : undefined}
            >
              {faceDown ? (
                <span class="card" role="img" aria-label={label}>
                  <Back />
                </span>
              ) : (
                <CardPicture card={card} lang={lang} label={label} />
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}
