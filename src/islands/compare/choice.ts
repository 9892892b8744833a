// What is chosen for one side: a rule set, and values of its options where they are not the default. In addresses it is
// written `zwikken-20c:undertrump=forbidden,maxTurns=4`.
import { fill } from '../../words/names.ts';
import type { Words } from './words.ts';

/** A rule set under options; those left out stand at their default. */
export interface Choice {
  readonly id: string;
  readonly options: Readonly<Record<string, string>>;
}

/** A rule set that may be chosen, by its name, and its options with their values, the default first. */
export interface Offer {
  readonly id: string;
  readonly name: string;
  readonly options: readonly { readonly name: string; readonly values: readonly string[] }[];
}

export const formatChoice = ({ id, options }: Choice): string =>
  [id, Object.entries(options).map((option) => option.join('='))].filter(({ length }) => length > 0).join(':');

/** Inverse of {@link formatChoice} for what is on offer; null for anything else. */
export function parseChoice(text: string, offers: readonly Offer[]): Choice | null {
  const colon = text.indexOf(':');
  const offer = offers.find(({ id }) => id === (colon < 0 ? text : text.slice(0, colon)));
  if (!offer) return null;
  const written = colon < 0 ? [] : text.slice(colon + 1).split(',');
  const options: Record<string, string> = {};
  for (const one of written) {
    const [name = '', value = ''] = one.split('=');
    const option = offer.options.find((offered) => offered.name === name);
    if (!option?.values.includes(value)) return null;
    if (value !== option.values[0]) options[name] = value;
  }
  return { id: offer.id, options };
}

/** Every rule set on offer by itself, and with each single option at each value but its default. */
export const choicesOf = ({ id, options }: Offer): readonly Choice[] => [
  { id, options: {} },
  ...options.flatMap(({ name, values }) => values.slice(1).map((value) => ({ id, options: { [name]: value } }))),
];

/** What names are made of: those of the rule sets, of options, and of their values. */
export interface Naming {
  readonly lang: string;
  readonly offers: readonly Offer[];
  readonly optionNames: Readonly<Record<string, string>>;
  readonly words: Words;
}

/** The name of a rule set by itself. */
export const gameName = ({ offers }: Pick<Naming, 'offers'>, id: string): string =>
  offers.find((offer) => offer.id === id)?.name ?? id;

/** The name of a choice: of the rule set, with the readings chosen. */
export function choiceName(naming: Naming, { id, options }: Choice): string {
  const { lang, optionNames, words } = naming;
  const values: Readonly<Record<string, Readonly<Record<string, string>>>> = words.settings;
  const readings = Object.entries(options).map(([name, value]) =>
    fill(words.reading, { option: optionNames[name], value: values[name]?.[value] ?? value }),
  );
  const game = gameName(naming, id);
  if (readings.length === 0) return game;
  return fill(words.setting, { game, readings: new Intl.ListFormat(lang, { type: 'unit' }).format(readings) });
}
