import * as fc from 'fast-check';
import { sameEducation, type Education } from '../../../domain/profile/education';
import { sameExperience, type Experience } from '../../../domain/profile/experience';
import { sameSpan } from '../../../domain/profile/span';
import { entryText, month, span } from '../../support/builders/profile';
import { cases } from '../../support/cases/cases';
import { optional, text, through, yesNo } from '../../../adapters/rules/cases/columns';

/* Whether an entry is still the one that was shown: an edit or a removal of another one is refused (R3). */

const years = span('2020-01', '2021-06');
const job: Experience = { title: entryText('Nurse'), company: entryText('Linden Court'), ...years };
const course: Education = { title: entryText('Nursing'), college: entryText('Linden College'), ...years };

const words = through(entryText, text);
const months = optional(through(month, text));

describe('An entry of the profile is the same', () => {
  it.each(
    cases('profile/same-entry-experience', { name: words, company: words, from: months, to: months, same: yesNo }),
  )('$title', ({ name: title, company, from, to, same }) => {
    expect(sameExperience(job, { title, company, from, to })).toBe(same);
  });

  it.each(
    cases('profile/same-entry-education', { name: words, college: words, from: months, to: months, same: yesNo }),
  )('$title', ({ name: title, college, from, to, same }) => {
    expect(sameEducation(course, { title, college, from, to })).toBe(same);
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
