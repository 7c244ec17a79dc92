import * as E from 'fp-ts/Either';
import * as fc from 'fast-check';
import {
  codeLength,
  codeLifetime,
  codesPerDay,
  codesPerHour,
  digitsForBoxes,
  parseOneTimeCode,
  resendAfter,
  triesPerCode,
  tryCode,
} from '../../../domain/identity/one-time-code';
import { plus } from '../../../domain/time/instant';
import { ordinaryInstants } from '../../support/arbitraries/time';
import { at } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';
import { duration, number, text, yesNo } from '../../../adapters/rules/cases/columns';

const minute = 60_000;
const hour = 3_600_000;
const now = at('2026-12-04T15:00:00Z');
/** Instants that many milliseconds before now. */
const ago = (...lengths: readonly number[]) => lengths.map((length) => plus(now, -length));

const permitted = { _tag: 'Allowed', value: undefined };

describe('The code in a sign-in email', () => {
  it('has 4 digits, is valid for 10 minutes and 5 tries; 5 are sent in an hour and 20 in a day, with a resend link after 60 s [R3c, spec 1 §9]', () => {
    expect([codeLength, codeLifetime, triesPerCode]).toEqual([4, 600_000, 5]);
    expect([codesPerHour, codesPerDay, resendAfter]).toEqual([5, 20, 60_000]);
  });

  it.each(cases('identity/one-time-code-valid', { text }))('$title', ({ text }) => {
    expect(parseOneTimeCode(text)).toEqual(E.right(text));
  });

  it('is missing if nothing was entered [spec 1 §5]', () => {
    expect(parseOneTimeCode('')).toEqual(E.left('CodeMissing'));
  });

  it.each(cases('identity/one-time-code-invalid', { text }))('$title', ({ text }) => {
    expect(parseOneTimeCode(text)).toEqual(E.left('NotFourDigits'));
  });

  it.each(cases('identity/one-time-code-pasted', { pasted: text, boxes: text }))('$title', ({ pasted, boxes }) => {
    expect(digitsForBoxes(pasted)).toBe(boxes);
  });

  it('fills the boxes with the first four digits of any text, one by one [spec 1 §5]', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from('0123456789abc -\n٣')) }), (pasted) => {
        let boxes = '';
        for (const character of pasted) if ('0123456789'.includes(character) && boxes.length < 4) boxes += character;
        expect(digitsForBoxes(pasted)).toBe(boxes);
      }),
    );
  });
});

describe('Trying a code', () => {
  it.each(cases('identity/one-time-code-in-time', { age: duration }))('$title', ({ age }) => {
    const [issuedAt = now] = ago(age);
    expect(tryCode({ issuedAt, triesUsed: 0 }, true, now)).toEqual(permitted);
  });

  it.each(cases('identity/one-time-code-too-late', { matches: yesNo }))('$title', ({ matches }) => {
    const [issuedAt = now] = ago(10 * minute + 1);
    expect(tryCode({ issuedAt, triesUsed: 0 }, matches, now)).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'CodeExpired', lifetimeMinutes: 10 },
    });
  });

  it.each(cases('identity/one-time-code-wrong', { triesUsed: number, triesLeft: number }))(
    '$title',
    ({ triesUsed, triesLeft }) => {
      expect(tryCode({ issuedAt: now, triesUsed }, false, now)).toEqual({
        _tag: 'Refused',
        reason: { _tag: 'CodeWrong', triesLeft },
      });
    },
  );

  it.each(cases('identity/one-time-code-right', { triesUsed: number }))('$title', ({ triesUsed }) => {
    expect(tryCode({ issuedAt: now, triesUsed }, true, now)).toEqual(permitted);
  });

  it.each(cases('identity/one-time-code-tries-used-up', { triesUsed: number, matches: yesNo }))(
    '$title',
    ({ triesUsed, matches }) => {
      expect(tryCode({ issuedAt: now, triesUsed }, matches, now)).toEqual({
        _tag: 'Refused',
        reason: { _tag: 'CodeTriesUsedUp', limit: 5 },
      });
    },
  );

  it('succeeds exactly with a right code that is at most 10 minutes old and has a try left [R3c]', () => {
    const ages = fc.oneof(fc.integer({ min: 0, max: 2 * hour }), fc.integer({ min: 599_995, max: 600_005 }));
    fc.assert(
      fc.property(ordinaryInstants, ages, fc.nat({ max: 8 }), fc.boolean(), (issuedAt, age, triesUsed, matches) => {
        const { _tag } = tryCode({ issuedAt, triesUsed }, matches, plus(issuedAt, age));
        expect(_tag).toBe(matches && age <= 600_000 && triesUsed < 5 ? 'Allowed' : 'Refused');
      }),
      { numRuns: 500 },
    );
  });
});
