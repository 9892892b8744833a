// How Kozyol keeps its marks: on the sixes, which take no part in the play.

/** The pips of the sixes by which a pair keeps its marks in Kozyol: three pairs on each of two sixes. */
export interface OpenPips {
  /** Pairs of pips that show on the six below, 0 to 3. */
  readonly below: number;
  /** Pairs of pips that show on the six above, 0 to 3; it lies face down until the one below is all open. */
  readonly above: number;
}
const PAIRS_ON_A_SIX = 3;
/** Which pips are open at so many marks (rozaliev.kozyol.7, .23 to .25, .28). */
export const openPips = (marks: number): OpenPips => ({
  below: Math.min(marks, PAIRS_ON_A_SIX),
  above: Math.min(Math.max(marks - PAIRS_ON_A_SIX, 0), PAIRS_ON_A_SIX),
});
