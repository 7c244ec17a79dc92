import * as fc from 'fast-check';
import { plus } from '../../../domain/time/instant';
import { atMs } from '../../support/builders/time';
import {
  afterTechCheck,
  beforeEmptyList,
  beforeRecording,
  successDialogAfter,
  successDialogDelay,
  passedLately,
} from '../../../domain/tech-check/destination';

describe('A passed tech check', () => {
  it.each([
    [undefined, 6_000],
    ['skip-delay', 0],
    ['not-done', 0],
    ['practice-now', 0],
    ['record-now', 0],
  ] as const)(
    'opened for %s says so after %d ms: 6 s unless its path says why it was opened [spec 2 §4.4, §9]',
    (reason, ms) => {
      expect(successDialogAfter(reason)).toBe(ms);
      expect(successDialogDelay).toBe(6_000);
    },
  );

  it.each([
    ['mandatory', undefined, 'my-jobs-mandatory-done'],
    ['optional', undefined, 'my-jobs-optional-done'],
    ['mandatory', 'skip-delay', 'my-jobs-mandatory-done'],
    ['optional', 'skip-delay', 'my-jobs-optional-done'],
    ['mandatory', 'not-done', 'my-jobs-dialog-done'],
    ['optional', 'not-done', 'my-jobs-dialog-done'],
    ['mandatory', 'record-now', 'ready-to-record'],
    ['optional', 'record-now', 'ready-to-record'],
    ['mandatory', 'practice-now', 'practice-begin'],
    ['standalone', undefined, 'home'],
    ['standalone', 'record-now', 'home'],
  ] as const)('of the %s form, opened for %s, leads to %s [R10a, spec 2 §2.1, §2.9, §4.4]', (form, reason, leadsTo) => {
    expect(afterTechCheck(form, reason)).toBe(leadsTo);
  });

  it('opened from Join leads on to the join screen once the interview can be joined [R45]', () => {
    expect(afterTechCheck('mandatory', 'not-done', true)).toBe('join-screen');
    expect(afterTechCheck('mandatory', 'not-done', false)).toBe('my-jobs-dialog-done');
    expect(afterTechCheck('mandatory', 'skip-delay', true)).toBe('my-jobs-mandatory-done');
    expect(afterTechCheck('standalone', 'not-done', true)).toBe('home');
  });
});

describe('Before a tech check', () => {
  it.each([
    ['not-done', 'record-now', { _tag: 'TechCheckFirst', reason: 'record-now' }],
    ['skipped', 'record-now', { _tag: 'TechCheckFirst', reason: 'record-now' }],
    ['not-done', 'practice-now', { _tag: 'TechCheckFirst', reason: 'practice-now' }],
    ['skipped', 'practice-now', { _tag: 'TechCheckFirst', reason: 'practice-now' }],
    ['done', 'record-now', { _tag: 'GoOn', screen: 'ready-to-record' }],
    ['done', 'practice-now', { _tag: 'GoOn', screen: 'practice-begin' }],
  ] as const)(
    'a mandatory flag that is %s makes %s %j: 0 and 2 check first [spec 2 §4.4]',
    (mandatory, start, answer) => {
      for (const optional of ['not-done', 'done', 'skipped'] as const)
        expect(beforeRecording({ mandatory, optional }, start)).toEqual(answer);
    },
  );
});

describe('A self-record list without a video', () => {
  const first = { _tag: 'TechCheckFirst', reason: 'record-now' };
  const marks = { _tag: 'GoOn', change: { flag: 'mandatory', to: 'done' } };
  it.each([
    ['done', false, { _tag: 'GoOn', change: undefined }],
    ['done', true, { _tag: 'GoOn', change: undefined }],
    ['not-done', false, first],
    ['not-done', true, marks],
    ['skipped', false, first],
    ['skipped', true, marks],
  ] as const)(
    'with mandatory %s on a device that passed a check (%s): %j [spec 2 §2.2, R43]',
    (mandatory, passedHere, before) => {
      expect(beforeEmptyList({ mandatory, optional: 'not-done' }, passedHere)).toEqual(before);
    },
  );

  it('always starts with a passed tech check, and sets a flag only once [spec 2 §2.2, R43]', () => {
    const flag = fc.constantFrom('not-done', 'done', 'skipped');
    fc.assert(
      fc.property(flag, flag, fc.boolean(), (mandatory, optional, passedHere) => {
        const before = beforeEmptyList({ mandatory, optional }, passedHere);
        const passedSomewhere = mandatory === 'done' || passedHere;
        expect(before._tag === 'GoOn').toBe(passedSomewhere);
        if (before._tag === 'GoOn') expect(before.change !== undefined).toBe(mandatory !== 'done');
      }),
    );
  });
});

describe('A check that this device passed', () => {
  it.each([
    [undefined, false],
    [-1, false],
    [0, true],
    [43_199_999, true],
    [43_200_000, true],
    [43_200_001, false],
  ])('%p ms ago counts: %p, for twelve hours (ours)', (ago, counts) => {
    const now = atMs(1_800_000_000_000);
    expect(passedLately(ago === undefined ? undefined : plus(now, -ago), now)).toBe(counts);
  });

  it('counts exactly while its age is between nothing and twelve hours', () => {
    fc.assert(
      fc.property(fc.integer({ min: -90_000_000, max: 90_000_000 }), (ago) => {
        const now = atMs(1_800_000_000_000);
        return passedLately(plus(now, -ago), now) === (ago >= 0 && ago <= 12 * 3_600_000);
      }),
    );
  });
});
