import * as E from 'fp-ts/Either';
import * as fc from 'fast-check';
import {
  checkEducation,
  latestFirst,
  type Education,
  type EducationFaults,
  type EducationForm,
} from '../../../domain/profile/education';
import { educations } from '../../support/arbitraries/profile';
import { anEducation, month, span } from '../../support/builders/profile';
import { date } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';
import { dataOf, list, number, text } from '../../../adapters/rules/cases/columns';
import * as t from 'io-ts';

const today = date('2026-11-21');
const form: EducationForm = { title: 'Nursing', college: ' City College ', from: '2021-09', to: '2023-06' };
const noFault: EducationFaults = { title: undefined, college: undefined, from: undefined, to: undefined };

describe('The education form', () => {
  it('is accepted with title, college and months [spec 1 §5]', () => {
    expect(checkEducation(form, today)).toEqual(
      E.right({ title: 'Nursing', college: 'City College', from: '2021-09', to: '2023-06' }),
    );
    expect(checkEducation({ ...form, to: ' ' }, today)).toEqual(
      E.right({ title: 'Nursing', college: 'City College', from: '2021-09', to: undefined }),
    );
  });

  it.each(
    cases('profile/education-refused-field', {
      changes: dataOf(t.record(t.string, t.string)),
      answer: dataOf(t.UnknownRecord),
    }),
  )('$title', ({ changes, answer: expected }) => {
    expect(checkEducation({ ...form, ...changes }, today)).toStrictEqual(E.left({ ...noFault, ...expected }));
  });
});

describe('The list of education', () => {
  const ends = (...to: readonly (string | undefined)[]) => to.map((end) => anEducation({ ...span('2000-01', end) }));
  const places = (...to: readonly (string | undefined)[]): readonly number[] =>
    latestFirst(ends(...to)).map(({ place }) => place);

  it.each(cases('profile/education-order', { ends: list(text), order: list(number) }))(
    '$title',
    ({ ends: to, order }) => {
      expect(places(...to.map((end) => (end === 'present' ? undefined : end)))).toEqual(order);
    },
  );

  it('without dates comes last, and is not present: no dates are no end [R21]', () => {
    const [none, noStart, present, old] = [
      anEducation({ from: undefined, to: undefined }),
      anEducation({ from: undefined, to: month('2024-03') }),
      anEducation(span('2020-01', undefined)),
      anEducation(span('1990-01', '1994-06')),
    ];
    expect(latestFirst([none, noStart, none, present, old]).map(({ place }) => place)).toEqual([3, 1, 4, 0, 2]);
  });

  it('keeps every entry once: present first, then latest end first, no dates last, equal ends in their original order [R21]', () => {
    fc.assert(
      fc.property(fc.array(educations, { maxLength: 12 }), (entries) => {
        const shown = latestFirst(entries);
        expect(shown.map(({ place }) => place).sort((a, b) => a - b)).toEqual(entries.map((_, place) => place));
        shown.forEach(({ place, entry }, at) => {
          expect(entry).toBe(entries[place]);
          const next = shown[at + 1];
          if (next === undefined) return;
          const order = ({ from, to }: Education) => to ?? (from === undefined ? '0000-00' : '9999-99');
          const [end, nextEnd] = [order(entry), order(next.entry)];
          expect(end >= nextEnd).toBe(true);
          if (end === nextEnd) expect(place).toBeLessThan(next.place);
        });
      }),
      { numRuns: 300 },
    );
  });
});
