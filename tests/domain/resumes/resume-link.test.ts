import * as fc from 'fast-check';
import { linksPerHour, linksToAddressPerDay, mayMailLink, tryResumeLink } from '../../../domain/resumes/resume-link';
import { hours, minutes } from '../../../domain/time/duration';
import { minus, plus } from '../../../domain/time/instant';
import { at } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';
import { duration, text } from '../../../adapters/rules/cases/columns';

const now = at('2026-12-04T15:00:00Z');

describe('The link for uploading a resume later', () => {
  it.each(cases('resumes/resume-link-age', { age: duration, outcome: text }))('$title', ({ age, outcome: tag }) => {
    const decision = tryResumeLink({ issuedAt: minus(now, age), usedAt: undefined }, now);
    expect(decision._tag).toBe(tag);
    if (decision._tag === 'Refused') expect(decision.reason).toEqual({ _tag: 'ResumeLinkExpired', lifetimeDays: 7 });
  });

  it('opens nothing a second time, expired or not [R3c]', () => {
    for (const age of [minutes(1), hours(24 * 30)])
      expect(tryResumeLink({ issuedAt: minus(now, age), usedAt: now }, now)).toEqual({
        _tag: 'Refused',
        reason: { _tag: 'ResumeLinkUsed' },
      });
  });

  it('is emailed five times an hour; a sixth may be requested when the first of them is an hour old [R3c]', () => {
    const issued = [5, 4, 3, 2, 1].map((ago) => minus(now, minutes(ago * 10)));
    expect(mayMailLink({ issued: issued.slice(1), byOthers: [] }, now)._tag).toBe('Allowed');
    expect(mayMailLink({ issued, byOthers: [] }, now)).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'TooManyLinks', limit: 5, retryAt: plus(now, minutes(10)), waitMinutes: 10 },
    });
    expect(mayMailLink({ issued, byOthers: [] }, plus(now, minutes(10) - 1))).toMatchObject({
      reason: { waitMinutes: 1 },
    });
    expect(mayMailLink({ issued, byOthers: [] }, plus(now, minutes(10)))._tag).toBe('Allowed');
  });

  it('may be emailed again at the time that the refusal names, and not before [R3c]', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: hours(3) }), { maxLength: 12 }), (ages) => {
        const issued = ages.map((age) => minus(now, age));
        const decision = mayMailLink({ issued, byOthers: [] }, now);
        expect(decision._tag === 'Allowed').toBe(ages.filter((age) => age < hours(1)).length < linksPerHour);
        if (decision._tag === 'Allowed') return;
        expect(mayMailLink({ issued, byOthers: [] }, decision.reason.retryAt)._tag).toBe('Allowed');
        expect(mayMailLink({ issued, byOthers: [] }, minus(decision.reason.retryAt, 1))._tag).toBe('Refused');
      }),
    );
  });

  it('is emailed to another person’s address at most five times a day, whoever asks [R41]', () => {
    const byOthers = [20, 16, 12, 8, 4].map((ago) => minus(now, hours(ago)));
    expect(mayMailLink({ issued: [], byOthers: byOthers.slice(1) }, now)._tag).toBe('Allowed');
    expect(mayMailLink({ issued: [], byOthers }, now)).toEqual({
      _tag: 'Refused',
      reason: {
        _tag: 'TooManyLinksToAddress',
        limit: 5,
        per: 'day',
        retryAt: plus(now, hours(4)),
        waitMinutes: 240,
      },
    });
    expect(mayMailLink({ issued: [], byOthers }, plus(now, hours(4) - 1))).toMatchObject({
      reason: { waitMinutes: 1 },
    });
    expect(mayMailLink({ issued: [], byOthers }, plus(now, hours(4)))._tag).toBe('Allowed');
  });

  it('reaches one address at most five times in any 24 hours, however many accounts ask and however often [R41]', () => {
    const asks = fc.array(fc.integer({ min: 0, max: hours(3) }), { maxLength: 60 });
    fc.assert(
      fc.property(asks, (pauses) => {
        const sent: number[] = [];
        let at = now;
        for (const pause of pauses) {
          at = plus(at, pause);
          const byOthers = sent.map((one) => plus(now, one - now));
          if (mayMailLink({ issued: [], byOthers }, at)._tag === 'Allowed') sent.push(at);
        }
        for (const one of sent)
          expect(sent.filter((other) => other >= one && other < one + 86_400_000).length).toBeLessThanOrEqual(
            linksToAddressPerDay,
          );
      }),
    );
  });
});
