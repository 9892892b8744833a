// Bolshoy Maryazh and 1001: a bid, and what its declarer decides before the tricks. All of that is his alone: of the ways in
// which he may give his cards, name a number and name trumps he takes the one that leaves him most. And the auctions.
import { printedSuitOf } from '../engine/cards.ts';
import type { Action, Deal, Seat } from '../engine/deal.ts';
import { PAIRS, pairOf } from '../engine/deal.ts';
import { holdsMarriage, MARRIAGES } from '../engine/marriages.ts';
import { cardGiven } from '../engine/phases/giving.ts';
import { numberIn } from '../engine/phases/numbers.ts';
import { gamePlayed, play } from '../engine/play.ts';
import { worthOf } from '../engine/tricks.ts';
import { allowFor } from './count.ts';
import type { BidPlay } from './play.ts';
import { goalOf, playForBid } from './play.ts';
import { hasPhase, isInTricks } from './rules.ts';
import { wouldRather } from './selves.ts';
import type { Scale } from './sides.ts';
import { lineOf, reckoned, step } from './sides.ts';
import type { Outlook, Reckoning, Told } from './worth.ts';
import { groupsOf, rivalsAmong } from './worth.ts';

/** A way to the first lead, or out of the deal before it. */
interface Way {
  readonly actions: readonly Action[];
  readonly deal: Deal;
  /** The numbers that may be named on the way; none where nothing is named. */
  readonly names: readonly Action[];
}

/** The best of several ways, what is named on it, and what it leaves the declarer's side. */
interface Found {
  readonly value: number;
  readonly way: Way;
  readonly name: Action | null;
}

const numberOf = (name: Action): number => numberIn('name', name) ?? 0;

/** All ways on to the first lead. Of equal cards one is given. */
function waysFrom(deal: Deal, actions: readonly Action[] = []): readonly Way[] {
  if (!deal.next || isInTricks(deal, gamePlayed(deal))) return [{ actions, deal, names: [] }];
  const names = deal.next.legal.filter((action) => numberIn('name', action) !== null);
  if (names.length > 0) return [{ actions, deal: step(deal, names[0] as Action), names }];
  return groupsOf(deal, []).flatMap(([action]) => waysFrom(step(deal, action as Action), [...actions, action as Action]));
}

/** How little promise a way has: dear cards and marriages given to the others, weak trumps. To throw in comes before all. */
function dearnessOf(deal: Deal, { sideOf }: Scale): number {
  if (!deal.next) return Number.NEGATIVE_INFINITY;
  const game = gamePlayed(deal);
  const declarer = deal.declarer as Seat;
  const hand = deal.hands[declarer] ?? [];
  const held = deal.hands.map((cards, seat) => (sideOf(seat) === 0 ? 0 : worthOf(cards, game)));
  const trumps = hand.filter((card) => printedSuitOf(card) === deal.trump);
  const broken = deal.calls
    .flatMap(({ call }) => cardGiven(call) ?? [])
    .filter((card) => {
      const suit = printedSuitOf(card);
      return holdsMarriage([...hand, card], suit) && !holdsMarriage(hand, suit);
    });
  return (
    held.reduce((sum, points) => sum + points, 0) +
    broken.reduce((sum, card) => sum + MARRIAGES[printedSuitOf(card)], 0) -
    PER_TRUMP * trumps.length -
    worthOf(trumps, game)
  );
}
const PER_TRUMP = 5;

/** A declarer and his bid: what there is to choose before the first lead, and what it comes to. */
function contractOf(root: Deal) {
  const declarer = root.declarer as Seat;
  const isPaired = hasPhase(gamePlayed(root), 'announcement');
  const sideOf = (seat: number): number => Number(isPaired ? pairOf(seat) !== pairOf(declarer) : seat !== declarer);
  const sideSum = (delta: readonly number[], side: number): number => {
    const shares = delta.filter((_, seat) => sideOf(seat) === side && !root.out.includes(seat));
    const sum = shares.reduce((total, points) => total + points, 0);
    return isPaired ? sum / PAIRS.length : sum;
  };
  const cards: BidPlay = playForBid(root);
  const marginFor = (seat: Seat, value: number): number => (sideOf(seat) === 0 ? value : -value);
  const scale: Scale = {
    playOf: () => cards,
    sideOf,
    apart: [],
    ended: (deal) => sideSum(deal.delta, 0) - sideSum(deal.delta, 1),
    outlook: (seat, value) => ({ margin: marginFor(seat, value), points: null, delta: null }),
    guessAt: ({ seat, margin }) => marginFor(seat, margin),
    worth: (action, value, end) => ({
      action,
      delta: end().result?.delta ?? [],
      margin: marginFor(root.next?.seat ?? 0, value),
      points: null,
    }),
  };
  return { cards, scale, marginFor };
}
type Contract = ReturnType<typeof contractOf>;

/** The ways on, the most promising first. */
function waysOf(deal: Deal, { scale }: Contract): readonly Way[] {
  const ways = waysFrom(deal).map((way) => ({ way, dearness: dearnessOf(way.deal, scale) }));
  return ways.toSorted((a, b) => (a.dearness < b.dearness ? -1 : 1)).map(({ way }) => way);
}

/** The numbers that may be named on a way and leave the declarer so much: what he makes he writes, the others take the rest. */
function namesFor({ deal, names }: Way, { cards }: Contract, least: number): readonly Action[] {
  const most = cards.mostMade(deal);
  // What cannot be made is best named as low as may be.
  const beyond = names.find((name) => numberOf(name) > most);
  return names.filter((name) => (numberOf(name) <= most || name === beyond) && mayPay(name, least));
}

/** Whether a number named may leave the declarer so much. */
function mayPay(action: Action, least: number): boolean {
  const n = numberIn('name', action);
  return n === null || n >= least || -n >= least;
}

/** The highest of these numbers, given from the lowest up, that the declarer's side makes against any play; null when none. */
export function highestMade(lead: Deal, numbers: readonly number[], cards: BidPlay = playForBid(lead)): number | null {
  const most = cards.mostMade(lead);
  const possible = numbers.filter((n) => n <= most);
  let [low, high] = [0, possible.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (cards.makes(lead, possible[middle] as number)) low = middle + 1;
    else high = middle;
  }
  return possible[low - 1] ?? null;
}

/** The highest number that can be made, else the lowest. */
function bestNamed({ deal, names }: Way, { cards }: Contract): Action | null {
  const best = highestMade(deal, names.map(numberOf), cards);
  return names.find((name) => numberOf(name) === best) ?? names[0] ?? null;
}

/** The best of the ways; null when none leaves more than `floor`. */
function bestWay(ways: readonly Way[], contract: Contract, floor = Number.NEGATIVE_INFINITY, guess?: number): Found | null {
  const { cards, scale } = contract;
  let best: Found | null = null;
  let value = floor;
  let isFirst = true;
  const look = (way: Way, name: Action | null): void => {
    const goal = name === null ? goalOf(way.deal) : numberOf(name);
    const isAny = value === Number.NEGATIVE_INFINITY;
    if (!isAny && !cards.reaches(way.deal, value + 1, goal)) return;
    value = cards.worthOf(way.deal, isAny ? guess : value + 1, goal);
    best = { value, way, name };
  };
  for (const way of ways) {
    if (!way.deal.next) {
      const ended = scale.ended(way.deal);
      if (ended > value) best = { value: ended, way, name: null };
      value = Math.max(ended, value);
      continue;
    }
    const tried = isFirst || way.names.length === 0 ? bestNamed(way, contract) : undefined;
    isFirst = false;
    if (tried !== undefined) look(way, tried);
    for (const name of namesFor(way, contract, value + 1)) if (name !== tried) look(way, name);
  }
  return best;
}

/** What is done on a way before the first lead. */
const stepsOf = ({ way, name }: Found): readonly Action[] => (name === null ? way.actions : [...way.actions, name]);

/** The course from a position before the first lead, by a way that is known. */
function along(deal: Deal, found: Found, { scale }: Contract): readonly Action[] {
  const steps = stepsOf(found);
  const first = steps.reduce(play, deal);
  return [...steps, ...lineOf(first, scale, found.value)];
}

/** A declarer with his bid. */
export function reckonBid(root: Deal, told: Told): Reckoning {
  const contract = contractOf(root);
  const { scale, cards } = contract;
  if (isInTricks(root, gamePlayed(root))) return reckoned(root, scale, told);
  const known = new Map<Action, Found>();
  const mover = root.next?.seat ?? 0;
  const found = (actions: readonly Action[]): readonly Found[] => {
    let best: number | undefined;
    return actions.map((action, i) => {
      const n = numberIn('name', action);
      const child = step(root, action);
      const lower = actions[i - 1];
      const before = lower === undefined ? undefined : known.get(lower);
      // A number that cannot be made costs what it is higher.
      const isBeyond = n !== null && before !== undefined && numberOf(lower as Action) > cards.mostMade(child);
      const one = isBeyond
        ? { value: before.value - (n - numberOf(lower as Action)), way: { actions: [], deal: child, names: [] }, name: null }
        : (bestWay(waysOf(child, contract), contract, undefined, n === null ? best : before?.value) as Found);
      best = Math.max(best ?? one.value, one.value);
      known.set(action, one);
      told((i + 1) / actions.length);
      return one;
    });
  };
  const all = (): Found => bestWay(waysOf(root, contract), contract) as Found;
  return {
    outlookFor: (seat) => scale.outlook(seat, all().value),
    outlooks: (actions) => found(actions).map(({ value }) => scale.outlook(mover, value)),
    rivals(chosen, actions, near) {
      const own = bestWay(waysOf(step(root, chosen), contract), contract, undefined, near ? near.margin : undefined) as Found;
      let [best, action] = [own, chosen];
      for (const [i, other] of actions.entries()) {
        const better = mayPay(other, best.value + 1) ? bestWay(waysOf(step(root, other), contract), contract, best.value) : null;
        if (better) [best, action] = [better, other];
        told((i + 1) / actions.length);
      }
      known.set(action, best);
      return { chosen: scale.outlook(mover, own.value), best: scale.outlook(mover, best.value), action };
    },
    worths: (actions) =>
      found(actions).map((one, i) => {
        const action = actions[i] as Action;
        const child = play(root, action);
        return scale.worth(action, one.value, () => along(child, one, contract).reduce(play, child));
      }),
    lineFrom(deal) {
      const action = actionTo(root, deal);
      return along(deal, known.get(action) ?? (bestWay(waysOf(deal, contract), contract) as Found), contract);
    },
  };
}

/** The action by which a deal has come out of the one before. */
const actionTo = (before: Deal, after: Deal): Action => after.calls[before.calls.length]?.call ?? '';

/** Somebody who may become the declarer: what he makes of the hands at one bid or another. */
function bidderOf(first: Deal) {
  const contract = contractOf(first);
  const { cards, scale } = contract;
  const found: { readonly bid: number; readonly best: Found }[] = [];
  let tooMuch = Number.POSITIVE_INFINITY;
  const isMade = (ways: readonly Way[], bid: number): boolean => {
    if (bid >= tooMuch) return false;
    if (ways.some(({ deal }) => deal.next && bid <= cards.mostMade(deal) && cards.makes(deal, bid))) return true;
    tooMuch = bid;
    return false;
  };
  /** The best that he makes of his bid in a deal in which he has taken up the talon. */
  const bestAt = (deal: Deal): Found => {
    const bid = goalOf(deal);
    const same = found.find(({ bid: lower, best }) => lower <= bid && best.name !== null && numberOf(best.name) >= bid);
    if (same) return same.best;
    const ways = waysOf(deal, contract);
    const out = ways.find((way) => !way.deal.next);
    const value = out ? scale.ended(out.deal) : Number.NEGATIVE_INFINITY;
    // A bid that cannot be made costs no less than to throw in.
    if (out && value >= -bid && !isMade(ways, bid)) return { value, way: out, name: null };
    const best = bestWay(ways, contract) as Found;
    found.push({ bid, best });
    return best;
  };
  return { contract, bestAt };
}

type Bidder = ReturnType<typeof bidderOf>;
/** What is known of those who bid, by seat. It holds through one deal. */
export type Bidders = Map<Seat, Bidder>;

/** Who becomes declarer, what he makes of it, and what that is to every seat. */
interface Knockdown {
  /** The declarer has taken up the talon; or nobody has bid. */
  readonly deal: Deal;
  readonly found: Found | null;
  readonly gains: readonly number[];
}

/** With partners nothing is named after the gifts, so that every bid of every seat has gifts and tricks of its own. */
const AUCTION_OF_PAIRS = 1_000_000_000;

/**
 * An auction. The declarer, with his partner if he has one, bids for what he writes less what the others take, and each of the
 * others for as much to the contrary.
 */
export function reckonAuction(root: Deal, told: Told, bidders: Bidders): Reckoning {
  if (gamePlayed(root).partners) allowFor(AUCTION_OF_PAIRS);
  const known = new Map<string, Knockdown>();
  const ends = new Map<string, Deal>();
  const bidderIn = (deal: Deal): Bidder => {
    const seat = deal.declarer as Seat;
    const bidder = bidders.get(seat) ?? bidderOf(deal);
    bidders.set(seat, bidder);
    return bidder;
  };
  const knockdownOf = (deal: Deal): Knockdown => {
    if (deal.declarer === null) return { deal, found: null, gains: deal.hands.map(() => 0) };
    const { contract, bestAt } = bidderIn(deal);
    const found = bestAt(deal);
    const gains = deal.hands.map((_, seat) => (deal.out.includes(seat) ? 0 : contract.marginFor(seat, found.value)));
    told(bidders.size / (deal.players - deal.out.length));
    return { deal, found, gains };
  };
  const outcomeOf = (deal: Deal): Knockdown => {
    const key = standingIn(deal);
    const before = known.get(key);
    if (before) return before;
    let best: Knockdown | undefined;
    if (deal.declarer !== null || !deal.next) best = knockdownOf(deal);
    else {
      for (const action of deal.next.legal) {
        const one = outcomeOf(step(deal, action));
        if (!best || wouldRather({ declarer: null, players: deal.players }, deal.next.seat, one.gains, best.gains)) best = one;
      }
    }
    known.set(key, best as Knockdown);
    return best as Knockdown;
  };
  const seat = root.next?.seat ?? 0;
  const outlook = (who: Seat, { gains }: Knockdown): Outlook => ({ margin: gains[who] ?? 0, points: null, delta: null });
  const courseOf = ({ deal, found }: Knockdown): readonly Action[] => (found ? along(deal, found, bidderIn(deal).contract) : []);
  const endOf = (knockdown: Knockdown): Deal => {
    const key = standingIn(knockdown.deal);
    const end = ends.get(key) ?? courseOf(knockdown).reduce(play, knockdown.deal);
    ends.set(key, end);
    return end;
  };
  const outlooks = (actions: readonly Action[]): readonly Outlook[] =>
    actions.map((action) => outlook(seat, outcomeOf(step(root, action))));
  return {
    outlookFor: (who) => outlook(who, outcomeOf(root)),
    outlooks,
    rivals: (chosen, actions) => rivalsAmong(chosen, actions, outlooks(actions)),
    worths: (actions) =>
      actions.map((action) => {
        const outcome = outcomeOf(step(root, action));
        const { margin, points } = outlook(seat, outcome);
        return { action, margin, points, delta: endOf(outcome).result?.delta ?? [] };
      }),
    lineFrom(deal) {
      const outcome = outcomeOf(deal);
      const line: Action[] = [];
      let now = deal;
      while (now.declarer === null && now.next) {
        const here = now;
        const action = now.next.legal.find((one) => outcomeOf(play(here, one)) === outcome) as Action;
        line.push(action);
        now = play(now, action);
      }
      return [...line, ...courseOf(outcome)];
    },
  };
}

/** How an auction stands: who is to call, the highest bid, and who has passed; or who has won it. */
function standingIn({ calls, declarer, contract, next }: Deal): string {
  const bid = calls.findLast(({ call }) => numberIn('bid', call) !== null);
  const passed = calls.filter(({ call }) => call === 'pass').map(({ seat }) => seat);
  return JSON.stringify([next?.seat, declarer, contract, bid?.seat, bid?.call, passed.toSorted()]);
}
