import * as fc from 'fast-check';
import {
  carriedApplyingFor,
  carriedJob,
  carriedLink,
  carriedText,
  carriedTourStep,
  isCarried,
} from '../../../application/navigation/carried';
import { communityId, positionId } from '../../support/builders/applications';

const job = { communityId: communityId(42), positionId: positionId(4711) };
const names = { positionName: 'Cook', communityName: 'Linden Lark House' };
const link = { email: 'maria@example.org', code: '0042' };

describe('What one page hands the next [R3]', () => {
  it('is read as it was written', () => {
    const state: unknown = { toSchedule: true, email: 'maria@example.org', job, applyingFor: names, link };
    expect(isCarried(state, 'toSchedule')).toBe(true);
    expect(isCarried(state, 'moved')).toBe(false);
    expect(carriedText(state, 'email')).toBe('maria@example.org');
    expect(carriedText(state, 'answer')).toBeUndefined();
    expect([carriedJob(state), carriedApplyingFor(state), carriedLink(state)]).toEqual([job, names, link]);
  });

  it('is a step of the tour only if the tour has it', () => {
    const steps = [0, 4, 5, -1, 1.5, '2', undefined].map((tourStep) => carriedTourStep({ tourStep }, 5));
    expect(steps).toEqual([0, 4, undefined, undefined, undefined, undefined, undefined]);
  });

  it.each([
    ['the job', carriedJob, { job: { ...job, positionId: '4711x' } }],
    ['the job applied for', carriedApplyingFor, { applyingFor: { positionName: 'Cook' } }],
    ['the mailed link', carriedLink, { link: { email: 'maria@example.org', code: 42 } }],
  ] as const)('is nothing if a part of %s is missing or of another kind', (_what, read, state) => {
    expect(read(state)).toBeUndefined();
  });

  it('is nothing in whatever else the history holds, and never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (state) => {
        // A random object has none of these names with a value of the right kind.
        expect([isCarried(state, 'begins'), carriedText(state, 'uploadCode'), carriedJob(state)]).toEqual([
          false,
          undefined,
          undefined,
        ]);
      }),
    );
  });
});
