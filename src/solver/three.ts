// The card play of three tricks, with few cards and many players: every course of play is looked at, and every player does
// what is best for himself. Cards are bits; what the search touches lies in typed arrays.
import type { Card } from '../engine/cards.ts';
import type { Part } from '../engine/chips.ts';
import { fineOf, partOf } from '../engine/chips.ts';
import type { Deal, Draft } from '../engine/deal.ts';
import type { Game } from '../engine/game.ts';
import { packFor } from '../engine/game.ts';
import type { PayoutTerms } from '../engine/phases/payout.ts';
import type { Aim, SettleTerms } from '../engine/phases/settle.ts';
import type { Interlude, TricksTerms } from '../engine/phases/tricks.ts';
import { gamePlayed } from '../engine/play.ts';
import { choiceOf, rankingOf, worthOf } from '../engine/tricks.ts';
import { bitFor, MOST_CARDS, maskOf, NO_SUIT, packed, suitPlace } from './bits.ts';
import { tally } from './count.ts';
import { dutiesOf, hasPhase, isStanding, parametersOf } from './rules.ts';

const SEATS = 6;
const TRICKS = 3;

const DUTIES: readonly string[] = [
  'follow-suit',
  'trump-in',
  'must-trump',
  'overtrump',
  'undertrump',
  'spare-trumps',
  'take-lead',
  'trumps-called',
  'lead-ace',
  'ace-held-back',
];
const [FOLLOW, TRUMP_IN, MUST_TRUMP, OVERTRUMP, UNDERTRUMP, SPARE, TAKE_LEAD, CALLED, LEAD_ACE] = DUTIES.keys();
const duties = new Uint8Array(DUTIES.length);
let dutyCount = 0;

const hand = new Int32Array(SEATS);
const isIn = new Uint8Array(SEATS);
const group = new Int32Array(NO_SUIT + 1);
const suitAt = new Uint8Array(MOST_CARDS);
const worthAt = new Uint8Array(MOST_CARDS);
// By trick: who led, who took it, its points, its cards.
const leaderOf = new Int8Array(TRICKS + 1);
const winnerOf = new Int8Array(TRICKS);
const worth = new Int32Array(TRICKS);
const onTable = new Int32Array(TRICKS);

/** By step ahead: what every seat gains from there on. */
const STEPS = 128;
const gains = new Float64Array(STEPS * SEATS);

// What is known of positions between tricks.
const MEMO_BITS = 15;
const memoKeys = new Float64Array(1 << MEMO_BITS);
const memoGains = new Float64Array(SEATS << MEMO_BITS);
// Of which laying out of cards it is known.
const memoLaid = new Int32Array(1 << MEMO_BITS);
let laid = 0;

let seats = 0;
let players = 0;
let trump: number = NO_SUIT;
let darkTricks = 0;
let aceBit = 0;
let sevenBit = 0;
let declarer = -1;
let isSettled = false;
let aims: readonly AimReached[] = [];
let shares: readonly Part[] = [];
let tricklessFine = 0;
let aceFine = 0;
let sevenFine = 0;
let aceHolder = -1;
let sevenHolder = -1;
let isAceKept = 0;
let isSevenLost = 0;
let pot = 0;
let raiseChips = 0;
let raisesLeft = 0;

type AimReached = () => boolean;

function tricksTakenBy(seat: number): number {
  let count = 0;
  for (let i = 0; i < TRICKS; i++) if (winnerOf[i] === seat) count++;
  return count;
}
function pointsTakenBy(seat: number): number {
  let sum = 0;
  for (let i = 0; i < TRICKS; i++) if (winnerOf[i] === seat) sum += worth[i] as number;
  return sum;
}
const pointsInAll = (): number => (worth[0] as number) + (worth[1] as number) + (worth[2] as number);

/** Whether the declarer reaches an aim, by its name. */
const AIMS: Readonly<Record<string, (aim: Aim) => AimReached>> = {
  'tricks-taken':
    ({ least = TRICKS }) =>
    () =>
      tricksTakenBy(declarer) >= least,
  'outweighs-the-rest': () => () => tricksTakenBy(declarer) === 1 && 2 * pointsTakenBy(declarer) > pointsInAll(),
  'dearest-trick': () => () => {
    if (tricksTakenBy(declarer) !== 1) return false;
    const own = pointsTakenBy(declarer);
    for (let i = 0; i < TRICKS; i++) {
      const taker = winnerOf[i] as number;
      if (taker !== declarer && (tricksTakenBy(taker) !== 1 || (worth[i] as number) >= own)) return false;
    }
    return true;
  },
  'most-points': () => () => {
    const own = pointsTakenBy(declarer);
    for (let seat = 0; seat < seats; seat++) if (seat !== declarer && pointsTakenBy(seat) >= own) return false;
    return true;
  },
};

/** The value of something by its name. Throws a RangeError at a name that is not known here. */
function named<T>(known: Readonly<Record<string, T>>, name: string): T {
  const value = known[name];
  if (value === undefined) throw new RangeError(`${name} cannot be reckoned with`);
  return value;
}

/** A deal of three tricks, ready to be asked what its positions come to. */
export interface ThreeTricks {
  /**
   * What every seat gains in the end, in chips, when from this position in the tricks each player plays as well as he can
   * for himself. In a deal with a declarer it is 1 for those who win and -1 for those who lose instead.
   */
  readonly gainsOf: (deal: Deal) => readonly number[];
}

/**
 * What is known of deals before their first lead, by how the cards lie: what every seat gains. Deals that differ by cards
 * exchanged have much in common, above all where somebody gives up his hand.
 */
export type Layouts = Map<string, readonly number[]>;
const MOST_LAYOUTS = 100_000;
let layouts: Layouts | null = null;

/**
 * Puts the cards of a position in the tricks on the table; there they stay until others are. What is found out of deals before
 * their first lead is kept in `known`, where that is given.
 */
export function threeTricks(root: Deal, known: Layouts | null = null): ThreeTricks {
  const game = gamePlayed(root);
  layCards(root, game);
  layouts = known;
  return {
    gainsOf(deal) {
      layOut(deal, game);
      const trick = deal.tricks.length;
      const answerer = deal.next?.legal.includes('match') ? deal.next.seat : -1;
      if (answerer >= 0) answered(0, trick, deal.leader, answerer);
      else if (deal.trick.length === 0) lead(0, trick);
      else goOn(deal, trick);
      const fixed = isSettled ? zeros(deal) : constantFines(deal, game).map((fine, seat) => (deal.delta[seat] as number) - fine);
      return fixed.map((chips, seat) => chips + (gains[seat] as number));
    },
  };
}

const zeros = ({ players: count }: Deal): number[] => Array(count).fill(0);

/** The trick on the table is played on. */
function goOn(deal: Deal, trick: number): void {
  const bits = deal.trick.map((card) => bitFor(pack, card));
  const [first] = bits as [number];
  let top = first;
  let who = deal.leader;
  let seat = deal.leader;
  for (const bit of bits) {
    if (beats(bit, top)) {
      top = bit;
      who = seat;
    }
    onTable[trick] = (onTable[trick] as number) | (1 << bit);
    worth[trick] = (worth[trick] as number) + (worthAt[bit] as number);
    seat = nextIn(seat);
  }
  follow(0, trick, bits.length, seat, suitAt[first] as number, top, who);
}

let pack = packed([], { suitOf: () => 'c', heightOf: () => 0 });

/** Gives the cards their bits, and forgets what was known of other cards. */
function layCards(root: Deal, game: Game): void {
  const held = root.hands.flatMap((cards, seat) => (root.out.includes(seat) ? [] : cards));
  pack = packed([...held, ...root.trick], rankingOf(game.order, root.trump));
  group.fill(0);
  for (const [bit, suit] of pack.suits.entries()) {
    suitAt[bit] = suit;
    group[suit] = (group[suit] as number) | (1 << bit);
    worthAt[bit] = game.worthOfCard(pack.cards[bit] as Card);
  }
  laid++;
}

/** Writes a position of the deal into the arrays. */
function layOut(deal: Deal, game: Game): void {
  seats = deal.players;
  players = seats - deal.out.length;
  trump = suitPlace(deal.trump);
  declarer = deal.declarer ?? -1;
  hand.fill(0);
  isIn.fill(0);
  for (let seat = 0; seat < seats; seat++) {
    if (deal.out.includes(seat)) continue;
    isIn[seat] = 1;
    hand[seat] = maskOf(pack, deal.hands[seat] ?? []);
  }
  onTable.fill(0);
  worth.fill(0);
  for (const [i, { leader, winner, cards }] of deal.tricks.entries()) {
    leaderOf[i] = leader;
    winnerOf[i] = winner;
    worth[i] = worthOf(cards, game);
  }
  leaderOf[deal.tricks.length] = deal.leader;
  pot = deal.pot;
  layDuties(deal, game);
  layTrumps(deal, game);
  layPayment(deal, game);
  layRaises(deal, game);
  const standing = duties.slice(0, dutyCount).join();
  terms = [seats, declarer, standing, darkTricks, tricklessFine, aceFine, sevenFine, raiseChips].join();
}

function layDuties(deal: Deal, game: Game): void {
  const standing = dutiesOf(deal, game);
  dutyCount = 0;
  darkTricks = 0;
  for (const duty of standing) {
    const code = DUTIES.indexOf(duty.name);
    if (code < 0) throw new RangeError(`the duty ${duty.name} cannot be reckoned with`);
    duties[dutyCount++] = code;
    if (code !== CALLED) continue;
    const choice = choiceOf(deal, game.order, deal.leader);
    const binds = (count: number): boolean => duty.binds({ ...choice, deal: { ...deal, tricks: Array(count) } });
    while (darkTricks < TRICKS && binds(darkTricks)) darkTricks++;
  }
}

/** The two highest trumps of the pack: the ace, and what is below it. */
function layTrumps(deal: Deal, game: Game): void {
  const { suitOf, heightOf } = rankingOf(game.order, deal.trump);
  const [ace, seven] = packFor(game, deal.players, deal.options)
    .filter((card) => suitOf(card) === deal.trump)
    .toSorted((a, b) => heightOf(b) - heightOf(a)) as [Card, Card];
  const bitOrNone = (card: Card): number => {
    const bit = pack.bitOf.get(card);
    return bit === undefined ? 0 : 1 << bit;
  };
  aceBit = bitOrNone(ace);
  sevenBit = bitOrNone(seven);
  aceHolder = holderOf(deal, ace);
  sevenHolder = holderOf(deal, seven);
}

/** Who holds a card, or put it to the trick on the table; -1 when nobody in play. */
function holderOf(deal: Deal, card: Card): number {
  const held = deal.hands.findIndex((cards, seat) => isIn[seat] === 1 && cards.includes(card));
  if (held >= 0) return held;
  let seat = deal.leader;
  for (const shown of deal.trick) {
    if (shown === card) return seat;
    seat = nextIn(seat);
  }
  return -1;
}

function layPayment(deal: Deal, game: Game): void {
  isSettled = hasPhase(game, 'settle');
  tricklessFine = 0;
  aceFine = 0;
  sevenFine = 0;
  isAceKept = 0;
  isSevenLost = 0;
  if (isSettled) {
    const standing = parametersOf<SettleTerms>(game, 'settle').aims.filter((aim) => isStanding(deal, aim));
    aims = standing.map((aim) => named(AIMS, aim.name)(aim));
    return;
  }
  const { tricks, fines } = parametersOf<PayoutTerms>(game, 'payout');
  shares = tricks.parts;
  for (const fine of fines) {
    const chips = fineOf(deal, fine.chips, deal.pot);
    if (fine.name === 'trickless') tricklessFine = chips;
    if (fine.name === 'ace-not-led' && aceHolder >= 0) {
      aceFine = chips;
      const hasLed = deal.tricks.some(({ leader }) => leader === aceHolder);
      const leadsOther =
        deal.trick.length > 0 && deal.leader === aceHolder && pack.bitOf.get(deal.trick[0] as Card) !== bitOfMask(aceBit);
      isAceKept = Number(hasLed || leadsOther);
    }
    if (fine.name === 'seven-lost') sevenFine = chips;
  }
}
const bitOfMask = (mask: number): number => 31 - Math.clz32(mask);

/** Fines of this position that nothing to come can change. */
function constantFines(deal: Deal, game: Game): readonly number[] {
  const due = zeros(deal);
  for (const fine of parametersOf<PayoutTerms>(game, 'payout').fines) {
    if (fine.name === 'trickless' || (fine.name === 'ace-not-led' && aceFine > 0)) continue;
    for (const seat of due.keys()) {
      if (fine.isDue(deal, game, seat)) due[seat] = (due[seat] as number) + fineOf(deal, fine.chips, deal.pot);
    }
  }
  return due;
}

function layRaises(deal: Deal, game: Game): void {
  const { interlude } = parametersOf<TricksTerms>(game, 'tricks');
  raisesLeft = 0;
  raiseChips = 0;
  if (!interlude?.offers) return;
  raiseChips = chipsOfRaise(deal, game, interlude);
  const raise = { seat: deal.leader, call: 'raise', turned: 0, tricks: 0 };
  for (let d = deal; interlude.offers(d).includes('raise'); d = { ...d, calls: [...d.calls, raise] }) raisesLeft++;
}
function chipsOfRaise(deal: Deal, game: Game, interlude: Interlude): number {
  const d: Draft = { ...deal };
  interlude.act(d, game, deal.leader, 'raise');
  return d.pot - deal.pot;
}

/** The next seat clockwise that is in play. */
function nextIn(seat: number): number {
  let to = seat + 1 === seats ? 0 : seat + 1;
  while (isIn[to] === 0 && to !== seat) to = to + 1 === seats ? 0 : to + 1;
  return to;
}

const beats = (bit: number, top: number): boolean => (suitAt[bit] === suitAt[top] ? bit > top : suitAt[bit] === trump);

/** What the duties leave of a hand; `led` is no suit for whoever leads. */
function allowed(seat: number, trick: number, led: number, top: number): number {
  let left = hand[seat] as number;
  const isVoid = led !== NO_SUIT && (left & (group[led] as number)) === 0;
  const trumps = group[trump] as number;
  const over = trumps & ~((2 << top) - 1);
  const isTrumped = led !== NO_SUIT && suitAt[top] === trump;
  const cannotOver = isVoid && isTrumped && (left & over) === 0;
  for (let i = 0; i < dutyCount; i++) {
    let met = left;
    switch (duties[i]) {
      case FOLLOW:
        if (led !== NO_SUIT && !isVoid && trick >= darkTricks) met = left & (group[led] as number);
        break;
      case TRUMP_IN:
        if (isVoid && !isTrumped) met = left & trumps;
        break;
      case MUST_TRUMP:
        if (isVoid) met = left & trumps;
        break;
      case OVERTRUMP:
        if (isVoid && isTrumped) met = left & over;
        break;
      case UNDERTRUMP:
        if (cannotOver) met = left & trumps;
        break;
      case SPARE:
        if (cannotOver) met = left & ~trumps;
        break;
      case TAKE_LEAD:
        if (led !== NO_SUIT && !isVoid) met = suitAt[top] === led ? left & ~((2 << top) - 1) & (group[led] as number) : 0;
        break;
      case CALLED:
        if (trick < darkTricks) met = left & trumps;
        break;
      case LEAD_ACE:
        if (led === NO_SUIT && !hasLed(seat, trick)) met = left & aceBit;
        break;
      default:
        if (led === NO_SUIT && seat === declarer) met = left & ~aceBit;
    }
    if (met !== 0) left = met;
  }
  return left;
}
function hasLed(seat: number, trick: number): boolean {
  for (let i = 0; i < trick; i++) if (leaderOf[i] === seat) return true;
  return false;
}

/** Whether the player would rather have what is one step further on. */
function prefers(seat: number, step: number): boolean {
  const old = step * SEATS;
  const now = old + SEATS;
  const own = (gains[now + seat] as number) - (gains[old + seat] as number);
  if (own !== 0) return own > 0;
  let others = 0;
  for (let i = 0; i < seats; i++) others += (gains[now + i] as number) - (gains[old + i] as number);
  if (others !== 0) return others > 0;
  for (let i = 1; i < seats; i++) {
    const other = (seat + i) % seats;
    const more = (gains[now + other] as number) - (gains[old + other] as number);
    if (more !== 0) return more > 0;
  }
  return false;
}
/** Takes what is one step further on for the best so far. */
function takeOver(step: number): void {
  const old = step * SEATS;
  for (let i = old; i < old + SEATS; i++) gains[i] = gains[i + SEATS] as number;
}

/** What a position between tricks is, as one number. */
function keyOf(trick: number): number {
  let cards = 0;
  for (let seat = 0; seat < seats; seat++) if (isIn[seat]) cards |= hand[seat] as number;
  let key = cards;
  key = key * 8 + (leaderOf[trick] as number);
  for (let i = 0; i < TRICKS; i++) key = key * 8 + (i < trick ? (winnerOf[i] as number) : 7);
  key = key * 4 + isAceKept * 2 + isSevenLost;
  if (raiseChips === 0) return key;
  return key * 8 + raisesLeft + (isScaled() ? 0 : potKey());
}
/** Whether all that is still to be gained is the pot: then it does not matter how much it holds. */
const isScaled = (): boolean => raiseChips !== 0 && raisesLeft === 0;
/** Raised pots differ by whole raises: one number for each. */
const POTS = 2 ** 44;
const potKey = (): number => (Math.round(pot / raiseChips) % 256) * POTS;

/** What the position stands for beside its cards, as far as that is the same for the whole deal. */
let terms = '';

/** How the cards lie before the first lead: who holds the highest of each suit, the next, and so on. Plain suits are alike. */
function layoutNow(): string {
  let trumps = '';
  const plain: string[] = [];
  for (let suit = 0; suit < NO_SUIT; suit++) {
    let owners = '';
    for (let cards = group[suit] as number; cards !== 0; ) {
      const card = 1 << (31 - Math.clz32(cards));
      cards ^= card;
      let owner = 0;
      while (owner < seats && ((hand[owner] as number) & card) === 0) owner++;
      if (owner < seats) owners += card === aceBit ? `A${owner}` : card === sevenBit ? `7${owner}` : owner;
    }
    if (suit === trump) trumps = owners;
    else plain.push(owners);
  }
  return `${terms}/${leaderOf[0]}/${raisesLeft}/${isScaled() ? '' : pot}/${trumps}/${plain.sort().join('/')}`;
}

/** Before a lead. */
function lead(step: number, trick: number): void {
  if (trick === TRICKS) {
    pay(step);
    return;
  }
  const key = isSettled ? -1 : keyOf(trick);
  const unit = isScaled() ? pot : 1;
  const place = Math.imul(key | 0, 0x9e3779b1) >>> (32 - MEMO_BITS);
  if (key >= 0 && memoLaid[place] === laid && memoKeys[place] === key) {
    for (let seat = 0; seat < SEATS; seat++) gains[step * SEATS + seat] = (memoGains[place * SEATS + seat] as number) * unit;
    return;
  }
  const layout = trick === 0 && layouts !== null && !isSettled ? layoutNow() : null;
  const found = layout === null ? undefined : layouts?.get(layout);
  if (found) {
    for (let seat = 0; seat < SEATS; seat++) gains[step * SEATS + seat] = (found[seat] as number) * unit;
    return;
  }
  const seat = leaderOf[trick] as number;
  onTable[trick] = 0;
  worth[trick] = 0;
  follow(step, trick, 0, seat, NO_SUIT, 0, seat);
  if (raisesLeft > 0) {
    raised(step + 1, trick, seat);
    if (prefers(seat, step)) takeOver(step);
  }
  if (key < 0) return;
  memoKeys[place] = key;
  memoLaid[place] = laid;
  for (let i = 0; i < SEATS; i++) memoGains[place * SEATS + i] = (gains[step * SEATS + i] as number) / unit;
  if (layout === null) return;
  if (layouts?.size === MOST_LAYOUTS) layouts.clear();
  layouts?.set(layout, Array.from(memoGains.subarray(place * SEATS, (place + 1) * SEATS)));
}

/** The leader raises, and is answered. */
function raised(step: number, trick: number, seat: number): void {
  tally();
  raisesLeft--;
  pot += raiseChips;
  answered(step, trick, seat, nextIn(seat));
  pot -= raiseChips;
  raisesLeft++;
  gains[step * SEATS + seat] = (gains[step * SEATS + seat] as number) - raiseChips;
}

/** A player answers the leader's raise: he pays as much, or is out. */
function answered(step: number, trick: number, raiser: number, seat: number): void {
  if (seat === raiser) {
    lead(step, trick);
    return;
  }
  tally();
  pot += raiseChips;
  answered(step, trick, raiser, nextIn(seat));
  pot -= raiseChips;
  gains[step * SEATS + seat] = (gains[step * SEATS + seat] as number) - raiseChips;
  tally();
  const held = hand[seat] as number;
  const after = nextIn(seat);
  isIn[seat] = 0;
  players--;
  hand[seat] = 0;
  if (players === 1) takeAll(step + 1, raiser);
  else answered(step + 1, trick, raiser, after);
  hand[seat] = held;
  players++;
  isIn[seat] = 1;
  if (prefers(seat, step)) takeOver(step);
}
/** The only player left takes the pot. */
function takeAll(step: number, seat: number): void {
  gains.fill(0, step * SEATS, (step + 1) * SEATS);
  gains[step * SEATS + seat] = pot;
}

/** A card is played to the trick, or led when `place` is 0. */
function follow(step: number, trick: number, place: number, seat: number, led: number, top: number, who: number): void {
  const may = allowed(seat, trick, led, top);
  let others = onTable[trick] as number;
  for (let i = 0; i < seats; i++) if (i !== seat && isIn[i]) others |= hand[i] as number;
  let last = -1;
  let isFound = false;
  for (let cards = may; cards !== 0; ) {
    const bit = 31 - Math.clz32(cards);
    cards ^= 1 << bit;
    if (last >= 0 && isAlike(last, bit, others)) continue;
    last = bit;
    playCard(isFound ? step + 1 : step, trick, place, seat, led, top, who, bit);
    if (isFound && prefers(seat, step)) takeOver(step);
    isFound = true;
    // In a deal with a declarer nothing is better than to win.
    if (isSettled && (gains[step * SEATS + seat] as number) > 0) return;
  }
}

/** Whether two cards of a hand are as good as one another: neighbours of one suit, nothing of the others' between them. */
function isAlike(high: number, low: number, others: number): boolean {
  if (suitAt[high] !== suitAt[low] || worthAt[high] !== worthAt[low]) return false;
  if (((1 << high) | (1 << low)) & (aceBit | sevenBit)) return false;
  return (others & ((1 << high) - 1) & ~((2 << low) - 1)) === 0;
}

function playCard(
  step: number,
  trick: number,
  place: number,
  seat: number,
  led: number,
  top: number,
  who: number,
  bit: number,
): void {
  tally();
  const card = 1 << bit;
  hand[seat] = (hand[seat] as number) ^ card;
  onTable[trick] = (onTable[trick] as number) | card;
  worth[trick] = (worth[trick] as number) + (worthAt[bit] as number);
  const keptBefore = isAceKept;
  if (place === 0 && seat === aceHolder && ((hand[seat] as number) & aceBit) !== 0) isAceKept = 1;
  const isTop = place === 0 || beats(bit, top);
  const best = isTop ? bit : top;
  const taker = isTop ? seat : who;
  const suit = place === 0 ? (suitAt[bit] as number) : led;
  if (place < players - 1) follow(step, trick, place + 1, nextIn(seat), suit, best, taker);
  else endTrick(step, trick, trick < darkTricks && suitAt[best] !== trump ? (leaderOf[trick] as number) : taker);
  isAceKept = keptBefore;
  worth[trick] = (worth[trick] as number) - (worthAt[bit] as number);
  onTable[trick] = (onTable[trick] as number) ^ card;
  hand[seat] = (hand[seat] as number) ^ card;
}

function endTrick(step: number, trick: number, taker: number): void {
  const lostBefore = isSevenLost;
  const both = aceBit | sevenBit;
  if (aceBit !== 0 && sevenBit !== 0 && ((onTable[trick] as number) & both) === both) isSevenLost = 1;
  winnerOf[trick] = taker;
  leaderOf[trick + 1] = taker;
  lead(step, trick + 1);
  isSevenLost = lostBefore;
}

/** All tricks are taken. */
function pay(step: number): void {
  const from = step * SEATS;
  gains.fill(0, from, from + SEATS);
  if (isSettled) {
    let isWon = false;
    for (const aim of aims) if (aim()) isWon = true;
    for (let seat = 0; seat < seats; seat++) gains[from + seat] = (seat === declarer) === isWon ? 1 : -1;
    return;
  }
  for (let i = 0; i < TRICKS; i++) {
    const at = from + (winnerOf[i] as number);
    gains[at] = (gains[at] as number) + partOf(pot, shares[i] as Part);
  }
  if (tricklessFine > 0) {
    for (let seat = 0; seat < seats; seat++) {
      if (isIn[seat] && tricksTakenBy(seat) === 0) gains[from + seat] = (gains[from + seat] as number) - tricklessFine;
    }
  }
  if (isAceKept) gains[from + aceHolder] = (gains[from + aceHolder] as number) - aceFine;
  if (isSevenLost) gains[from + sevenHolder] = (gains[from + sevenHolder] as number) - sevenFine;
}
