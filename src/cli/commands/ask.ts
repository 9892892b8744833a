import type { Readable, Writable } from 'node:stream';
import { ask } from '../../engine/ask.ts';
import type { Card, Suit } from '../../engine/cards.ts';
import { isSuit, parseCards } from '../../engine/cards.ts';
import { gameIds } from '../../engine/game.ts';
import type { Flags } from '../arguments.ts';
import { checkOptions, countOf, gameNamed, listOf, optionsFrom, parseFlags, textOf, UsageError } from '../arguments.ts';
import { writeLine } from '../lines.ts';

function cardsIn(flags: Flags, name: string): readonly Card[] {
  const text = textOf(flags, name) ?? '';
  const cards = parseCards(
    text
      .trim()
      .split(/\s+/)
      .filter((word) => word !== '')
      .join(' '),
  );
  if (!cards) throw new UsageError(`--${name} takes cards such as "Qc Td 7h", not “${text}”`);
  return cards;
}

function trumpIn(flags: Flags): Suit | null {
  const text = textOf(flags, 'trump');
  if (text === undefined) return null;
  if (!isSuit(text)) throw new UsageError(`--trump takes c, s, h or d, not “${text}”`);
  return text;
}

/** May I play this? One hand and one trick; every rule set answers for every card. */
export async function askCommand(words: readonly string[], _input: Readable, output: Writable): Promise<number> {
  const flags = parseFlags(
    words,
    {
      hand: { type: 'string' },
      trick: { type: 'string' },
      trump: { type: 'string' },
      tricks: { type: 'string' },
      variant: { type: 'string' },
      option: { type: 'string', multiple: true },
      text: { type: 'boolean' },
    },
    0,
  );
  const hand = cardsIn(flags, 'hand');
  if (hand.length === 0) throw new UsageError('--hand is needed: the cards held, "Qc Td 7h"');
  const question = {
    hand,
    trick: cardsIn(flags, 'trick'),
    trump: trumpIn(flags),
    tricksBefore: countOf(flags, 'tricks', 0) ?? 0,
  };
  const asked = textOf(flags, 'variant');
  const options = optionsFrom(listOf(flags, 'option'));
  if (asked === undefined && Object.keys(options).length > 0)
    throw new UsageError('--option needs the --variant whose option it is');
  if (asked !== undefined) checkOptions(gameNamed(asked), options);
  for (const id of asked === undefined ? gameIds() : [gameNamed(asked).id]) {
    const answer = ask(gameNamed(id), question, options);
    await writeLine(output, flags.values.text ? answerText(answer) : JSON.stringify(answer));
  }
  return 0;
}

function answerText(answer: ReturnType<typeof ask>): string {
  if (!answer.ok) {
    const why = answer.why === 'foreign-card' ? 'has no such card' : 'has no such trick';
    return `${answer.variant.padEnd(16)} ${why}${answer.cards.length > 0 ? `: ${answer.cards.join(' ')}` : ''}`;
  }
  const cards = answer.verdicts.map(({ action, legal, cites }) => `${action} ${legal ? 'yes' : 'no'} [${cites.join(', ')}]`);
  return `${answer.variant.padEnd(16)} ${cards.join('   ')}`;
}
