// What is said of a step, made from the events of the engine.
import type { Card } from '../engine/cards.ts';
import { isCard, printedSuitOf } from '../engine/cards.ts';
import type { Action, Deal, Event, Id } from '../engine/deal.ts';
import type { Name, Voice } from '../words/names.ts';
import { callName, callTold, cardName, counted, fill, plain, seatName, textAt } from '../words/names.ts';
import { citesOf, trickShown } from './line.ts';
import { numberOf } from './links.ts';

/** What is said of one event, or of all of its type together; nothing of some. */
function told(voice: Voice, event: Event, before: Deal | undefined, after: Deal, isOfAll: boolean): string {
  const { t } = voice;
  const seat = 'seat' in event && event.seat !== null ? seatName(voice, event.seat) : '';
  const named = (card: Card): Name => cardName(voice, card);
  switch (event.type) {
    case 'paid':
    case 'took':
      return counted(voice, t.events[isOfAll ? 'paidByAll' : event.type], event.chips, { seat });
    case 'dealt': {
      const cards = after.events.flatMap((other) => (other.type === 'dealt' && other.seat === event.seat ? other.cards : []));
      return counted(voice, t.events.dealt, cards.length, { seat: seatName(voice, after.dealer) });
    }
    case 'turned':
      return fill(t.events.turned, { card: named(event.card), suit: t.suits[printedSuitOf(event.card)] });
    case 'called':
      return callTold(voice, event.call, event.seat);
    case 'declarer':
      return fill(t.events.declarer, { seat });
    case 'swapped':
      return fill(t.events.swapped, { gave: named(event.gave), got: named(event.got) });
    case 'showed': {
      const cards = new Intl.ListFormat(voice.lang).format(event.cards.map((card) => plain(named(card))));
      return fill(t.events.showed, { seat, cards });
    }
    case 'played':
      return fill(before?.trick.length ? t.events.played : t.events.led, { seat, card: named(event.card) });
    case 'trick': {
      const taking = trickShown(after).cards.find((laid) => laid.seat === event.seat);
      return counted(voice, t.events.trick, event.points, { seat, card: taking ? named(taking.card) : '' });
    }
    case 'won':
    case 'lost':
      return fill(textAt(t.aims, event.how), { seat });
    case 'ended':
      return event.end === 'played' ? '' : textAt(t.ends, event.end);
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
