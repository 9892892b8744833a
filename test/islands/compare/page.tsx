// The pages on which rule sets are compared and asked, as the site sets them.
import { render } from '@testing-library/preact';
import example from '../../../content/compare/example.json';
import question from '../../../content/compare/question.json';
import type { Game } from '../../../src/engine/game.ts';
import { offersIn, sharingOf } from '../../../src/site/compare/offers.ts';
import { tellingOf } from '../../../src/site/edition/shown.ts';
import { uiOf } from '../../../src/site/ui.ts';

const files = import.meta.glob<Game>('../../../src/engine/games/*.ts', { eager: true, import: 'default' });
const games = Object.values(files);
export const offers = offersIn('en', games);

function open(address: string, ...variants: readonly string[]): void {
  document.documentElement.lang = 'en';
  document.body.innerHTML = variants.map((variant) => `<div data-variant="${variant}"></div>`).join('');
  window.history.replaceState(null, '', address);
}

/** Opens the comparison at an address. */
export async function compare(search = ''): Promise<void> {
  open(`/en/compare/${search}`, 'zwikken-20c', 'zwikken-21c');
  const { default: ComparePage } = await import('../../../src/islands/compare/ComparePage.tsx');
  const { a, b, step, record, shows } = example;
  render(
    <ComparePage
      lang="en"
      offers={offers}
      sharing={sharingOf(games)}
      facts={tellingOf('en').facts}
      example={{ a, b, step, record, shows: shows.en }}
    />,
  );
}

/** Opens the question at an address. */
export async function ask(search = ''): Promise<void> {
  open(`/en/ask/${search}`, ...games.map(({ id }) => id));
  const { default: AskPage } = await import('../../../src/islands/ask/AskPage.tsx');
  render(<AskPage lang="en" offers={offers} optionNames={uiOf('en').relatives.options} example={question} />);
}
