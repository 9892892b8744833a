// The games in which one bids, made so small that a deal can be tried out course by course from its auction on.
import type { Card } from '../../src/engine/cards.ts';
import type { Action, Deal } from '../../src/engine/deal.ts';
import type { Game, Phase } from '../../src/engine/game.ts';
import { cited, gameOf, variant } from '../../src/engine/game.ts';
import { begin, play } from '../../src/engine/play.ts';
import { numbersOf } from '../../src/engine/random.ts';
import { parseRecord, seeded } from '../../src/engine/record.ts';
import { parametersOf } from '../../src/solver/rules.ts';

const CITES = 'R-to-max';
const listed = (cards: string): readonly Card[] => cards.split(' ') as readonly Card[];

/** A phase of a game with other parameters. */
function remade(game: Game, name: string, changes: object): Phase {
  const phase = game.phases.find((one) => one.name === name);
  if (!phase) throw new Error(`${game.id} has no phase ${name}`);
  return phase.remade(changes);
}

/** A small variant of a game: its cards, the order in which they are dealt, and what may be bid and named. */
function smaller(id: string, cards: string, order: string, bids: readonly number[], mostNamed: number): Game {
  const parent = gameOf(id) as Game;
  const { ladder } = parametersOf<{ ladder: { over: (d: Deal, highest: Action | null, seat: number) => readonly Action[] } }>(
    parent,
    'auction',
  );
  const isKept = (call: Action): boolean => bids.includes(Number(call.split(':')[1]));
  const over: typeof ladder.over = (d, highest, seat) => ladder.over(d, highest, seat).filter(isKept);
  const contract = parent.phases.find(({ name }) => name === 'contract');
  const scale = contract && parametersOf<{ scale: object }>(parent, 'contract').scale;
  return variant(parent, {
    id: `${id}-of-${listed(cards).length}`,
    cites: CITES,
    seats: cited([order.startsWith('pppp') ? 4 : 3], CITES),
    pack: cited(listed(cards), CITES),
    phases: [
      remade(parent, 'deal-out', { order }),
      remade(parent, 'auction', { ladder: { ...ladder, over } }),
      ...(contract ? [contract.remade({ scale: { ...scale, most: { points: mostNamed, cites: CITES } } })] : []),
    ],
  });
}

/** The small games, each with one card to a trick and player more than the one before. */
export const smallGames = (): readonly Game[] => [
  smaller('tysyacha-odno', 'Ah Kh Qh Ks Qs 9s', 'pppttt', [40, 45, 50], 110),
  smaller('tysyacha-odno', 'Ah Kh Qh Th As Ks Qs 9s Kd', 'ppppppttt', [40, 45], 110),
  smaller('bolshoy-maryazh', 'Kh Qh 9h 8h Ks Qs 9s Ad', 'pppptttt', [60, 120], 0),
  smaller('bolshoy-maryazh', 'Ah Kh Qh 8h 7h As Ks Qs 9s 8s Kd Qd', 'pppppppptttt', [60, 120], 0),
];

/** A deal of such a game, at random. */
export function smallDeal(game: Game, seed: number, options: Readonly<Record<string, string>> = {}): Deal {
  const [players = 3] = game.seats.value;
  const record = seeded({ variant: game.id, players, dealer: seed % players, options }, seed);
  const script = record.ok ? parseRecord(record.value) : record;
  if (!script.ok) throw new Error(script.fault.code);
  return begin(script.value.terms);
}

/** The deal, played on at random until a phase of that name in which there is something to decide; null if there is none. */
export function playedTo(game: Game, seed: number, name: string, options: Readonly<Record<string, string>> = {}): Deal | null {
  const draw = numbersOf(seed);
  let deal = smallDeal(game, seed, options);
  const isThere = (): boolean => game.phases[deal.phase]?.name === name && (deal.next?.legal.length ?? 0) > 1;
  while (deal.next && !isThere()) {
    const legal = deal.next.legal.filter((action) => action !== 'throw');
    deal = play(deal, legal[draw(legal.length)] as Action);
  }
  return deal.next ? deal : null;
}

/** What is decided before the tricks, by the names of the phases. */
export const DECISIONS = ['auction', 'talon', 'contract', 'trump-naming'];

/** The first so many positions from a seed on in which that is to be decided; none where the game has no such decision. */
export function positionsOf(game: Game, count: number, name: string, from = 0): readonly Deal[] {
  if (!game.phases.some((phase) => phase.name === name)) return [];
  const positions: Deal[] = [];
  for (let seed = from; positions.length < count; seed++) {
    const options = game.options.defenders && seed % 3 === 0 ? { defenders: 'cards' } : undefined;
    const position = playedTo(game, seed, name, options);
    if (position) positions.push(position);
  }
  return positions;
}
