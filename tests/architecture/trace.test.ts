import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

interface Told {
  readonly exit: number;
  /** The report on each list. */
  readonly of: (list: string) => readonly string[];
}

/** The output of `npm run trace` for some lists, and its exit status. It reads every source, so it runs once for all of them. */
const reported = async (lists: Readonly<Record<string, object>>): Promise<Told> => {
  const folder = await mkdtemp(join(tmpdir(), 'inventories-'));
  const files = await Promise.all(
    Object.entries(lists).map(async ([name, list]) => {
      await writeFile(join(folder, `${name}.json`), JSON.stringify(list));
      return ['--inventory', join(folder, `${name}.json`)];
    }),
  );
  const told = await new Promise<Told>((done) => {
    const tool = execFile(process.execPath, [resolve('.tools/trace.mjs'), ...files.flat()], (_, stdout) => {
      const lines = stdout.trim().split('\n');
      const of = (list: string) =>
        lines.filter((line) => line.startsWith(`${list}: `)).map((line) => line.slice(list.length + 2));
      done({ exit: tool.exitCode ?? -1, of });
    });
  });
  await rm(folder, { recursive: true });
  return told;
};

const paragraphs = (...all: readonly object[]) => all.map((one) => ({ about: 'The list', ...one }));
const inventoryOf = (...all: readonly object[]) => ({
  document: 'spec 1',
  sections: [{ section: '§2', paragraphs: paragraphs(...all) }],
});

const test = 'tests/ui/words/my-jobs.test.tsx › /candidateportal without a job';
const there = { rule: [{ [test]: ['there'] }] };
const section = (name: string, about: string, paragraph: object) => ({
  section: name,
  paragraphs: [{ about, ...paragraph }],
});

const faulty: readonly (readonly [object, string])[] = [
  [{ rule: ['a rule that no title cites'] }, 'no title cites [spec 1 §2 a rule that no title cites]'],
  [{ rule: [{ 'tests/none.test.ts › at all': ['a rule'] }] }, 'its test file is not there'],
  [{ rule: [{ 'tests/ui/words/my-jobs.test.tsx › is not there': ['a rule'] }] }, 'no such test'],
  [{ rule: [{ 'tests/ui/words/my-jobs.test.tsx': ['a rule'] }] }, 'no such test'],
  [{ text: ['Do you have heart & hustle? Really?'] }, 'the portal does not say it'],
  [{ error: ['Sorry! There are no positions'] }, 'the portal does not say it'],
  [{ text: ['{anything} that {nobody} ever heard'] }, 'no test spells it out'],
  [{ call: ['POST candidate/applyjob'] }, 'this path is not in the contract'],
  [{ route: ['/skillfilter/reaply'] }, 'no route of ours'],
  [{ thing: ['a thing'] }, 'is of no kind we know'],
];

describe('The inventory of a document', () => {
  let good: Told;
  let bad: Told;
  beforeAll(async () => {
    good = await reported({
      shown: inventoryOf({
        rule: [{ [test]: ['a list may be empty'] }],
        text: ['Do You Have Heart & Hustle?', 'a job that {verb} with people', 'My Job Applications'],
        route: ['/apply/{id}/{linkType}'],
        call: ['POST candidate/apply_job'],
      }),
      cited: { document: '', sections: [section('R10', 'Actions on a card', { rule: ['Row 1'] })] },
      awaiting: { ...inventoryOf(there, { rule: ['not yet'] }), awaited: { 'rule not yet': 'It comes with chat.' } },
    });
    bad = await reported({
      faulty: inventoryOf(...faulty.map(([paragraph]) => paragraph)),
      hearsay: { ...inventoryOf(there), document: 'hearsay' },
      elsewhere: { document: '', sections: [section('R11', 'Progress', { rule: ['Row 1'] })] },
      short: inventoryOf({ text: ['Hustle'] }),
      stale: { ...inventoryOf(there), awaited: { 'rule there': 'It comes with chat.' } },
      noted: { ...inventoryOf(there), notes: { 'rule nowhere': 'derived' } },
    });
  }, 120_000);

  it('passes where each item has its test: one that is named, or one that spells the item out', () => {
    expect(good.exit).toBe(0);
    expect(good.of('shown')).toEqual(['spec 1 §2 6 of 6']);
  });

  it('finds an item that a title cites after its source, and in no other section', () => {
    expect(good.of('cited')).toEqual(['R10 1 of 1']);
    expect(bad.of('elsewhere')).toEqual(['rule "Row 1" (R11, Progress): no title cites [R11 Row 1]', 'R11 0 of 1']);
  });

  it('is refused for every item that no test shows, with one line each that names its section and paragraph', () => {
    expect(bad.exit).toBe(1);
    const lines = bad.of('faulty');
    expect(lines).toHaveLength(faulty.length + 1);
    faulty.forEach(([, why], at) => expect(lines[at]).toContain(why));
    for (const line of lines.slice(0, -1)) expect(line).toContain('(spec 1 §2, The list)');
    expect(lines.at(-1)).toBe(`spec 1 §2 0 of ${faulty.length}`);
  });

  it('is refused for a source that nobody knows', () => {
    expect(bad.of('hearsay')[0]).toContain('comes from no source we know: hearsay §2');
  });

  it('finds a text inside a longer one, with its gaps, but a short one only by itself', () => {
    expect(bad.of('short')).toEqual([
      'text "Hustle" (spec 1 §2, The list): the portal does not say it',
      'spec 1 §2 0 of 1',
    ]);
  });

  it('prints what is awaited and why, and rejects an awaited item that already exists', () => {
    expect(good.of('awaiting')).toContain('awaited: rule not yet: It comes with chat.');
    expect(bad.of('stale')).toContain('awaited, but it is there or in no paragraph: rule there');
  });

  it('refuses a note about what is in no paragraph', () => {
    expect(bad.of('noted')).toContain('a note about what is in no paragraph: rule nowhere');
  });
});
