import type { Action, Cites, Deal, Draft, Seat } from '../deal.ts';
import { call, handOf, inPlayCount, listOf, nextInPlay, replaced, tell } from '../deal.ts';
import type { Game } from '../game.ts';
import { phase } from '../game.ts';
import { cardGiven, giving, handOver } from './giving.ts';

/** A way to have done with the deal instead of giving the first card. */
export interface WayOut {
  readonly name: string;
  readonly cites: Cites;
  readonly call: Action;
  /** Whether it is this way that is open to the declarer. */
  readonly isOpen: (d: Deal) => boolean;
  /** What is written, and that the deal is over. */
  readonly take: (d: Draft, g: Game) => void;
}

export interface TalonTerms {
  /** The highest bidder takes the talon, and may have to show it first. */
  readonly take: { readonly isShown?: true; readonly cites: Cites };
  /** He gives one card to each of the others, clockwise. */
  readonly give: { readonly cites: Cites };
  readonly waysOut?: readonly WayOut[];
}

/** How many cards the declarer has given away. */
const givenBy = (d: Deal): number => d.calls.filter((made) => cardGiven(made.call) !== null).length;

/** The player who gets the next card. */
function receiverOf(d: Deal, declarer: Seat): Seat {
  let to = nextInPlay(d, declarer);
  for (let given = givenBy(d); given > 0; given--) to = nextInPlay(d, to);
  return to;
}

/** The declarer takes up the talon and gives each of the others a card. */
export const takeTalon = phase('talon', ({ take, give, waysOut = [] }: TalonTerms) => {
  const wayOut = (d: Deal): WayOut | undefined => (givenBy(d) === 0 ? waysOut.find(({ isOpen }) => isOpen(d)) : undefined);
  const outCites = waysOut.flatMap(({ cites }) => listOf(cites));
  return {
    begin(d) {
      const seat = d.declarer;
      if (seat === null) return;
      d.hands = replaced(d.hands, seat, [...handOf(d, seat), ...d.talon]);
      const shown = take.isShown && { isShown: take.isShown };
      tell(d, { type: 'talon', seat, cards: d.talon, ...shown, cites: listOf(take.cites) });
      d.talon = [];
    },
    turn(d) {
      const seat = d.declarer;
      if (seat === null || givenBy(d) === inPlayCount(d) - 1) return null;
      const way = wayOut(d);
      return { seat, legal: [...handOf(d, seat).map(giving), ...(way ? [way.call] : [])] };
    },
    act(d, g, seat, action) {
      const card = cardGiven(action);
      if (card) {
        const to = receiverOf(d, seat);
        call(d, seat, action, listOf(give.cites));
        handOver(d, seat, to, card, listOf(give.cites));
        return;
      }
      const way = wayOut(d);
      call(d, seat, action, listOf(way?.cites ?? []));
      way?.take(d, g);
    },
    vocabulary: (d, _g, seat) => [...new Set([...handOf(d, seat).map(giving), ...waysOut.map((way) => way.call)])],
    ground(d, _g, seat, action, allowed) {
      const card = cardGiven(action);
      if (card) return { reason: { code: allowed ? 'may-give' : 'not-in-hand', seat, card }, cites: listOf(give.cites) };
      if (!waysOut.some((way) => way.call === action)) return null;
      if (allowed) return { reason: { code: `may-${action}`, seat }, cites: listOf(wayOut(d)?.cites ?? []) };
      return { reason: { code: `${action}-before-giving`, seat }, cites: outCites };
    },
  };
});
