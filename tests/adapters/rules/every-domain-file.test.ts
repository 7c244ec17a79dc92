import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { chapters } from '../../../adapters/rules/chapters';
import { plainChapters } from '../../../adapters/rules/plain-chapters';

const root = resolve(__dirname, '../../..');

/** The files without a rule that an expert could ask about, each with its reason. */
const withoutRule: Readonly<Record<string, string>> = {
  'domain/applications/act-refusals.ts': 'the reasons that other files refuse with',
  'domain/applications/application.ts': 'types only',
  'domain/applications/application-event.ts': 'names and types of what happened',
  'domain/applications/life-step.ts': 'plumbing of the lifecycle',
  'domain/applications/particulars.ts': 'types only',
  'domain/brand.ts': 'plumbing of types',
  'domain/ids/chat-ids.ts': 'reads ids',
  'domain/decision.ts': 'plumbing: the answer of every rule',
  'domain/ids/candidate-id.ts': 'reads ids',
  'domain/applications/recorder-visitor.ts': 'reads ids',
  'domain/ids/position-ids.ts': 'reads ids',
  'domain/ids/job.ts': 'types only',
  'domain/files/infected.ts': 'types only',
  'domain/positions/position.ts': 'types only',
  'domain/profile/candidate.ts': 'types only',
  'domain/identity/account.ts': 'types only',
  'domain/applications/meeting-cancelled.ts': 'types only',
  'domain/positions/kinds.ts': 'types only',
  'domain/files/file-limits.ts': 'the sizes that other rules compare with',
  'domain/parameters/values.ts': 'the numbers of the other rules',
  'domain/parameters/device-values.ts': 'the numbers of the other rules',
  'domain/parameters/service-values.ts': 'the numbers of the other rules',
  'domain/parameters/sheet.ts': 'what those numbers mean',
  'domain/parameters/tried.ts': 'what stands in for those numbers where others are tried',
  'domain/recording/chunks.ts': 'plumbing of a recording',
  'domain/screening/interview-question.ts': 'types only',
  'domain/ids/question-id.ts': 'reads ids',
  'domain/recording/sha256.ts': 'reads a digest',
  'domain/files/compound-file.ts': 'reads the parts of a document from before 2007',
  'domain/files/pdf-lock.ts': 'reads how a PDF is encrypted',
  'domain/files/reading.ts': 'plumbing of reading a file in parts',
  'domain/ids/questionnaire-ids.ts': 'reads ids',
  'domain/screening/questionnaire-on-file.ts': 'types only',
  'domain/time/calendar-date.ts': 'calendar arithmetic',
  'domain/time/duration.ts': 'units of time',
  'domain/time/first-day-of-clocks.ts': 'what stands in for a clock without a date',
  'domain/time/instant.ts': 'arithmetic of instants',
  'domain/time/month.ts': 'calendar arithmetic',
  'domain/time/week.ts': 'calendar arithmetic',
};

const files = readdirSync(join(root, 'domain'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  .map((entry) => relative(root, join(entry.parentPath, entry.name)))
  .sort();

const testFiles = readdirSync(join(root, 'tests/domain'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => join(root, 'tests/domain', name));

const told = new Set([
  ...chapters.flatMap(({ code }) => code),
  ...plainChapters.flatMap(({ rows }) => rows.flatMap(({ code }) => code ?? [])),
]);

describe('The rule book covers every rule of the domain', () => {
  it('has a sentence about each file, or the reason that there is none', () => {
    expect(files.filter((file) => !told.has(file) && !(file in withoutRule))).toEqual([]);
  });

  it('excuses no file that has a sentence, and none that no longer exists', () => {
    expect(Object.keys(withoutRule).filter((file) => told.has(file) || !files.includes(file))).toEqual([]);
    expect([...told].filter((file) => file.startsWith('domain/') && !files.includes(file))).toEqual([]);
  });

  it.each(plainChapters.map((one) => [one.name, one] as const))(
    '%s: rows have unique names and complete sentences',
    (_, { rows }) => {
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
      for (const { says } of rows) expect(says).toMatch(/^[\p{Lu}\d'].*\.$/su);
    },
  );

  it('reads its tests without code: each row of a table is told by its case, not by its number', () => {
    const titles = testFiles.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\]\)\(\s*(['"`])(.*?)\1/g)].map(([, , title = '']) => title),
    );
    expect(titles).not.toEqual([]);
    expect(titles.filter((title) => /%#|\$#/.test(title))).toEqual([]);
  });

  it('gives durations in human units: no milliseconds, no long numbers', () => {
    const machine = plainChapters.flatMap(({ rows }) =>
      rows.filter(({ says }) => /\d{5,}|\d ms\b(?! of)/.test(says)).map(({ id }) => id),
    );
    expect(machine).toEqual(['address', 'line']);
  });
});
