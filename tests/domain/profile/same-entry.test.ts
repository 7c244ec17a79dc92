import * as fc from 'fast-check';
import { sameEducation, type Education } from '../../../domain/profile/education';
import { sameExperience, type Experience } from '../../../domain/profile/experience';
import { sameSpan } from '../../../domain/profile/span';
import { entryText, month, span } from '../../support/builders/profile';

/* Whether an entry is still the one that was shown: an edit or a removal of another one is refused (R3). */

const years = span('2020-01', '2021-06');
const job: Experience = { title: entryText('Nurse'), company: entryText('Linden Court'), ...years };
const course: Education = { title: entryText('Nursing'), college: entryText('Linden College'), ...years };

describe('An entry of the profile is the same', () => {
  it.each<[string, Partial<Experience>, boolean]>([
    ['with nothing changed', {}, true],
    ['with another title', { title: entryText('Cook') }, false],
    ['with another company', { company: entryText('Maple Court') }, false],
    ['with another start', { from: month('2020-02') }, false],
    ['with another end', { to: month('2021-07') }, false],
    ['without a start', { from: undefined }, false],
    ['and goes on', { to: undefined }, false],
  ])('as experience %s', (_, change, same) => {
    expect(sameExperience(job, { ...job, ...change })).toBe(same);
  });

  it.each<[string, Partial<Education>, boolean]>([
    ['with nothing changed', {}, true],
    ['with another title', { title: entryText('Cooking') }, false],
    ['with another college', { college: entryText('Maple College') }, false],
    ['with another start', { from: month('2020-02') }, false],
    ['with another end', { to: month('2021-07') }, false],
  ])('as education %s', (_, change, same) => {
    expect(sameEducation(course, { ...course, ...change })).toBe(same);
  });

  it('by its months exactly if both ends are written the same', () => {
    const end = fc.constantFrom(undefined, ...['2020-01', '2020-02', '2021-01'].map(month));
    fc.assert(
      fc.property(fc.record({ from: end, to: end }), fc.record({ from: end, to: end }), (a, b) => {
        expect(sameSpan(a, b)).toBe(`${a.from} ${a.to}` === `${b.from} ${b.to}`);
      }),
    );
  });
});
