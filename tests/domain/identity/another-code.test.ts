import * as fc from 'fast-check';
import { mayIssueCode, resendOpens } from '../../../domain/identity/one-time-code';
import { plus } from '../../../domain/time/instant';
import { ordinaryInstants } from '../../support/arbitraries/time';
import { at } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';
import { data, duration, number } from '../../../adapters/rules/cases/columns';

const minute = 60_000;
const hour = 3_600_000;
const now = at('2026-12-04T15:00:00Z');
/** Instants that many milliseconds before now. */
const ago = (...lengths: readonly number[]) => lengths.map((length) => plus(now, -length));

describe('Requesting another code', () => {
  const next = { _tag: 'Allowed', value: plus(now, 60_000) };
  const tooMany = (limit: number, per: string, retryAt: number) => ({
    _tag: 'Refused',
    reason: { _tag: 'TooManyCodes', limit, per, retryAt },
  });

  it.each(cases('identity/another-code-granted-in-hour', { sent: number }))('$title', ({ sent }) => {
    expect(mayIssueCode(ago(...Array.from({ length: sent }, (_, n) => n * minute)), now)).toEqual(next);
  });

  it('is refused for the 6th code of an hour, until the oldest of the five is an hour old [R3c]', () => {
    const issued = ago(50 * minute, 1 * minute, 40 * minute, 20 * minute, 30 * minute);
    expect(mayIssueCode(issued, now)).toEqual(tooMany(5, 'hour', now + 10 * minute));
  });

  it('after six codes in an hour waits until the fifth latest is an hour old, because only five are allowed [R3c]', () => {
    const issued = ago(55 * minute, 50 * minute, 40 * minute, 30 * minute, 20 * minute, 1 * minute);
    expect(mayIssueCode(issued, now)).toEqual(tooMany(5, 'hour', now + 10 * minute));
  });

  it.each(cases('identity/another-code-hour-over', { age: duration, answer: data }))('$title', ({ age, answer }) => {
    expect(mayIssueCode(ago(age, 4 * minute, 3 * minute, 2 * minute, minute), now)).toEqual(answer);
  });

  /** `n` codes over the last day, none of them in the last hour. */
  const overTheDay = (n: number, oldest: number) =>
    ago(oldest, ...Array.from({ length: n - 1 }, (_, k) => (k + 2) * hour));

  it.each(cases('identity/another-code-granted-in-day', { sent: number }))('$title', ({ sent }) => {
    expect(mayIssueCode(overTheDay(sent, 23 * hour), now)).toEqual(next);
  });

  it('is refused for the 21st code of a day, until the oldest of the twenty is a day old [R3c]', () => {
    expect(mayIssueCode(overTheDay(20, 23 * hour), now)).toEqual(tooMany(20, 'day', now + hour));
  });

  it.each(cases('identity/another-code-day-over', { age: duration, answer: data }))('$title', ({ age, answer }) => {
    expect(mayIssueCode(overTheDay(20, age), now)).toEqual(answer);
  });

  it('names the limit that resets later if both are reached [R3c]', () => {
    const lately = [1, 2, 3, 4, 5].map((n) => n * minute);
    const before = Array.from({ length: 15 }, (_, n) => (n + 2) * hour);
    // The daily limit frees a place in 8 hours, the hourly limit in 55 minutes.
    expect(mayIssueCode(ago(...lately, ...before), now)).toEqual(tooMany(20, 'day', now + 8 * hour));
    // The daily limit frees a place in 10 minutes, the hourly limit only in 55.
    const nearlyADay = ago(...lately, ...before.slice(1), 24 * hour - 10 * minute);
    expect(mayIssueCode(nearlyADay, now)).toEqual(tooMany(5, 'hour', now + 55 * minute));
    // Both in 55 minutes: the daily limit, the stricter one, is named.
    const together = ago(...lately, ...before.slice(1), 24 * hour - 55 * minute);
    expect(mayIssueCode(together, now)).toEqual(tooMany(20, 'day', now + 55 * minute));
  });

  it('is granted exactly if that makes at most 5 in an hour and 20 in a day, which is true again at the reported time [R3c]', () => {
    const ages = fc.oneof(
      fc.integer({ min: 0, max: 2 * hour }),
      fc.integer({ min: 0, max: 25 * hour }),
      fc.constantFrom(hour - 1, hour, 24 * hour - 1, 24 * hour),
    );
    fc.assert(
      fc.property(fc.array(ages, { maxLength: 26 }), (sentAgo) => {
        const issued = ago(...sentAgo);
        const within = (length: number, when: number): number =>
          issued.filter((instant) => when - instant < length).length;
        const decision = mayIssueCode(issued, now);
        expect(decision._tag).toBe(within(hour, now) < 5 && within(24 * hour, now) < 20 ? 'Allowed' : 'Refused');
        if (decision._tag === 'Allowed') return;
        const { retryAt } = decision.reason;
        expect(mayIssueCode(issued, retryAt)._tag).toBe('Allowed');
        expect(within(hour, retryAt - 1) >= 5 || within(24 * hour, retryAt - 1) >= 20).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  it('does not depend on the order of the sent codes [R3c]', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 2 * hour }), { minLength: 4, maxLength: 8 }), (sentAgo) => {
        const issued = ago(...sentAgo);
        expect(mayIssueCode([...issued].reverse(), now)).toEqual(mayIssueCode(issued, now));
        expect(issued).toEqual(ago(...sentAgo));
      }),
    );
  });
});

describe('The resend link on a reloaded page', () => {
  it.each(cases('identity/another-code-after-reload', { left: duration, opensAfter: duration }))(
    '$title',
    ({ left, opensAfter: opens }) => {
      expect(resendOpens(plus(now, left), now)).toBe(plus(now, opens));
    },
  );

  it('never opens later than planned, or more than 60 s from now [spec 1 §9]', () => {
    fc.assert(
      fc.property(ordinaryInstants, fc.integer({ min: -2 * hour, max: 2 * hour }), (resendAt, left) => {
        const looked = plus(resendAt, -left);
        expect(resendOpens(resendAt, looked)).toBe(left > 60_000 ? looked + 60_000 : resendAt);
      }),
    );
  });
});
