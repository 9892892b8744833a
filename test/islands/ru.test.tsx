import { fireEvent, screen } from '@testing-library/preact';
import { expect, test } from 'vitest';
import { said, sitDown } from './table.tsx';

test.each([
  ['торговля', 'search', 9, 'Восток: «Я бидирую», на весь банк. Говорит Юг.'],
  [
    'новый козырь',
    'search',
    3,
    'Юг открывает ещё одну карту. Каждый кладёт в банк 1 фишку. На столе открывается туз бубён: козыри\u00a0— бубны. Говорит Запад.',
  ],
  ['ход', 'forced-undertrump', 4, 'Запад ходит с туза треф. Отвечает Север.'],
  ['ответ', 'forced-undertrump', 5, 'Север кладёт даму червей. Отвечает Восток.'],
  ['обмен', 'trump-ten', 3, 'Восток меняет десятку червей на туза червей. Ходит Запад.'],
  ['взятка', 'big-trick', 5, 'Юг кладёт короля треф. Взятка достаётся Западу, туз треф: 9 очков. Ходит Запад.'],
])('по-русски: %s', async (_name, id, step, sentence) => {
  await sitDown(id, { step, lang: 'ru' });
  fireEvent.click(screen.getByRole('button', { name: 'На шаг вперёд' }));
  expect(said()).toBe(sentence);
});

test('по-русски: почему нельзя', async () => {
  await sitDown('forced-undertrump', { lang: 'ru' });
  fireEvent.click(screen.getAllByRole('button', { name: /дама пик/ })[0] as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Почему нельзя дама пик?' });
  expect(dialog.textContent).toContain('У Востока нет треф, а козырь есть, хоть и не старше: на столе бьёт дама червей.');
});
