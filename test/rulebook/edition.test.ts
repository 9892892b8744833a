import { expect, test } from 'vitest';
import zwikken from '../../src/engine/games/zwikken-20c.ts';
import type { Arrangement } from '../../src/rulebook/apparatus.ts';
import { rulingsIn } from '../../src/rulebook/rulings.ts';
import { joined, statementsIn } from '../../src/rulebook/statements.ts';
import { Edition, inEachLanguage } from '../../src/site/edition/book.ts';

const en = statementsIn('r[zwikken.20c.1]\n\nOne.\n\nr[zwikken.20c.24]\n\nFollow *suit*.', 'en.mdx').value;
const ru = statementsIn(
  'r[zwikken.history.1]\n\nДавно.\n\nr[zwikken.20c.1]\n\nОдин.\n\nr[zwikken.20c.24]\n\nВ масть.',
  'ru.mdx',
).value;
const statements = joined([
  ['ru', ru],
  ['en', en],
]);
const source = { id: 'zwikken', siglum: 'Z', language: 'ru', statements, chapters: {} };
const parts: readonly Arrangement[] = [
  { id: 'all', title: 'All', statements: ['zwikken.20c.1', 'zwikken.20c.24'], rulings: [], deals: [], notes: [] },
];
const page = {
  id: 'zwikken-20c',
  ruleSet: zwikken,
  source,
  parts: inEachLanguage(() => parts),
  statements: ['zwikken.20c.1', 'zwikken.20c.24'],
};
const ruling = (title: string) => `r[R-20c-undertrump]

### ${title}

<Says>
At <Cite id="zwikken.20c.24" />.
</Says>

<Ruled>
Under, as in <Cite id="R-20c-undertrump" />.
</Ruled>

<Why>
So.
</Why>
`;
const rulings = inEachLanguage((locale) => ruling(locale === 'ru' ? 'Младший козырь' : 'Undertrumping'));
const book = new Edition([source], [page], [zwikken], (locale, cite) => rulingsIn(rulings[locale], `${locale}.mdx`, cite).value);

test('citation cards say number, words, place and source', () => {
  expect(book.cards('en')['zwikken.20c.24']).toEqual({
    number: '20c.24',
    html: 'Follow <em>suit</em>.',
    href: '/en/games/zwikken-20c/#20c.24',
    source: 'Z',
  });
});

test('a statement not yet in a language is cited in another', () => {
  expect(book.cards('en')['zwikken.history.1']).toEqual({
    number: 'history.1',
    html: 'Давно.',
    href: '/en/sources/zwikken/#history.1',
    source: 'Z',
    lang: 'ru',
  });
});

test('a ruling is cited by its title, and may cite rulings', () => {
  expect(book.cards('ru')['R-20c-undertrump']).toEqual({
    number: 'Младший козырь',
    html: '<p>Under, as in <a class="ref" href="/ru/rulings/#R-20c-undertrump" data-cite="R-20c-undertrump">Младший козырь</a>.</p>',
    href: '/ru/rulings/#R-20c-undertrump',
    source: null,
  });
});

test('each statement has its badge', () => {
  expect(statements.map(({ id }) => [id, book.mark(id)])).toEqual([
    ['zwikken.history.1', 'told'],
    ['zwikken.20c.1', 'told'],
    ['zwikken.20c.24', 'ruled'],
  ]);
});

test('what does not exist is an error that says what to run', () => {
  expect(() => book.statement('zwikken.20c.99')).toThrow(
    'this edition has no statement zwikken.20c.99: run npm run check:content',
  );
  expect(() => book.cite('en', 'R-none')).toThrow('no ruling R-none');
  expect(() => book.game('ombre')).toThrow('no page of ombre');
});
