import type { Card } from '../cards.ts';
import { rankOf, ranksOf } from '../cards.ts';
import { pay } from '../chips.ts';
import type { Cites, Draft, Id } from '../deal.ts';
import { call, eldestOf, finish, listOf, seatAfter, seatsFrom, tell, zeros } from '../deal.ts';
import type { ByOption } from '../game.ts';
import { chosen, phase } from '../game.ts';

export interface CutTerms {
  /** The bottom card is looked at; where the dealer is free to look or not, he is asked. */
  readonly look: { readonly isFree: boolean | ByOption<boolean>; readonly cites: Cites };
  /** A dealer who does not look deals on whatever the card is. */
  readonly unseen: { readonly cites: Cites };
  /** At a card of these ranks the deal passes unplayed to the next player. */
  readonly hop: { readonly ranks: string; readonly cites: Cites };
  /** At this card it passes over some of them. */
  readonly jump: {
    readonly card: Card;
    /** Chips of the next dealer, whose stake they are, and of everybody passed over. */
    readonly each: number;
    /** How many seats it goes clockwise; -1 is the player before the dealer. */
    readonly to: Way | ByOption<Way>;
  };
}
export interface Way {
  readonly steps: number;
  readonly cites: Cites;
}

const CALLS = ['check', 'deal'];
/** Whether the dealer of this deal chose not to look at the bottom card. */
export const isUnseen = (d: Pick<Draft, 'calls'>): boolean => d.calls.some(({ call: made }) => made === 'deal');

/** The bottom card of the pack can send the deal on to another dealer before a card is dealt. */
export const cut = phase('cut', ({ look, unseen, hop, jump }: CutTerms) => {
  const hopRanks = ranksOf(hop.ranks);

  const lookAtBottom = (d: Draft): void => {
    const card = d.deck.at(-1) as Card;
    tell(d, { type: 'looked', card, cites: listOf(look.cites) });
    if (card === jump.card) leap(d);
    else if (hopRanks.includes(rankOf(card))) finish(d, 'hop', zeros(d), listOf(hop.cites));
  };

  const leap = (d: Draft): void => {
    const { steps, cites } = chosen(d, jump.to);
    const reach = steps < 0 ? d.players + steps : steps;
    const grounds: readonly Id[] = listOf(cites);
    for (const seat of seatsFrom(d, eldestOf(d)).slice(0, reach)) pay(d, seat, jump.each, grounds);
    const nextDealer = seatAfter(d, d.dealer, reach);
    finish(d, 'jump', zeros(d), grounds, { nextDealer, carry: { dealerPaid: true } });
  };

  return {
    begin(d) {
      if (!chosen(d, look.isFree)) lookAtBottom(d);
    },
    turn: (d) => (chosen(d, look.isFree) && d.calls.length === 0 ? { seat: d.dealer, legal: CALLS } : null),
    act(d, _g, seat, action) {
      call(d, seat, action, listOf(action === 'deal' ? unseen.cites : look.cites));
      if (action === 'check') lookAtBottom(d);
    },
    ground: (_d, _g, seat, action) =>
      CALLS.includes(action)
        ? {
            reason: { code: action === 'deal' ? 'may-deal-unseen' : 'may-look', seat },
            cites: listOf(action === 'deal' ? unseen.cites : look.cites),
          }
        : null,
  };
});
