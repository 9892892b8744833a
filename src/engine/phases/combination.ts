import type { Card, Rank } from '../cards.ts';
import { rankOf, ranksOf } from '../cards.ts';
import type { Chips, Stake } from '../chips.ts';
import { fineOf, pay, stakeOf, take } from '../chips.ts';
import type { Cites, Deal, End, Seat } from '../deal.ts';
import { eldestOf, finish, handOf, inPlayFrom, listOf, tell, zeros } from '../deal.ts';
import { phase } from '../game.ts';
import type { Refill } from './ante.ts';
import { refill } from './ante.ts';

/** A way to win with the cards in hand alone. */
export interface Way {
  readonly name: string;
  readonly cites: Cites;
  /** The option value that makes it count; a way without it always counts. */
  readonly when?: readonly [option: string, value: string];
  /** How high a hand counts among those that win in this way; null when it does not. */
  readonly heightOf: (hand: readonly Card[], d: Deal) => number | null;
  /** Which wins of several: where it goes by rank, the rank that is named first. */
  readonly highest?: { readonly ranks?: string; readonly cites: Cites };
}
type WayTerms = Pick<Way, 'cites' | 'when'>;

/** The rank that all cards of a hand of three share. */
function rankOfThree([first, ...others]: readonly Card[]): Rank | null {
  if (!first || others.length !== 2) return null;
  return others.every((card) => rankOf(card) === rankOf(first)) ? rankOf(first) : null;
}
const rankUp = (d: Deal): Rank | null => {
  const up = d.turned.at(-1);
  return up ? rankOf(up) : null;
};

/** Three cards of one rank; of several, the one whose rank is named first. */
export const threeAlike = (terms: WayTerms & { readonly highest: { readonly ranks: string; readonly cites: Cites } }): Way => ({
  name: 'three-alike',
  ...terms,
  heightOf(hand) {
    const rank = rankOfThree(hand);
    return rank && -ranksOf(terms.highest.ranks).indexOf(rank);
  },
});

/** The three other cards of the rank turned up. */
export const fourWithTurnUp = (terms: WayTerms): Way => ({
  name: 'four-with-turn-up',
  ...terms,
  heightOf: (hand, d) => (rankOfThree(hand) === rankUp(d) ? 0 : null),
});

/** Two cards of the rank turned up. */
export const pairWithTurnUp = (terms: WayTerms): Way => ({
  name: 'pair-with-turn-up',
  ...terms,
  heightOf: (hand, d) => (hand.filter((card) => rankOf(card) === rankUp(d)).length === 2 ? 0 : null),
});

export interface CombinationTerms {
  readonly end: End;
  /** Tried in this order: the first that anybody has decides. */
  readonly ways: readonly Way[];
  /** Who may show one: every player in the deal, unless the game says otherwise. */
  readonly who?: { readonly may: (d: Deal, seat: Seat) => boolean; readonly cites: Cites };
  /** What the winner takes: the whole pot, unless the call says otherwise. */
  readonly stakes: readonly Stake[];
  /** What the others who might have shown one pay after that; `prize` is as much as the winner took. */
  readonly others: { readonly chips: Chips | 'prize'; readonly cites: Cites };
  readonly emptied?: Refill;
}

/** A player with the right cards in hand wins before a card is led. */
export const combination = phase('combination', (terms: CombinationTerms) => {
  const { end, ways, who, stakes, others, emptied } = terms;
  return {
    begin(d) {
      const entitled = inPlayFrom(d, eldestOf(d)).filter((seat) => who?.may(d, seat) ?? true);
      for (const way of ways) {
        if (way.when && d.options[way.when[0]] !== way.when[1]) continue;
        const holders = entitled.flatMap((seat) => {
          const height = way.heightOf(handOf(d, seat), d);
          return height === null ? [] : [{ seat, height }];
        });
        const [best] = holders.toSorted((a, b) => b.height - a.height);
        if (!best) continue;
        const shown = [...listOf(way.cites), ...listOf(who?.cites ?? [])];
        for (const { seat } of holders) tell(d, { type: 'showed', seat, cards: handOf(d, seat), cites: shown });
        const grounds = [...listOf(way.cites), ...(holders.length > 1 ? listOf(way.highest?.cites ?? []) : [])];
        const played = d.pot;
        const prize = stakeOf(d, stakes);
        take(d, best.seat, prize.chips, [...grounds, ...prize.cites]);
        const due = others.chips === 'prize' ? prize.chips : fineOf(d, others.chips, played);
        for (const seat of due > 0 ? entitled : []) if (seat !== best.seat) pay(d, seat, due, listOf(others.cites));
        refill(d, emptied);
        return finish(d, end, zeros(d), [...grounds, ...listOf(others.cites)]);
      }
    },
  };
});
