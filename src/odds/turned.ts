// What is turned up: suits for trumps, the bottom card at the cut, permanent trumps before a suit is found.
import type { Card } from '../engine/cards.ts';
import { rankOf, ranksOf, SUITS } from '../engine/cards.ts';
import type { Game } from '../engine/game.ts';
import { packFor } from '../engine/game.ts';
import type { CutTerms } from '../engine/phases/cut.ts';
import type { SearchTerms } from '../engine/phases/search.ts';
import { rankingOf } from '../engine/tricks.ts';
import { parametersOf } from '../solver/rules.ts';
import type { Fraction } from './chance.ts';
import { CERTAIN, choose, fraction, minus, times } from './chance.ts';
import type { Figure } from './figures.ts';

const packIn = (game: Game): readonly Card[] => packFor(game, Math.min(...game.seats.value));

/** The chance that the suit of the `n`th card turned up was turned up before, in a pack with `each` cards of a suit. */
export function seenAgain(each: number, n: number): Fraction {
  const cards = each * SUITS.length;
  return minus(CERTAIN, fraction(choose(cards - each, n - 1), choose(cards - 1, n - 1)));
}

/** The chance that among the first `n` cards turned up two are of one suit. */
export function anyTwice(each: number, n: number): Fraction {
  const different = choose(SUITS.length, n) * BigInt(each) ** BigInt(n);
  return minus(CERTAIN, fraction(different, choose(each * SUITS.length, n)));
}

/** Suits that come again while trumps are searched for. */
export function* searches(game: Game): Generator<Figure> {
  const { cards } = parametersOf<SearchTerms>(game, 'search').limit;
  const most = typeof cards === 'number' ? cards : Math.max(...Object.values(cards.values));
  const each = packIn(game).length / SUITS.length;
  for (let n = 2; n <= most; n++) {
    const figure = { what: 'search', game: game.id, at: String(n) };
    yield { ...figure, series: 'again', chance: seenAgain(each, n) };
    yield { ...figure, series: 'twice', chance: anyTwice(each, n) };
  }
}

/** What the bottom card says at the cut. */
export function* cuts(game: Game): Generator<Figure> {
  const { hop, jump } = parametersOf<CutTerms>(game, 'cut');
  const pack = packIn(game);
  const ranks = ranksOf(hop.ranks);
  const fateOf = (card: Card): string => (card === jump.card ? 'jump' : ranks.includes(rankOf(card)) ? 'hop' : 'dealt');
  for (const at of ['hop', 'jump', 'dealt']) {
    const ways = pack.filter((card) => fateOf(card) === at).length;
    yield { what: 'cut', game: game.id, series: 'cut', at, chance: fraction(BigInt(ways), BigInt(pack.length)) };
  }
}

/** The cards that are trumps whatever suit is. */
export const permanentTrumpsOf = (game: Game): readonly Card[] =>
  packIn(game).filter((card) => SUITS.every((suit) => rankingOf(game.order, suit).suitOf(card) === suit));

/**
 * The chance that exactly `n` cards of a kind lie on top of a pack before the first of another, `most` being as many as are
 * looked at.
 */
export function runOf(kind: number, cards: number, n: number, most: number): Fraction {
  let chance = CERTAIN;
  for (let i = 0; i < n; i++) chance = times(chance, fraction(BigInt(Math.max(0, kind - i)), BigInt(cards - i)));
  return n === most ? chance : times(chance, fraction(BigInt(cards - kind), BigInt(cards - n)));
}

/** Permanent trumps shown before a card makes trumps. */
export function* permanents(game: Game): Generator<Figure> {
  const pack = packIn(game);
  const hand = pack.length / Math.min(...game.seats.value);
  const kind = permanentTrumpsOf(game).length;
  for (let n = 0; n <= hand; n++) {
    yield { what: 'permanent', game: game.id, series: 'shown', at: String(n), chance: runOf(kind, pack.length, n, hand) };
  }
}
