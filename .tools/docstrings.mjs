import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './process.mjs';

/* Reads the domain's docstrings: each export with the first sentence of its docstring and the sources it cites. */

const { default: ts } = await import('typescript');

/** `R14`, `R10 row 8`, `spec 1 §9`, and the §8 of `spec 1 §9, §8`. */
const citedIn = (text) => {
  let document = '';
  return [...text.matchAll(/\b(spec \d+) (§[\d.]*\d)|(§[\d.]*\d)|\b(R\d+[a-z]?)\b/g)].flatMap(
    ([, spec, section, bare, ruling]) => {
      if (ruling !== undefined) return [ruling];
      document = spec ?? document;
      return document === '' ? [] : [`${document} ${section ?? bare}`];
    },
  );
};

/** Up to the first period followed by a new sentence; `R14.` ends one and `2.5` doesn't. */
const firstSentence = (text) => /^[\s\S]*?[.!?:](?=\s+[A-Z`'(]|\s*$)/.exec(text)?.[0] ?? text;

/** Removes sources at the end of a sentence, because the book shows them next to it. */
const withoutSources = (sentence) =>
  sentence.replace(/ \((?:(?:R\d+[a-z]?|spec \d+ §[\d.]*\d|§[\d.]*\d)(?:, )?)+\)(?=[.:]?$)/, '');

const wordsOf = (node) => {
  const comment = ts.getJSDocCommentsAndTags(node).findLast((one) => ts.isJSDoc(one));
  return (ts.getTextOfJSDocComment(comment?.comment) ?? '').replace(/\s+/g, ' ').trim();
};

const isExported = (node) => node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
const isFunction = (node) => node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node));

const offeredBy = (statement) => {
  if (!isExported(statement)) return [];
  const words = wordsOf(statement);
  if (ts.isFunctionDeclaration(statement) && statement.name)
    return [{ name: statement.name.text, words, asks: true, type: '' }];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.map(({ name, initializer, type }) => ({
    name: name.getText(),
    words,
    asks: isFunction(initializer),
    type: type?.getText() ?? '',
  }));
};

const sourceOf = (file) =>
  ts.createSourceFile(file, readFileSync(resolve(root, file), 'utf8'), ts.ScriptTarget.Latest, true);

/**
 * The functions and constants that a file exports, in order.
 * @param {string} file from the top folder
 * @returns {readonly { name: string, says: string, cites: readonly string[], asks: boolean, type: string }[]}
 */
export const offersOf = (file) =>
  sourceOf(file)
    .statements.flatMap(offeredBy)
    .map(({ name, words, asks, type }) => ({
      name,
      says: withoutSources(firstSentence(words)),
      cites: [...new Set(citedIn(words))],
      asks,
      type,
    }));

/** The files that a file imports by a relative path, without extensions. */
export const importsOf = (file) =>
  sourceOf(file)
    .statements.filter((one) => ts.isImportDeclaration(one) && one.moduleSpecifier.text.startsWith('.'))
    .map((one) => resolve(root, file, '..', one.moduleSpecifier.text).slice(root.length + 1));
