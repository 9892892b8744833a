// What the pages are made of, as it stands in content/: one collection a folder, each entry named by its path there.
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { branchSchema, personSchema, placeSchema, termsSchema, workSchema } from './rulebook/around.ts';
import { locales } from './rulebook/locales.ts';

/** MDX in one language: `<…>/<lang>.mdx`. The id is the path without its ending, as in `zwikken/en`. */
const texts = (folder: string, pattern: string) =>
  glob({ base: `./content/${folder}`, pattern, generateId: ({ entry }) => entry.replace(/\.mdx$/, '') });

/** Data in one file each, `<name>.json`. */
const data = (folder: string) => glob({ base: `./content/${folder}`, pattern: '*.json' });

/** A text in every language of the edition. */
const inEachLanguage = z.record(z.enum(locales), z.string());

const sources = defineCollection({
  loader: texts('sources', '*/*.mdx'),
  schema: z.strictObject({
    title: z.string(),
    source: z.strictObject({
      siglum: z.string(),
      // Among the sources, from 1.
      place: z.int().min(1),
      language: z.string(),
      title: z.string(),
      kind: z.string(),
    }),
  }),
});

const rulings = defineCollection({
  loader: texts('rulings', '*.mdx'),
  schema: z.strictObject({ title: z.string() }),
});

const games = defineCollection({
  loader: texts('games', '*/*.mdx'),
  schema: z.strictObject({
    title: z.string(),
    subtitle: z.string(),
    witness: z.string(),
    // A word about facts that the page reads from the engine.
    facts: z.strictObject({ players: z.string().exactOptional(), won: z.string().exactOptional() }),
    // Cards that show what the game is about.
    figure: z.strictObject({ cards: z.string(), caption: z.string(), cites: z.string() }).optional(),
    // What makes it itself, in a sentence.
    own: z.string(),
    // The deal that the table opens with.
    table: z.string(),
  }),
});

const guide = defineCollection({
  loader: texts('guide', '*/*.mdx'),
  schema: z.strictObject({ title: z.string() }),
});

/** Executable examples: a record, the step it opens at, and the statements it proves. */
const deals = defineCollection({
  loader: data('deals'),
  schema: z.strictObject({
    game: z.string(),
    // Where it stands, if not on the page of its game.
    on: z.literal('title').optional(),
    title: inEachLanguage,
    shows: inEachLanguage,
    proves: z.array(z.string()).min(1),
    step: z.int().min(0),
    record: z.strictObject({
      variant: z.string(),
      options: z.record(z.string(), z.string()).exactOptional(),
      players: z.int(),
      dealer: z.int(),
      pot: z.int().exactOptional(),
      deal: z.int().exactOptional(),
      carry: z
        .strictObject({
          dealerPaid: z.boolean().exactOptional(),
          double: z.boolean().exactOptional(),
          scores: z.array(z.int()).exactOptional(),
        })
        .exactOptional(),
      deck: z.string(),
      actions: z.array(z.string()).exactOptional(),
    }),
  }),
});

// What stands around the games.
const terms = defineCollection({ loader: data('terms'), schema: termsSchema });
const timeline = defineCollection({ loader: data('timeline'), schema: branchSchema });
const places = defineCollection({ loader: data('places'), schema: placeSchema });
const people = defineCollection({ loader: data('people'), schema: personSchema });
const bibliography = defineCollection({ loader: data('bibliography'), schema: workSchema });

export const collections = { sources, rulings, games, guide, deals, terms, timeline, places, people, bibliography };
