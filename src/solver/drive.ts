// Closing in on a value by questions.

/**
 * The value between `least` and `most` of which `ask(t)` says, by a number from `t` up, that it is at least so much and, by a
 * number below `t`, that it is at most so much. Begins at `guess` and takes longer steps as long as it goes one way.
 */
export function closeIn(least: number, most: number, guess: number, ask: (t: number) => number): number {
  let [low, high] = [least, most];
  let t = Math.min(Math.max(guess, least + 1), most);
  let step = FIRST_STEP;
  let way = 0;
  while (low < high) {
    const bound = ask(t);
    const isUp = bound >= t;
    if (isUp) low = Math.min(Math.max(low, bound), most);
    else high = Math.max(Math.min(high, bound), least);
    if (way !== 0 && way > 0 !== isUp) step = Math.max(1, step >> 2);
    way = isUp ? 1 : -1;
    const aim = isUp ? low + step : high - step + 1;
    t = Math.min(Math.max(aim, low + 1), high);
    step *= GROWTH;
  }
  return low;
}
const FIRST_STEP = 1;
const GROWTH = 2;
