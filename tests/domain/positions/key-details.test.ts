import * as fc from 'fast-check';
import { keyDetails } from '../../../domain/positions/key-details';
import type { JobType, Position, Shift } from '../../../domain/positions/position';
import { positions } from '../../support/arbitraries/positions';
import { aPosition } from '../../support/builders/positions';
import { cases } from '../../support/cases/cases';
import { list, named, text } from '../../../adapters/rules/cases/columns';

const pay = { basis: 'exact', rate: 'hour', minimum: 18, maximum: 0 } as const;
const nothing = aPosition({ jobTypes: [], shifts: [], pay: undefined, benefits: '' });

describe('The key details of a position', () => {
  it('are employment, shifts, pay rate and benefits [spec 1 §2]', () => {
    const position = aPosition({ jobTypes: ['full-time'], shifts: ['night'], pay, benefits: ' Health, dental ' });
    expect(keyDetails(position)).toEqual([
      { _tag: 'Employment', jobTypes: ['full-time'] },
      { _tag: 'Shifts', shifts: ['night'] },
      { _tag: 'PayRate', pay },
      { _tag: 'Benefits', text: 'Health, dental' },
    ]);
  });

  it.each(
    cases('positions/key-details-specified', {
      specified: named<Partial<Position>>({
        'job types': { jobTypes: ['prn'] },
        shifts: { shifts: ['morning'] },
        pay: { pay },
        benefits: { benefits: 'Health' },
      }),
      details: list(text),
    }),
  )('$title', ({ specified, details }) => {
    expect(keyDetails(aPosition({ ...nothing, ...specified })).map(({ _tag }) => _tag)).toEqual(details);
  });

  it('say only that the pay is not disclosed if a position specifies nothing, only blanks or 0 dollars [spec 1 §2]', () => {
    const notTold = [{ _tag: 'PayRate', pay: undefined }];
    expect(keyDetails(nothing)).toEqual(notTold);
    expect(keyDetails({ ...nothing, benefits: ' \n' })).toEqual(notTold);
    expect(keyDetails({ ...nothing, pay: { basis: 'range', rate: 'hour', minimum: 0, maximum: 0 } })).toEqual(notTold);
  });

  it('name Full Time, Part Time, PRN and Morning, Afternoon, Night in this order and once [spec 1 §9]', () => {
    const jobTypes: readonly JobType[] = ['prn', 'part-time', 'full-time', 'prn'];
    const shifts: readonly Shift[] = ['night', 'morning', 'night', 'afternoon'];
    expect(keyDetails(aPosition({ ...nothing, jobTypes, shifts }))).toEqual([
      { _tag: 'Employment', jobTypes: ['full-time', 'part-time', 'prn'] },
      { _tag: 'Shifts', shifts: ['morning', 'afternoon', 'night'] },
      { _tag: 'PayRate', pay: undefined },
    ]);
  });

  it('omit what is missing and include everything else, for any position [spec 1 §2]', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const tags = keyDetails(position).map(({ _tag }) => _tag);
        expect(tags.includes('Employment')).toBe(position.jobTypes.length > 0);
        expect(tags.includes('Shifts')).toBe(position.shifts.length > 0);
        expect(tags).toContain('PayRate');
        expect(tags.includes('Benefits')).toBe(/\S/.test(position.benefits));
        expect(new Set(tags).size).toBe(tags.length);
      }),
    );
  });
});
