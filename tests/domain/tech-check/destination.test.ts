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
import { cases } from '../../support/cases/cases';
import { data, duration, oneOf, optional, text, yesNo } from '../../../adapters/rules/cases/columns';

describe('A passed tech check', () => {
  it.each(
    cases('tech-check/destination-dialog-delay', {
      reason: optional(oneOf('not-done', 'record-now', 'practice-now', 'skip-delay')),
      delay: duration,
    }),
  )('$title', ({ reason, delay: ms }) => {
    expect(successDialogAfter(reason)).toBe(ms);
    expect(successDialogDelay).toBe(6_000);
  });

  it.each(
    cases('tech-check/destination-after-pass', {
      form: oneOf('optional', 'mandatory', 'standalone'),
      reason: optional(oneOf('not-done', 'record-now', 'practice-now', 'skip-delay')),
      leadsTo: text,
    }),
  )('$title', ({ form, reason, leadsTo }) => {
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
  it.each(
    cases('tech-check/destination-by-flag', {
      mandatory: oneOf('done', 'not-done', 'skipped'),
      start: oneOf('record-now', 'practice-now'),
      answer: data,
    }),
  )('$title', ({ mandatory, start, answer }) => {
    for (const optional of ['not-done', 'done', 'skipped'] as const)
      expect(beforeRecording({ mandatory, optional }, start)).toEqual(answer);
  });
});

describe('A self-record list without a video', () => {
  it.each(
    cases('tech-check/destination-empty-list', {
      mandatory: oneOf('done', 'not-done', 'skipped'),
      passedHere: yesNo,
      before: data,
    }),
  )('$title', ({ mandatory, passedHere, before }) => {
    expect(beforeEmptyList({ mandatory, optional: 'not-done' }, passedHere)).toEqual(before);
  });

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
  it.each(cases('tech-check/destination-passed-lately', { ago: optional(duration), counts: yesNo }))(
    '$title',
    ({ ago, counts }) => {
      const now = atMs(1_800_000_000_000);
      expect(passedLately(ago === undefined ? undefined : plus(now, -ago), now)).toBe(counts);
    },
  );

  it('counts exactly while its age is between nothing and twelve hours', () => {
    fc.assert(
      fc.property(fc.integer({ min: -90_000_000, max: 90_000_000 }), (ago) => {
        const now = atMs(1_800_000_000_000);
        return passedLately(plus(now, -ago), now) === (ago >= 0 && ago <= 12 * 3_600_000);
      }),
    );
  });
});
