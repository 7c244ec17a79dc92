import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';

/* A fault is planted in a rule, and the rule's own tests must detect it: a green suite that can't turn red proves nothing. */

const top = resolve(__dirname, '../..');
const rule = 'domain/positions/lead-time.ts';
const numbers = 'domain/parameters/values.ts';
const suite = 'tests/domain/positions/lead-time.test.ts';
const needed = ['.tools', 'adapters', 'domain', 'tests/support', suite, 'jest.config.mjs', 'package.json'];

const report = t.type({
  numTotalTests: t.number,
  testResults: t.array(t.type({ assertionResults: t.array(t.type({ title: t.string, status: t.string })) })),
});

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'planted-'));
  for (const path of needed) cpSync(join(top, path), join(folder, path), { recursive: true });
  symlinkSync(join(top, 'node_modules'), join(folder, 'node_modules'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The number of tests in the suite, and the titles of those that fail, with one place of a file changed. */
const failing = (file: string, right: string, wrong: string) => {
  const text = readFileSync(join(top, file), 'utf8');
  if (text.split(right).length !== 2) throw new Error(`"${right}" does not stand once in ${file}.`);
  for (const one of [rule, numbers]) cpSync(join(top, one), join(folder, one));
  writeFileSync(join(folder, file), text.replace(right, wrong));
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(top, 'node_modules/jest/bin/jest.js'), suite, '--json', '--selectProjects', 'domain'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 },
  );
  const said: unknown = JSON.parse(stdout === '' ? 'null' : stdout);
  const read = report.decode(said);
  if (E.isLeft(read)) throw new Error(`jest said something else: ${stderr}`);
  const all = read.right.testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    tests: read.right.numTotalTests,
    failed: all.filter(({ status }) => status === 'failed').map(({ title }) => title),
  };
};

describe('The tests of the lead time', () => {
  it('pass with the unchanged rule', () => {
    const { tests, failed } = failing(rule, 'ahead < leadTime', 'ahead < leadTime');
    expect(tests).toBeGreaterThan(20);
    expect(failed).toEqual([]);
  }, 60_000);

  it('fail if exactly 90 minutes ahead is refused: `<=` for `<` [R14]', () => {
    const { failed } = failing(rule, 'ahead < leadTime', 'ahead <= leadTime');
    expect(failed).toContain('offers a slot that starts 90 minutes from now [R14]');
    expect(failed).not.toContain('offers a slot that starts 91 minutes from now [R14]');
  }, 60_000);

  it('fail if 89 minutes are enough [R14]', () => {
    const { failed } = failing(numbers, 'lead_time: minutes(90)', 'lead_time: minutes(89)');
    expect(failed).toContain('offers no slot that starts 89 minutes from now [R14]');
  }, 60_000);
});
