import { joinChapter } from '../../../adapters/rules/chapters/join';
import type { PlainChapter } from '../../../adapters/rules/plain-chapter';
import type { Tested } from '../../../adapters/rules/tested-rows';
import type { Facts } from '../../../ui/rulebook/facts';
import { issueOf } from '../../../ui/rulebook/issue';
import { ask } from '../../../ui/rulebook/cases';
import { rulebookMarkdown } from '../../../ui/rulebook/markdown';

const test = 'tests/domain/applications/join-window.test.ts';

const facts: Facts = {
  version: '1.0.106',
  madeOn: 'November 29, 2026',
  agreed: [],
  digests: {},
  tested: {},
  proofs: {
    [test]: [
      { title: 'is open …', rows: ['at the schedule', 'after'], cases: 0, failed: ['after'] },
      { title: 'stays open', rows: [], cases: 500, failed: [] },
    ],
  },
  files: [
    {
      file: 'domain/applications/join-window.ts',
      offers: [{ name: 'joinOpensBefore', says: 'How long | before.', cites: ['R12'], value: 600_000 }],
      numbers: [],
      tests: [test],
      ownTests: true,
    },
  ],
  shared: [],
  sources: { R12: 'Join window' },
  wordings: {},
  documents: [],
  pictures: {},
};

const plain: PlainChapter = {
  name: 'limits',
  part: 'Interviews',
  title: 'How long?',
  rows: [{ id: 'wait', says: 'It waits 15 minutes.', cites: ['R36'], code: 'domain/live-interview/meeting.ts' }],
};

describe('The rule book as Markdown', () => {
  const steps = { title: 'A door', steps: [{ from: 'shut', act: 'open', to: 'ajar | wide' }] };
  const lines = rulebookMarkdown([joinChapter], [plain], [steps], facts).split('\n');

  it("has a line for each row of the decision table, with the portal's answer", () => {
    expect(lines.filter((line) => /^\| [1-5] \| (?:the|there|more|10)/.test(line))).toHaveLength(5);
    expect(lines.find((line) => line.startsWith('| 4 | more than 10 minutes are left |'))).toMatch(/joinable: no/);
  });

  it('has the conditions as columns, as the page has them', () => {
    const head = lines.findIndex((line) => line.startsWith('| row | Status of the interview |'));
    expect(lines.slice(head, head + 7).filter((line) => line.includes('10 minutes'))).toEqual([
      '| 4 |  |  | more than 10 minutes |',
    ]);
  });

  it('says of each row, and of each line of conditions, how many cases test it', () => {
    const line = (kept: number, domain = 0) => ({ kept, domain });
    const tested: Readonly<Record<string, Tested>> = {
      join: {
        cases: [],
        rows: [
          { id: '1', lines: [line(2, 3)] },
          { id: '2', lines: [line(0)] },
          ...['3', '4', '5'].map((id) => ({ id, lines: [line(1)] })),
        ],
      },
    };
    const told = rulebookMarkdown([joinChapter], [], [], { ...facts, tested }).split('\n');
    expect(told.filter((one) => /^\| [12] \|/.test(one)).map((one) => one.split(' | ').at(-1))).toEqual([
      '2 cases and 3 of the domain’s own |',
      'tested by no case |',
      '2 + 3 of the domain’s own |',
      'tested by no case |',
    ]);
    expect(lines.join('\n')).not.toContain('tested by no case');
  });

  it('has a line for each rule without a form', () => {
    expect(lines).toContain('| wait | It waits 15 minutes. | R36 | `domain/live-interview/meeting.ts` |');
  });

  it('has both sides of the boundary', () => {
    expect(lines.find((line) => line.startsWith('| 600 | 5 |'))).toMatch(/joinable: yes/);
    expect(lines.find((line) => line.startsWith('| 601 | 4 |'))).toMatch(/joinable: no/);
  });

  it('lists each test once, tables with their rows and properties with their cases', () => {
    expect(lines).toContain(`\`${test}\`: 2 tests and 1 property that held in 500 cases; 1 failed.`);
    expect(lines.filter((line) => line === '- FAILED: is open …: 2 rows')).toHaveLength(1);
    expect(lines).toContain('- stays open: a property, 500 cases');
  });

  it('lists every other rule with its value, its sentence and its source', () => {
    expect(lines).toContain('- `joinOpensBefore` = 600000: How long | before. (R12)');
  });

  it('says which part of a rule no source gives', () => {
    const rows = plain.rows.map((row) => ({ ...row, ours: ['15 minutes'] }));
    const alone = plain.rows.map((row) => ({ ...row, cites: [] }));
    const told = [
      { ...plain, rows },
      { ...plain, rows: alone },
    ].flatMap((one) => rulebookMarkdown([], [one], [], facts).split('\n'));
    expect(told.filter((line) => line.startsWith('| wait |'))).toEqual([
      "| wait | It waits 15 minutes. | R36. Ours: no source gives '15 minutes'. | `domain/live-interview/meeting.ts` |",
      '| wait | It waits 15 minutes. | Ours: no source gives it. | `domain/live-interview/meeting.ts` |',
    ]);
  });

  it('has no date and no version: it changes with the rules alone', () => {
    expect(lines.join('\n')).not.toContain(facts.madeOn);
    expect(lines.join('\n')).not.toContain(facts.version);
  });

  it('keeps each cell in one cell', () => {
    expect(lines).toContain('| shut | open | ajar \\| wide |');
  });
});

describe('A case that is wrong', () => {
  it('becomes an issue with the case, the answer, what is expected, and a test to start from', () => {
    const question = { schedule_time: '2026-12-04T15:30:00Z', now: '2026-12-04T15:19:59Z', link: 'x', status: 0 };
    const issue = issueOf(joinChapter, question, ask(joinChapter, question), 'A second is no reason.');
    expect(issue).toContain('# This case should be answered otherwise: When can a candidate join a live interview?');
    expect(issue).toContain(
      '- Scheduled for: 4 Dec 2026, 10:30 AM ET\n- The candidate looks at: 4 Dec 2026, 10:19:59 AM ET',
    );
    expect(issue).toContain('"now": "2026-12-04T15:19:59Z"');
    expect(issue).toContain('"joinable": false');
    expect(issue).toMatch(
      /## What the portal answers\n\nThe candidate can't join\. .*Row 4 decides: more than 10 minutes/,
    );
    expect(issue).toContain('A second is no reason.');
    expect(issue).toContain("expect(answered('join', question)).toEqual({");
  });
});
