import { readFileSync } from 'node:fs';

/* Every text in some files of the product, literal or assembled from parts. */

const { default: ts } = await import('typescript');

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const anything = '[\\s\\S]+?';

/** The text of an expression as a pattern; undefined if it isn't a text. */
const patternOf = (node) => {
  if (ts.isParenthesizedExpression(node)) return patternOf(node.expression);
  if (ts.isStringLiteralLike(node)) return escaped(node.text);
  if (ts.isTemplateExpression(node))
    return node.templateSpans.reduce(
      (before, { literal }) => before + anything + escaped(literal.text),
      escaped(node.head.text),
    );
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return undefined;
  const [left, right] = [patternOf(node.left), patternOf(node.right)];
  return left === undefined && right === undefined ? undefined : (left ?? anything) + (right ?? anything);
};

/** `says(text)`: whether these files contain exactly this text; `exact`: every literal text in them. */
export const saidIn = (files) => {
  const exact = new Set();
  const patterns = new Set();
  const walk = (node) => {
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) exact.add(node.text);
    else if (ts.isTemplateExpression(node) || ts.isBinaryExpression(node)) {
      const pattern = patternOf(node);
      if (pattern !== undefined) patterns.add(pattern);
    }
    ts.forEachChild(node, walk);
  };
  for (const file of files) {
    const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    walk(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, kind));
  }
  // A pattern that is almost all gaps matches everything and proves nothing.
  const telling = [...patterns].filter((one) => one.replaceAll(anything, '').length >= 8);
  const whole = telling.map((one) => new RegExp(`^(?:${one})$`));
  return { exact, says: (text) => exact.has(text) || whole.some((one) => one.test(text)) };
};
