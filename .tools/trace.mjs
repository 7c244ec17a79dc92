import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { tests } from './files.mjs';
import { shownBy, traced } from './inventory.mjs';
import { root } from './process.mjs';
import { readTests } from './titles.mjs';

/*
 * Requirement → test → file. Two lists say what tests must show; the titles of tests say which test shows it:
 *
 * tests/requirements.json lists the sources that may be cited and those that a test must cite. A title cites its source in brackets:
 * `[R14]`, `[spec 1 §9]`, `[R14, spec 1 §9, §5]`; a source cited by a `describe` counts for every test in it.
 *
 * tests/inventories/*.json list what a document says, item by item: see inventory.mjs.
 *
 * `--gaps` prints only what is missing; `--inventory FILE …` checks only those lists.
 */

const { values: asked } = parseArgs({
  options: { gaps: { type: 'boolean' }, inventory: { type: 'string', multiple: true } },
});
const { known, required } = JSON.parse(readFileSync(resolve(root, 'tests/requirements.json'), 'utf8'));

/** `[R14, spec 1 §9 no-show, §5]` → R14, spec 1 §9 no-show, spec 1 §5. Other brackets are prose. */
const citedIn = (title) =>
  [...title.matchAll(/\[((?:R\d|spec\b|§)[^\]]*)\]/g)].flatMap(([, inside]) => {
    let document = '';
    return inside.split(/\s*[,;]\s*/).map((part) => {
      document = /^spec \d+/.exec(part)?.[0] ?? document;
      return part.startsWith('§') ? `${document} ${part}`.trim() : part;
    });
  });

/** `spec 1 §9 no-show` has more than the source: spec 1 §9. */
const sourceOf = (citation) => /^(?:R\d+[a-z]?|spec \d+ §[\d.]+)(?= )/.exec(citation)?.[0] ?? citation;

const plain = (citation) => {
  const source = sourceOf(citation);
  const item = citation
    .slice(source.length)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}{}#+]+/gu, ' ');
  return `${source} ${item.trim()}`;
};

const read = tests().map((path) => ({ file: relative(root, path), ...readTests(path) }));
const all = read.flatMap(({ file, tests }) => tests.map((titles) => ({ file, titles })));
/** The texts in the product's tests; support files and tests of the tools don't count. */
const texts = read
  .filter(({ file }) => /\.(test|spec)\.tsx?$/.test(file) && !file.startsWith('tests/architecture/'))
  .flatMap(({ file, texts }) => texts.map((one) => ({ file, ...one })));

const bySource = new Map();
const cited = new Map();
const unknown = [];
for (const test of all)
  for (const citation of new Set(test.titles.flatMap(citedIn))) {
    const source = sourceOf(citation);
    cited.set(plain(citation), test);
    if (known[source] === undefined) unknown.push({ source, ...test });
    else bySource.set(source, [...(bySource.get(source) ?? []), test]);
  }

const inventories =
  asked.inventory === undefined
    ? readdirSync(resolve(root, 'tests/inventories')).map((name) => join(root, 'tests/inventories', name))
    : asked.inventory;
const show = shownBy({ texts, cited });
const lists = inventories.map((file) => ({
  name: basename(file, '.json'),
  ...traced(JSON.parse(readFileSync(file, 'utf8')), show, known),
}));

const nameOf = ({ titles }) => titles.join(' › ');
if (asked.inventory === undefined && !asked.gaps) {
  for (const [source, name] of Object.entries(known)) {
    const found = bySource.get(source) ?? [];
    const items = lists.flatMap((list) => list.items.filter((item) => item.source === source));
    if (found.length + items.length > 0) console.log(`\n${source} ${name}`);
    for (const test of found) console.log(`  ${nameOf(test)}\n      ${test.file}`);
    for (const { kind, what, test } of items) console.log(`  ${kind} "${what}"\n      ${test ?? 'awaited'}`);
  }
}
const gaps = required.filter((source) => !bySource.has(source));
const faults = [
  ...lists.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`)),
  ...(asked.inventory === undefined
    ? [
        ...unknown.map(({ source, ...test }) => `unknown source [${source}] in "${nameOf(test)}" (${test.file})`),
        ...required.filter((source) => known[source] === undefined).map((one) => `required, but not known: ${one}`),
        ...gaps.map((source) => `no test cites ${source} (${known[source] ?? 'unknown'})`),
      ]
    : []),
];
for (const fault of faults) console.log(fault);
for (const { name, awaited, sections } of lists)
  for (const line of [...awaited, sections.join(', ')]) console.log(`${name}: ${line}`);
if (asked.inventory === undefined)
  console.log(
    `${bySource.size} sources have tests; ${required.length - gaps.length} of ${required.length} required ones. ${lists.flatMap(({ items }) => items).length} items.`,
  );
process.exitCode = faults.length === 0 ? 0 : 1;
