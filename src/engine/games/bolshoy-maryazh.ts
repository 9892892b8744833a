// Bolshoy Maryazh, the Great Marriage: two against two, a talon for the highest bid, trumps renamed by marriages.
import type { Suit } from '../cards.ts';
import { packOf, printedSuitOf, ranksOf, SUITS } from '../cards.ts';
import { carries, isScoresOfPairs } from '../carry.ts';
import type { Cites, Deal, Draft, Seat } from '../deal.ts';
import { call, extended, handOf, listOf, PAIRS, pairOf, tell } from '../deal.ts';
import type { Game } from '../game.ts';
import { byOption, cited, game, option, phase } from '../game.ts';
import { holdsMarriage, marriagesIn, worthOfMarriages } from '../marriages.ts';
import { auction } from '../phases/auction.ts';
import { dealOut } from '../phases/deal-out.ts';
import { nameTrumps, naming, suitNamed, trumpNaming } from '../phases/name-trumps.ts';
import { numberIn, numberLadder } from '../phases/numbers.ts';
import type { Line, Sheet } from '../phases/score.ts';
import { nobodyBid, score, write } from '../phases/score.ts';
import { takeTalon } from '../phases/talon.ts';
import type { Interlude } from '../phases/tricks.ts';
import { tricks } from '../phases/tricks.ts';
import { followSuit, mustTrump, order, pointsOf } from '../tricks.ts';

const declarerOf = (d: Deal): Seat => d.declarer as Seat;
const seatsOfPair = (seat: Seat): readonly Seat[] => [pairOf(seat), pairOf(seat) + PAIRS.length];

/** Everybody shows the marriages in his hand. */
const announcement = phase('announcement', ({ cites }: { readonly cites: Cites }) => ({
  begin(d) {
    for (const [seat, hand] of d.hands.entries()) {
      for (const suit of marriagesIn(hand))
        tell(d, { type: 'showed', seat, cards: [`K${suit}`, `Q${suit}`], cites: listOf(cites) });
    }
  },
}));

/** The suit of the marriage that the last trick was led from and that its leader took; null when there is none. */
function marriageTaken(d: Deal): Suit | null {
  const last = d.tricks.at(-1);
  const led = last?.cards[0];
  if (!last || !led || last.winner !== last.leader) return null;
  const suit = printedSuitOf(led);
  return holdsMarriage([...handOf(d, last.leader), led], suit) ? suit : null;
}

interface RenamingTerms {
  /** Whoever takes the trick that he led from a marriage scores it, once. */
  readonly scores: { readonly cites: Cites };
  /** He may then name other trumps, which do away with the old. */
  readonly cites: Cites;
}

/** After each trick: a marriage led from and taken counts, and its holder may name new trumps. */
const renaming = ({ scores, cites }: RenamingTerms): Interlude & RenamingTerms => ({
  name: 'renaming',
  scores,
  cites,
  begin(d) {
    const suit = marriageTaken(d);
    if (suit === null || d.marriages.some((scored) => scored.suit === suit)) return;
    d.marriages = extended(d.marriages, { seat: d.leader, suit });
    const points = worthOfMarriages([suit]);
    tell(d, { type: 'marriage', seat: d.leader, suit, points, cites: listOf(scores.cites) });
  },
  // Every marriage is answered once: all that is said after the first trick is such an answer.
  turn(d) {
    const answered = d.calls.filter((made) => made.tricks > 0).length;
    if (d.marriages.length === answered) return null;
    return { seat: d.leader, legal: [...SUITS.filter((suit) => suit !== d.trump).map(naming), 'keep'] };
  },
  act(d, _g, seat, action) {
    const suit = suitNamed(action);
    if (suit) nameTrumps(d, seat, suit, listOf(cites));
    else call(d, seat, action, listOf(cites));
  },
  vocabulary: () => [...SUITS.map(naming), 'keep'],
  ground(_d, _g, seat, action, allowed) {
    const suit = suitNamed(action);
    if (suit) return { reason: { code: allowed ? 'may-rename-trumps' : 'already-trumps', seat, suit }, cites: listOf(cites) };
    return action === 'keep' ? { reason: { code: 'may-leave-trumps', seat }, cites: listOf(cites) } : null;
  },
});

/** What the pair of a seat took in tricks and marriages. */
function takenBy(d: Deal, g: Game, seat: Seat): number {
  const cards = pointsOf(d, g);
  const suits = d.marriages.filter((scored) => pairOf(scored.seat) === pairOf(seat)).map(({ suit }) => suit);
  return seatsOfPair(seat).reduce((sum, partner) => sum + (cards[partner] ?? 0), worthOfMarriages(suits));
}

function writeForPair(d: Draft, seat: Seat, points: number, what: string, cites: Cites): void {
  for (const partner of seatsOfPair(seat)) write(d, partner, points, what, listOf(cites));
}

/** The declarer's pair writes what was bid, for or against it. */
const declarersPair = (terms: { readonly cites: Cites }): Line => ({
  name: 'declarers-pair',
  ...terms,
  write(d, g) {
    const declarer = declarerOf(d);
    const bid = numberIn('bid', d.contract ?? '') ?? 0;
    const isMade = takenBy(d, g, declarer) >= bid;
    tell(d, { type: isMade ? 'won' : 'lost', seat: declarer, how: 'bid', cites: listOf(terms.cites) });
    writeForPair(d, declarer, isMade ? bid : -bid, isMade ? 'bid-made' : 'bid-missed', terms.cites);
  },
});

/** The other pair writes what it took. */
const otherPair = (terms: { readonly cites: Cites }): Line => ({
  name: 'other-pair',
  ...terms,
  write(d, g) {
    const other = (declarerOf(d) + 1) % d.players;
    writeForPair(d, other, takenBy(d, g, other), 'taken', terms.cites);
  },
});

const sheet: Sheet = {
  target: {
    points: byOption('target', { '1000': 1000, '500': 500, '2000': 2000 }),
    cites: 'rozaliev.bolshoy-maryazh.29',
  },
  several: { cites: 'rozaliev.bolshoy-maryazh.29' },
  sideOf: seatsOfPair,
};

export default game({
  id: 'bolshoy-maryazh',
  seats: cited([4], 'rozaliev.bolshoy-maryazh.6'),
  partners: cited(true, 'rozaliev.bolshoy-maryazh.6'),
  pack: cited(packOf(ranksOf('AKQJT987')), 'rozaliev.bolshoy-maryazh.5'),
  order: order({ ranks: 'ATKQJ987', cites: 'rozaliev.bolshoy-maryazh.24' }),
  points: cited({ A: 11, T: 10, K: 4, Q: 3, J: 2 }, 'rozaliev.bolshoy-maryazh.24'),
  potUnit: 0,
  options: {
    target: option(['1000', '500', '2000'], 'rozaliev.bolshoy-maryazh.29'),
  },
  isCarry: carries({ scores: isScoresOfPairs }),
  phases: [
    dealOut({
      order: 'pt'.repeat(4) + 'pppp'.repeat(6),
      cites: [
        'rozaliev.bolshoy-maryazh.7',
        'rozaliev.bolshoy-maryazh.8',
        'rozaliev.bolshoy-maryazh.9',
        'rozaliev.bolshoy-maryazh.10',
      ],
    }),
    auction({
      turns: { cites: ['rozaliev.bolshoy-maryazh.12', 'rozaliev.bolshoy-maryazh.13'] },
      ladder: numberLadder({
        scale: {
          word: 'bid',
          step: { points: 5, cites: 'rozaliev.bolshoy-maryazh.16' },
          least: { points: 5, cites: 'R-bm-range' },
          most: { points: 400, cites: 'R-bm-range' },
        },
        rising: { cites: 'rozaliev.bolshoy-maryazh.14' },
      }),
      pass: { cites: 'rozaliev.bolshoy-maryazh.15' },
      declarer: { cites: 'rozaliev.bolshoy-maryazh.17' },
    }),
    nobodyBid({ sheet, cites: 'R-bm-all-pass' }),
    takeTalon({
      take: { cites: 'rozaliev.bolshoy-maryazh.17' },
      give: { cites: 'rozaliev.bolshoy-maryazh.17' },
    }),
    announcement({ cites: 'rozaliev.bolshoy-maryazh.17' }),
    trumpNaming({ by: declarerOf, cites: 'rozaliev.bolshoy-maryazh.18' }),
    tricks({
      lead: { by: declarerOf, cites: ['rozaliev.bolshoy-maryazh.18', 'rozaliev.bolshoy-maryazh.19'] },
      duties: [followSuit({ cites: 'rozaliev.bolshoy-maryazh.20' }), mustTrump({ cites: 'rozaliev.bolshoy-maryazh.20' })],
      winner: { cites: ['rozaliev.bolshoy-maryazh.20', 'rozaliev.bolshoy-maryazh.24'] },
      next: { cites: 'rozaliev.bolshoy-maryazh.18' },
      interlude: renaming({
        scores: { cites: ['rozaliev.bolshoy-maryazh.11', 'rozaliev.bolshoy-maryazh.21', 'R-bm-new-trump'] },
        cites: ['rozaliev.bolshoy-maryazh.21', 'rozaliev.bolshoy-maryazh.22', 'R-bm-new-trump'],
      }),
    }),
    score({
      cites: ['rozaliev.bolshoy-maryazh.23', 'rozaliev.bolshoy-maryazh.25'],
      lines: [
        declarersPair({ cites: ['rozaliev.bolshoy-maryazh.26', 'rozaliev.bolshoy-maryazh.27', 'R-bm-equal'] }),
        otherPair({ cites: 'rozaliev.bolshoy-maryazh.28' }),
      ],
      sheet,
    }),
  ],
});
