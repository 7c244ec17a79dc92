import * as E from 'fp-ts/Either';
import * as fc from 'fast-check';
import { parseEncodedId, readCommunityId, readPositionId } from '../../../domain/identity/encoded-id';

const plain = (id: number) => E.right({ _tag: 'Plain', id });
const encoded = (code: string) => E.right({ _tag: 'Encoded', code });

describe('An id in a link', () => {
  it.each([
    ['1', 1],
    ['4711', 4711],
    ['999999999', 999_999_999],
    ['9999999999', 9_999_999_999],
  ])('%s of up to 10 characters is plain [R1]', (text, id) => {
    expect(readPositionId(text)).toEqual(plain(id));
    expect(readCommunityId(text)).toEqual(plain(id));
  });

  it.each(['12345678901', 'NDcxMS1sYXRlcg==', 'U2FsdGVkX1+vupppZksvRf', '00000000001', 'not-an-id!!'])(
    '%s of 11 characters or more is encoded, and kept unchanged [R1, spec 1 §9]',
    (text) => {
      expect(readPositionId(text)).toEqual(encoded(text));
      expect(readCommunityId(text)).toEqual(encoded(text));
    },
  );

  it.each(['', '0', '-1', '+1', '01', '1.5', '1e3', ' 12', '12 ', '0x1F', 'abc', 'a123456789', '１２', 'NaN'])(
    "%j of up to 10 characters that isn't a positive whole number is not an id at all [R1]",
    (text) => {
      expect(readPositionId(text)).toEqual(E.left('NotAPositionId'));
      expect(readCommunityId(text)).toEqual(E.left('NotACommunityId'));
    },
  );

  it('parses to what was printed, and counts as encoded exactly from 11 characters on [R1]', () => {
    const codes = fc.string({
      unit: fc.constantFrom(...Array.from('0123456789abcXYZ+=_-')),
      minLength: 9,
      maxLength: 14,
    });
    fc.assert(
      fc.property(codes, fc.integer({ min: 1, max: 9_999_999_999 }), (code, id) => {
        const result = readPositionId(code);
        expect(E.isRight(result) && result.right._tag === 'Encoded').toBe(code.length >= 11);
        expect(readPositionId(String(id))).toEqual(plain(id));
      }),
      { numRuns: 500 },
    );
  });
});

describe('A code that a server writes in place of an id', () => {
  it.each([
    ['', E.left('NotEncoded')],
    ['NDcxMS1sYX', E.left('NotEncoded')],
    ['NDcxMS1sYXR', E.right('NDcxMS1sYXR')],
    ['NDcxMS1sYXRlcg==', E.right('NDcxMS1sYXRlcg==')],
  ])('%j is %j: up to 10 characters would be read as an id [R1]', (text, read) => {
    expect(parseEncodedId(text)).toEqual(read);
  });
});
