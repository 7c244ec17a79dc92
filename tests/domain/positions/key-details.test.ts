import * as fc from 'fast-check';
import { keyDetails } from '../../../domain/positions/key-details';
import type { JobType, Shift } from '../../../domain/positions/position';
import { positions } from '../../support/arbitraries/positions';
import { aPosition } from '../../support/builders/positions';

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

  it.each([
    ['Employment', aPosition({ ...nothing, jobTypes: ['prn'] })],
    ['Shifts', aPosition({ ...nothing, shifts: ['morning'] })],
    ['PayRate', aPosition({ ...nothing, pay })],
    ['Benefits', aPosition({ ...nothing, benefits: 'Health' })],
  ])('are %s alone, where a position says no more [spec 1 §2]', (tag, position) => {
    expect(keyDetails(position).map(({ _tag }) => _tag)).toEqual([tag]);
  });

  it('are none where a position says nothing, or only blanks [spec 1 §2]', () => {
    expect(keyDetails(nothing)).toEqual([]);
    expect(keyDetails({ ...nothing, benefits: ' \n' })).toEqual([]);
  });

  it('name Full Time, Part Time, PRN and Morning, Afternoon, Night in this order and once [spec 1 §9]', () => {
    const jobTypes: readonly JobType[] = ['prn', 'part-time', 'full-time', 'prn'];
    const shifts: readonly Shift[] = ['night', 'morning', 'night', 'afternoon'];
    expect(keyDetails(aPosition({ ...nothing, jobTypes, shifts }))).toEqual([
      { _tag: 'Employment', jobTypes: ['full-time', 'part-time', 'prn'] },
      { _tag: 'Shifts', shifts: ['morning', 'afternoon', 'night'] },
    ]);
  });

  it('leave out what is not said and say what is, for any position [spec 1 §2]', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const tags = keyDetails(position).map(({ _tag }) => _tag);
        expect(tags.includes('Employment')).toBe(position.jobTypes.length > 0);
        expect(tags.includes('Shifts')).toBe(position.shifts.length > 0);
        expect(tags.includes('PayRate')).toBe(position.pay !== undefined);
        expect(tags.includes('Benefits')).toBe(/\S/.test(position.benefits));
        expect(new Set(tags).size).toBe(tags.length);
      }),
    );
  });
});
