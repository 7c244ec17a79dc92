import * as E from 'fp-ts/Either';
import * as fc from 'fast-check';
import { domainToASCII } from 'node:url';
import { longestEmail, parseEmail } from '../../../domain/text/email';
import { cases } from '../../support/cases/cases';
import { number, text } from '../../../adapters/rules/cases/columns';

/** An address of exactly that many characters. */
const ofLength = (length: number): string => `${'a'.repeat(length - '@example.org'.length)}@example.org`;

const malformed = E.left({ _tag: 'EmailMalformed' });

describe('An email address', () => {
  it.each(cases('text/email-kept-trimmed', { typed: text, kept: text }))('$title', ({ typed: raw, kept }) => {
    expect(parseEmail(raw)).toEqual(E.right(kept));
  });

  it.each(cases('text/email-same-address', { typed: text }))('$title', ({ typed: raw }) => {
    expect(parseEmail(raw)).toEqual(E.right('nora@xn--bcher-kva.example'));
  });

  it('is one person with either spelling of a letter before the @', () => {
    expect(parseEmail('ZOE\u0308@example.org')).toEqual(parseEmail('zo\u00EB@example.org'));
  });

  it.each(cases('text/email-malformed', { typed: text }))('$title', ({ typed: raw }) => {
    expect(parseEmail(raw)).toEqual(malformed);
  });

  it('is as long as it is sent: 254 characters with the domain in ASCII [R19]', () => {
    expect(parseEmail(`${'a'.repeat(232)}@bücher.example`)).toEqual(
      E.right(`${'a'.repeat(232)}@xn--bcher-kva.example`),
    );
    expect(parseEmail(`${'a'.repeat(233)}@bücher.example`)).toEqual(
      E.left({ _tag: 'EmailTooLong', length: 255, limit: 254 }),
    );
  });

  it('is measured as it was written, if that is too long already [R19]', () => {
    expect(parseEmail(`${'a'.repeat(240)}@bücher.example`)).toEqual(
      E.left({ _tag: 'EmailTooLong', length: 255, limit: 254 }),
    );
  });

  it('is the same with anything in it that takes no place and changes no letter', () => {
    // Unicode's DerivedCoreProperties, without what joins letters or turns them around.
    const ranges = [
      [0xad, 0xad],
      [0x34f, 0x34f],
      [0x61c, 0x61c],
      [0x115f, 0x1160],
      [0x17b4, 0x17b5],
      [0x180b, 0x180f],
      [0x200b, 0x200b],
      [0x200e, 0x200f],
      [0x202a, 0x202d],
      [0x2060, 0x206f],
      [0x2800, 0x2800],
      [0x3164, 0x3164],
      [0xfe00, 0xfe0f],
      [0xfeff, 0xfeff],
      [0xffa0, 0xffa0],
      [0xfff0, 0xfff8],
      [0x1bca0, 0x1bca3],
      [0x1d173, 0x1d17a],
      [0xe0000, 0xe0fff],
    ] as const;
    const unseen = fc
      .constantFrom(...ranges)
      .chain(([min, max]) => fc.integer({ min, max }))
      .map((point) => String.fromCodePoint(point));
    fc.assert(
      fc.property(
        fc.emailAddress(),
        fc.array(fc.tuple(fc.nat(), unseen), { minLength: 1, maxLength: 4 }),
        (address, more) => {
          const letters = Array.from(address);
          for (const [at, one] of more) letters.splice(at % (letters.length + 1), 0, one);
          expect(parseEmail(letters.join(''))).toEqual(parseEmail(address));
        },
      ),
    );
  });

  it("has the domain that Node's own table gives, in any script", () => {
    const letters = fc.constantFrom(...Array.from('abz09üßñéλжяשبनमา中日本한💩𠀋'));
    const label = fc.string({ unit: letters, minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(label, label, (one, other) => {
        const domain = `a${one}.${other}.example`;
        fc.pre(domainToASCII(domain) !== '');
        expect(parseEmail(`n@${domain}`)).toEqual(E.right(`n@${domainToASCII(domain)}`));
      }),
      { numRuns: 500 },
    );
  });

  it.each(cases('text/email-missing', { typed: text }))('$title', ({ typed: raw }) => {
    expect(parseEmail(raw)).toEqual(E.left({ _tag: 'EmailMissing' }));
  });

  it.each(cases('text/email-length-accepted', { length: number }))('$title', ({ length }) => {
    expect(parseEmail(ofLength(length))).toEqual(E.right(ofLength(length)));
  });

  it.each(cases('text/email-too-long', { length: number }))('$title', ({ length }) => {
    expect(longestEmail).toBe(254);
    expect(parseEmail(ofLength(length))).toEqual(E.left({ _tag: 'EmailTooLong', length, limit: 254 }));
  });

  it('of 254 characters may be surrounded by blanks: it is trimmed before it is measured [R19]', () => {
    expect(parseEmail(`  ${ofLength(254)}  `)).toEqual(E.right(ofLength(254)));
  });

  it('that is both too long and malformed is reported as too long [R19]', () => {
    expect(parseEmail('a'.repeat(255))).toEqual(E.left({ _tag: 'EmailTooLong', length: 255, limit: 254 }));
  });

  it('is accepted if fast-check generates it, in any case and with any blanks around it [R19]', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.constantFrom('', ' ', '\t', '\n '), (address, blank) => {
        const kept = E.right(address.toLowerCase());
        expect(parseEmail(`${blank}${address}${blank}`)).toEqual(kept);
        expect(parseEmail(address.toUpperCase())).toEqual(kept);
      }),
    );
  });

  it('never keeps a blank, a control character or an upper-case letter, and parses to itself again [R19]', () => {
    const almost = fc
      .tuple(fc.string({ unit: 'binary', maxLength: 6 }), fc.string({ unit: 'binary', maxLength: 6 }))
      .map(([left, right]) => `n${left}@x${right}.org`);
    fc.assert(
      fc.property(almost, (raw) => {
        const result = parseEmail(raw);
        if (E.isLeft(result)) return;
        expect(result.right).not.toMatch(/[\s\p{C}]/u);
        expect(result.right).toBe(result.right.toLowerCase());
        expect(result.right.split('@')).toHaveLength(2);
        expect(parseEmail(result.right)).toEqual(result);
      }),
      { numRuns: 1_000 },
    );
  });
});
