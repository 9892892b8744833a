// The colour of the paper by day and by night, for the bar of the browser: read from where it is set.
import tokens from './styles/tokens.css?raw';

const found = /--paper: light-dark\((\S+), (\S+)\)/.exec(tokens);
if (!found) throw new Error('tokens.css sets no --paper for light and dark');

/** The colour of the paper by day. */
export const paperByDay = found[1] as string;
/** The colour of the paper by night. */
export const paperByNight = found[2] as string;
