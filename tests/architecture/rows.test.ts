import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

interface Told {
  readonly exit: number;
  readonly lines: readonly string[];
}

/** What `npm run rows` says of a table, and of the inventory that it is held against, line by line, and its exit status. */
const toldOf = async (rows: readonly object[], inventory?: object): Promise<Told> => {
  const folder = await mkdtemp(join(tmpdir(), 'rows-'));
  const table = join(folder, 'planted.json');
  const list = join(folder, 'inventory.json');
  await writeFile(table, JSON.stringify(rows));
  await writeFile(list, JSON.stringify(inventory ?? {}));
  const options = inventory === undefined ? [table] : [table, '--inventory', list];
  const told = await new Promise<Told>((done) => {
    const tool = execFile(process.execPath, [resolve('.tools/rows.mjs'), ...options], (_, stdout) =>
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
  [{ kind: 'rule', what: 'a rule', source, test: words, how: 'by magic' }, 'is shown in no way we know'],
  [{ kind: 'rule', what: 'another rule', source, test: words, how: 'derived' }, 'no note says why'],
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

const test = 'tests/ui/words/my-jobs.test.tsx › /candidateportal: title';
const rule = (what: string, changes: object = {}) => ({ kind: 'rule', what, source, test, ...changes });
const text = (what: string) => ({ kind: 'text', what, source, test });

const inventoryOf = (paragraph: object, awaited: object = {}) => ({
  document: 'spec 1',
  sections: [{ section: '§2', paragraphs: [{ about: 'The list', ...paragraph }] }],
  awaited,
});

describe('The inventory of a document', () => {
  it(
    'tells of every item that has no row of its kind, with its section and paragraph, and counts the others',
    async () => {
      const inventory = inventoryOf({
        field: ['card: address'],
        rule: ['the newest first'],
        constant: ['the newest first'],
      });
      expect(await toldOf([rule('The newest, first')], inventory)).toEqual({
        exit: 1,
        lines: [
          'no row: field "card: address" (spec 1 §2, The list)',
          'no row: constant "the newest first" (spec 1 §2, The list)',
          'spec 1 §2 1 of 3',
        ],
      });
    },
    patience,
  );

  it(
    'finds a text inside a longer one, with its gaps, but a short one only by itself; and a row by the item that it names',
    async () => {
      const inventory = inventoryOf({
        text: ['a job that {verb} with people', 'My Job Applications', 'Job'],
        rule: ['by schedule time, newest first'],
      });
      const rows = [
        text('Find a job that matters with people who care.'),
        text('My Job Applications'),
        rule('what comes first', { item: 'by schedule time, newest first' }),
      ];
      expect(await toldOf(rows, inventory)).toEqual({
        exit: 1,
        lines: ['no row: text "Job" (spec 1 §2, The list)', 'spec 1 §2 3 of 4'],
      });
    },
    patience,
  );

  it(
    'says what is awaited and why, and refuses to await what is there',
    async () => {
      const inventory = inventoryOf({ rule: ['there', 'not yet'] }, { 'rule not yet': 'It comes with chat.' });
      const { exit, lines } = await toldOf([rule('there')], inventory);
      expect(exit).toBe(0);
      expect(lines).toContain('awaited: rule not yet: It comes with chat.');
      const stale = inventoryOf({ rule: ['there'] }, { 'rule there': 'It comes with chat.' });
      expect(await toldOf([rule('there')], stale)).toEqual({
        exit: 1,
        lines: ['awaited, but it has a row or is in no paragraph: rule there', 'spec 1 §2 1 of 1'],
      });
    },
    patience,
  );

  it(
    'refuses a row for an item that is in no paragraph',
    async () => {
      const { exit, lines } = await toldOf([rule('there', { item: 'nowhere' })], inventoryOf({ rule: [] }));
      expect(exit).toBe(1);
      expect(lines).toContainEqual(expect.stringContaining('names an item that no inventory has'));
    },
    patience,
  );
});
