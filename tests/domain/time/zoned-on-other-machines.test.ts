import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { notableZones } from '../../support/arbitraries/time';
import { daysAroundClockChanges, instantsShowing } from '../../support/models/intl-clock';
import { cases } from '../../support/cases/cases';
import { text } from '../../../adapters/rules/cases/columns';

/*
 * A local time means the same instant on every machine and on every day of the year. luxon can interfere: its guess starts from today's offset, and
 * it keeps that guess for the lifetime of the process. So the rule runs in six processes, three TZ values times two current dates, all of them in
 * Arabic, and each must match Intl in this one.
 */

const folder = mkdtempSync(join(tmpdir(), 'zoned-'));
const program = join(folder, 'zoned.cjs');

beforeAll(() => {
  const source = join(__dirname, 'zoned-on-other-machines.child.ts');
  const bundler = join(__dirname, '../../../node_modules/.bin/esbuild');
  const { status, stderr } = spawnSync(
    bundler,
    [source, '--bundle', '--platform=node', '--log-level=error', `--outfile=${program}`],
    { encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([0, '']);
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const questions = notableZones.flatMap((zone) =>
  ['2026-01-15', '2026-07-15', ...daysAroundClockChanges(zone, [2010, 2011, 2026, 2027])].flatMap((date) =>
    ['00:00', '00:30', '01:15', '01:45', '02:00', '02:15', '02:45', '03:00', '12:00', '23:45'].map(
      (time) => [date, time, zone] as const,
    ),
  ),
);

const expected = questions.map(([date, time, zone]) => {
  const [first] = instantsShowing(date, time, zone);
  return first === undefined ? 'none' : String(first);
});

describe('A wall time on other machines', () => {
  it.each(cases('time/zoned-on-other-machines', { machineZone: text, today: text, itsNoon: text }))(
    '$title',
    ({ machineZone: TZ, today, itsNoon }) => {
      const { stdout, stderr } = spawnSync(process.execPath, [program, String(Date.parse(today))], {
        input: questions.map((question) => question.join(' ')).join('\n'),
        env: { ...process.env, TZ, LC_ALL: 'ar_EG.UTF-8' },
        encoding: 'utf8',
      });
      expect(stderr).toBe('');
      const answers = stdout.trimEnd().split('\n');
      // The process really had that time zone, date and language.
      expect(answers.slice(-3)).toEqual([itsNoon, String(Date.parse(today)), 'ar-EG']);
      expect(answers.at(-4)).toBe(
        '2026-12-04 09:05; 04 December, 2026; Friday, 04 December, 2026; 09:05 AM; CT; Central Time; $52,000.50/year',
      );
      const wrong = questions.flatMap((question, n) =>
        answers[n] === expected[n] ? [] : [`${question.join(' ')}: ${answers[n]} instead of ${expected[n]}`],
      );
      expect(wrong).toEqual([]);
    },
  );

  it('was asked for times that are skipped and for times that occur twice [R14]', () => {
    const counts = questions.map((question) => instantsShowing(...question).length);
    expect(counts.filter((n) => n === 0).length).toBeGreaterThan(20);
    expect(counts.filter((n) => n === 2).length).toBeGreaterThan(20);
  });
});
