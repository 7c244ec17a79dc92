import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { sources } from './files.mjs';
import { coverage, readInventory, strayRows } from './inventory.mjs';
import { root } from './process.mjs';
import { testsIn } from './titles.mjs';

/*
 * tests/rows/*.json: every route, screen, dialog, text, field, call, error, constant and rule that the documents give, row by row, each with
 * the test that fails when it breaks. A row without one is a gap, and so is one whose text, path or route the product does not know.
 *
 * tests/rows/inventories/*.json: the same documents as lists of items, written without looking at the rows. An item without a row is a gap too.
 *
 * `"how"` stands in a row whose item is not there to the letter, and its `note` says why. `derived`: something else tells the same, and the test
 * shows that. `other reading`: the specification gives two, or a ruling stands against it, and the test shows the one that was taken.
 */

const { default: ts } = await import('typescript');

const kinds = ['route', 'screen', 'dialog', 'text', 'field', 'call', 'error', 'constant', 'rule'];

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const anything = '[\\s\\S]+?';

/** What an expression says, as a pattern; undefined where it is no text. */
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

/** Every text of some files: as they stand, and those that are put together as patterns. */
const saidIn = (files) => {
  const exact = new Set();
  const patterns = new Set();
  const walk = (node) => {
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) exact.add(node.text);
    else if (ts.isTemplateExpression(node) || ts.isBinaryExpression(node)) {
      const pattern = patternOf(node);
      if (pattern?.includes(anything)) patterns.add(pattern);
      else if (pattern !== undefined && ts.isBinaryExpression(node)) patterns.add(pattern);
    }
    ts.forEachChild(node, walk);
  };
  for (const file of files) {
    const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    walk(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, kind));
  }
  // A pattern that is nearly all gap fits everything and proves nothing.
  const telling = [...patterns].filter((one) => one.replaceAll(anything, '').length >= 8);
  return { exact, pattern: telling.map((one) => new RegExp(`^(?:${one})$`)) };
};

const under = (...folders) =>
  sources().filter((file) => folders.some((folder) => relative(root, file).startsWith(folder)));

const forEachOnce = (make) => {
  const made = new Map();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key);
  };
};

const words = forEachOnce(() =>
  saidIn(
    under('ui/', 'application/words/', 'application/journeys/', 'domain/').filter((f) => !f.includes('/gallery/')),
  ),
);
const contract = forEachOnce(() => saidIn(under('adapters/contract/')));
const navigation = forEachOnce(() => saidIn(under('application/navigation/')));

/** The titles of a file's tests; undefined where there is no such file. */
const titlesIn = forEachOnce((file) => {
  const path = resolve(root, file);
  return existsSync(path) ? testsIn(path).map((titles) => titles.join(' › ')) : undefined;
});

/** `tests/a.test.ts › part of a title`: a part, because titles of tables carry their placeholders. */
const testFault = ({ test }) => {
  if (typeof test !== 'string' || !test.includes(' › ')) return 'has no test';
  const [file, ...part] = test.split(' › ');
  const titles = titlesIn(file);
  if (titles === undefined) return `its test file is not there: ${file}`;
  return titles.some((title) => title.includes(part.join(' › '))) ? undefined : `no such test: ${test}`;
};

/** Every text that a test's file writes down, the titles of its tests included. */
const writtenIn = forEachOnce((file) => [...saidIn([resolve(root, file)]).exact]);

/** A text is one that the portal says, to the letter, and that its test spells out: else the test would not miss it. */
const textFault = ({ what, test }) => {
  const { exact, pattern } = words();
  if (!exact.has(what) && !pattern.some((one) => one.test(what)))
    return 'the portal does not say it, neither in ui/, application nor domain';
  const [file] = test.split(' › ');
  return writtenIn(file).some((text) => text.includes(what)) ? undefined : `${file} does not spell it out`;
};

/** `POST candidate/apply_job`: the path alone is what can be misspelled; the method is the test's. */
const callFault = ({ what }) => {
  const path = what.replace(/^[A-Z]+ \/?/, '').replace(/\/$/, '');
  return contract().exact.has(path) ? undefined : 'this path is not in the contract';
};

/** `/apply/:id/:linkType?` is `/apply/{id}` and `/apply/{id}/{linkType}`. */
const routesOf = (pattern) => {
  const unnamed = (path) => path.replace(/\{[^}]*\}|:\w+\??/g, ':');
  return [unnamed(pattern), unnamed(pattern.replace(/\/:\w+\?/g, ''))];
};

const routeFault = ({ what }) => {
  const [wanted] = routesOf(what);
  return [...navigation().exact].some((one) => routesOf(one).includes(wanted)) ? undefined : 'no route of ours';
};

const howFault = ({ how, note }) => {
  if (how === undefined) return undefined;
  if (!['derived', 'other reading'].includes(how)) return `is shown in no way we know: ${how}`;
  return typeof note === 'string' && note !== '' ? undefined : `is ${how}, and no note says why`;
};

const faultOf = (row) => {
  if (!kinds.includes(row.kind)) return `is of no kind we know: ${row.kind}`;
  if (typeof row.what !== 'string' || row.what === '') return 'says nothing';
  if (!/^(spec [12] §\d[\d.]*(, |$)|R\d+\w?(, |$))+/.test(row.source ?? '')) return `has no source: ${row.source}`;
  const ofTest = testFault(row) ?? howFault(row);
  if (ofTest !== undefined) return ofTest;
  if (row.how !== undefined) return undefined;
  if (row.kind === 'text' || row.kind === 'error') return textFault(row);
  if (row.kind === 'call') return callFault(row);
  return row.kind === 'route' ? routeFault(row) : undefined;
};

const jsonIn = (folder) =>
  readdirSync(resolve(root, folder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(resolve(root, folder), name));

/** The tables that are named, held against the inventories that are named; else all there are against all there are. */
const { values: named, positionals } = parseArgs({
  allowPositionals: true,
  options: { inventory: { type: 'string', multiple: true } },
});
const inventoryFiles = named.inventory ?? (positionals.length > 0 ? [] : jsonIn('tests/rows/inventories'));
const tables = positionals.length > 0 ? positionals : jsonIn('tests/rows');

const rows = tables.flatMap((file) =>
  JSON.parse(readFileSync(file, 'utf8')).map((row) => ({ ...row, table: basename(file) })),
);
const seen = new Set();
const twice = rows.filter(({ kind, what, source, test }) => {
  const key = JSON.stringify([kind, what, source, test]);
  return seen.has(key) || !seen.add(key);
});

const inventories = inventoryFiles.map(readInventory);
const stray = inventories.length === 0 ? [] : strayRows(inventories, rows);
const covered = inventories.map((inventory) => coverage(inventory, rows));

const faults = [
  ...[
    ...rows.map((row) => ({ row, fault: faultOf(row) })).filter(({ fault }) => fault !== undefined),
    ...twice.map((row) => ({ row, fault: 'stands twice' })),
    ...stray.map((row) => ({ row, fault: `names an item that no inventory has: ${row.item}` })),
  ].map(({ row, fault }) => `${row.table}: ${row.kind} "${row.what}" (${row.source}): ${fault}`),
  ...covered.flatMap(({ missing, stale }) => [
    ...missing.map(({ kind, what, source, about }) => `no row: ${kind} "${what}" (${source}, ${about})`),
    ...stale.map((key) => `awaited, but it has a row or is in no paragraph: ${key}`),
  ]),
];
for (const fault of faults) console.log(fault);
if (faults.length === 0) {
  const counted = kinds.map((kind) => [kind, rows.filter((row) => row.kind === kind).length]);
  console.log(counted.map(([kind, count]) => `${kind} ${count}`).join(', '));
  console.log(`${rows.length} rows, each with its test.`);
}
for (const { awaited, sections } of covered) {
  for (const { key, why } of awaited) console.log(`awaited: ${key}: ${why}`);
  console.log(sections.map(({ source, covered: have, all }) => `${source} ${have} of ${all}`).join(', '));
}
process.exitCode = faults.length === 0 ? 0 : 1;
