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

  it.each(['0000', '0042', '1234', '9999'])('may be %s: exactly 4 digits, leading zeros kept [R19]', (text) => {
    expect(parseOneTimeCode(text)).toEqual(E.right(text));
  });

  it('is missing if nothing was entered [spec 1 §5]', () => {
    expect(parseOneTimeCode('')).toEqual(E.left('CodeMissing'));
  });

  it.each(['1', '123', '12345', '12a4', ' 123', '1234 ', '1234\n', '-123', '1.23', '١٢٣٤', '１２３４', '    '])(
    'is never %j: only ASCII digits, only 4 [R19]',
    (text) => {
      expect(parseOneTimeCode(text)).toEqual(E.left('NotFourDigits'));
    },
  );

  it.each([
    ['1234', '1234'],
    ['123', '123'],
    ['12345', '1234'],
    ['Your code is 12 34.', '1234'],
    ['1-2-3-4-5-6', '1234'],
    ['abc', ''],
    ['', ''],
    ['١٢٣٤', ''],
  ])(
    'pasted as %j puts %j into the boxes: non-digits are dropped, the rest is cut off [spec 1 §5]',
    (pasted, boxes) => {
      expect(digitsForBoxes(pasted)).toBe(boxes);
    },
  );

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
  it.each([
    ['at once', 0],
    ['after 9:59.999 minutes', 10 * minute - 1],
    ['after exactly 10 minutes', 10 * minute],
  ])('signs the candidate in %s: a code is valid for 10 minutes [R3c]', (_when, age) => {
    const [issuedAt = now] = ago(age);
    expect(tryCode({ issuedAt, triesUsed: 0 }, true, now)).toEqual(permitted);
  });

  it.each([
    ['right', true],
    ['wrong', false],
  ])('is too late a millisecond after 10 minutes, for a %s code [R3c]', (_which, matches) => {
    const [issuedAt = now] = ago(10 * minute + 1);
    expect(tryCode({ issuedAt, triesUsed: 0 }, matches, now)).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'CodeExpired', lifetimeMinutes: 10 },
    });
  });

  it.each([
    ['first', 0, 4],
    ['second', 1, 3],
    ['third', 2, 2],
    ['4th', 3, 1],
    ['5th', 4, 0],
  ])(
    'that is wrong for the %s time reports how many of the 5 tries are left: after %d before it, %d [R3c]',
    (_nth, triesUsed, triesLeft) => {
      expect(tryCode({ issuedAt: now, triesUsed }, false, now)).toEqual({
        _tag: 'Refused',
        reason: { _tag: 'CodeWrong', triesLeft },
      });
    },
  );

  it.each([
    ['4th', 3],
    ['5th', 4],
  ])('that is right signs the candidate in at the %s try, after %d wrong ones [R3c]', (_nth, triesUsed) => {
    expect(tryCode({ issuedAt: now, triesUsed }, true, now)).toEqual(permitted);
  });

  it.each([
    ['6th', 5, true],
    ['6th', 5, false],
    ['7th', 6, true],
  ])('is refused at the %s try, after %d, even if the code is right (%s) [R3c]', (_nth, triesUsed, matches) => {
    expect(tryCode({ issuedAt: now, triesUsed }, matches, now)).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'CodeTriesUsedUp', limit: 5 },
    });
  });

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
