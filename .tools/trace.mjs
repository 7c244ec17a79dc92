import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { tests } from './files.mjs';
import { isMain, root } from './process.mjs';
import { testsIn } from './titles.mjs';

/*
 * Requirement → test → file, from the titles of the tests. A title cites its source in brackets: `[R14]`, `[spec 1 §9]`,
 * `[R14, spec 1 §9, §5]`; what a `describe` cites holds for every test in it. tests/requirements.json names every source
 * that may be cited, and those that must have a test by now.
 */

const { known, required } = JSON.parse(readFileSync(resolve(root, 'tests/requirements.json'), 'utf8'));

/** `[R14, spec 1 §9, §5]` → R14, spec 1 §9, spec 1 §5. Brackets that begin with neither a ruling nor the specification are prose. */
const citedIn = (title) =>
  [...title.matchAll(/\[((?:R\d|spec\b|§)[^\]]*)\]/g)].flatMap(([, inside]) => {
    let document = '';
    return inside.split(/\s*[,;]\s*/).map((part) => {
      document = /^spec \d+/.exec(part)?.[0] ?? document;
      const source = part.startsWith('§') ? `${document} ${part}`.trim() : part;
      // `R10 row 8` and `spec 1 §9 no-show` say more than the source; the source is what counts.
      return /^(?:R\d+[a-z]?|spec \d+ §[\d.]+)(?= )/.exec(source)?.[0] ?? source;
    });
  });

const byRequirement = new Map();
const unknown = [];
for (const file of tests())
  for (const titles of testsIn(file))
    for (const source of new Set(titles.flatMap(citedIn))) {
      const line = { test: titles.join(' › '), file: relative(root, file) };
      if (known[source] === undefined) unknown.push({ source, ...line });
      else byRequirement.set(source, [...(byRequirement.get(source) ?? []), line]);
    }

const gaps = required.filter((source) => !byRequirement.has(source));
const misnamed = required.filter((source) => known[source] === undefined);

if (isMain(import.meta.url)) {
  // `--gaps` says only what is missing.
  const shown = process.argv.includes('--gaps') ? [] : Object.entries(known);
  for (const [source, name] of shown) {
    const lines = byRequirement.get(source) ?? [];
    if (lines.length > 0) console.log(`\n${source} ${name}`);
    for (const { test, file } of lines) console.log(`  ${test}\n      ${file}`);
  }
  for (const { source, test, file } of unknown) console.log(`unknown source [${source}] in "${test}" (${file})`);
  for (const source of misnamed) console.log(`required, but not among the known sources: ${source}`);
  for (const source of gaps) console.log(`no test cites ${source} (${known[source] ?? 'unknown'})`);
  console.log(
    `\n${byRequirement.size} sources have tests; ${required.length - gaps.length} of ${required.length} required ones.`,
  );
  process.exitCode = unknown.length + gaps.length + misnamed.length === 0 ? 0 : 1;
}
