// What is said of a step, made from the events of the engine.
import type { Card } from '../engine/cards.ts';
import { isCard, printedSuitOf } from '../engine/cards.ts';
import type { Action, Deal, Event, Id, Seat } from '../engine/deal.ts';
import { gamePlayed } from '../engine/play.ts';
import type { Name, Voice } from '../words/names.ts';
import { callName, callTold, cardName, counted, fill, listed, seatName, signed, textAt } from '../words/names.ts';
import { citesOf, trickShown } from './line.ts';
import { numberOf } from './links.ts';

/** Marks written against a pair; everything else that is scored is points. */
const MARKS = ['over-sixty', 'over-ninety', 'all-points', 'card-fallen'];

/** How many cards were dealt to a player. */
const dealtTo = ({ events }: Deal, seat: Seat): number =>
  events.flatMap((event) => (event.type === 'dealt' && event.seat === seat ? event.cards : [])).length;

/** Who dealt how many cards to whom: as many to each, all to one, or what was left. */
function tellDealing(voice: Voice, after: Deal): string {
  const { events } = voice.t;
  const seat = seatName(voice, after.dealer);
  const served = [...after.hands.keys()].filter((to) => dealtTo(after, to) > 0);
  const [first] = served;
  if (first === undefined) return '';
  const n = dealtTo(after, first);
  if (served.length === 1) return counted(voice, events.dealtTo, n, { seat, to: seatName(voice, first) });
  return served.every((to) => dealtTo(after, to) === n)
    ? counted(voice, events.dealt, n, { seat })
    : fill(events.dealtOn, { seat });
}

/** What is said of one event, or of all of its type together; nothing of some. */
function told(voice: Voice, event: Event, before: Deal | undefined, after: Deal, isOfAll: boolean): string {
  const { t } = voice;
  const seat = 'seat' in event && event.seat !== null ? seatName(voice, event.seat) : '';
  const named = (card: Card): Name => cardName(voice, card);
  const allOf = (cards: readonly Card[]): Name => listed(voice, cards.map(named));
  const { potUnit, points } = gamePlayed(after);
  switch (event.type) {
    case 'paid':
    case 'took':
      return counted(voice, t.events[isOfAll ? 'paidByAll' : event.type], event.chips, { seat });
    case 'dealt':
      return tellDealing(voice, after);
    case 'looked':
      return fill(t.events.looked, { card: named(event.card) });
    case 'turned':
      return fill(t.events.turned, { card: named(event.card), suit: t.suits[printedSuitOf(event.card)] });
    case 'trump':
      // Whoever names trumps has been told of already.
      return after.events.some((other) => other.type === 'called' && other.call === `trump:${event.suit}`)
        ? ''
        : fill(t.events.trump, { suit: t.suits[event.suit] });
    case 'talon':
      return event.seat === null ? '' : fill(t.events.talon, { seat, cards: allOf(event.cards) });
    case 'called':
      return callTold(voice, event.call, event.seat);
    case 'declarer':
      return fill(t.events.declarer, { seat });
    case 'swapped':
      return fill(t.events.swapped, { gave: named(event.gave), got: named(event.got) });
    case 'drew':
      return fill(t.events.swapped, { gave: allOf(event.gave), got: allOf(event.got) });
    case 'showed':
      return fill(after.result?.end === 'zwik' ? t.events.zwik : t.events.showed, { seat, cards: allOf(event.cards) });
    case 'marriage':
      return fill(t.events.marriage, { seat, suit: t.suits[event.suit], n: event.points });
    case 'played':
      return fill(before?.trick.length ? t.events.played : t.events.led, { seat, card: named(event.card) });
    case 'trick': {
      const taking = trickShown(after).cards.find((laid) => laid.seat === event.seat);
      const values = { seat, card: taking ? named(taking.card) : '' };
      return points ? counted(voice, t.events.trick, event.points, values) : fill(t.events.trickTaken, values);
    }
    case 'won':
    case 'lost':
      return fill(textAt(t.aims, event.type === 'lost' && event.how === 'bid' ? 'bid-lost' : event.how), { seat });
    case 'scored':
      if (event.for === 'even') return t.events.even;
      if (MARKS.includes(event.for)) return counted(voice, t.events.marks, event.points, { seat });
      return fill(t.events.scored, { seat, n: signed(event.points) });
    case 'ended': {
      if (event.end === 'played') return '';
      const next = after.result ? seatName(voice, after.result.nextDealer) : '';
      return fill(textAt(t.ends, event.end === 'passed-out' && potUnit === 0 ? 'unbid' : event.end), { seat: next });
    }
    default:
      return '';
  }
}

/** What happened in the step that led to `after`, in words; without `before`, the deal itself. */
export function tellStep(voice: Voice, before: Deal | undefined, after: Deal): string {
  const paid = after.events.flatMap((event) => (event.type === 'paid' ? event.chips : []));
  const isPaidByAll = paid.length === after.players && paid.every((chips) => chips === paid[0]);
  const done = new Set<string>();
  const texts = after.events.map((event) => {
    const isOfAll = event.type === 'dealt' || (event.type === 'paid' && isPaidByAll);
    if (isOfAll && done.has(event.type)) return '';
    done.add(event.type);
    return told(voice, event, before, after, isOfAll);
  });
  return texts.filter((text) => text).join(' ');
}

/** Whose turn it is, and for what; or that the deal is over. */
export function tellTurn(voice: Voice, { next, trick }: Deal): string {
  const { turn } = voice.t;
  if (!next) return turn.over;
  const to = !next.legal.some(isCard) ? turn.call : trick.length === 0 ? turn.lead : turn.play;
  return fill(to, { seat: seatName(voice, next.seat) });
}

/** How a statement or ruling is called. */
export const citeName = ({ t }: Voice, id: Id): string => numberOf(id) ?? t.ruling;

/** All of a step for somebody who does not see the table; a result comes with the statements it follows. */
export function announce(voice: Voice, before: Deal | undefined, after: Deal): string {
  const cites = [...new Set(citesOf(after).map((id) => citeName(voice, id)))].join(', ');
  return `${tellStep(voice, before, after)} ${after.result ? `(${cites}) ` : ''}${tellTurn(voice, after)}.`;
}

/** An action in words: a card by its name, a call as it is made. */
export const actionName = (voice: Voice, action: Action): Name =>
  isCard(action) ? cardName(voice, action) : callName(voice, action);
