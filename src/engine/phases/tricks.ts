import type { Card } from '../cards.ts';
import { isCard } from '../cards.ts';
import type { Action, Cites, Deal, Draft, Id, Seat, Turn } from '../deal.ts';
import { call, extended, handOf, handWithout, inPlayCount, inPlayFrom, listOf, replaced, tell } from '../deal.ts';
import type { Behaviour, Game, Ground, Reason } from '../game.ts';
import { phase } from '../game.ts';
import type { Choice, Duty } from '../tricks.ts';
import { choiceOf, isOwed, playerOf, rankingOf, sift, topOf, winningPlace, worthOf } from '../tricks.ts';

/** Something that is decided before a card is led: asked for as long as `turn` names somebody. It begins whenever a trick has been taken. */
export type Interlude = Required<Pick<Behaviour, 'turn' | 'act'>> &
  Behaviour & {
    readonly name: string;
    readonly cites: Cites;
    /** Calls that the player who is to lead may make instead; `act` carries them out, too. */
    readonly offers?: (d: Deal) => readonly Action[];
  };

/** Something said while leading a card, written as the card and a mark: `Kh!`. */
export interface Declaration {
  readonly name: string;
  readonly mark: string;
  readonly cites: Cites;
  /** That it may not be said without cause. */
  readonly refused?: { readonly cites: Cites };
  /** Whether it may be said with this card, led now. */
  readonly isOpen: (d: Deal, seat: Seat, card: Card) => boolean;
  /** What it does, before the card lies on the table. */
  readonly declare: (d: Draft, seat: Seat, card: Card) => void;
}

export interface TricksTerms {
  /** Who leads to the first trick (the first from eldest who is in, unless a seat is named), and that any card may be led. */
  readonly lead: { readonly by?: (d: Deal) => Seat; readonly cites: Cites };
  /** What a player owes to the trick, tried in this order. */
  readonly duties: readonly Duty[];
  /** By what a card is played to a trick that another has led: by the first duty, unless the game says otherwise. */
  readonly follow?: (d: Deal) => Duty;
  /** Which cards are played face down. */
  readonly faceDown?: { readonly isDown: (d: Deal, g: Game, card: Card) => boolean; readonly cites: Cites };
  /** That whoever follows suit need not beat what lies there. */
  readonly freeToDuck?: { readonly cites: Cites };
  /** Which card takes the trick: the highest trump, else the highest of the suit led, unless the game says otherwise. */
  readonly winner: { readonly place?: (d: Deal, g: Game) => number; readonly cites: Cites };
  /** Who leads next. */
  readonly next: { readonly cites: Cites };
  readonly interlude?: Interlude;
  readonly declaration?: Declaration;
}

/** The seat that plays the next card to the trick, or leads. */
function playerToCome(d: Deal): Seat {
  return d.trick.length === 0 ? d.leader : playerOf(d, d.trick.length);
}

/** Whether the card follows suit under the card that is winning, though a higher one of the suit is in hand. */
function isDucking(choice: Choice, card: Card): boolean {
  const { ranking, led, hand } = choice;
  const { suitOf, heightOf } = ranking;
  const top = topOf(choice);
  if (top === null || suitOf(card) !== led || suitOf(top) !== led) return false;
  const beats = (held: Card): boolean => suitOf(held) === led && heightOf(held) > heightOf(top);
  return !beats(card) && hand.some(beats);
}

/** Cards are played until the hands are empty. */
export const tricks = phase('tricks', (terms: TricksTerms) => {
  const { lead, duties, follow, faceDown, freeToDuck, winner, next, interlude, declaration } = terms;
  const firstDutyCites = listOf(duties[0]?.cites ?? []);
  const followCites = (d: Deal): readonly Id[] =>
    follow ? listOf(duties.find((duty) => duty === follow(d))?.cites ?? []) : firstDutyCites;
  const winnerCites = listOf(winner.cites);
  const firstLeadCites = listOf(lead.cites);
  const nextLeadCites = listOf(next.cites);
  const leadCites = (d: Deal): readonly Id[] => (d.tricks.length === 0 ? firstLeadCites : nextLeadCites);

  const interludeTurn = (d: Deal, g: Game): Turn | null => (d.trick.length === 0 ? (interlude?.turn(d, g) ?? null) : null);

  const offersOf = (d: Deal): readonly Action[] => (d.trick.length === 0 ? (interlude?.offers?.(d) ?? []) : []);

  const takeTrick = (d: Draft, g: Game): void => {
    const place = winner.place?.(d, g) ?? winningPlace(d.trick, rankingOf(g.order, d.trump), d.trump);
    const seat = playerOf(d, place);
    tell(d, { type: 'trick', seat, cards: d.trick, points: worthOf(d.trick, g), cites: winnerCites });
    d.tricks = extended(d.tricks, { leader: d.leader, cards: d.trick, winner: seat });
    d.trick = [];
    d.leader = seat;
    interlude?.begin?.(d, g);
  };

  const declared = (action: Action): Card | null => {
    if (!declaration || !action.endsWith(declaration.mark)) return null;
    const card = action.slice(0, -declaration.mark.length);
    return isCard(card) ? card : null;
  };

  const refusal = (choice: Choice, card: Card): Ground | null => {
    let ground: Ground | null = null;
    sift(duties, choice, (refused, duty) => {
      if (refused !== card) return;
      const top = topOf(choice);
      const reason: Reason = {
        code: duty.name,
        seat: choice.seat,
        card,
        ...(choice.led && { suit: choice.led }),
        ...(top && { cards: [top] }),
      };
      ground = { reason, cites: listOf(duty.cites) };
    });
    return ground;
  };

  /** Why a card of the hand may be played: by the last duty that binds and that it satisfies, or because none does. */
  const permission = (d: Deal, g: Game, choice: Choice, card: Card): Ground => {
    const kept = duties.findLast((duty) => isOwed(duty, choice) && duty.meeting([card], choice).length > 0);
    const reason = { seat: choice.seat, card, ...(choice.led && { suit: choice.led }) };
    if (faceDown?.isDown(d, g, card)) return { reason: { code: 'face-down', ...reason }, cites: listOf(faceDown.cites) };
    if (freeToDuck && isDucking(choice, card)) {
      return { reason: { code: 'free-to-duck', ...reason }, cites: [...followCites(d), ...listOf(freeToDuck.cites)] };
    }
    if (kept) return { reason: { code: `${kept.name}-kept`, ...reason }, cites: listOf(kept.cites) };
    if (!choice.led) return { reason: { code: 'free-lead', ...reason }, cites: leadCites(d) };
    return { reason: { code: 'free-discard', ...reason }, cites: followCites(d) };
  };

  return {
    begin(d) {
      d.leader = lead.by?.(d) ?? (inPlayFrom(d, d.leader)[0] as Seat);
    },
    turn(d, g) {
      const asked = interludeTurn(d, g);
      if (asked) return asked;
      const seat = playerToCome(d);
      if (handOf(d, seat).length === 0) return null;
      const legal = sift(duties, choiceOf(d, g.order, seat));
      if (d.trick.length > 0) return { seat, legal };
      const offers = offersOf(d);
      if (!declaration) return { seat, legal: offers.length > 0 ? [...legal, ...offers] : legal };
      const said = legal.filter((card) => declaration.isOpen(d, seat, card)).map((card) => card + declaration.mark);
      return { seat, legal: [...legal, ...said, ...offers] };
    },
    act(d, g, seat, action) {
      if (interlude && (interludeTurn(d, g) || offersOf(d).includes(action))) return interlude.act(d, g, seat, action);
      const card = declared(action) ?? (action as Card);
      if (card !== action) {
        call(d, seat, action, listOf(declaration?.cites ?? []));
        declaration?.declare(d, seat, card);
      }
      const isDown = faceDown?.isDown(d, g, card);
      const cites = isDown ? listOf(faceDown?.cites ?? []) : d.trick.length === 0 ? leadCites(d) : followCites(d);
      d.hands = replaced(d.hands, seat, handWithout(handOf(d, seat), card));
      d.trick = extended(d.trick, card);
      tell(d, isDown ? { type: 'played', seat, card, faceDown: true, cites } : { type: 'played', seat, card, cites });
      if (d.trick.length === inPlayCount(d)) takeTrick(d, g);
    },
    vocabulary(d, g, seat) {
      if (interludeTurn(d, g)) return interlude?.vocabulary?.(d, g, seat) ?? [];
      const cards = [...handOf(d, seat), ...offersOf(d)];
      return declaration && d.trick.length === 0 ? [...cards, ...handOf(d, seat).map((card) => card + declaration.mark)] : cards;
    },
    ground(d, g, seat, action, allowed) {
      if (interludeTurn(d, g)) return interlude?.ground?.(d, g, seat, action, allowed) ?? null;
      const said = declared(action);
      if (said) {
        const code = allowed ? `may-${declaration?.name}` : `no-${declaration?.name}`;
        const why = allowed ? [] : listOf(declaration?.refused?.cites ?? []);
        return { reason: { code, seat, card: said }, cites: [...listOf(declaration?.cites ?? []), ...why] };
      }
      if (!isCard(action)) return interlude?.offers ? (interlude.ground?.(d, g, seat, action, allowed) ?? null) : null;
      if (!handOf(d, seat).includes(action)) return null;
      const choice = choiceOf(d, g.order, seat);
      return allowed ? permission(d, g, choice, action) : refusal(choice, action);
    },
  };
});
