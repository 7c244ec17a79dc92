import { sayDuration } from '../../../application/profile/profile-refusals.words';
import { durationOf, longestFirst } from '../../../domain/profile/experience';
import { chapter, type Case } from '../chapter';
import { is, yes } from '../table';
import { jobEntries } from './lists';
import { experienceQuestion, experienceRule } from '../questions/experience';

const today = '2026-12-04';

const job = (title: string, from: string, to: string): Case => ({ title, company: 'Rosewood', from, to });

const asked = (...entries: readonly Case[]): Case => ({ entries, today });

/** The month that is so many months after January 2024. */
const monthAfter = (months: number): string =>
  `${2024 + Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;

export const experienceChapter = chapter({
  rule: experienceRule,
  question: experienceQuestion,
  part: 'People and files',
  title: 'In which order does the profile show experience, and how long was each?',
  sentence:
    'The longest first, in whole years and months: from January to March is 2 months. What has no end lasts until this month. ' +
    'What has no start has no length and comes last. ' +
    'A month that is still to come, and an end before its start, are refused.',
  asked:
    'order of jobs in the profile, length of a job, present job without an end, future dates, entry with no start, which job or work experience is shown first, employment history, start after the end, end before the start, end in the future, how many years',
  ours: ['from January to March is 2 months'],
  sources: [
    {
      cites: 'R21',
      says: 'Months, not days; an empty end means present; longest first; no future dates. Entries of one length keep their order.',
    },
    {
      cites: 'spec 1 §5',
      says: "Title and company are required, dates are not; from later than to gives 'Start date should not be greater than end date'.",
    },
  ],
  fields: [
    {
      name: 'entries',
      label: 'Jobs',
      hint: 'no end: present; no start: no length',
      ...jobEntries,
    },
    { name: 'today', label: 'Today', kind: 'date' },
  ],
  inputs: {
    entries: { label: 'Number of jobs', unit: 'job', read: ({ experience }) => experience.length },
    noStart: {
      label: 'An entry has no start',
      read: ({ experience }) => experience.some(({ from }) => from === undefined),
    },
    noEnd: { label: 'An entry has no end', read: ({ experience }) => experience.some(({ to }) => to === undefined) },
    sameLength: {
      label: 'Two are of one length',
      read: ({ experience, today: now }) =>
        new Set(experience.map((entry) => JSON.stringify(durationOf(entry, now)))).size < experience.length,
    },
  },
  rows: [
    { id: '1', fits: [{ entries: is(0) }], when: 'there is no entry', example: asked() },
    {
      id: '2',
      fits: [{ noStart: yes }],
      when: 'an entry has no start: it has no length and comes last',
      example: asked(job('Cook', '', '2024-03'), job('Nurse', '2020-02', '2022-01')),
    },
    {
      id: '3',
      fits: [{ noEnd: yes }],
      when: 'an entry has no end: it counts to this month',
      example: asked(job('Cook', '2024-01', '2024-03'), job('Nurse', '2025-11', '')),
    },
    {
      id: '4',
      fits: [{ sameLength: yes }],
      when: 'all have ended, and two are of one length: those keep their order',
      example: asked(
        job('Cook', '2024-01', '2024-03'),
        job('Nurse', '2020-02', '2022-01'),
        job('Aide', '2023-05', '2023-07'),
      ),
    },
    {
      id: '5',
      fits: [{}],
      when: 'all have ended, each of a length of its own',
      example: asked(job('Cook', '2024-01', '2024-03'), job('Nurse', '2020-02', '2022-01')),
    },
  ],
  boundary: {
    what: 'months from January 2024 to the end',
    from: 0,
    to: 34,
    step: 1,
    shown: [0, 2, 11, 12, 13],
    unit: { of: 'months', each: 1 },
    limit: 2,
    caseAt: (months) => asked(job('Cook', '2024-01', monthAfter(months))),
  },
  code: ['domain/profile/experience.ts', 'domain/profile/span.ts'],
  tests: ['tests/domain/profile/experience.test.ts', 'tests/domain/profile/span.test.ts'],
  decide: (question) => {
    const measured = longestFirst(question.experience, question.today);
    const lengths = measured.map(({ duration }) => (duration === undefined ? 'no length' : sayDuration(duration)));
    const said = measured.map(({ entry }, n) => `${entry.title}: ${lengths[n] ?? ''}`).join('; ');
    const reason = measured.length === 0 ? 'There is nothing to show.' : `${said}.`;
    if (measured.length === 0) return { row: '1', reason };
    if (measured.some(({ duration }) => duration === undefined)) return { row: '2', reason };
    if (measured.some(({ entry }) => entry.to === undefined)) return { row: '3', reason };
    return { row: new Set(lengths).size < lengths.length ? '4' : '5', reason };
  },
});
