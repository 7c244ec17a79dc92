import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What `npm run rows` says of a table, line by line, and its exit status. */
const toldOf = async (
  rows: readonly object[],
): Promise<{ readonly exit: number; readonly lines: readonly string[] }> => {
  const folder = await mkdtemp(join(tmpdir(), 'rows-'));
  const file = join(folder, 'planted.json');
  await writeFile(file, JSON.stringify(rows));
  const told = await new Promise<{ readonly exit: number; readonly lines: readonly string[] }>((done) => {
    const tool = execFile(process.execPath, [resolve('.tools/rows.mjs'), file], (_, stdout) =>
      done({ exit: tool.exitCode ?? -1, lines: stdout.trim().split('\n') }),
    );
  });
  await rm(folder, { recursive: true });
  return told;
};

/** Every source is read for it; on a busy machine that takes a while. */
const patience = 60_000;

const source = 'spec 1 §2';
const words = 'tests/ui/words/my-jobs.test.tsx › /candidateportal without a job';
const tagline = 'Do You Have Heart & Hustle?';

const planted: readonly (readonly [object, string])[] = [
  [{ kind: 'rule', what: 'a rule', source }, 'has no test'],
  [{ kind: 'rule', what: 'a rule', source, test: 'tests/none.test.ts › at all' }, 'its test file is not there'],
  [{ kind: 'rule', what: 'a rule', source, test: 'tests/ui/words/my-jobs.test.tsx › is not there' }, 'no such test'],
  [{ kind: 'text', what: 'Do you have heart & hustle?', source, test: words }, 'the portal does not say it'],
  [{ kind: 'error', what: 'Sorry! There are no positions', source, test: words }, 'the portal does not say it'],
  [{ kind: 'text', what: 'Continue Recording', source, test: words }, 'does not spell it out'],
  [{ kind: 'call', what: 'POST candidate/applyjob', source, test: words }, 'this path is not in the contract'],
  [{ kind: 'route', what: '/skillfilter/reaply', source, test: words }, 'no route of ours'],
  [{ kind: 'thing', what: 'a thing', source, test: words }, 'is of no kind we know'],
  [{ kind: 'rule', what: 'a rule', source: 'hearsay', test: words }, 'has no source'],
];

describe('The table of rows', () => {
  it(
    'is refused for every planted row, with one line each',
    async () => {
      const { exit, lines } = await toldOf(planted.map(([row]) => row));
      expect(exit).toBe(1);
      expect(lines).toHaveLength(planted.length);
      planted.forEach(([, why], at) => expect(lines[at]).toContain(why));
    },
    patience,
  );

  it(
    'is counted by kind where every row has its test',
    async () => {
      const { exit, lines } = await toldOf([{ kind: 'text', what: tagline, source, test: words }]);
      expect(exit).toBe(0);
      expect(lines).toEqual([expect.stringContaining('text 1'), '1 rows, each with its test.']);
    },
    patience,
  );
});
