// Closing in on a value by questions.

/**
 * The value between `least` and `most` of which `ask(t)` says, by a number from `t` up, that it is at least so much and, by a
 * number below `t`, that it is at most so much. Begins at `guess`, takes steps twice as long each time until the value lies
 * between two answers, and then halves the gap, but steps no further than it did.
 */
export function closeIn(least: number, most: number, guess: number, ask: (t: number) => number): number {
  let [low, high] = [least, most];
  let t = Math.min(Math.max(guess, least + 1), most);
  let step = 1;
  while (low < high) {
    const bound = ask(t);
    const isUp = bound >= t;
    if (isUp) low = Math.min(Math.max(low, bound), most);
    else high = Math.max(Math.min(high, bound), least);
    const isBetween = low > least && high < most;
    const ahead = isBetween ? Math.min(step, Math.ceil((high - low) / 2)) : step;
    t = Math.min(Math.max(isUp ? low + ahead : high - ahead + 1, low + 1), high);
    step = isBetween ? Math.max(1, Math.floor(step / 2)) : step * 2;
  }
  return low;
}
