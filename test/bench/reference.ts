// The measure of the machine: as bare a game of cards as can be written, so that the engine's speed is a ratio that holds
// elsewhere too. Four hands of eight cards as bits, trumps the top byte of four, played out at random by following suit.
// It mutates, allocates nothing and explains nothing.
const SUIT = 0xff;
const TRUMPS = SUIT << 24;

const deck = Uint8Array.from({ length: 32 }, (_, card) => card);
const hands = new Int32Array(4);

/** Draws the next number below `n`. */
export type Drawer = (n: number) => number;

/** Draws by a seed that is not 0; the generator is xorshift32. */
export function drawer(seed: number): Drawer {
  let state = seed;
  return (n) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % n;
  };
}

function bitsOf(cards: number): number {
  let count = 0;
  for (let left = cards; left !== 0; left &= left - 1) count++;
  return count;
}

function pick(cards: number, draw: Drawer): number {
  let left = cards;
  for (let n = draw(bitsOf(cards)); n > 0; n--) left &= left - 1;
  return left & -left;
}

/** Shuffles, deals and plays one game out; answers with the tricks of seat 0. */
export function playReference(draw: Drawer): number {
  for (let i = 31; i > 0; i--) {
    const j = draw(i + 1);
    const card = deck[i] as number;
    deck[i] = deck[j] as number;
    deck[j] = card;
  }
  hands.fill(0);
  for (let i = 0; i < 32; i++) hands[i & 3] = (hands[i & 3] as number) | (1 << (deck[i] as number));
  let leader = 0;
  let tricks = 0;
  for (let trick = 0; trick < 8; trick++) {
    let led = 0;
    let best = 0;
    let winner = leader;
    for (let i = 0; i < 4; i++) {
      const seat = (leader + i) & 3;
      const hand = hands[seat] as number;
      const card = pick(hand & led || hand, draw);
      hands[seat] = hand & ~card;
      if (i === 0) led = SUIT << ((31 - Math.clz32(card)) & 24);
      if ((card & (led | TRUMPS)) >>> 0 > best >>> 0) {
        best = card;
        winner = seat;
      }
    }
    leader = winner;
    if (winner === 0) tricks++;
  }
  return tricks;
}
