// Endings of random deals under every option, and whether solving them agrees with trying everything out.
import type { Card } from '../../src/engine/cards.ts';
import type { Action, Deal } from '../../src/engine/deal.ts';
import type { Game } from '../../src/engine/game.ts';
import { marriagesIn } from '../../src/engine/marriages.ts';
import { begin, play } from '../../src/engine/play.ts';
import { numbersOf } from '../../src/engine/random.ts';
import { parseRecord, seeded } from '../../src/engine/record.ts';
import { solve } from '../../src/solver/solve.ts';
import { bestEnd, rankFor } from './reference.ts';

/** Calls after which there is soon nothing left to play. */
const ENDS = ['pass', 'fold', 'throw', 'end'];
const MARRIED = /^[KQ]/;

/** A number below another, drawn. */
type Draw = (below: number) => number;

/** Anbieten with many raises and players has more courses than can be tried one by one. */
const isTooWide = ({ id }: Game, players: number): boolean => id === 'anbieten' && players > 3;

function optionsOf(game: Game, players: number, draw: Draw): Record<string, string> {
  const options: Record<string, string> = {};
  for (const [name, { values, rulesOut }] of Object.entries(game.options)) {
    const value = values[draw(values.length)] as string;
    if (draw(2) === 0 && !rulesOut?.(value, players)) options[name] = value;
  }
  if (game.id === 'anbieten') options.maxRaises = '1';
  return options;
}

/** A deal at random, as it stands before its first action. */
export function dealtAtRandom(game: Game, seed: number): Deal {
  const draw = numbersOf(seed);
  const tables = game.seats.value.filter((players) => !isTooWide(game, players));
  const players = tables[draw(tables.length)] as number;
  const record = seeded(
    {
      variant: game.id,
      players,
      dealer: draw(players),
      options: optionsOf(game, players, draw),
      pot: game.potUnit * draw(8),
      deal: draw(2),
      carry: game.phases.some(({ name }) => name === 'marks') && draw(2) === 0 ? { double: true } : {},
    },
    seed,
  );
  const script = record.ok ? parseRecord(record.value) : record;
  if (!script.ok) throw new Error(script.fault.code);
  return begin(script.value.terms);
}

/** What somebody who wants to see an ending might do: he plays on, and keeps his marriages. */
function chosenBy(draw: Draw, deal: Deal): Action {
  const legal = deal.next?.legal ?? [];
  const onward = legal.filter((action) => !ENDS.includes(action) || draw(3) === 0);
  const patient = onward.filter((action) => !MARRIED.test(action));
  const list = [patient, onward, legal].find(({ length }) => length > 0) ?? legal;
  return list[draw(Math.min(list.length, 12))] as Action;
}

const cardsLeft = (deal: Deal): number =>
  Math.max(...deal.hands.map((hand, seat) => (deal.out.includes(seat) ? 0 : hand.length)));

/** A position of the tricks, before a lead or within a trick, with so many cards in the fullest hand; null if it does not come about. */
export function endingOf(game: Game, seed: number, cards: number): Deal | null {
  const draw = numbersOf(seed);
  let deal = dealtAtRandom(game, seed);
  const isThere = (): boolean =>
    game.phases[deal.phase]?.name === 'tricks' && cardsLeft(deal) === cards && (deal.trick.length === 0 || draw(3) === 0);
  while (deal.next && !isThere()) deal = play(deal, chosenBy(draw, deal));
  return deal.next ? deal : null;
}

/** Whether cards are still in hand about which the rules have more to say: a marriage, the prize of Kozyol, the ace of trumps. */
function isTelling({ hands, trump, out }: Deal, game: Game): boolean {
  const held = hands.filter((_, seat) => !out.includes(seat));
  const isHeld = (card: Card): boolean => held.some((hand) => hand.includes(card));
  if (game.phases.some(({ name }) => name === 'marks')) return isHeld('Qc') && isHeld('7c');
  if (game.phases.some(({ name }) => name === 'score')) return held.some((hand) => marriagesIn(hand).length > 0);
  return isHeld(`A${trump ?? 'c'}`);
}

/** The first so many endings from a seed on, every other one telling. */
export function endingsOf(game: Game, count: number, cards: number, from = 0): readonly Deal[] {
  const endings: Deal[] = [];
  for (let seed = from; endings.length < count; seed++) {
    const ending = endingOf(game, seed, cards);
    if (ending && (endings.length % 2 === 0 || isTelling(ending, game))) endings.push(ending);
  }
  return endings;
}

/** Whether a game is won on marks or by bids: what the others share among them is then of no account. */
const isByPoints = ({ variant }: Deal): boolean => variant.startsWith('tysyacha-odno') || variant.startsWith('bolshoy-maryazh');

/** What is wrong with the solution of a position; nothing when it agrees with trying everything out. */
export function disagreements(deal: Deal): readonly string[] {
  const solution = solve(deal, Number.POSITIVE_INFINITY);
  if (!solution.ok) return [solution.why];
  const wrong: string[] = [];
  const ends = new Map(deal.next?.legal.map((action) => [action, bestEnd(play(deal, action))]));
  for (const { action, delta, margin, points } of solution.worths) {
    const end = ends.get(action) as Deal;
    const [best = 0, second = 0] = rankFor(end, solution.seat, deal.declarer);
    const isRight = margin === best && (points === null || points === second);
    const isSame = isByPoints(deal) || delta.every((gain, seat) => gain === end.result?.delta[seat]);
    if (!isRight || !isSame) wrong.push(`${action}: ${margin} ${points} ${delta}, not ${best} ${second} ${end.result?.delta}`);
  }
  const [first] = solution.line;
  const promised = solution.worths.find(({ action }) => action === first);
  const { result } = solution.line.reduce(play, deal);
  if (!promised?.delta.every((gain, seat) => gain === result?.delta[seat]))
    wrong.push(`the line ${solution.line} breaks its promise`);
  if (solution.worths.some(({ margin }) => margin > (promised?.margin ?? 0))) wrong.push(`${first} is not the best`);
  return wrong;
}
