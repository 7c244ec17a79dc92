import * as E from 'fp-ts/Either';
import * as fc from 'fast-check';
import { maskedEmail, parseLinkCode, tryLink } from '../../../domain/identity/sign-in-link';
import { minus } from '../../../domain/time/instant';
import { email } from '../../support/builders/identity';
import { at } from '../../support/builders/time';

const now = at('2026-12-04T15:00:00Z');
const invalid = { _tag: 'Refused', reason: { _tag: 'LinkInvalid' } };
const expired = { _tag: 'Refused', reason: { _tag: 'LinkExpired', lifetimeMinutes: 10 } };

describe('The link of a sign-in mail', () => {
  it.each([
    [0, 'Allowed'],
    [599_999, 'Allowed'],
    [600_000, 'Allowed'],
    [600_001, 'Refused'],
    [86_400_000, 'Refused'],
  ])('that is %d ms old is %s: it lives as long as the code beside it [R3c]', (age, tag) => {
    const decision = tryLink(minus(now, age), true, now);
    expect(decision._tag).toBe(tag);
    if (decision._tag === 'Refused') expect(decision).toEqual(expired);
  });

  it('lets in who has it within 10 minutes, and tells nobody else how old it is [R3c]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_200_000 }), fc.boolean(), (age, matches) => {
        const decision = tryLink(minus(now, age), matches, now);
        expect(decision._tag === 'Allowed').toBe(matches && age <= 600_000);
        if (!matches) expect(decision).toEqual(invalid);
      }),
    );
  });

  it.each(['0000', 'a', 'x'.repeat(43), 'x'.repeat(128), 'A-z_9'])('may end in %s, right or wrong [R3c]', (text) => {
    expect(parseLinkCode(text)).toEqual(E.right(text));
  });

  it.each(['', 'x'.repeat(129), 'a b', 'a/b', 'a\n', 'é', '%41', '<b>'])('never ends in %j', (text) => {
    expect(parseLinkCode(text)).toEqual(E.left('NotALinkCode'));
  });
});

describe('A masked address', () => {
  it.each([
    ['maria.santos@example.org', 'm…@example.org'],
    ['m@example.org', 'm…@example.org'],
    ['élise@example.org', 'é…@example.org'],
    ['😀smile@example.org', '😀…@example.org'],
  ])('%s reads %s', (address, masked) => {
    expect(maskedEmail(email(address))).toBe(masked);
  });

  it('keeps one letter of the name and how long it is to itself', () => {
    const names = fc.string({ unit: fc.constantFrom('a', 'b', 'z', '.', '+', '-', '7'), minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(names, (name) => {
        expect(maskedEmail(email(`${name}@example.org`))).toBe(`${name.charAt(0)}…@example.org`);
      }),
    );
  });
});
