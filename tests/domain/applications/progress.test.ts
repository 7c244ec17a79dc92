import { progressOf } from '../../../domain/applications/progress';
import { statusOf } from '../../../domain/applications/status-catalogue';
import { cases } from '../../support/cases/cases';
import { number, oneOf } from '../../../adapters/rules/cases/columns';

const steps = cases('applications/progress-steps', {
  applied: oneOf('not-submitted', 'screening-submitted', 'interview-arranged'),
  step: number,
  percent: number,
});

/** Status 1, 13 or 21 to 42 except 28 and 31. */
const arrived = (code: number): boolean =>
  Number.isInteger(code) && (code === 1 || code === 13 || (code >= 21 && code <= 42 && code !== 28 && code !== 31));

const codes = [...Array.from({ length: 66 }, (_, n) => n - 5), 0.5, 21.5, 41.9];

describe('The progress of an application', () => {
  it.each(steps)('$title', ({ applied, step, percent }) => {
    expect(progressOf({ status: statusOf(0), applied })).toEqual({ step, percent });
  });

  it.each(codes.filter(arrived))(
    'is 3 of 3, 100 percent, in status %d, whatever steps were completed [R11]',
    (code) => {
      for (const { applied } of steps)
        expect(progressOf({ status: statusOf(code), applied })).toEqual({ step: 3, percent: 100 });
    },
  );

  it.each(codes.filter((code) => !arrived(code)))(
    'is less than 3 of 3 in status %d: the application decides [R11]',
    (code) => {
      for (const { applied, step, percent } of steps)
        expect(progressOf({ status: statusOf(code), applied })).toEqual({ step, percent });
    },
  );
});
