import * as E from 'fp-ts/Either';
import * as fc from 'fast-check';
import { parseZipCode, zipLength } from '../../../domain/identity/zip-code';
import { cases } from '../../support/cases/cases';
import { text } from '../../../adapters/rules/cases/columns';

describe('A zip code', () => {
  it.each(cases('identity/zip-code-valid', { text }))('$title', ({ text }) => {
    expect(parseZipCode(text)).toEqual(E.right(text));
  });

  it.each(cases('identity/zip-code-missing', { text }))('$title', ({ text }) => {
    expect(parseZipCode(text)).toEqual(E.left({ _tag: 'ZipMissing' }));
  });

  it.each(cases('identity/zip-code-invalid', { text }))('$title', ({ text }) => {
    expect(zipLength).toBe(5);
    expect(parseZipCode(text)).toEqual(E.left({ _tag: 'NotAZipCode', digits: 5 }));
  });

  it('is any text of 5 digits and no other [R19]', () => {
    const almost = fc.string({ unit: fc.constantFrom(...Array.from('0123456789 -a٣')), minLength: 3, maxLength: 7 });
    fc.assert(
      fc.property(fc.oneof(almost, fc.stringMatching(/^[0-9]{4,6}$/)), (text) => {
        const five = text.length === 5 && Array.from(text).every((character) => '0123456789'.includes(character));
        expect(E.isRight(parseZipCode(text))).toBe(five);
      }),
      { numRuns: 500 },
    );
  });
});
