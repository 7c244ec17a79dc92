import * as fc from 'fast-check';
import { domainToASCII } from 'node:url';
import { asciiDomain } from '../../../domain/text/ascii-domain';
import { cases } from '../../support/cases/cases';
import { text } from '../../../adapters/rules/cases/columns';

describe('A domain name in ASCII', () => {
  // RFC 3492 §7.1, in lower case.
  it.each(cases('text/ascii-domain-standard', { label: text, coded: text }))('$title', ({ label, coded }) => {
    expect(asciiDomain(`${label}.example`)).toBe(`xn--${coded}.example`);
  });

  it.each(cases('text/ascii-domain-edges', { label: text, coded: text }))('$title', ({ label, coded }) => {
    expect(asciiDomain(label)).toBe(coded);
  });

  it("is the one of Node's own table, whatever the letters and however far apart they are", () => {
    const letter = fc.oneof(
      fc.constantFrom(...Array.from('abcxyz019')),
      fc.constantFrom(...Array.from('ßàéłжщяאתبي中文國パ한글𠀋💩')),
    );
    fc.assert(
      fc.property(fc.string({ unit: letter, minLength: 1, maxLength: 20 }), (label) => {
        const known = domainToASCII(`a${label}.example`);
        fc.pre(known !== '');
        expect(asciiDomain(`a${label}.example`)).toBe(known);
      }),
      { numRuns: 500 },
    );
  });
});
