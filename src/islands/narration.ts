// What is said of a step, made from the events of the engine.
import type { Card, Suit } from '../engine/cards.ts';
import { isCard, printedSuitOf } from '../engine/cards.ts';
import type { Action, Deal, Event, Id, Seat } from '../engine/deal.ts';
import { partnerOf } from '../engine/deal.ts';
import { gamePlayed } from '../engine/play.ts';
import { playerOf } from '../engine/tricks.ts';
import type { Name, Plural, Values, Voice } from '../words/names.ts';
import { callName, callTold, cardName, fill, filled, isSeen, listed, pairName, seatName, sumOf, textAt } from '../words/names.ts';
import { citesOf, partOf } from './line.ts';
import { numberOf } from './links.ts';

/** What an event may tell of. */
interface Told {
  readonly cites: readonly Id[];
  readonly seat?: Seat | null;
  readonly to?: Seat;
  readonly card?: Card;
  readonly cards?: readonly Card[];
  readonly gave?: Card | readonly Card[];
  readonly got?: Card | readonly Card[];
  readonly suit?: Suit;
  readonly call?: Action;
  readonly chips?: number;
  readonly points?: number;
}

const isSeat = (seat: Seat | null | undefined): seat is Seat => typeof seat === 'number';

/**
 * What the places of a text on an event stand for; `n` is the number in it, or how many cards it names, and `side` is the
 * player with his partner, where there are partners; `next` deals the next cards. Lists, which take long to make, are made
 * where a text has a place for one.
 */
function namesIn(voice: Voice, told: Told, after: Deal): Values & { readonly n?: number } {
  const { seat, to, card, cards, gave, got, suit, call, chips, points } = told;
  const ofSuit = suit ?? (card && printedSuitOf(card));
  const cardsNamed = (named: Card | readonly Card[] = []): Name =>
    listed(
      voice,
      [named].flat().map((each) => cardName(voice, each)),
    );
  return {
    n: Math.abs(chips ?? points ?? [cards ?? gave ?? []].flat().length),
    card: card && cardName(voice, card),
    get cards() {
      return cardsNamed(cards);
    },
    get gave() {
      return cardsNamed(gave);
    },
    get got() {
      return cardsNamed(got);
    },
    suit: ofSuit && voice.t.suits[ofSuit],
    call: call && callName(voice, call),
    next: after.result ? seatName(voice, after.result.nextDealer) : undefined,
    to: to === undefined ? undefined : seatName(voice, to),
    seat: isSeat(seat) ? seatName(voice, seat) : undefined,
    get side() {
      if (!isSeat(seat)) return undefined;
      return gamePlayed(after).partners ? pairName(voice, seat) : seatName(voice, seat);
    },
  };
}

/** The text on an event; none where nothing is said. */
function textOn(voice: Voice, event: Event, before: Deal | undefined, after: Deal): string | Plural {
  const { t } = voice;
  switch (event.type) {
    case 'won':
    case 'lost':
      return textAt(t.aims[event.type], event.how);
    case 'ended':
      return event.end === 'played' ? '' : textAt(t.ends, event.end);
    case 'scored':
      return textAt(t.scored, event.for);
    case 'played':
      return textAt(t.events, event.faceDown ? 'dark' : before?.trick.length ? 'played' : 'led');
    case 'trick':
      return textAt(t.events, gamePlayed(after).points ? 'trick' : 'trickAlone');
    case 'drew':
      return textAt(t.events, isSeen(voice, event.seat) ? 'drew' : 'drewUnseen');
    case 'gave':
      return textAt(t.events, isSeen(voice, event.seat) || isSeen(voice, event.to) ? 'gave' : 'gaveUnseen');
    case 'talon':
    case 'trump':
      if (event.seat === null) return textAt(t.events, `${event.type}Alone`);
      if (event.type === 'talon' && !event.isShown && !isSeen(voice, event.seat)) return textAt(t.events, 'talonUnseen');
      return textAt(t.events, 'isShown' in event ? 'talonShown' : event.type);
    default:
      return textAt(t.events, event.type);
  }
}

/** The cards dealt in a step, in one sentence: as many to each, some to one player, or all that are left. */
function tellDealing(voice: Voice, { events, hands, dealer }: Deal): string {
  const counts = hands.map((_, seat) =>
    events.reduce((n, event) => n + (event.type === 'dealt' && event.seat === seat ? event.cards.length : 0), 0),
  );
  const sizes = new Set(counts.filter((n) => n > 0));
  const receivers = [...counts.keys()].filter((seat) => counts[seat]);
  const key = receivers.length === 1 ? 'dealtTo' : sizes.size === 1 ? 'dealt' : 'dealtRest';
  const to = seatName(voice, receivers[0] ?? 0);
  return filled(voice, textAt(voice.t.events, key), { seat: seatName(voice, dealer), to, n: [...sizes][0] ?? 0 });
}

/** Whether everybody pays the same here, one after the other from this event on. */
function isPaidByAll({ events, players }: Deal, from: number): boolean {
  const first = events[from];
  const run = events.slice(from, from + players);
  return (
    run.length === players && run.every((event) => event.type === 'paid' && first?.type === 'paid' && event.chips === first.chips)
  );
}

/** Whether partners have just written the same: what they write alike is told once, of both. */
const isToldOfPartner = (deal: Deal, event: Extract<Event, { readonly type: 'scored' }>, earlier: readonly Event[]): boolean =>
  earlier.some(
    (other) =>
      gamePlayed(deal).partners &&
      other.type === 'scored' &&
      other.for === event.for &&
      other.seat === partnerOf(deal, event.seat),
  );

/** What happened in the step that led to `after`, in words; without `before`, the deal itself. */
export function tellStep(voice: Voice, before: Deal | undefined, after: Deal): string {
  const { events } = after;
  const texts: string[] = [];
  for (let i = 0; i < events.length; i++) {
    const event = events[i] as Event;
    const earlier = events.slice(0, i);
    const tell = (told: Told = event, text = textOn(voice, event, before, after)): void => {
      texts.push(filled(voice, text, namesIn(voice, told, after)));
    };
    switch (event.type) {
      case 'called':
        texts.push(callTold(voice, event.call, event.seat));
        break;
      case 'dealt':
        if (!earlier.some(({ type }) => type === 'dealt')) texts.push(tellDealing(voice, after));
        break;
      case 'paid':
        if (!isPaidByAll(after, i)) tell();
        else {
          tell(event, textAt(voice.t.events, 'paidByAll'));
          i += after.players - 1;
        }
        break;
      case 'took': {
        // What a player takes for several tricks is told as one sum.
        const taken = events.flatMap((other) => (other.type === 'took' && other.seat === event.seat ? other.chips : []));
        const isFirst = !earlier.some((other) => other.type === 'took' && other.seat === event.seat);
        if (isFirst) tell({ ...event, chips: sumOf(taken) });
        break;
      }
      case 'scored':
        if (!isToldOfPartner(after, event, earlier)) tell();
        break;
      case 'trick': {
        const { leader = 0, cards = [] } = after.tricks.at(-1) ?? {};
        tell({ ...event, card: cards.find((_card, place) => playerOf(after, place, leader) === event.seat) as Card });
        break;
      }
      default:
        tell();
    }
  }
  return texts.filter((text) => text).join(voice.t.said.between);
}

/** Whose turn it is, and for what; or that the deal is over. */
export function tellTurn(voice: Voice, deal: Deal): string {
  const { next, trick } = deal;
  const { turn, phases } = voice.t;
  if (!next) return turn.over;
  const isToPlay = next.legal.some(isCard);
  const toTrick = trick.length === 0 ? turn.lead : turn.play;
  const { turn: asked, back = asked } = isToPlay ? { turn: toTrick } : textAt(phases, partOf(deal));
  // Whoever may do nothing but give has been given a card.
  const to = next.legal.every((action) => action.startsWith('give:')) ? back : asked;
  return fill(to, { seat: seatName(voice, next.seat) });
}

/** How a statement or ruling is called. */
export const citeName = ({ t }: Voice, id: Id): string => numberOf(id) ?? t.ruling;

/** All of a step for somebody who does not see the table; a result comes with the statements it follows. */
export function announce(voice: Voice, before: Deal | undefined, after: Deal): string {
  const { said } = voice.t;
  const cites = [...new Set(citesOf(after).map((id) => citeName(voice, id)))];
  return fill(after.result ? said.result : said.step, {
    told: tellStep(voice, before, after),
    cites: cites.join(said.listed),
    turn: tellTurn(voice, after),
  });
}
