import type { Card } from '../cards.ts';
import { isCard } from '../cards.ts';
import type { Cites, Draft, Id, Seat } from '../deal.ts';
import { listOf, replaced, seatAfter, tell } from '../deal.ts';
import type { Game, Ground, Reason } from '../game.ts';
import { phase } from '../game.ts';
import type { Choice, Duty } from '../tricks.ts';
import { choiceOf, playerOf, rankingOf, sift, standing, winningPlace, worthOf } from '../tricks.ts';

export interface TricksTerms {
  /** Who leads to the first trick, and that any card may be led. */
  readonly lead: { readonly cites: Cites };
  /** What a player owes to the trick, tried in this order. */
  readonly duties: readonly Duty[];
  /** That whoever follows suit need not beat what lies there. */
  readonly freeToDuck: { readonly cites: Cites };
  /** Which card takes the trick. */
  readonly winner: { readonly cites: Cites };
  /** Who leads next. */
  readonly next: { readonly cites: Cites };
}

function playCard(d: Draft, seat: Seat, card: Card, cites: readonly Id[]): void {
  d.hands = replaced(
    d.hands,
    seat,
    (d.hands[seat] ?? []).filter((held) => held !== card),
  );
  if (d.trick.length === 0) d.leader = seat;
  d.trick = [...d.trick, card];
  tell(d, { type: 'played', seat, card }, cites);
}

function takeTrick(d: Draft, g: Game, cites: readonly Id[]): void {
  const winner = playerOf(d, winningPlace(d.trick, rankingOf(g.order, d.trump), d.trump));
  const points = g.points ? worthOf(d.trick, g.points.value) : 0;
  tell(d, { type: 'trick', seat: winner, cards: d.trick, points }, cites);
  d.tricks = [...d.tricks, { leader: d.leader, cards: d.trick, winner }];
  d.trick = [];
  d.leader = winner;
}

/** Cards are played until the hands are empty. */
export const tricks = phase('tricks', ({ lead, duties, freeToDuck, winner, next }: TricksTerms) => {
  const followCites = listOf(duties[0]?.cites ?? []);
  const reasonOf = (choice: Choice, card: Card, duty: Duty): Reason => ({
    code: duty.name,
    seat: choice.seat,
    card,
    ...(choice.led && { suit: choice.led }),
    ...(choice.top && { cards: [choice.top] }),
  });
  /** Whether the card follows suit under the card that is winning, though a higher one of the suit is in hand. */
  const isDucking = ({ ranking: { suitOf, heightOf }, led, top, hand }: Choice, card: Card): boolean => {
    const beats = (held: Card): boolean => suitOf[held] === led && top !== null && suitOf[top] === led && heightOf[held] > heightOf[top];
    return suitOf[card] === led && !beats(card) && hand.some(beats);
  };
  /** Why a card of the hand may be played: nothing is led, or the last duty that the card satisfies. */
  const groundToPlay = (choice: Choice, card: Card, standingDuties: readonly Duty[]): Ground => {
    if (!choice.led) return { reason: { code: 'free-lead', seat: choice.seat, card }, cites: listOf(lead.cites) };
    const kept = standingDuties.findLast((duty) => duty.binds(choice) && duty.isMet(card, choice));
    const reason = { seat: choice.seat, card, suit: choice.led };
    if (isDucking(choice, card)) return { reason: { code: 'free-to-duck', ...reason }, cites: [...followCites, ...listOf(freeToDuck.cites)] };
    return kept
      ? { reason: { code: `${kept.name}-kept`, ...reason }, cites: listOf(kept.cites) }
      : { reason: { code: 'free-discard', ...reason }, cites: followCites };
  };
  return {
    turn(d, g) {
      const seat = d.trick.length === 0 ? d.leader : seatAfter(d, d.leader, d.trick.length);
      if (d.hands[seat]?.length === 0) return null;
      return { seat, legal: sift(standing(duties, d), choiceOf(d, g.order, seat)) };
    },
    act(d, g, seat, action) {
      const leadCites = listOf((d.tricks.length === 0 ? lead : next).cites);
      playCard(d, seat, action as Card, d.trick.length === 0 ? leadCites : followCites);
      if (d.trick.length === d.players) takeTrick(d, g, listOf(winner.cites));
    },
    vocabulary: (d, _g, seat) => d.hands[seat] ?? [],
    ground(d, g, seat, action, allowed) {
      if (!isCard(action) || !d.hands[seat]?.includes(action)) return null;
      const choice = choiceOf(d, g.order, seat);
      const inForce = standing(duties, d);
      if (allowed) return groundToPlay(choice, action, inForce);
      let ground: Ground | null = null;
      sift(inForce, choice, (card, duty) => {
        if (card === action) ground = { reason: reasonOf(choice, card, duty), cites: listOf(duty.cites) };
      });
      return ground;
    },
  };
});
