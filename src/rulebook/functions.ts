// The functions of the engine as its files declare them: name, signature, and the comment that stands above. A page is made
// of them, so what it says is what stands in the code.
import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** A function that a file exports. */
export interface DeclaredFunction {
  readonly name: string;
  /** Without its body, as it is written: `begin(terms: Terms): Deal`. */
  readonly signature: string;
  /** The comment above it, in one line; empty where there is none. */
  readonly comment: string;
}

/** What a file exports. */
export interface DeclaredFile {
  readonly functions: readonly DeclaredFunction[];
  /** Its types as they are written, comments and all, in the order in which they stand. */
  readonly types: readonly string[];
}

type Callable = ts.FunctionDeclaration | ts.ArrowFunction;

/** The functions and types that a file of TypeScript exports. */
export function declaredIn(text: string): DeclaredFile {
  const file = ts.createSourceFile('x.ts', text, ts.ScriptTarget.Latest, true);
  const functions = file.statements.flatMap((statement) => {
    if (!ts.canHaveModifiers(statement) || !isExported(statement)) return [];
    if (ts.isFunctionDeclaration(statement)) return [declared(statement, statement.name?.text ?? '', statement)];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
      initializer && ts.isArrowFunction(initializer) ? [declared(statement, name.getText(), initializer)] : [],
    );
  });
  const types = file.statements.filter(
    (statement) => (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) && isExported(statement),
  );
  return { functions, types: types.map((statement) => text.slice(statement.getStart(file, true), statement.end)) };
}

const isExported = (node: ts.HasModifiers): boolean =>
  ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

function declared(statement: ts.Statement, name: string, { typeParameters, parameters, type }: Callable): DeclaredFunction {
  const listOf = (nodes: ts.NodeArray<ts.Node>): string => nodes.map((node) => inOneLine(node.getText())).join(', ');
  const types = typeParameters ? `<${listOf(typeParameters)}>` : '';
  const answer = type ? `: ${inOneLine(type.getText())}` : '';
  return { name, signature: `${name}${types}(${listOf(parameters)})${answer}`, comment: commentOf(statement) };
}

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ');

/** The last JSDoc comment above a statement, without its asterisks. */
function commentOf(statement: ts.Statement): string {
  const text = ts.getJSDocCommentsAndTags(statement).at(-1)?.getText() ?? '';
  return inOneLine(text.slice('/**'.length, -'*/'.length).replace(/^\s*\* ?/gm, '')).trim();
}

/** A file of the engine: `play` is src/engine/play.ts. Read from the folder of the project, as builds and tests run there. */
export const declaredFile = (name: string): DeclaredFile => declaredIn(readFileSync(`src/engine/${name}.ts`, 'utf8'));
