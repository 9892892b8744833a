// The card play of two sides for points: can the first side take so many more? Cards are bits, everything that the search
// touches lies in typed arrays, and nothing is made while it runs. A search answers one question at a time; a driver asks as
// many as it takes to close in on the value.
import { MOST_CARDS, NO_SUIT } from './bits.ts';
import { tally } from './count.ts';

/** How marriages come about: none are played for; scored by the trick led from them; declared when leading. */
export type Marriages = 'none' | 'taken' | 'declared';
const TAKEN = 1;
const DECLARED = 2;

/** What stays as it is while a deal is played, whoever holds which card. */
export interface Table {
  /** How many cards there are. */
  readonly cards: number;
  /** By bit: the suit of the card, and its points. */
  readonly suits: readonly number[];
  readonly worth: readonly number[];
  /** The seats that play, clockwise. */
  readonly seats: readonly number[];
  /** By seat: 0 for the side that the question is about, 1 for the other. */
  readonly sides: readonly number[];
  /** Whether a player who is void must trump. */
  readonly mustTrump: boolean;
  readonly marriages: Marriages;
  /** By suit: the king and queen as bits, 0 where there is no such marriage, and what it is worth. */
  readonly pairs: readonly number[];
  readonly pairWorth: readonly number[];
  /** Whether the marriages of the second side count against the first. */
  readonly countsTheirs: boolean;
  /** A card, and another that may take it from the other side: for this a question can offer more. -1 where there is none. */
  readonly prey: number;
  readonly hunter: number;
}

/** A position within the table's deal. */
export interface Position {
  readonly hands: readonly number[];
  readonly trump: number;
  /** Marriages that have been scored, a bit for each suit. */
  readonly scored: number;
  readonly leader: number;
  /** The trick on the table, in the order played. */
  readonly trick: readonly number[];
  /** Whether the leader of the next trick may first name other trumps. */
  readonly isNaming: boolean;
}

/**
 * How many points the first side takes from here on, asked between `need - span` and `need`: with a span of 1 whether it takes
 * at least `need`. Besides, where marriages are played for and with a span of 1 only: with a `goal` more than 0 it must also
 * take `need + goal` in points and marriages, or else `need + penalty` points.
 */
export interface Question {
  readonly need: number;
  readonly span: number;
  readonly goal: number;
  readonly penalty: number;
  /** Points that the side of the hunter takes besides when he takes his prey; less than 0 when it is the second side. */
  readonly bonus: number;
}

const SEATS = 4;
const SUIT_COUNT = NO_SUIT + 1;
const HAND = 16;

const hand = new Int32Array(SEATS);
const dealt = new Int32Array(SEATS);
const side = new Uint8Array(SEATS);
const next = new Uint8Array(SEATS);
const group = new Int32Array(SUIT_COUNT);
const suitAt = new Uint8Array(MOST_CARDS);
const worthAt = new Uint8Array(MOST_CARDS);
/** By bit: how many cards of the suit are lower. */
const heightAt = new Uint8Array(MOST_CARDS);
const pair = new Int32Array(SUIT_COUNT);
const pairWorth = new Int32Array(SUIT_COUNT);
/** By trick: the cards that are left when it is led, and the card led. */
const left = new Int32Array(MOST_CARDS);
const ledCard = new Uint8Array(MOST_CARDS);

// By card played: what may be played there, how promising it is, to which run of neighbours it belongs, what it came to.
const move = new Uint8Array(MOST_CARDS * HAND);
const promise = new Int32Array(MOST_CARDS * HAND);
const run = new Uint8Array(MOST_CARDS * HAND);
const found = new Int32Array(MOST_CARDS * HAND);

// Blocks of neighbours worth the same: of those left in a block only the order of their owners matters.
const BLOCK_BITS = 4;
const blockFrom = new Uint8Array(MOST_CARDS);
const blockMask = new Int32Array(MOST_CARDS);
const blockKey = new Int32Array(MOST_CARDS << BLOCK_BITS);
let blocks = 0;
// Cards worth the same, the cheapest first.
const classMask = new Int32Array(MOST_CARDS);
const classWorth = new Uint8Array(MOST_CARDS);
let classes = 0;
// The highest trumps that lie in one hand.
let trumpHolder = 0;
let trumpRun = 0;
let trumpWorth = 0;
/** Cards that are in no block. */
let single = 0;

// What is known of positions between tricks. A place holds one position; a newer one takes the place of an older.
const TABLE_BITS = 19;
const PLACES = 1 << TABLE_BITS;
/** By place: the cards, what else there is to the position, and the least and the most it comes to. */
let known = new Int32Array(0);
const ENTRY = 4;
/** Sets the positions of these hands apart from those of hands before. */
let generation = 0;
/** The same where a marriage may still be scored: there it counts what a missed bid costs, too. */
let openGeneration = 0;
const GENERATIONS = 1 << 8;
const OPEN = 1 << 10;

let cardCount = 0;
let players = 0;
let mustTrump = true;
let mode = 0;
let countsTheirs = false;
let prey = 0;
let preyAndHunter = 0;
let trump: number = NO_SUIT;
let scored = 0;
let penalty = 0;
let bonus = 0;
let depth = 0;

const LEAST = -32768;
const MOST = 32767;
const highest = (cards: number): number => 31 - Math.clz32(cards);

/** The generation after another; when they have all been used what was known is forgotten. */
function generationAfter(one: number): number {
  const after = (one + 1) % GENERATIONS;
  if (after !== 0) return after;
  known.fill(0);
  return 1;
}

/** Lays a table: the cards, and what they are worth to whom. Hands are dealt to it next. */
export function setTable(table: Table): void {
  if (known.length === 0) known = new Int32Array(PLACES * ENTRY);
  players = table.seats.length;
  table.seats.forEach((seat, i) => {
    next[seat] = table.seats[(i + 1) % players] as number;
  });
  side.set(table.sides);
  mustTrump = table.mustTrump;
  mode = table.marriages === 'none' ? 0 : table.marriages === 'taken' ? TAKEN : DECLARED;
  countsTheirs = table.countsTheirs;
  group.fill(0);
  for (let bit = 0; bit < table.cards; bit++) {
    const suit = table.suits[bit] as number;
    suitAt[bit] = suit;
    worthAt[bit] = table.worth[bit] as number;
    heightAt[bit] = bit > 0 && suitAt[bit - 1] === suit ? (heightAt[bit - 1] as number) + 1 : 0;
    group[suit] = (group[suit] as number) | (1 << bit);
  }
  cardCount = table.cards;
  pair.fill(0);
  pair.set(table.pairs);
  pairWorth.set(table.pairWorth);
  prey = table.prey < 0 ? 0 : 1 << table.prey;
  preyAndHunter = table.prey < 0 ? 0 : prey | (1 << table.hunter);
  const prices = [...new Set(table.worth)].sort((a, b) => a - b);
  classes = prices.length;
  for (const [i, price] of prices.entries()) {
    classWorth[i] = price;
    classMask[i] = table.worth.reduce((mask, worth, bit) => (worth === price ? mask | (1 << bit) : mask), 0);
  }
}

/** Deals the cards of the table: by seat, the hand with which the play begins. What was known of other hands is forgotten. */
export function setHands(hands: readonly number[]): void {
  generation = generationAfter(generation);
  openGeneration = generationAfter(openGeneration);
  dealt.fill(0);
  dealt.set(hands);
  layBlocks(cardCount);
}

const ownerOf = (bit: number): number => {
  for (let seat = 0; seat < SEATS; seat++) if ((dealt[seat] as number) & (1 << bit)) return seat;
  return SEATS;
};

/** Finds the blocks of the deal, and for each choice of their cards the first that has the same owners in order. */
function layBlocks(cards: number): void {
  blocks = 0;
  single = 0;
  for (let from = 0; from < cards; ) {
    let to = from + 1;
    const isAlone = ((1 << from) & preyAndHunter) !== 0;
    while (!isAlone && to < cards && to - from < BLOCK_BITS && isNeighbour(from, to)) to++;
    if (to - from === 1) single |= 1 << from;
    else layBlock(from, to - from);
    from = to;
  }
}
const isNeighbour = (a: number, b: number): boolean =>
  suitAt[a] === suitAt[b] && worthAt[a] === worthAt[b] && ((1 << b) & preyAndHunter) === 0;

function layBlock(from: number, size: number): void {
  const firstWith = new Map<string, number>();
  blockFrom[blocks] = from;
  blockMask[blocks] = (1 << size) - 1;
  for (let choice = 0; choice < 1 << size; choice++) {
    let owners = '';
    for (let i = 0; i < size; i++) if (choice & (1 << i)) owners += ownerOf(from + i);
    const first = firstWith.get(owners) ?? choice;
    firstWith.set(owners, first);
    blockKey[(blocks << BLOCK_BITS) | choice] = first << from;
  }
  blocks++;
}

/** The cards that are left, each block by its first choice with the same owners. */
function keyOf(cards: number): number {
  let key = cards & single;
  for (let block = 0; block < blocks; block++) {
    const choice = (cards >>> (blockFrom[block] as number)) & (blockMask[block] as number);
    key |= blockKey[(block << BLOCK_BITS) | choice] as number;
  }
  return key;
}

/** How many cards there are. */
function countOf(cards: number): number {
  const pairs = cards - ((cards >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

/** The points of the cards together. */
function worthOf(cards: number): number {
  let sum = 0;
  for (let rest = cards; rest !== 0; rest &= rest - 1) sum += worthAt[highest(rest & -rest)] as number;
  return sum;
}

/**
 * Answers a question about a position. From `need` up: the first side takes at least so much; from `need - span` down: at most;
 * in between: exactly.
 */
export function answer(position: Position, question: Question): number {
  hand.fill(0);
  hand.set(position.hands);
  trump = position.trump;
  scored = position.scored;
  if (penalty !== question.penalty) openGeneration = generationAfter(openGeneration);
  penalty = question.penalty;
  bonus = question.bonus;
  depth = 0;
  let cards = 0;
  for (let seat = 0; seat < SEATS; seat++) cards |= hand[seat] as number;
  let onTable = 0;
  for (const bit of position.trick) onTable |= 1 << bit;
  const rest = worthOf(cards | onTable);
  left[0] = cards | onTable;
  if (position.isNaming) return renamed(position.leader, rest, question.need, question.span, question.goal);
  const [first, ...others] = position.trick;
  if (first === undefined) return lead(position.leader, rest, question.need, question.span, question.goal);
  ledCard[0] = first;
  let best = first;
  let taker = position.leader;
  let points = worthAt[first] as number;
  let seat = next[position.leader] as number;
  for (const bit of others) {
    if (beats(bit, best)) {
      best = bit;
      taker = seat;
    }
    points += worthAt[bit] as number;
    seat = next[seat] as number;
  }
  const led = suitAt[first] as number;
  return position.trick.length === players
    ? endTrick(position.leader, led, taker, points, rest, question.need, question.span, question.goal)
    : follow(
        position.trick.length,
        position.leader,
        seat,
        led,
        best,
        taker,
        points,
        rest,
        question.need,
        question.span,
        question.goal,
      );
}

const beats = (bit: number, best: number): boolean => (suitAt[bit] === suitAt[best] ? bit > best : suitAt[bit] === trump);

/** Whether somebody holds the marriage of that suit and it can still be scored. */
function holderOfPair(suit: number): number {
  const both = pair[suit] as number;
  if (both === 0 || (scored >>> suit) & 1) return -1;
  for (let seat = 0; seat < SEATS; seat++) if (((hand[seat] as number) & both) === both) return seat;
  return -1;
}

/** As few points as so many of the cards can be worth together. */
function cheapest(cards: number, count: number): number {
  let sum = 0;
  let missing = count;
  for (let i = 0; i < classes; i++) {
    const n = countOf(cards & (classMask[i] as number));
    if (n >= missing) return sum + missing * (classWorth[i] as number);
    missing -= n;
    sum += n * (classWorth[i] as number);
  }
  return sum;
}

/** What so many tricks taken with cards worth so much hold at least. */
function withOthers(seat: number, count: number, worth: number): number {
  let sum = worth;
  for (let i = 0, other = next[seat] as number; i < players - 1; i++, other = next[other] as number)
    sum += cheapest(hand[other] as number, count);
  return sum;
}

/** How many of the highest cards of a suit lie in one hand. */
function runIn(cards: number, held: number): number {
  const others = cards & ~held;
  return countOf(others === 0 ? held & cards : held & cards & ~((2 << highest(others)) - 1));
}

/** Finds who holds the highest trump, how many of the highest he holds, and what they are worth. */
function countTrumps(cards: number): void {
  const trumps = cards & (group[trump] as number);
  trumpRun = 0;
  trumpWorth = 0;
  if (trumps === 0) return;
  trumpHolder = holderOf(highest(trumps));
  const own = (hand[trumpHolder] as number) & trumps;
  trumpRun = runIn(trumps, own);
  trumpWorth = worthOfHighest(own, trumpRun);
}

/** What so many of the cards, the highest first, are worth. */
function worthOfHighest(cards: number, count: number): number {
  let sum = 0;
  let rest = cards;
  for (let i = 0; i < count; i++) {
    const bit = highest(rest);
    sum += worthAt[bit] as number;
    rest ^= 1 << bit;
  }
  return sum;
}

/** Points that are certain to the side of the leader because he leads out his winners, trumps first. */
function cashed(leader: number, cards: number, rest: number): number {
  const held = hand[leader] as number;
  const drawn = trumpHolder === leader ? trumpRun : 0;
  let tricks = drawn;
  let worth = drawn === 0 ? 0 : trumpWorth;
  for (let suit = 0; suit < NO_SUIT; suit++) {
    const own = held & (group[suit] as number);
    if (suit === trump || own === 0) continue;
    const run = runIn(cards & (group[suit] as number), own);
    const winners = run === 0 ? 0 : winnersIn(suit, leader, run, drawn);
    tricks += winners;
    worth += worthOfHighest(own, winners);
  }
  if (tricks === 0) return 0;
  return tricks >= countOf(held) ? rest : withOthers(leader, tricks, worth);
}

/** How many tricks a leader who holds so many of the highest cards of a plain suit takes there, `drawn` trumps being led first. */
function winnersIn(suit: number, leader: number, run: number, drawn: number): number {
  const trumps = group[trump] as number;
  let winners = run;
  let longest = 0;
  let canTrump = false;
  for (let i = 1, seat = next[leader] as number; i < players; i++, seat = next[seat] as number) {
    const held = hand[seat] as number;
    const length = countOf(held & (group[suit] as number));
    if (length > longest) longest = length;
    if (countOf(held & trumps) <= drawn) continue;
    // Whoever can still trump follows as long as he can.
    canTrump = true;
    if (length < winners) winners = length;
  }
  return !canTrump && run >= longest ? countOf((hand[leader] as number) & (group[suit] as number)) : winners;
}

/** Who holds a card. */
function holderOf(bit: number): number {
  for (let seat = 0; seat < SEATS; seat++) if (((hand[seat] as number) >>> bit) & 1) return seat;
  return 0;
}

/** Before a trick is led. `rest` are the points of all cards left. */
function lead(leader: number, rest: number, need: number, span: number, goal: number): number {
  const cards = (hand[0] as number) | (hand[1] as number) | (hand[2] as number) | (hand[3] as number);
  left[depth] = cards;
  let theirs = 0;
  let ours = 0;
  let isOpen = false;
  if (mode !== 0) {
    for (let suit = 0; suit < NO_SUIT; suit++) {
      const seat = holderOfPair(suit);
      if (seat < 0) continue;
      isOpen = true;
      if (side[seat] === 0) ours += pairWorth[suit] as number;
      else if (countsTheirs) theirs += pairWorth[suit] as number;
    }
    if (!isOpen) {
      // No marriage is left: both conditions are one.
      const shift = Math.min(Math.max(goal, 0), penalty);
      if (shift !== 0 || goal !== 0) return lead(leader, rest, need + shift, span, 0) - shift;
    } else {
      if (goal < 0) return lead(leader, rest, need, span, 0);
      const most = penalty + ours + theirs;
      if (goal > most) return lead(leader, rest, need, span, most);
      if ((need + goal <= 0 && need <= -theirs) || need + penalty <= -theirs) return need;
      if (need > rest || (need + goal > rest + ours && need + penalty > rest)) return need - 1;
    }
  }
  let low = 0;
  let high = rest;
  const isHunt = (cards & preyAndHunter) === preyAndHunter && preyAndHunter !== 0;
  if (!isOpen) {
    if (isHunt) {
      if (bonus > 0) high += bonus;
      else low += bonus;
    }
    if (cards === 0) return 0;
    if (need <= low) return low;
    if (need - span >= high) return high;
  }
  const key = keyOf(cards);
  const salt = isHunt ? bonus + 512 : isOpen ? goal : 0;
  const keyAside = isOpen
    ? (openGeneration << 24) | (salt << 12) | OPEN | (scored << 6) | (trump << 3) | leader
    : (generation << 24) | (salt << 12) | (trump << 3) | leader;
  const place = (Math.imul(key ^ Math.imul(keyAside, 0x2c1b3c6d), 0x9e3779b1) >>> (32 - TABLE_BITS)) * ENTRY;
  if (isOpen) {
    low = LEAST;
    high = MOST;
  }
  let below = LEAST;
  let above = MOST;
  if (known[place] === key && known[place + 1] === keyAside) {
    below = known[place + 2] as number;
    above = known[place + 3] as number;
    if (below > low) low = below;
    if (above < high) high = above;
    if (low >= need) return low;
    if (high <= need - span) return high;
    if (low === high) return low;
  }
  if (isOpen) {
    // While the leader leads out his winners nobody else names trumps.
    countTrumps(cards);
    const sure = cashed(leader, cards, rest);
    const fewest = side[leader] === 0 ? sure : 0;
    const most = side[leader] === 0 ? rest : rest - sure;
    if ((need + goal <= fewest && need <= fewest - theirs) || need + penalty <= fewest - theirs) return need;
    if (need > most || (need + goal > most + ours && need + penalty > most)) return need - 1;
  } else if (!isHunt) {
    countTrumps(cards);
    if (trumpRun > 0 && trumpHolder !== leader) {
      const sure = withOthers(trumpHolder, trumpRun, trumpWorth);
      if (side[trumpHolder] === 0) low = Math.max(low, sure);
      else high = Math.min(high, rest - sure);
    }
    const sure = cashed(leader, cards, rest);
    if (side[leader] === 0) low = Math.max(low, sure);
    else high = Math.min(high, rest - sure);
    if (low >= need) return low;
    if (high <= need - span) return high;
    if (low === high) return low;
  }
  const top = Math.min(need, high);
  const bottom = Math.max(need - span, low);
  const found = follow(0, leader, leader, NO_SUIT, 0, leader, 0, rest, top, top - bottom, goal);
  const value = Math.min(Math.max(found, low), high);
  if (known[place] !== key || known[place + 1] !== keyAside) {
    known[place] = key;
    known[place + 1] = keyAside;
    below = LEAST;
    above = MOST;
  }
  if (value > bottom || value === low) below = value;
  if (value < top || value === high) above = value;
  known[place + 2] = below;
  known[place + 3] = above;
  return value;
}

/** A card is played: `place` in the trick, 0 to lead. */
function follow(
  place: number,
  leader: number,
  seat: number,
  led: number,
  best: number,
  taker: number,
  points: number,
  rest: number,
  need: number,
  span: number,
  goal: number,
): number {
  const held = hand[seat] as number;
  let may = held;
  if (place > 0) {
    may = held & (group[led] as number);
    if (may === 0 && mustTrump) may = held & (group[trump] as number);
    if (may === 0) may = held;
  }
  const isFirst = side[seat] === 0;
  const from = (depth * SEATS + place) * HAND;
  const count = choose(from, may, place, seat, led, best, taker);
  const bottom = need - span;
  let low = bottom;
  let high = need;
  let bound = isFirst ? LEAST : MOST;
  for (let i = from; i < from + count; i++) {
    const bit = move[i] as number;
    const declares = bit >= MOST_CARDS;
    const card = declares ? bit - MOST_CARDS : bit;
    const near = likeness(from, i, isFirst, low, high);
    if (near !== NONE) {
      found[i] = near;
      if (isFirst ? near > bound : near < bound) bound = near;
      continue;
    }
    // The first card is looked into for its value, each other only for whether it is better.
    let value: number;
    if (i === from || high - low === 1)
      value = playCard(card, declares, place, leader, seat, led, best, taker, points, rest, high, high - low, goal);
    else {
      const test = isFirst ? low + 1 : high;
      value = playCard(card, declares, place, leader, seat, led, best, taker, points, rest, test, 1, goal);
      if (value > low && value < high)
        value = playCard(card, declares, place, leader, seat, led, best, taker, points, rest, high, high - low, goal);
    }
    found[i] = value;
    if (isFirst) {
      if (value > bound) bound = value;
      if (value >= need) break;
      if (value > low) low = value;
    } else {
      if (value < bound) bound = value;
      if (value <= bottom) break;
      if (value < high) high = value;
    }
  }
  return bound;
}

const NONE = 0x7fff_ffff;

/** What a neighbour of the card that has been tried says of it: the bound, where it need not be tried itself. */
function likeness(from: number, i: number, isFirst: boolean, low: number, high: number): number {
  const own = run[i] as number;
  if (own === 0) return NONE;
  const worth = worthAt[(move[i] as number) & 31] as number;
  for (let j = from; j < i; j++) {
    if (run[j] !== own) continue;
    const other = worthAt[(move[j] as number) & 31] as number;
    const apart = worth > other ? worth - other : other - worth;
    const near = (found[j] as number) + (isFirst ? apart : -apart);
    if (isFirst ? near <= low : near >= high) return near;
  }
  return NONE;
}

function playCard(
  card: number,
  declares: boolean,
  place: number,
  leader: number,
  seat: number,
  led: number,
  best: number,
  taker: number,
  points: number,
  rest: number,
  need: number,
  span: number,
  goal: number,
): number {
  tally();
  const bit = 1 << card;
  hand[seat] = (hand[seat] as number) ^ bit;
  let value: number;
  if (place === 0) {
    const suit = suitAt[card] as number;
    ledCard[depth] = card;
    if (declares) {
      const was = trump;
      const gain = pairWorth[suit] as number;
      const cost = side[seat] === 1 && countsTheirs ? gain : 0;
      const spent = side[seat] === 1 ? cost : gain;
      trump = suit;
      value =
        follow(
          1,
          leader,
          next[seat] as number,
          suit,
          card,
          seat,
          worthAt[card] as number,
          rest,
          need + cost,
          span,
          goal - spent,
        ) - cost;
      trump = was;
    } else {
      value = follow(1, leader, next[seat] as number, suit, card, seat, worthAt[card] as number, rest, need, span, goal);
    }
  } else {
    const wins = beats(card, best);
    const top = wins ? card : best;
    const who = wins ? seat : taker;
    const sum = points + (worthAt[card] as number);
    value =
      place === players - 1
        ? endTrick(leader, led, who, sum, rest, need, span, goal)
        : follow(place + 1, leader, next[seat] as number, led, top, who, sum, rest, need, span, goal);
  }
  hand[seat] = (hand[seat] as number) ^ bit;
  return value;
}

/** The trick is taken. */
function endTrick(
  leader: number,
  led: number,
  taker: number,
  points: number,
  rest: number,
  need: number,
  span: number,
  goal: number,
): number {
  let gain = side[taker] === 0 ? points : 0;
  if (preyAndHunter !== 0 && ((left[depth] as number) & preyAndHunter) === preyAndHunter) {
    const now = (hand[0] as number) | (hand[1] as number) | (hand[2] as number) | (hand[3] as number);
    if ((now & preyAndHunter) === 0) gain += bonus;
  }
  let value: number;
  depth++;
  if (mode === TAKEN && taker === leader && isPairLed(leader, led)) {
    const worth = pairWorth[led] as number;
    const cost = side[leader] === 1 && countsTheirs ? worth : 0;
    const spent = side[leader] === 1 ? cost : worth;
    scored |= 1 << led;
    value = gain - cost + renamed(leader, rest - points, need - gain + cost, span, goal - spent);
    scored ^= 1 << led;
  } else {
    value = gain + lead(taker, rest - points, need - gain, span, goal);
  }
  depth--;
  return value;
}

/** Whether the leader of the trick just played held the marriage of the suit when he led, and it has not been scored. */
function isPairLed(leader: number, led: number): boolean {
  const both = pair[led] as number;
  if (both === 0 || (scored >>> led) & 1) return false;
  return (((hand[leader] as number) | (1 << (ledCard[depth - 1] as number))) & both) === both;
}

/** The leader may name other trumps before he leads. */
function renamed(leader: number, rest: number, need: number, span: number, goal: number): number {
  const isFirst = side[leader] === 0;
  const was = trump;
  let bound = lead(leader, rest, need, span, goal);
  for (let suit = 0; suit < NO_SUIT && bound >= need !== isFirst; suit++) {
    if (suit === was) continue;
    trump = suit;
    const value = lead(leader, rest, need, span, goal);
    if (isFirst ? value > bound : value < bound) bound = value;
  }
  trump = was;
  return bound;
}

/** Weights of the signs by which a card looks promising; of each sign those of a card led, one in between and the last. */
const [LED, BETWEEN, LAST] = [0, 1, 2] as const;
const TAKEN_BY_US = [85, 36, 60];
const POINTS_FOR_US = [6, 4, 7];
const POINTS_FOR_THEM = [0, 8, 2];
const TRUMP_PLAYED = [-6, -20, -6];
const HEIGHT_FOR_US = [-1, -1, -2];
const HEIGHT_FOR_THEM = [-1, -4, -1];
const MARRIAGE_LED = 200;
const MARRIAGE_DECLARED = 1000;

/** Writes down what may be played, the most promising first; answers how many there are. */
function choose(from: number, may: number, place: number, seat: number, led: number, best: number, taker: number): number {
  if ((may & (may - 1)) === 0 && mode === 0) {
    move[from] = highest(may);
    return 1;
  }
  let count = 0;
  let runNow = 0;
  let last = -1;
  const all = left[depth] as number;
  const at = place === 0 ? LED : place === players - 1 ? LAST : BETWEEN;
  for (let cards = may; cards !== 0; ) {
    const bit = highest(cards);
    cards ^= 1 << bit;
    const suit = suitAt[bit] as number;
    const isSpecial = ((1 << bit) & preyAndHunter) !== 0 && (all & preyAndHunter) === preyAndHunter;
    const both = pair[suit] as number;
    const isPair = mode !== 0 && ((1 << bit) & both) !== 0 && ((hand[seat] as number) & both) === both;
    if (isSpecial || isPair) last = -1;
    else {
      if (last < 0 || suitAt[last] !== suit || (all & between(last, bit)) !== 0) runNow++;
      last = bit;
    }
    const isOwn = isSpecial || isPair ? 0 : runNow;
    const isMarriageLed = isPair && mode === TAKEN && place === 0;
    const score = promiseOf(bit, place, seat, led, best, taker, at) + (isMarriageLed ? MARRIAGE_LED : 0);
    count = insert(from, count, bit, score, isOwn);
    if (isPair && mode === DECLARED && place === 0) {
      count = insert(from, count, bit + MOST_CARDS, score + MARRIAGE_DECLARED, 0);
    }
  }
  return count;
}

/** The bits between two cards, the first the higher. */
const between = (high: number, low: number): number => ((1 << high) - 1) & ~((2 << low) - 1);

function insert(from: number, count: number, bit: number, score: number, own: number): number {
  let i = from + count;
  while (i > from && (promise[i - 1] as number) < score) {
    promise[i] = promise[i - 1] as number;
    move[i] = move[i - 1] as number;
    run[i] = run[i - 1] as number;
    i--;
  }
  promise[i] = score;
  move[i] = bit;
  run[i] = own;
  return count + 1;
}

/** How promising a card looks: who would take the trick if everybody to come played his highest. */
function promiseOf(bit: number, place: number, seat: number, ledBefore: number, best: number, taker: number, at: number): number {
  const suit = suitAt[bit] as number;
  const led = place === 0 ? suit : ledBefore;
  let top = best;
  let who = taker;
  if (place === 0 || beats(bit, best)) {
    top = bit;
    who = seat;
  }
  let to = next[seat] as number;
  for (let i = place + 1; i < players; i++) {
    if (side[to] !== side[who]) {
      const held = hand[to] as number;
      const follows = held & (group[led] as number);
      const can = follows !== 0 ? follows : held & (group[trump] as number);
      if (can !== 0) {
        const high = highest(can);
        if (beats(high, top)) {
          top = high;
          who = to;
        }
      }
    }
    to = next[to] as number;
  }
  const worth = worthAt[bit] as number;
  const height = heightAt[bit] as number;
  const rest = suit === trump ? (TRUMP_PLAYED[at] as number) : 0;
  return side[who] === side[seat]
    ? (TAKEN_BY_US[at] as number) + worth * (POINTS_FOR_US[at] as number) + height * (HEIGHT_FOR_US[at] as number) + rest
    : height * (HEIGHT_FOR_THEM[at] as number) - worth * (POINTS_FOR_THEM[at] as number) + rest;
}
