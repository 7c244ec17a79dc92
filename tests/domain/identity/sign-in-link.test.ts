import * as E from 'fp-ts/Either';
import * as fc from 'fast-check';
import { maskedEmail, parseLinkCode, tryLink } from '../../../domain/identity/sign-in-link';
import { minus, type Instant } from '../../../domain/time/instant';
import { email } from '../../support/builders/identity';
import { at } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';
import { duration, list, number, text } from '../../../adapters/rules/cases/columns';

const now = at('2026-12-04T15:00:00Z');
const invalid = { _tag: 'Refused', reason: { _tag: 'LinkInvalid' } };
const expired = { _tag: 'Refused', reason: { _tag: 'LinkExpired', lifetimeMinutes: 10 } };

describe('The link in a sign-in email', () => {
  it.each(cases('identity/sign-in-link-age', { age: duration, answer: text }))('$title', ({ age, answer }) => {
    const issuedAt = minus(now, age);
    const decision = tryLink({ issuedAt, issued: [issuedAt] }, true, now);
    expect(decision._tag).toBe(answer);
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

  const hour = 3_600_000;
  const everyMs = (count: number, step: number, newest: number) =>
    Array.from({ length: count }, (_, n) => minus(now, newest + n * step));

  it.each(
    cases('identity/sign-in-link-instead-of-mail', { mails: number, apart: duration, latest: duration, answer: text }),
  )('$title', ({ mails, apart, latest, answer }) => {
    const issued = everyMs(mails, apart, latest);
    const [issuedAt = now] = issued;
    expect(tryLink({ issuedAt, issued }, true, now)._tag).toBe(answer);
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
        expect(opens).toBe(!mayAsk || now - issuedAt <= 600_000);
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
