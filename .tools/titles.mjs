import { readFileSync } from 'node:fs';

/* Reads the titles of the tests and the texts they spell out from their sources. */

const { default: ts } = await import('typescript');

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

/** Every test of a file as the titles from the outermost `describe` to its own, and every text outside of titles with the titles above it. */
export const readTests = (file) => {
  const tests = [];
  const texts = [];
  const walk = (node, above) => {
    const word = ts.isCallExpression(node) ? wordOf(node.expression) : undefined;
    const title = ['describe', 'it', 'test'].includes(word) ? titleOf(node) : undefined;
    const within = title === undefined ? above : [...above, title];
    if ((word === 'it' || word === 'test') && title !== undefined && node.arguments.length > 1) tests.push(within);
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) texts.push({ text: node.text, titles: above });
    ts.forEachChild(node, (child) => {
      if (title === undefined || child !== node.arguments[0]) walk(child, within);
    });
  };
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  walk(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, kind), []);
  return { tests, texts };
};

export const testsIn = (file) => readTests(file).tests;
