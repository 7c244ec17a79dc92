import * as fc from 'fast-check';
import { permitted, refused } from '../../../domain/decision';
import {
  changeContact,
  oldTokenEnds,
  replacedSessionStands,
  tokenSwapAfter,
  tokenToCarry,
  type Contact,
} from '../../../domain/identity/email-change';
import type { CodeRefusal } from '../../../domain/identity/one-time-code';
import { plus } from '../../../domain/time/instant';
import { ordinaryInstants } from '../../support/arbitraries/time';
import { email } from '../../support/builders/identity';
import { phone } from '../../support/builders/profile';
import { at } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';
import { duration, named, text } from '../../../adapters/rules/cases/columns';

const now: Contact = { email: email('nora@example.org'), phone: phone('+13125550142') };
const moved: Contact = { ...now, email: email('nora.quinn@example.org') };
const called: Contact = { ...now, phone: phone('+13125550199') };
const noProof = { code: undefined, taken: false };
const proven = { code: permitted, taken: false };

describe("A candidate's email and phone in 'Your details'", () => {
  it('stay the same if nothing is changed: no code, no email, no new token [R28]', () => {
    expect(changeContact(now, { ...now }, noProof)).toEqual({
      _tag: 'Allowed',
      value: { contact: now, notify: undefined, newToken: false },
    });
  });

  it('may change the phone without a code; no one is notified, the token is new [R28, spec 1 §7]', () => {
    expect(changeContact(now, called, noProof)).toEqual({
      _tag: 'Allowed',
      value: { contact: called, notify: undefined, newToken: true },
    });
    expect(changeContact({ ...now, phone: undefined }, now, noProof)._tag).toBe('Allowed');
  });

  it('may change the email only with the code sent to the new address [R28]', () => {
    expect(changeContact(now, moved, noProof)).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'CodeNeeded', sentTo: 'nora.quinn@example.org' },
    });
  });

  it.each(
    cases('identity/email-change-code-refused', {
      code: named<CodeRefusal>({
        wrong: { _tag: 'CodeWrong', triesLeft: 2 },
        expired: { _tag: 'CodeExpired', lifetimeMinutes: 10 },
        'tries used up': { _tag: 'CodeTriesUsedUp', limit: 5 },
      }),
    }),
  )('$title', ({ code: reason }) => {
    expect(changeContact(now, moved, { code: refused(reason), taken: true })).toEqual({ _tag: 'Refused', reason });
  });

  it('change the email with the right code: the old address is notified, the token is new [R28]', () => {
    const both = { ...moved, phone: called.phone };
    expect(changeContact(now, both, proven)).toEqual({
      _tag: 'Allowed',
      value: { contact: both, notify: 'nora@example.org', newToken: true },
    });
  });

  it('keep the old email if the new one belongs to another candidate, and say so only to someone who has its code [R28]', () => {
    expect(changeContact(now, moved, { ...proven, taken: true })).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'EmailTaken', email: 'nora.quinn@example.org' },
    });
    expect(changeContact(now, moved, { ...noProof, taken: true })).toEqual(changeContact(now, moved, noProof));
  });

  it("does not check whether the candidate's own address is taken [R28]", () => {
    expect(changeContact(now, called, { ...noProof, taken: true })._tag).toBe('Allowed');
  });
});

describe('The token after such a change', () => {
  const changed = at('2026-12-04T15:00:00Z');
  const held = { old: 'old', new: 'new' };

  it.each(cases('identity/email-change-token-replaced', { waited: duration, token: text }))(
    '$title',
    ({ waited, token }) => {
      expect(tokenSwapAfter).toBe(5_000);
      expect(tokenToCarry(held, changed, plus(changed, waited))).toBe(token);
    },
  );

  it('once new stays new [R28]', () => {
    fc.assert(
      fc.property(ordinaryInstants, fc.nat({ max: 10_000 }), fc.nat({ max: 10_000 }), (since, waited, more) => {
        if (tokenToCarry(held, since, plus(since, waited)) === 'new')
          expect(tokenToCarry(held, since, plus(since, waited + more))).toBe('new');
      }),
    );
  });
});

describe('The token that was replaced', () => {
  const changed = at('2026-12-04T15:00:00Z');
  const millis = fc.nat({ max: 12_000 });

  it.each(cases('identity/email-change-old-token-opens', { waited: duration, outcome: text }))(
    '$title',
    ({ waited, outcome: tag }) => {
      expect(replacedSessionStands(oldTokenEnds(undefined, changed), plus(changed, waited))._tag).toBe(tag);
    },
  );

  it('is valid if nothing ended it, and otherwise says what did [R28]', () => {
    expect(replacedSessionStands(undefined, changed)).toEqual(permitted);
    expect(replacedSessionStands(changed, changed)).toEqual(refused({ _tag: 'SessionReplaced' }));
  });

  it.each(cases('identity/email-change-token-ends', { later: duration, endsAfter: duration }))(
    '$title',
    ({ later, endsAfter: ends }) => {
      expect(oldTokenEnds(oldTokenEnds(undefined, changed), plus(changed, later))).toBe(plus(changed, ends));
    },
  );

  it('ends sooner if there is another reason', () => {
    expect(oldTokenEnds(plus(changed, 1), changed)).toBe(plus(changed, 1));
    expect(oldTokenEnds(plus(changed, 5_001), changed)).toBe(plus(changed, 5_000));
  });

  it('stays ended, however often the change is repeated [R28]', () => {
    fc.assert(
      fc.property(ordinaryInstants, fc.array(millis, { maxLength: 8 }), millis, (since, waits, more) => {
        let [now, endsAt] = [since, oldTokenEnds(undefined, since)];
        let stood = true;
        for (const wait of [...waits, more]) {
          now = plus(now, wait);
          const stands = replacedSessionStands(endsAt, now)._tag === 'Allowed';
          expect(stands).toBe(now - since < 5_000);
          expect(stood || !stands).toBe(true);
          stood = stands;
          endsAt = oldTokenEnds(endsAt, now);
        }
      }),
    );
  });
});
