import * as fc from 'fast-check';
import type { Education } from '../../../domain/profile/education';
import type { Experience } from '../../../domain/profile/experience';
import type { Month } from '../../../domain/profile/months';
import { anEducation, anExperience, entryText, month } from '../builders/profile';

const monthIn = (first: number, last: number): fc.Arbitrary<Month> =>
  fc
    .tuple(fc.integer({ min: first, max: last }), fc.integer({ min: 1, max: 12 }))
    .map(([year, number]) => month(`${String(year).padStart(4, '0')}-${String(number).padStart(2, '0')}`));

/** Any month that the type allows. */
export const months: fc.Arbitrary<Month> = monthIn(1, 9999);

/** Months of working lives; few enough that equal lengths and ends occur. */
export const ordinaryMonths: fc.Arbitrary<Month> = fc.oneof(monthIn(1970, 2030), monthIn(2024, 2025));

const perhaps = <A>(arbitrary: fc.Arbitrary<A>): fc.Arbitrary<A | undefined> =>
  fc.option(arbitrary, { nil: undefined, freq: 3 });

const titles = fc.string({ minLength: 1, maxLength: 8, unit: fc.constantFrom('a', 'b', 'c') }).map(entryText);

/** Any experience that the types allow, including one that begins in the future. */
export const experiences: fc.Arbitrary<Experience> = fc
  .record({ title: titles, company: titles, from: perhaps(ordinaryMonths), to: perhaps(ordinaryMonths) })
  .map(anExperience);

export const educations: fc.Arbitrary<Education> = fc
  .record({ title: titles, college: titles, from: perhaps(ordinaryMonths), to: perhaps(ordinaryMonths) })
  .map(anEducation);
