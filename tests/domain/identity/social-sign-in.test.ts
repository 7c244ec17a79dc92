import * as E from 'fp-ts/Either';
import * as fc from 'fast-check';
import {
  evidenceRememberedFor,
  evidenceStands,
  oldestEvidence,
  socialSource,
  tryEmailProof,
  vouchedEmail,
} from '../../../domain/identity/social-sign-in';
import { atMs } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';
import { data, duration, optional, text, yesNo } from '../../../adapters/rules/cases/columns';

describe('The address that a provider vouches for', () => {
  it('comes from the source that the specification names [spec 1 §3]', () => {
    expect(socialSource).toBe('googleUser');
  });

  it.each(
    cases('identity/social-sign-in-email-verified', { email: optional(text), emailVerified: yesNo, answer: data }),
  )('$title', ({ email, emailVerified, answer: expected }) => {
    expect(vouchedEmail({ email, emailVerified })).toEqual(expected);
  });

  it("is the provider's text, trimmed and with A to Z in lower case: no other character is mapped to those letters", () => {
    const nearby = fc.constantFrom('\u212A', '\uFF4B', '\u0130', '\u017F', 'K', 'k', 'i', 's');
    const local = fc.array(nearby, { minLength: 1, maxLength: 4 }).map((letters) => letters.join(''));
    fc.assert(
      fc.property(local, (name) => {
        const vouched = vouchedEmail({ email: `${name}@example.org`, emailVerified: true });
        const ascii = Array.from(name).every((letter) => letter.charCodeAt(0) < 128);
        expect(E.isRight(vouched)).toBe(ascii);
      }),
    );
  });

  it('is never an unverified one', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string()), (email) => {
        expect(vouchedEmail({ email, emailVerified: false })._tag).toBe('Left');
      }),
    );
  });
});

describe("A provider's statement about a person", () => {
  const issuedAt = atMs(1_800_000_000_000);

  it.each(cases('identity/social-sign-in-statement-age', { age: duration, accepted: yesNo }))(
    '$title',
    ({ age, accepted: stands }) => {
      expect(evidenceStands(issuedAt, atMs(issuedAt + age))).toBe(stands);
    },
  );

  it('is accepted only within an eleven-minute window around its issue time', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2_000_000, max: 2_000_000 }), fc.nat({ max: 2_000_000 }), (age, later) => {
        const at = (ms: number) => evidenceStands(issuedAt, atMs(issuedAt + ms));
        expect(at(age)).toBe(Math.abs(age - 270_000) <= 330_000);
        if (age > 0 && !at(age)) expect(at(age + later)).toBe(false);
      }),
    );
  });

  it('is remembered as used for longer than it is valid', () => {
    expect(evidenceRememberedFor).toBe(86_400_000);
    expect(evidenceRememberedFor).toBeGreaterThan(oldestEvidence);
  });
});

describe('The proof to sign up with', () => {
  const until = atMs(1_800_000_000_000);

  it.each(cases('identity/social-sign-in-proof-ends', { late: duration, outcome: text }))(
    '$title',
    ({ late, outcome: tag }) => {
      expect(tryEmailProof(until, true, atMs(until + late))._tag).toBe(tag);
    },
  );

  it('for another address or for no one is refused, without giving a reason', () => {
    const refused = { _tag: 'Refused', reason: { _tag: 'EmailNotProven' } };
    expect(tryEmailProof(until, false, until)).toEqual(refused);
    expect(tryEmailProof(until, true, atMs(until + 1))).toEqual(refused);
  });
});
