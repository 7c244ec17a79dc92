import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { sources, tables } from './files.mjs';
import { root } from './process.mjs';
import { jest, report } from './results.mjs';

/*
 * What the tests of a run prove, for the rule book: their titles, table rows and the number of cases each property tried. Read from the
 * results of the run; the sources only show which rows belong to one table.
 */

const folder = resolve(root, 'node_modules/.cache/cases-tried');

/** Settings for a jest run that records its proofs. */
export const leavingProofs = {
  args: [`--setupFilesAfterEnv=${resolve(root, '.tools/cases-tried.cjs')}`],
  env: { CASES_TRIED_IN: folder },
};

export const forgetProofs = () => rmSync(folder, { recursive: true, force: true });

/** When a source under some folders was last changed. */
const lastChange = (...folders) =>
  Math.max(
    ...[...sources(), ...tables()]
      .map((file) => relative(root, file))
      .filter((file) => folders.some((folder) => file.startsWith(folder)))
      .map((file) => statSync(resolve(root, file)).mtimeMs),
  );

const resultsOf = () => {
  const file = report('jest-domain');
  return existsSync(file) && existsSync(folder) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
};

/** Whether the last run is newer than every change in these folders and included all these test files. */
const isFresh = (results, files) => {
  if (results === undefined) return false;
  const ran = new Set(results.testResults.map(({ name }) => relative(root, name)));
  const changed = lastChange(
    'domain/',
    'tests/domain/',
    'tests/support/arbitraries',
    'tests/support/builders',
    'tests/support/models',
  );
  return results.startTime > changed && files.every((file) => ran.has(file));
};

/** Results newer than the sources: of the last run, or of a new run of only these files. */
const freshResults = async (files) => {
  const last = resultsOf();
  if (isFresh(last, files)) return last;
  console.log('Running the tests of the domain …');
  forgetProofs();
  const { ok, output, counts } = await jest('domain', {
    args: [...files, '--maxWorkers=2', ...leavingProofs.args],
    env: leavingProofs.env,
  });
  const results = resultsOf();
  if (results === undefined) throw new Error(`The tests could not be run:\n${output}`);
  // A deliberately changed rule fails its tests at first: the book shows the change without those tests as proofs.
  if (!ok) console.log(`${counts.failed} tests fail: what they say is left out of the book until they pass.`);
  return results;
};

const triedIn = () => {
  const counts = new Map();
  for (const name of readdirSync(folder))
    for (const line of readFileSync(join(folder, name), 'utf8').trim().split('\n')) {
      const { testPath, test, tried } = JSON.parse(line);
      const key = `${relative(root, testPath)} ${test}`;
      counts.set(key, (counts.get(key) ?? 0) + tried);
    }
  return counts;
};

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** The gaps that a row fills: `%s`, `$name`, `${…}`. */
const gap = /%[sdifjop#]|\$\{[^}]*\}|\$[a-z]\w*/i;

/** A title in the source, and a pattern for the titles of its rows. */
const patternOf = (titles) => {
  const title = titles.join(' ');
  const parts = title.split(new RegExp(gap, 'gi'));
  return {
    title: parts.join('…'),
    literal: parts.join('').length,
    whole: new RegExp(`^${parts.map(escaped).join('([\\s\\S]*?)')}$`),
  };
};

/** The tests of one file in order: tests, properties, and tables with their rows. */
const provedIn = (testsIn, file, assertions, tried) => {
  const patterns = testsIn(resolve(root, file))
    .map(patternOf)
    .sort((a, b) => b.literal - a.literal);
  const proofs = new Map();
  for (const { fullName, status } of assertions) {
    if (status !== 'passed') continue;
    const pattern = patterns.find(({ whole }) => whole.test(fullName));
    const title = pattern?.title ?? fullName;
    const filled = pattern?.whole.exec(fullName)?.slice(1) ?? [];
    const { rows, cases } = proofs.get(title) ?? { rows: [], cases: 0 };
    proofs.set(title, {
      title,
      rows: filled.length === 0 ? rows : [...rows, filled.join(' · ')],
      cases: cases + (tried.get(`${file} ${fullName}`) ?? 0),
    });
  }
  return [...proofs.values()];
};

/**
 * What a run of these test files proves.
 * @param {readonly string[]} files from the top folder
 * @returns {Promise<Record<string, readonly { title: string, rows: readonly string[], cases: number }[]>>}
 */
export const proofsOf = async (files) => {
  // Imported late, because it needs TypeScript, which `npm test` may still have to install.
  const { testsIn } = await import('./titles.mjs');
  const { testResults } = await freshResults(files);
  const tried = triedIn();
  const wanted = new Set(files);
  return Object.fromEntries(
    testResults
      .map(({ name, assertionResults }) => [relative(root, name), assertionResults])
      .filter(([file]) => wanted.has(file))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([file, assertions]) => [file, provedIn(testsIn, file, assertions, tried)]),
  );
};
