import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { keysOf } from './file-keys.mjs';
import { tests } from './files.mjs';
import { root } from './process.mjs';
import { jest, report } from './results.mjs';

/*
 * What the tests of a run prove, for the rule book: their titles, table rows, whether they pass, and the number of cases each property tried. Kept for
 * each test file under a digest of all that it reads, so only the files whose rules, tests or cases have changed are run again. The sources only show
 * which rows belong to one table.
 */

const folder = resolve(root, 'node_modules/.cache/cases-tried');

/** Settings for a jest run that records its proofs. */
const leavingProofs = {
  args: [`--setupFilesAfterEnv=${resolve(root, '.tools/cases-tried.cjs')}`],
  env: { CASES_TRIED_IN: folder },
};

const forgetProofs = () => rmSync(folder, { recursive: true, force: true });

/** What each test file proved, and what it was made of. */
const keptIn = report('domain-proofs');
const readKept = () => (existsSync(keptIn) ? JSON.parse(readFileSync(keptIn, 'utf8')) : {});

const besidesCode = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
        .filter((entry) => entry.isFile() && !/\.[mc]?tsx?$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name))
        .sort()
    : [];

/** What no import names: the tables of cases of a test's area, and what lies beside the test. */
const tablesOf = (file) => {
  const beside = dirname(file);
  return [beside, relative('tests', beside)]
    .flatMap((folder) => besidesCode(resolve(root, folder)))
    .map((name) => readFileSync(name, 'utf8'));
};

/** A digest of all that a test file reads. */
const digestsOf = (files) => {
  const keys = keysOf(files.map((file) => resolve(root, file)));
  return new Map(
    files.map((file) => [
      file,
      tablesOf(file)
        .reduce(
          (hash, text) => hash.update(text).update('\0'),
          createHash('sha256').update(keys.get(resolve(root, file))),
        )
        .digest('hex')
        .slice(0, 32),
    ]),
  );
};

const lastRun = () => {
  const file = report('jest-domain');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
};

/** The cases that the last run tried, by file and test. */
const triedIn = () => {
  const counts = {};
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    for (const line of readFileSync(join(folder, name), 'utf8').trim().split('\n')) {
      const { testPath, test, tried } = JSON.parse(line);
      const own = (counts[relative(root, testPath)] ??= {});
      own[test] = (own[test] ?? 0) + tried;
    }
  return counts;
};

/** Keeps what the last run proved of these files, as made of what these digests say. */
const keep = (digests) => {
  const run = lastRun();
  if (run === undefined) return;
  const tried = triedIn();
  const proved = run.testResults.flatMap(({ name, assertionResults }) => {
    const file = relative(root, name);
    const assertions = assertionResults.map(({ fullName, status }) => ({ fullName, status }));
    return digests.has(file) ? [[file, { digest: digests.get(file), assertions, tried: tried[file] ?? {} }]] : [];
  });
  mkdirSync(dirname(keptIn), { recursive: true });
  writeFileSync(keptIn, JSON.stringify({ ...readKept(), ...Object.fromEntries(proved) }));
};

const testFiles = () =>
  tests()
    .map((file) => relative(root, file))
    .filter((file) => /^tests\/domain\/.*\.test\.ts$/.test(file));

/**
 * Runs all tests of the domain, and keeps what they prove.
 * @param {{ args: readonly string[] }} options
 */
export const runAndKeep = async ({ args }) => {
  const digests = digestsOf(testFiles());
  forgetProofs();
  const done = await jest('domain', { args: [...args, ...leavingProofs.args], env: leavingProofs.env });
  keep(digests);
  return done;
};

/** A test that failed is tried again: what it read may lie outside the digest. */
const isFresh = (proved, digest) =>
  proved?.digest === digest && proved.assertions.every(({ status }) => status !== 'failed');

/** What these files prove: kept, or of a new run of those whose sources have changed. */
const freshProofs = async (files) => {
  const digests = digestsOf(files);
  const kept = readKept();
  const stale = files.filter((file) => !isFresh(kept[file], digests.get(file)));
  if (stale.length === 0) return kept;
  console.log(`Running ${stale.length} of ${files.length} files of the domain's tests …`);
  const { ok, output, counts } = await runAndKeep({ args: [...stale, '--maxWorkers=2'] });
  const now = readKept();
  const missing = stale.filter((file) => now[file]?.digest !== digests.get(file));
  if (missing.length > 0) throw new Error(`The tests could not be run: ${missing.join(', ')}\n${output}`);
  if (!ok) console.log(`${counts.failed} tests fail: the book shows them as failed.`);
  return now;
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
const provedIn = (testsIn, file, { assertions, tried }) => {
  const patterns = testsIn(resolve(root, file))
    .map(patternOf)
    .sort((a, b) => b.literal - a.literal);
  const proofs = new Map();
  for (const { fullName, status } of assertions) {
    if (status !== 'passed' && status !== 'failed') continue;
    const pattern = patterns.find(({ whole }) => whole.test(fullName));
    const title = pattern?.title ?? fullName;
    const filled = pattern?.whole.exec(fullName)?.slice(1) ?? [];
    const { rows, cases, failed } = proofs.get(title) ?? { rows: [], cases: 0, failed: [] };
    const row = filled.join(' · ');
    proofs.set(title, {
      title,
      rows: filled.length === 0 ? rows : [...rows, row],
      cases: cases + (tried[fullName] ?? 0),
      failed: status === 'failed' ? [...failed, row] : failed,
    });
  }
  return [...proofs.values()];
};

/**
 * What a run of these test files proves.
 * @param {readonly string[]} files from the top folder
 * @returns {Promise<Record<string, readonly { title: string, rows: readonly string[], cases: number, failed: readonly string[] }[]>>} `failed`:
 * the rows that failed, '' for a test without rows
 */
export const proofsOf = async (files) => {
  // Imported late, because it needs TypeScript, which `npm test` may still have to install.
  const { testsIn } = await import('./titles.mjs');
  const proved = await freshProofs(files);
  return Object.fromEntries([...files].sort().map((file) => [file, provedIn(testsIn, file, proved[file])]));
};
