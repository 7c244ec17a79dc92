import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './process.mjs';

/* Reads the titles of the tests and the texts they spell out from their sources, and from the tables of cases that they run. */

const { default: ts } = await import('typescript');
const { default: csv } = await import('papaparse');

/** `it`, `it.each(…)`, `test.describe`, `test.only` …: the first word of the call. */
const wordOf = (expression) => {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isPropertyAccessExpression(expression))
    return expression.name.text === 'describe' ? 'describe' : wordOf(expression.expression);
  return ts.isCallExpression(expression) || ts.isTaggedTemplateExpression(expression)
    ? wordOf(expression.expression ?? expression.tag)
    : undefined;
};

const titleOf = (call) => {
  const [first] = call.arguments;
  if (first === undefined) return undefined;
  if (ts.isStringLiteralLike(first)) return first.text;
  return ts.isTemplateExpression(first) ? first.getText().slice(1, -1) : undefined;
};

const unspelled = { n: '\n', t: '\t', r: '\r', '\\': '\\' };
/** What a cell of a table of cases says (adapters/rules/cases/spelling.ts). */
const said = (cell) =>
  cell.replace(/\\(?:u([0-9a-f]{4})|(.))/gi, (whole, code, one) =>
    code === undefined ? (unspelled[one] ?? whole) : String.fromCharCode(Number.parseInt(code, 16)),
  );

/** `"{typed}" is {kept}` as a title of a table in a test is written: %j is %s. */
const asTitle = (why) => said(why.replace(/("?)\{[a-z][a-z0-9 ]*\}\1/gi, (_, quote) => (quote === '' ? '%s' : '%j')));

/** `cases('positions/pay', …)` → positions/pay. */
const nameOf = (node) =>
  node !== undefined && ts.isCallExpression(node) && node.expression.getText() === 'cases'
    ? node.arguments[0].text
    : undefined;

/** The tables of cases that several tests of a file run: the names of their constants, with those of the tables. */
const sharedIn = (source) => {
  const shared = new Map();
  const walk = (node) => {
    if (ts.isVariableDeclaration(node)) {
      const named = nameOf(node.initializer);
      if (named !== undefined) shared.set(node.name.getText(), named);
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  return shared;
};

/** The table of cases in `it.each(cases('positions/pay', …))('$title', …)`: its titles, each once, and all that its cells say. */
const tableOf = (call, shared) => {
  if (!ts.isCallExpression(call.expression) || titleOf(call) !== '$title') return undefined;
  const [table] = call.expression.arguments;
  const named = nameOf(table) ?? shared.get(table.getText());
  if (named === undefined) return undefined;
  const file = resolve(root, `domain/${named.replace(/\/([^/]+)$/, '/cases/$1')}.csv`);
  // The test itself says that its table is missing.
  if (!existsSync(file)) return { titles: [], texts: [] };
  const rows = csv.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''), {
    header: true,
    delimiter: ',',
    skipEmptyLines: true,
  }).data;
  const titles = rows.map(({ why, source }) => asTitle(why) + (source === '' ? '' : ` [${source}]`));
  return { titles: [...new Set(titles)], texts: rows.flatMap((row) => Object.values(row).map(said)) };
};

/** Every test of a file as the titles from the outermost `describe` to its own, and every text outside of titles with the titles above it. */
export const readTests = (file) => {
  const tests = [];
  const texts = [];
  const walk = (node, above) => {
    const word = ts.isCallExpression(node) ? wordOf(node.expression) : undefined;
    const title = ['describe', 'it', 'test'].includes(word) ? titleOf(node) : undefined;
    const within = title === undefined ? above : [...above, title];
    const table = title === '$title' && word === 'it' ? tableOf(node, shared) : undefined;
    if (table !== undefined) {
      tests.push(...table.titles.map((one) => [...above, one]));
      texts.push(...table.texts.map((text) => ({ text, titles: [...above, table.titles[0]] })));
    } else if ((word === 'it' || word === 'test') && title !== undefined && node.arguments.length > 1)
      tests.push(within);
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) texts.push({ text: node.text, titles: above });
    ts.forEachChild(node, (child) => {
      if (title === undefined || child !== node.arguments[0]) walk(child, within);
    });
  };
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, kind);
  const shared = sharedIn(source);
  walk(source, []);
  return { tests, texts };
};

export const testsIn = (file) => readTests(file).tests;
