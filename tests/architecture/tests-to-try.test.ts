import { spawnSync } from 'node:child_process';
import { parameters } from '../../domain/parameters/sheet';

/* The domain's tests as they run in the rule book's page: what fails there is what fails in jest. */

/** What a program prints that has the tests at hand. */
const asked = (platform: 'browser' | 'node', program: string): unknown => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { testsToRun } from './.tools/tests-to-try.mjs';
       import { createRequire } from 'node:module';
       const { text, reachedBy } = await testsToRun('${platform}');
       const failingWith = (values) => new Function('triedValues', 'require', text + ';return loaded.failing')(values, createRequire(import.meta.url));
       ${program}`,
    ],
    { encoding: 'utf8' },
  );
  if (stdout === '') throw new Error(stderr);
  const told: unknown = JSON.parse(stdout);
  return told;
};

const leadTimeTests = 'tests/domain/positions/lead-time.test.ts';

describe('The tests that another number would fail', () => {
  it('are the tests of the domain, by their names', () => {
    const program = (minutes: number): string =>
      `console.log(JSON.stringify(await failingWith({ lead_time: ${minutes} * 60_000 })('${leadTimeTests}')))`;
    expect(asked('node', program(90))).toEqual([]);
    expect(asked('node', program(60))).toContain(
      'The lead time of 90 minutes offers no slot that starts 89 minutes from now [R14]',
    );
  });

  it('are looked for wherever a number can reach: no number is without tests', () => {
    const reached = asked('node', 'console.log(JSON.stringify(Object.keys(reachedBy)))');
    expect(parameters.map(({ name }) => name).filter((name) => !JSON.stringify(reached).includes(`"${name}"`))).toEqual(
      [],
    );
  });

  it('all pass in the page with the numbers of the portal', () => {
    const failing = asked(
      'browser',
      `const failing = failingWith({});
       const names = [];
       for (const file of new Set(Object.values(reachedBy).flat())) names.push(...(await failing(file)));
       console.log(JSON.stringify(names))`,
    );
    expect(failing).toEqual([]);
  });
});
