import * as E from 'fp-ts/Either';
import * as fc from 'fast-check';
import { maskedEmail, parseLinkCode, tryLink } from '../../../domain/identity/sign-in-link';
import { minus, type Instant } from '../../../domain/time/instant';
import { email } from '../../support/builders/identity';
import { at } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';
import { duration, list, text } from '../../../adapters/rules/cases/columns';

const now = at('2026-12-04T15:00:00Z');
const invalid = { _tag: 'Refused', reason: { _tag: 'LinkInvalid' } };
const expired = { _tag: 'Refused', reason: { _tag: 'LinkExpired', lifetimeMinutes: 10 } };

describe('The link in a sign-in email', () => {
  it.each([
    [0, 'Allowed'],
    [599_999, 'Allowed'],
    [600_000, 'Allowed'],
    [600_001, 'Refused'],
    [86_400_000, 'Refused'],
  ])('that is %d ms old is %s: it is valid as long as the code in the same email [R3c]', (age, tag) => {
    const issuedAt = minus(now, age);
    const decision = tryLink({ issuedAt, issued: [issuedAt] }, true, now);
    expect(decision._tag).toBe(tag);
    if (decision._tag === 'Refused') expect(decision).toEqual(expired);
  });

  it('signs in its holder within 10 minutes, and reveals its age to no one else [R3c]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_200_000 }), fc.boolean(), (age, matches) => {
        const issuedAt = minus(now, age);
        const decision = tryLink({ issuedAt, issued: [issuedAt] }, matches, now);
        expect(decision._tag === 'Allowed').toBe(matches && age <= 600_000);
        if (!matches) expect(decision).toEqual(invalid);
      }),
    );
  });

  const minute = 60_000;
  const hour = 60 * minute;
  const everyMs = (count: number, step: number, newest: number) =>
    Array.from({ length: count }, (_, n) => minus(now, newest + n * step));

  it.each([
    ['four mails in this hour', everyMs(4, minute, 30 * minute), 'Refused'],
    ['five mails in this hour', everyMs(5, minute, 30 * minute), 'Allowed'],
    ['five mails, the first of them an hour ago', everyMs(5, minute, 56 * minute), 'Refused'],
    ['five mails, the first of them a millisecond less ago', everyMs(5, minute, 56 * minute - 1), 'Allowed'],
    ['nineteen mails in this day', everyMs(19, hour, 2 * hour), 'Refused'],
    ['twenty mails in this day', everyMs(20, hour, 2 * hour), 'Allowed'],
    ['twenty mails in this day, the last of them long ago', everyMs(20, minute, 20 * hour), 'Allowed'],
  ])('after %s, past its 10 minutes: %s, while no other email may be requested [R3c]', (_, issued, tag) => {
    const [issuedAt = now] = issued;
    expect(tryLink({ issuedAt, issued }, true, now)._tag).toBe(tag);
    expect(tryLink({ issuedAt, issued }, false, now)).toEqual(invalid);
  });

  it.each(cases('identity/sign-in-link-stays-expired', { age: duration, mailsAgo: list(duration) }))(
    '$title',
    ({ age, mailsAgo }) => {
      const issued = mailsAgo.map((ago) => minus(now, ago));
      expect(tryLink({ issuedAt: minus(now, age), issued }, true, now)).toEqual(expired);
    },
  );

  it('or a new email: whatever was requested and when, at least one of the two lets the owner in [R3c]', () => {
    const ages = fc.array(fc.integer({ min: 0, max: 24 * hour }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(ages, (all) => {
        // As the server would have sent them, oldest first: attempts beyond a limit are not sent.
        const sent = [...all]
          .sort((a, b) => b - a)
          .map((age) => minus(now, age))
          .reduce<readonly Instant[]>((before, at) => {
            const within = (length: number) => before.filter((one) => at - one < length).length;
            return within(hour) < 5 && within(24 * hour) < 20 ? [...before, at] : before;
          }, []);
        const issuedAt = sent.at(-1) ?? now;
        const mayAsk =
          sent.filter((at) => now - at < hour).length < 5 && sent.filter((at) => now - at < 24 * hour).length < 20;
        const opens = tryLink({ issuedAt, issued: sent }, true, now)._tag === 'Allowed';
        expect(mayAsk || opens).toBe(true);
        expect(opens).toBe(!mayAsk || now - issuedAt <= 10 * minute);
      }),
    );
  });

  it.each(cases('identity/sign-in-link-code-valid', { text }))('$title', ({ text }) => {
    expect(parseLinkCode(text)).toEqual(E.right(text));
  });

  it.each(cases('identity/sign-in-link-code-invalid', { text }))('$title', ({ text }) => {
    expect(parseLinkCode(text)).toEqual(E.left('NotALinkCode'));
  });
});

describe('A masked address', () => {
  it.each(cases('identity/sign-in-link-masked-address', { address: text, masked: text }))(
    '$title',
    ({ address, masked }) => {
      expect(maskedEmail(email(address))).toBe(masked);
    },
  );

  it('shows one letter of the name and hides its length', () => {
    const names = fc.string({ unit: fc.constantFrom('a', 'b', 'z', '.', '+', '-', '7'), minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(names, (name) => {
        expect(maskedEmail(email(`${name}@example.org`))).toBe(`${name.charAt(0)}…@example.org`);
      }),
    );
  });
});
