import { describe, expect, test } from 'vitest';
import type { Locale } from '../../src/rulebook/locales.ts';
import { bibtexOf, cslOf, textOf, titleOf, type Words } from '../../src/site/copying/references.ts';

const FILES = import.meta.glob<Words>('../../content/ui/*.cite.json', { eager: true, import: 'default' });
const wordsIn = (locale: Locale): Words => FILES[`../../content/ui/${locale}.cite.json`] as Words;

const statement = { id: 'zwikken.20c.24', work: 'Zwikken, 20th century', name: '', url: 'https://a.example/s/zwikken.20c.24/' };
const ruling = { id: 'R-20c-parts', work: 'Rulings and readings', name: 'Part bids', url: 'https://a.example/s/R-20c-parts/' };
const deal = { id: 'deal-zwik', work: 'Zwikken', name: 'Example: Two zwiks', url: 'https://a.example/s/deal-zwik/' };
const seen = (lang: Locale) => ({ edition: 'Stichbuch: the book of tricks', lang, date: new Date(2026, 4, 7) });

test.each([
  ['a statement by its id', statement, 'Zwikken, 20th century, statement zwikken.20c.24'],
  ['a ruling by its title and id', ruling, 'Ruling “Part bids” (R-20c-parts)'],
  ['a deal by its name', deal, 'Zwikken. Example: Two zwiks'],
])('%s', (_name, place, title) => {
  expect(titleOf(place, wordsIn('en'))).toBe(title);
});

test.each([
  [
    'en',
    'Zwikken, 20th century, statement zwikken.20c.24. In: Stichbuch: the book of tricks. https://a.example/s/zwikken.20c.24/ (accessed May 7, 2026).',
  ],
  [
    'ru',
    'Zwikken, 20th century, пункт zwikken.20c.24 // Stichbuch: the book of tricks. URL: https://a.example/s/zwikken.20c.24/ (дата обращения: 7 мая 2026 г.).',
  ],
  [
    'ja',
    'Zwikken, 20th century、項 zwikken.20c.24。『Stichbuch: the book of tricks』、https://a.example/s/zwikken.20c.24/（2026年5月7日閲覧）。',
  ],
  [
    'de',
    'Zwikken, 20th century, Satz zwikken.20c.24. In: Stichbuch: the book of tricks. https://a.example/s/zwikken.20c.24/ (abgerufen am 7. Mai 2026).',
  ],
  [
    'nl',
    'Zwikken, 20th century, zin zwikken.20c.24. In: Stichbuch: the book of tricks. https://a.example/s/zwikken.20c.24/ (geraadpleegd op 7 mei 2026).',
  ],
] as const)('a sentence in %s', (locale, text) => {
  expect(textOf(statement, wordsIn(locale), seen(locale))).toBe(text);
});

describe('for programs', () => {
  test('BibTeX, with the signs of TeX made harmless', () => {
    expect(bibtexOf({ ...statement, work: 'A & B_c' }, wordsIn('en'), seen('de'))).toBe(`@misc{stichbuch:zwikken.20c.24,
  title        = {{A \\& B\\_c, statement zwikken.20c.24}},
  howpublished = {Stichbuch: the book of tricks},
  url          = {https://a.example/s/zwikken.20c.24/},
  urldate      = {2026-05-07},
  language     = {german},
}`);
  });

  test('CSL-JSON', () => {
    expect(JSON.parse(cslOf(ruling, wordsIn('en'), seen('en')))).toEqual([
      {
        id: 'stichbuch:R-20c-parts',
        type: 'webpage',
        title: 'Ruling “Part bids” (R-20c-parts)',
        'container-title': 'Stichbuch: the book of tricks',
        URL: 'https://a.example/s/R-20c-parts/',
        language: 'en',
        accessed: { 'date-parts': [[2026, 5, 7]] },
      },
    ]);
  });
});
