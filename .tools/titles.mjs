import { readFileSync } from 'node:fs';

/* The titles of the tests, read from their sources: what traces requirements and keeps the tables of rows looks here. */

const { default: ts } = await import('typescript');

/** `it`, `it.each(…)`, `test.describe`, `test.only` …: the word that the call begins with. */
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

/** Every test of a file as the titles from the outermost `describe` to its own. */
export const testsIn = (file) => {
  const found = [];
  const walk = (node, above) => {
    const word = ts.isCallExpression(node) ? wordOf(node.expression) : undefined;
    const title = word === undefined ? undefined : titleOf(node);
    const within = word === 'describe' && title !== undefined ? [...above, title] : above;
    if ((word === 'it' || word === 'test') && title !== undefined && node.arguments.length > 1)
      found.push([...above, title]);
    ts.forEachChild(node, (child) => walk(child, within));
  };
  const text = readFileSync(file, 'utf8');
  walk(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true), []);
  return found;
};
