import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { transformSync } from 'esbuild';
import { ensureInstalled } from './ensure-installed.mjs';
import { sources, tables, tests } from './files.mjs';
import { keysOf } from './file-keys.mjs';
import { reportOf } from './mutants-report.mjs';
import { bin, root, run } from './process.mjs';

/*
 * `npm run mutate [-- FOLDER… | FILE… | --report] [--force]`: changes the domain in small ways, one at a time, and checks whether its
 * tests notice (`testsOf`). A survivor needs a reason in domain/mutants-accepted.json, or the run fails. It is incremental by file, so an
 * interrupted run continues: a file is skipped while it, its tests and everything they import are unchanged; in a changed
 * file only affected mutants and survivors run again. `--force` runs everything again. `--report` runs nothing and writes the report from
 * known results; a run of some folders prints its results but doesn't write the report.
 */

const cache = resolve(root, 'node_modules/.cache/mutants');
const acceptedFile = resolve(root, 'domain/mutants-accepted.json');
const reportFile = resolve(root, 'domain/MUTANTS.md');

/** Every source of the domain except index.ts, which has no rules. */
const inDomain = sources()
  .map((file) => relative(root, file))
  .filter((file) => file.startsWith('domain/'));

/** `domain/time/instant.ts` → `domain/time` */
const folderOf = (file) => dirname(file);

/** The files of the domain that import each one. */
const usersOf = new Map(inDomain.map((file) => [file, []]));
for (const user of inDomain)
  for (const [, path] of readFileSync(resolve(root, user), 'utf8').matchAll(/from '(\.[^']+)'/g))
    usersOf.get(`${join(dirname(user), path)}.ts`)?.push(user);

const namedTest = (file) => `tests/${file.replace(/\.ts$/, '.test.ts')}`;

/** A part that only so many files use is tested through them as well. */
const fewUsers = 3;

/** The tests that must notice a file's mutants: those of its folder; if none has its name, or few files use it, also those of its users. */
const testsOf = (file) => {
  const own = `tests/${folderOf(file)}`;
  const users = usersOf.get(file);
  const isTestedThere = existsSync(resolve(root, namedTest(file))) && users.length > fewUsers;
  const elsewhere = isTestedThere ? [] : users.map(namedTest);
  return tests().filter((test) => {
    const path = relative(root, test);
    if (!path.endsWith('.test.ts')) return false;
    return elsewhere.includes(path) || (own === 'tests/domain' ? dirname(path) === own : path.startsWith(`${own}/`));
  });
};

/** A key that changes with the file, its tests, everything these import, all tables of cases, and the settings of the run. */
const stateOf = (file) => {
  const settings = ['stryker.config.mjs', 'jest.config.mjs'].map((name) => readFileSync(resolve(root, name)));
  const cases = tables().map((table) => readFileSync(table));
  return [...settings, ...cases, ...keysOf([resolve(root, file), ...testsOf(file)]).values()]
    .reduce((hash, text) => hash.update(text), createHash('sha256'))
    .digest('hex');
};

const oneLine = (text) => text.replace(/\s+/g, ' ').trim();

/** Describes a mutant independently of line numbers. */
const describe = ({ fileName, location: { start, end }, replacement, status }) => {
  const lines = readFileSync(fileName, 'utf8').split('\n');
  const span = lines.slice(start.line - 1, end.line);
  const last = span.length - 1;
  const original = span
    .map((line, n) => line.slice(n === 0 ? start.column - 1 : 0, n === last ? end.column - 1 : undefined))
    .join('\n');
  return {
    file: relative(root, fileName),
    line: start.line,
    code: oneLine(lines[start.line - 1]),
    mutation: `${oneLine(original)} → ${oneLine(replacement) || '(nothing)'}`,
    status,
  };
};

const cacheOf = (file, ending) => join(cache, `${file.replaceAll('/', '.')}.${ending}`);

const knownOf = (file) => {
  const results = cacheOf(file, 'results.json');
  return existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')) : undefined;
};

const keep = (file, state, mutants) => {
  mkdirSync(cache, { recursive: true });
  writeFileSync(cacheOf(file, 'results.json'), JSON.stringify({ state, mutants }));
};

/** Whether a file has only types, so there is nothing to mutate or run. */
const onlyTypes = (file) => transformSync(readFileSync(file, 'utf8'), { loader: 'ts' }).code.trim() === '';

/**
 * Stryker retries a survivor only if a test that covers it changed, which it can't tell for code that runs when a module loads. So all
 * survivors are retried.
 */
const forgetSurvivors = (incrementalFile) => {
  if (!existsSync(incrementalFile)) return;
  const report = JSON.parse(readFileSync(incrementalFile, 'utf8'));
  for (const file of Object.values(report.files))
    file.mutants = file.mutants.filter(({ status }) => status !== 'Survived' && status !== 'NoCoverage');
  writeFileSync(incrementalFile, JSON.stringify(report));
};

/** Answers false if its tests fail without mutants: then nothing can be measured. */
const measure = async (file, force) => {
  const state = stateOf(file);
  if (!force && knownOf(file)?.state === state) return true;
  if (onlyTypes(file)) {
    keep(file, state, []);
    return true;
  }
  console.log(`\n${file}`);
  const incrementalFile = cacheOf(file, 'incremental.json');
  forgetSurvivors(incrementalFile);
  const { Stryker } = await import('@stryker-mutator/core');
  const run = new Stryker({
    mutate: [file],
    force,
    incrementalFile,
    jest: {
      config: {
        testMatch: testsOf(file).map((test) => `<rootDir>/${relative(root, test)}`),
        globals: { mutatedFile: basename(file, '.ts') },
      },
    },
  }).runMutationTest();
  // Stryker has already printed why.
  const results = await run.catch(() => undefined);
  if (results === undefined) return false;
  keep(file, state, results.filter(({ fileName }) => relative(root, fileName) === file).map(describe));
  return true;
};

process.chdir(root);
await ensureInstalled();
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const answers = (word) => (file) => file === word || folderOf(file) === join('domain', word === 'domain' ? '.' : word);
const unknown = wanted.filter((word) => !inDomain.some(answers(word)));
if (unknown.length > 0) {
  const folders = [...new Set(inDomain.map((file) => folderOf(file).replace('domain/', '')))];
  console.error(`Neither a file nor a folder of the domain: ${unknown.join(', ')}. There are ${folders.join(', ')}.`);
  process.exit(2);
}
const chosen = wanted.length === 0 ? inDomain : inDomain.filter((file) => wanted.some((word) => answers(word)(file)));
const unmeasured = [];
if (!process.argv.includes('--report'))
  for (const file of chosen) if (!(await measure(file, process.argv.includes('--force')))) unmeasured.push(file);

const mutants = inDomain.flatMap((file) => knownOf(file)?.mutants ?? []);
const missing = inDomain.filter((file) => knownOf(file) === undefined);
const accepted = JSON.parse(readFileSync(acceptedFile, 'utf8'));
const { markdown, lines, unexplained, unneeded } = reportOf(mutants, missing, accepted);
console.log(`\n${lines.join('\n')}`);
for (const { file, mutation } of unneeded) console.log(`no longer survives, its reason can go: ${file}: ${mutation}`);
for (const { file, line, mutation, code } of unexplained)
  console.log(`survived without a reason: ${file}:${line}: ${mutation}\n    ${code}`);
for (const file of unmeasured) console.log(`not measured, its run failed (see above): ${file}`);
// A partial run writes no report, because it would lack the other folders.
if (wanted.length === 0) {
  writeFileSync(reportFile, markdown);
  await run(bin('oxfmt'), [reportFile]);
  console.log(`Report: ${relative(root, reportFile)}`);
}
process.exitCode = unexplained.length + unmeasured.length > 0 ? 1 : 0;
