import { describe, expect, test } from 'vitest';
import { choicesOf, formatChoice, parseChoice } from '../../../src/islands/compare/choice.ts';
import { offers } from './page.tsx';

describe('a side as an address writes it', () => {
  const all = offers.flatMap((offer) => choicesOf(offer));
  test.each(all.map((choice) => [formatChoice(choice), choice] as const))('%s', (text, choice) => {
    expect(parseChoice(text, offers)).toEqual(choice);
  });
  test('several readings at once, in any order, those at their default left out', () => {
    const choice = parseChoice('zwikken-20c:maxTurns=4,undertrump=forbidden,packets=1-2', offers);
    expect(choice).toEqual({ id: 'zwikken-20c', options: { maxTurns: '4', undertrump: 'forbidden' } });
  });
  test.each([
    ['a rule set that there is not', 'whist'],
    ['nothing', ''],
    ['an option that it does not have', 'zwikken-20c:lubber=on'],
    ['a value that the option does not have', 'zwikken-20c:undertrump=perhaps'],
    ['no value', 'zwikken-20c:undertrump'],
    ['a name that every object has', 'zwikken-20c:constructor=on'],
  ])('%s is no choice', (_name, text) => {
    expect(parseChoice(text, offers)).toBeNull();
  });
});
