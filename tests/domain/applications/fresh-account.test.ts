import * as fc from 'fast-check';
import {
  isNewAccount,
  mayHoldAnother,
  mayNetworkTakeAnother,
  networkTakes,
} from '../../../domain/applications/fresh-account';
import { hours, minutes } from '../../../domain/time/duration';
import { minus, plus, type Instant } from '../../../domain/time/instant';
import { at } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';
import { duration, number, optional, text, yesNo } from '../../../adapters/rules/cases/columns';

const now = at('2026-11-20T15:00:00Z');
const ago = (milliseconds: number): Instant => minus(now, milliseconds);

describe('An account', () => {
  it.each(cases('applications/fresh-account-new', { provenAgo: optional(duration), isNew: yesNo }))(
    '$title',
    ({ provenAgo, isNew }) => {
      expect(isNewAccount(provenAgo === undefined ? undefined : ago(provenAgo), now)).toBe(isNew);
    },
  );
});

describe('A new account', () => {
  it.each(cases('applications/fresh-account-may-book', { held: number }))('$title', ({ held }) => {
    expect(mayHoldAnother(held, now)._tag).toBe('Allowed');
  });

  it.each(cases('applications/fresh-account-refused', { held: number }))('$title', ({ held }) => {
    expect(mayHoldAnother(held, now)).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'TooManyTimesForNewAccount', held, atMost: 3, until: plus(now, hours(24)) },
    });
  });
});

/** One a second, the newest a second ago. */
const taken = (count: number): readonly Instant[] => Array.from({ length: count }, (_, n) => ago((n + 1) * 1_000));

describe('The new accounts of one network', () => {
  it.each(cases('applications/fresh-account-network-limit', { atPosition: number, inAll: number, answer: text }))(
    '$title',
    ({ atPosition: here, inAll: all, answer }) => {
      expect(mayNetworkTakeAnother({ atPosition: taken(here), inAll: taken(all) })._tag).toBe(answer);
    },
  );

  it('learn which limit it is, and when they may book next', () => {
    expect(mayNetworkTakeAnother({ atPosition: taken(300), inAll: taken(300) })).toEqual({
      _tag: 'Refused',
      reason: {
        _tag: 'TooManyTimesFromNetwork',
        of: 'position',
        taken: 300,
        atMost: 300,
        until: plus(ago(300_000), hours(1)),
      },
    });
    expect(mayNetworkTakeAnother({ atPosition: [], inAll: taken(600) })).toMatchObject({
      reason: { of: 'network', taken: 600, atMost: 600 },
    });
  });

  it('may take one at the announced instant, counted again, and not a millisecond earlier', () => {
    const times = fc.array(fc.integer({ min: 0, max: minutes(60) - 1 }), { minLength: 290, maxLength: 320 });
    fc.assert(
      fc.property(times, (agos) => {
        const all = agos.map(ago);
        const decision = mayNetworkTakeAnother({ atPosition: all, inAll: all });
        const countsAt = (at: Instant): number => all.filter((one) => at - one < hours(1)).length;
        if (decision._tag === 'Allowed') expect(all.length).toBeLessThan(networkTakes.position);
        else {
          expect(countsAt(decision.reason.until)).toBeLessThan(networkTakes.position);
          expect(countsAt(minus(decision.reason.until, 1))).toBeGreaterThanOrEqual(networkTakes.position);
        }
      }),
      { numRuns: 50 },
    );
  });
});
