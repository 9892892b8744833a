// How words are told apart and made alike, so that a query finds what a statement says in another form or spelling:
// inflections by the stemmer of the language, Japanese by pairs of signs, names of this subject by a list of spellings.
import groups from '../../../content/search/spellings.json' with { type: 'json' };

/** A word of a text in the form that is compared, and where it stands there. */
export interface Word {
  readonly term: string;
  readonly from: number;
  readonly to: number;
}

/** Reduces the words of one language to their stems. */
export type Stemmer = (word: string) => string;

const stemmers: Readonly<Record<string, () => Promise<{ readonly stemmer: Stemmer }>>> = {
  de: () => import('@orama/stemmers/german'),
  en: () => import('@orama/stemmers/english'),
  nl: () => import('@orama/stemmers/dutch'),
  ru: () => import('@orama/stemmers/russian'),
};

/** The stemmer of a language; one that has none keeps its words as they are. */
export const stemmerOf = async (lang: string): Promise<Stemmer> => (await stemmers[lang]?.())?.stemmer ?? ((word) => word);

/** Letters alike whatever their case, dots and accents; the marks of kana make other sounds, and stay. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?<=[\p{Script=Latin}\p{Script=Cyrillic}]\p{M}*)\p{M}/gu, '')
    .normalize('NFC');

/** The sign of a group of spellings, by each of them. */
const signs = new Map(groups.flatMap((group, i) => group.map((spelling) => [plain(spelling), `=${i}`] as const)));
const spellings = [...signs.keys()].sort((a, b) => b.length - a.length);

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]/u;
const isHan = (sign: string | undefined): boolean => sign !== undefined && /[\p{Script=Han}々]/u.test(sign);
const isHiragana = (sign: string): boolean => /\p{Script=Hiragana}/u.test(sign);

/** Signs that stand without spaces, in pairs. Kana between two characters is left out: 切り札 is 切札. */
function pairsIn(run: string, from: number): readonly Word[] {
  const words: Word[] = [];
  const kept = [...run].flatMap((sign, i, all) => {
    const next = all.slice(i + 1).find((other) => !isHiragana(other));
    const isEnding = isHiragana(sign) && isHan(all[i - 1]) && isHan(next) && all[i + 1] === next;
    return isEnding ? [] : [{ sign, at: from + i }];
  });
  for (const [i, { sign, at }] of kept.entries()) {
    const next = kept[i + 1];
    if (next) words.push({ term: sign + next.sign, from: at, to: next.at + 1 });
    else if (kept.length === 1) words.push({ term: sign, from: at, to: at + 1 });
  }
  return words;
}

/** A run of signs without spaces: names with several spellings first, the rest in pairs. */
function cut(run: string, from: number): readonly Word[] {
  const found = spellings.find((spelling) => CJK.test(spelling) && run.includes(spelling));
  if (found === undefined) return pairsIn(run, from);
  const at = run.indexOf(found);
  const own = { term: signs.get(found) as string, from: from + at, to: from + at + found.length };
  const after = at + found.length;
  return [...cut(run.slice(0, at), from), own, ...cut(run.slice(after), from + after)];
}

/** The words of a text in a language, in order. Numbers of statements, `20c.24`, are one word. */
export function wordsIn(text: string, stem: Stemmer): readonly Word[] {
  const words: Word[] = [];
  for (const { 0: run, index } of text.matchAll(/[\p{L}\p{N}\p{M}ー々]+(?:[.’'-][\p{L}\p{N}\p{M}]+)*/gu)) {
    for (const { 0: part, index: at } of run.matchAll(
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+/gu,
    )) {
      const from = index + at;
      if (CJK.test(part)) words.push(...cut(part, from));
      else {
        const word = part.toLowerCase().replaceAll('ё', 'е');
        const term = signs.get(plain(word)) ?? plain(/\p{N}/u.test(word) ? word : stem(word));
        words.push({ term, from, to: from + part.length });
      }
    }
  }
  return words.filter(({ term }) => term !== '');
}
