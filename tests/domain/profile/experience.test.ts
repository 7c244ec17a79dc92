import * as E from 'fp-ts/Either';
import * as fc from 'fast-check';
import {
  checkExperience,
  durationOf,
  longestFirst,
  type ExperienceFaults,
  type ExperienceForm,
} from '../../../domain/profile/experience';
import { experiences } from '../../support/arbitraries/profile';
import { anExperience, entryText, month, span } from '../../support/builders/profile';
import { date } from '../../support/builders/time';
import { ordinaryDates } from '../../support/arbitraries/time';
import { cases } from '../../support/cases/cases';
import { dataOf, number, text } from '../../../adapters/rules/cases/columns';
import * as t from 'io-ts';

const today = date('2026-11-21');
const form: ExperienceForm = { title: ' Caregiver ', company: 'Linden Court', from: '2024-01', to: '2024-03' };
const noFault: ExperienceFaults = { title: undefined, company: undefined, from: undefined, to: undefined };

describe('The experience form', () => {
  it('is accepted with title, company and months [spec 1 §5]', () => {
    expect(checkExperience(form, today)).toEqual(
      E.right({ title: 'Caregiver', company: 'Linden Court', from: '2024-01', to: '2024-03' }),
    );
    expect(checkExperience({ ...form, to: '' }, today)).toEqual(
      E.right({ title: 'Caregiver', company: 'Linden Court', from: '2024-01', to: undefined }),
    );
    expect(checkExperience({ ...form, from: '', to: '' }, today)).toEqual(
      E.right({ title: 'Caregiver', company: 'Linden Court', from: undefined, to: undefined }),
    );
  });

  it.each(
    cases('profile/experience-refused-field', {
      changes: dataOf(t.record(t.string, t.string)),
      answer: dataOf(t.UnknownRecord),
    }),
  )('$title', ({ changes, answer: expected }) => {
    expect(checkExperience({ ...form, ...changes }, today)).toStrictEqual(E.left({ ...noFault, ...expected }));
  });
});

describe('How long a job lasted', () => {
  it.each(cases('profile/experience-length', { from: text, to: text, years: number, months: number }))(
    '$title',
    ({ from, to, years, months }) => {
      expect(durationOf(span(from, to), today)).toEqual({ years, months });
    },
  );

  it.each(cases('profile/experience-to-present', { from: text, years: number, months: number }))(
    '$title',
    ({ from, years, months }) => {
      expect(durationOf(span(from), today)).toEqual({ years, months });
    },
  );

  it('is unknown if there is no start date [R21, spec 1 §5]', () => {
    expect(durationOf({ from: undefined, to: month('2024-03') }, today)).toBeUndefined();
    expect(durationOf({ from: undefined, to: undefined }, today)).toBeUndefined();
  });

  it('is always whole: years × 12 + months is the distance, and months are 0 to 11 [R21]', () => {
    fc.assert(
      fc.property(experiences, ordinaryDates, (entry, day) => {
        const duration = durationOf(entry, day);
        expect(duration === undefined).toBe(entry.from === undefined);
        if (duration === undefined || entry.from === undefined) return;
        const { years, months } = duration;
        const [fromYear = 0, fromMonth = 0] = entry.from.split('-').map(Number);
        const [toYear = 0, toMonth = 0] = (entry.to ?? day).split('-').map(Number);
        expect(years * 12 + months).toBe(Math.max(0, (toYear - fromYear) * 12 + toMonth - fromMonth));
        expect(months >= 0 && months <= 11 && Number.isInteger(years) && years >= 0).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('The list of experience', () => {
  it('is sorted by length, longest first, and reports where each entry is stored [R21, spec 1 §5]', () => {
    const short = anExperience({ title: entryText('short'), ...span('2024-01', '2024-03') });
    const open = anExperience({ title: entryText('open'), ...span('2025-11') });
    const long = anExperience({ title: entryText('long'), ...span('2010-01', '2020-01') });
    expect(longestFirst([short, open, long], today)).toEqual([
      { place: 2, entry: long, duration: { years: 10, months: 0 } },
      { place: 1, entry: open, duration: { years: 1, months: 0 } },
      { place: 0, entry: short, duration: { years: 0, months: 2 } },
    ]);
  });

  it('shows entries without a start, and so without a length, after all others [R21, spec 1 §5]', () => {
    const unknown = anExperience({ from: undefined, to: undefined });
    const short = anExperience({ ...span('2024-01', '2024-01') });
    expect(longestFirst([unknown, short, unknown], today).map(({ place, duration }) => [place, duration])).toEqual([
      [1, { years: 0, months: 0 }],
      [0, undefined],
      [2, undefined],
    ]);
  });

  it('lets an open entry grow over time, which can change the order [R21]', () => {
    const year = anExperience({ ...span('2020-01', '2021-01') });
    const open = anExperience({ ...span('2026-01') });
    const places = (day: string): readonly number[] => longestFirst([open, year], date(day)).map(({ place }) => place);
    expect(places('2026-12-31')).toEqual([1, 0]);
    expect(places('2027-01-01')).toEqual([0, 1]);
    expect(places('2027-02-01')).toEqual([0, 1]);
  });

  it('keeps every entry once: longest first, equal lengths in their original order [R21]', () => {
    fc.assert(
      fc.property(fc.array(experiences, { maxLength: 12 }), ordinaryDates, (entries, day) => {
        const shown = longestFirst(entries, day);
        expect(shown.map(({ place }) => place).sort((a, b) => a - b)).toEqual(entries.map((_, place) => place));
        shown.forEach(({ place, entry, duration }, at) => {
          expect(entry).toBe(entries[place]);
          const next = shown[at + 1];
          if (next === undefined) return;
          const [length, nextLength] = [duration, next.duration].map((lasted) =>
            lasted === undefined ? -1 : lasted.years * 12 + lasted.months,
          );
          expect(length).toBeGreaterThanOrEqual(nextLength ?? 0);
          if (length === nextLength) expect(place).toBeLessThan(next.place);
        });
      }),
      { numRuns: 300 },
    );
  });

  it('does not modify the stored list [R21]', () => {
    const kept = Object.freeze([anExperience(), anExperience({ ...span('2000-01', '2020-01') })]);
    longestFirst(kept, today);
    expect(kept.map(({ from }) => from)).toEqual(['2024-01', '2000-01']);
  });
});
