// Records and other code as pages show them: cut into pieces by Shiki when the site is built, each with a class. Shiki's
// own output carries inline styles, which the policy of the pages does not allow.
import { defineHastPlugin } from 'satteri';
import { createHighlighter, type ThemeRegistration } from 'shiki';
import record from './record.tmLanguage.json' with { type: 'json' };

/** The kinds of pieces, in the words of this project, each with the scopes of the grammars that mean it. */
const SCOPES = {
  mark: ['punctuation'],
  comment: ['comment', 'punctuation.definition.comment'],
  tag: ['keyword', 'storage', 'entity.name', 'support.type.property-name', 'punctuation.support.type.property-name'],
  string: ['string', 'punctuation.definition.string'],
  number: ['constant.numeric'],
  call: ['call'],
  'card-red': ['card.red'],
  'card-black': ['card.black'],
} as const;

/** What a piece of code is; it has the class `code-<kind>`. */
export type CodeKind = keyof typeof SCOPES;

/** A piece of a line of code; most of the text between the words is of no kind. */
export interface CodePiece {
  readonly kind: CodeKind | null;
  readonly text: string;
}

const KINDS = Object.keys(SCOPES) as CodeKind[];
const LANGUAGES = ['record', 'json', 'jsonl', 'sh', 'ts', 'text'];

// A theme can give a piece nothing but colours, so each kind has the colour of its number, and is read back from it.
const colourOf = (index: number) => `#${(index + 1).toString(16).padStart(6, '0')}`;
const theme: ThemeRegistration = {
  name: 'kinds',
  settings: KINDS.map((kind, index) => ({ scope: [...SCOPES[kind]], settings: { foreground: colourOf(index) } })),
};
const kindOfColour = new Map(KINDS.map((kind, index) => [colourOf(index), kind]));

const shiki = createHighlighter({ langs: [record, 'json', 'jsonl', 'sh', 'ts'], themes: [theme] });

/** The lines of `code`, cut into pieces. Throws a RangeError on a language that the edition does not use. */
export async function codeLinesOf(code: string, language: string): Promise<CodePiece[][]> {
  if (!LANGUAGES.includes(language)) throw new RangeError(`code in “${language}”: use one of ${LANGUAGES.join(', ')}`);
  const { codeToTokensBase } = await shiki;
  // However busy the machine is, a line is read to its end.
  const lines = codeToTokensBase(code, { lang: language as 'text', theme, tokenizeTimeLimit: 0 });
  return lines.map((line) =>
    line.map(({ content, color }) => ({ kind: kindOfColour.get(color?.toLowerCase() ?? '') ?? null, text: content })),
  );
}

/** Code in one run of pieces, the ends of its lines included. */
export async function codePiecesOf(code: string, language: string): Promise<readonly CodePiece[]> {
  const lines = await codeLinesOf(code, language);
  return lines.flatMap((line, index) => [...(index > 0 ? [{ kind: null, text: '\n' }] : []), ...line]);
}

/** Turns the fenced code of a text into highlighted `<pre class="code">`; the language stands after the fence. */
export const highlightedCode = defineHastPlugin({
  name: 'highlighted-code',
  element: {
    filter: ['pre'],
    async visit(pre, context) {
      const [code] = pre.children;
      if (code?.type !== 'element' || code.tagName !== 'code') return;
      const language =
        [code.properties.className]
          .flat()
          .join(' ')
          .match(/language-(\S+)/)?.[1] ?? 'text';
      const pieces = await codePiecesOf(context.textContent(code).replace(/\n$/, ''), language);
      return {
        type: 'element',
        tagName: 'pre',
        // Search leaves it out.
        properties: { class: 'code' },
        children: [
          {
            type: 'element',
            tagName: 'code',
            properties: {},
            children: pieces.map(({ kind, text }) =>
              kind === null
                ? { type: 'text', value: text }
                : {
                    type: 'element',
                    tagName: 'span',
                    properties: { class: `code-${kind}` },
                    children: [{ type: 'text', value: text }],
                  },
            ),
          },
        ],
      };
    },
  },
});
