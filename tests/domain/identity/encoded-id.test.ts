import * as E from 'fp-ts/Either';
import * as fc from 'fast-check';
import { parseEncodedId, readCommunityId, readPositionId } from '../../../domain/identity/encoded-id';
import { cases } from '../../support/cases/cases';
import { data, number, text } from '../../../adapters/rules/cases/columns';

const plain = (id: number) => E.right({ _tag: 'Plain', id });
const encoded = (code: string) => E.right({ _tag: 'Encoded', code });

describe('An id in a link', () => {
  it.each(cases('identity/encoded-id-plain', { text, id: number }))('$title', ({ text, id }) => {
    expect(readPositionId(text)).toEqual(plain(id));
    expect(readCommunityId(text)).toEqual(plain(id));
  });

  it.each(cases('identity/encoded-id-encoded', { text }))('$title', ({ text }) => {
    expect(readPositionId(text)).toEqual(encoded(text));
    expect(readCommunityId(text)).toEqual(encoded(text));
  });

  it.each(cases('identity/encoded-id-invalid', { text }))('$title', ({ text }) => {
    expect(readPositionId(text)).toEqual(E.left('NotAPositionId'));
    expect(readCommunityId(text)).toEqual(E.left('NotACommunityId'));
  });

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
  it.each(cases('identity/encoded-id-own-code', { text, read: data }))('$title', ({ text, read }) => {
    expect(parseEncodedId(text)).toEqual(read);
  });
});
