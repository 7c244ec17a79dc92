import * as fc from 'fast-check';
import { expiryRedirect, idleLimit, sessionStands, signOutRedirect } from '../../../domain/identity/session';
import { plus } from '../../../domain/time/instant';
import { ordinaryInstants } from '../../support/arbitraries/time';
import { at } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';
import { duration } from '../../../adapters/rules/cases/columns';

const now = at('2026-12-04T15:00:00Z');
const hours48 = 172_800_000;
const idle = { _tag: 'Refused', reason: { _tag: 'SessionIdle', limitHours: 48 } };

describe('A session', () => {
  it.each(cases('identity/session-valid', { length: duration }))('$title', ({ length }) => {
    expect(sessionStands(plus(now, -length), now)).toEqual({ _tag: 'Allowed', value: undefined });
  });

  it.each(cases('identity/session-ended', { length: duration }))('$title', ({ length }) => {
    expect(sessionStands(plus(now, -length), now)).toEqual(idle);
  });

  it('is valid for less than 48 hours after its last use, and no longer [spec 2 §4.11]', () => {
    const lengths = fc.oneof(
      fc.integer({ min: 0, max: 2 * hours48 }),
      fc.integer({ min: hours48 - 3, max: hours48 + 3 }),
    );
    fc.assert(
      fc.property(ordinaryInstants, lengths, (lastUsedAt, length) => {
        const stands = sessionStands(lastUsedAt, plus(lastUsedAt, length))._tag === 'Allowed';
        expect(stands).toBe(length / 1_000 / 60 / 60 < 48);
      }),
    );
  });

  it('ends after 48 idle hours [spec 2 §4.11]', () => {
    expect(idleLimit).toBe(hours48);
  });

  it('leaves 2.5 s to read that it has ended and 2 s to read the logout message [spec 1 §9]', () => {
    expect([expiryRedirect, signOutRedirect]).toEqual([2_500, 2_000]);
  });
});
