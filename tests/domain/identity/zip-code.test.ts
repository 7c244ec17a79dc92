import * as E from 'fp-ts/Either';
import * as fc from 'fast-check';
import { parseZipCode, zipLength } from '../../../domain/identity/zip-code';

describe('A zip code', () => {
  it.each(['00000', '02134', '60601', '99999'])('may be %s: exactly 5 digits, leading zeros kept [R19]', (text) => {
    expect(parseZipCode(text)).toEqual(E.right(text));
  });

  it.each(['', ' ', '     ', '\n'])('%j is missing [spec 1 §5]', (text) => {
    expect(parseZipCode(text)).toEqual(E.left({ _tag: 'ZipMissing' }));
  });

  it.each([
    '6060',
    '606011',
    '60601-1234',
    '6060a',
    ' 60601',
    '60601 ',
    '60601\n',
    '6 601',
    '-6060',
    '606.1',
    '٦٠٦٠١',
    '６０６０１',
    'K1A0B1',
  ])('is never %j: 5 ASCII digits and nothing else [R19, spec 1 §9]', (text) => {
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
