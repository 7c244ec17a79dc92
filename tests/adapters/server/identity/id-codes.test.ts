import * as E from 'fp-ts/Either';
import * as fc from 'fast-check';
import * as O from 'fp-ts/Option';
import { randomBytes } from 'node:crypto';
import { nodeIdCodes } from '../../../../adapters/server/identity/id-codes';
import { parseEncodedId, type EncodedId } from '../../../../domain/identity/encoded-id';

const codes = nodeIdCodes(randomBytes(32));
const ids = fc.integer({ min: 1, max: 9_999_999_999 });
const kinds = fc.constantFrom('position' as const, 'community' as const);

const asCode = (text: string): EncodedId => {
  const code = parseEncodedId(text);
  if (E.isLeft(code)) throw new Error(`${text} is too short`);
  return code.right;
};

describe('ids as links carry them [R1]', () => {
  it('are URL-safe, longer than any plain id, the same each time, and read back', () => {
    fc.assert(
      fc.property(kinds, ids, (kind, id) => {
        const code = codes.encode(kind, id);
        expect(code).toMatch(/^[\w-]{23}$/);
        expect(codes.encode(kind, id)).toBe(code);
        expect(codes.decode(kind, code)).toEqual(O.some(id));
      }),
    );
  });

  it("of one kind can't be decoded as the other kind, or with another key", () => {
    fc.assert(
      fc.property(ids, (id) => {
        const code = codes.encode('position', id);
        expect(codes.decode('community', code)).toEqual(O.none);
        expect(nodeIdCodes(randomBytes(32)).decode('position', code)).toEqual(O.none);
      }),
    );
  });

  it('changed in any place are readable to nobody', () => {
    const letters = 'A,B,Y,Z,a,b,y,z,0,1,8,9,-,_';
    fc.assert(
      fc.property(ids, fc.nat({ max: 22 }), fc.constantFrom(...letters.split(',')), (id, place, letter) => {
        const code = codes.encode('position', id);
        fc.pre(code.charAt(place) !== letter);
        const changed = asCode(code.slice(0, place) + letter + code.slice(place + 1));
        expect(codes.decode('position', changed)).toEqual(O.none);
      }),
    );
  });

  it("can't be enumerated: the codes of consecutive ids share no beginning", () => {
    const beginnings = Array.from({ length: 500 }, (_, n) => codes.encode('position', n + 1).slice(0, 6));
    expect(new Set(beginnings).size).toBe(500);
  });

  it.each(['x'.repeat(11), 'x'.repeat(22), 'x'.repeat(24), `${'x'.repeat(22)}=`, `${'x'.repeat(22)}/`, 'ä'.repeat(23)])(
    '%s is not a code',
    (text) => {
      expect(codes.decode('position', asCode(text))).toEqual(O.none);
    },
  );
});
