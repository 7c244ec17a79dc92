import * as fc from 'fast-check';
import { domainToASCII } from 'node:url';
import { asciiDomain } from '../../../domain/text/ascii-domain';

describe('A domain name in ASCII', () => {
  // RFC 3492 §7.1, in lower case.
  it.each([
    ['Arabic (A)', 'ليهمابتكلموشعربي؟', 'egbpdaj6bu4bxfgehfvwxn'],
    ['Chinese (B)', '他们为什么不说中文', 'ihqwcrb4cv8a8dqg056pqjye'],
    ['Chinese (C)', '他們爲什麽不說中文', 'ihqwctvzc91f659drss3x8bo0yb'],
    ['Czech (D)', 'pročprostěnemluvíčesky', 'proprostnemluvesky-uyb24dma41a'],
    ['Hebrew (E)', 'למההםפשוטלאמדבריםעברית', '4dbcagdahymbxekheh6e0a7fei0b'],
    ['Japanese and digits (L)', '3年b組金八先生', '3b-ww4c5e180e575a65lsy2b'],
    ['a last character that ASCII has not (S)', 'パフィーdeルンバ', 'de-jg4avhby1noc0d'],
  ])('is that of the standard: %s', (_what, label, coded) => {
    expect(asciiDomain(`${label}.example`)).toBe(`xn--${coded}.example`);
  });

  it.each([
    ['a\u007f', 'a\u007f'],
    ['a\u0080', 'xn--a-ba'],
    ['\u0080', 'xn--a'],
    // Between its second and its third letter the digits are weighed at the bound itself (RFC 3492 §6.1).
    ['abcdüžα', 'xn--abcd-3ra49eo3j'],
  ])('%j is %j', (label, coded) => {
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
