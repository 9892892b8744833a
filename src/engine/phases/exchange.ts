import type { Card } from '../cards.ts';
import { isCard, printedSuitOf } from '../cards.ts';
import type { Action, Cites, Deal, Seat, Turn } from '../deal.ts';
import { call, eldestOf, handOf, listOf, replaced, seatsFrom, tell } from '../deal.ts';
import type { Reason } from '../game.ts';
import { phase } from '../game.ts';

/** Announcements of the ten of trumps, joined to a call: for the card turned up now, or for that and later ones of its suit. */
export const KNOW = '+know';
export const EXPECT = '+expect';
export const isKnown = (action: Action): boolean => action.endsWith(KNOW);
export const isExpected = (action: Action): boolean => action.endsWith(EXPECT);

/** The ten of the suit turned up last. */
export const trumpTenOf = (d: Pick<Deal, 'trump'>): Card => `T${d.trump ?? 'c'}`;

const KEEP = 'keep';
const SWAP = 'swap:';

/** A ten in hand, and a card turned up that it may be given for. */
export interface Swap {
  readonly gave: Card;
  readonly got: Card;
}

/** Who may exchange what. */
export interface Rights {
  readonly cites: Cites;
  readonly of: (d: Deal, seat: Seat) => readonly Swap[];
  /** Why a card may not be taken. */
  readonly refusal: (d: Deal, seat: Seat, card: Card) => Reason;
}

/** Whoever holds the ten of the last trumps may have the card turned up for them. */
export const tenOfTrumps = (terms: Pick<Rights, 'cites'>): Rights => ({
  ...terms,
  of(d, seat) {
    const up = d.turned.at(-1);
    return up && handOf(d, seat).includes(trumpTenOf(d)) ? [{ gave: trumpTenOf(d), got: up }] : [];
  },
  refusal(d, seat) {
    const up = d.turned.at(-1);
    return { code: 'only-turned-card', seat, ...(up && { card: up }) };
  },
});

/** Whoever announced the ten of a suit turned up may have that card, or a later one of the suit if he expected one. */
export const announcedTens = (terms: Pick<Rights, 'cites'>): Rights => ({
  ...terms,
  of(d, seat) {
    const hand = handOf(d, seat);
    const open = new Set<Card>();
    for (const made of d.calls) {
      const first = d.turned[made.turned - 1];
      if (made.seat !== seat || !first || !hand.includes(`T${printedSuitOf(first)}`)) continue;
      if (isKnown(made.call)) open.add(first);
      if (!isExpected(made.call)) continue;
      for (const card of d.turned.slice(made.turned - 1)) if (printedSuitOf(card) === printedSuitOf(first)) open.add(card);
    }
    return [...open].map((got) => ({ gave: `T${printedSuitOf(got)}`, got }));
  },
  refusal: (d, seat, card) => ({ code: d.turned.includes(card) ? 'not-announced' : 'not-turned-up', seat, card }),
});

/** Before play, from eldest, tens go for cards turned up, until nobody has a right left that he has not given up. */
export const exchange = phase('exchange', ({ rights }: { readonly rights: Rights }) => ({
  turn(d): Turn | null {
    for (const seat of seatsFrom(d, eldestOf(d))) {
      if (d.calls.some((made) => made.seat === seat && made.call === KEEP)) continue;
      const open = rights.of(d, seat);
      if (open.length > 0) return { seat, legal: [...open.map(({ got }) => SWAP + got), KEEP] };
    }
    return null;
  },
  act(d, _g, seat, action) {
    const swap = rights.of(d, seat).find(({ got }) => SWAP + got === action);
    call(d, seat, action, listOf(rights.cites));
    if (!swap) return;
    const { gave, got } = swap;
    const hand = handOf(d, seat).map((card) => (card === gave ? got : card));
    d.hands = replaced(d.hands, seat, hand);
    d.turned = replaced(d.turned, d.turned.indexOf(got), gave);
    tell(d, { type: 'swapped', seat, gave, got, cites: listOf(rights.cites) });
  },
  ground(d, _g, seat, action, allowed) {
    const card = action.startsWith(SWAP) ? action.slice(SWAP.length) : null;
    if (action !== KEEP && (card === null || !isCard(card))) return null;
    if (allowed) return { reason: { code: action === KEEP ? 'may-keep' : 'may-swap', seat }, cites: listOf(rights.cites) };
    return { reason: rights.refusal(d, seat, card as Card), cites: listOf(rights.cites) };
  },
}));
