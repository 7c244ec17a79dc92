import fc from 'fast-check';
import { byteRange, type ByteRange } from '../../../../adapters/server/fastify/byte-range';

const whole: ByteRange = { _tag: 'Whole' };
const part = (first: number, last: number): ByteRange => ({ _tag: 'Part', first, last });
const notThere: ByteRange = { _tag: 'NotThere' };

describe('The part of a file that a request asks for (RFC 9110, §14)', () => {
  it.each<[string | undefined, ByteRange]>([
    [undefined, whole],
    ['bytes=0-0', part(0, 0)],
    ['bytes=0-99', part(0, 99)],
    ['bytes=0-100', part(0, 99)],
    ['bytes=99-', part(99, 99)],
    ['bytes=100-', notThere],
    ['bytes=100-200', notThere],
    ['bytes=-1', part(99, 99)],
    ['bytes=-100', part(0, 99)],
    ['bytes=-1000', part(0, 99)],
    ['bytes=-0', notThere],
    ['bytes=5-4', whole],
    ['bytes=-', whole],
    ['bytes=0-1,4-5', whole],
    ['lines=0-1', whole],
    ['bytes=1e3-', whole],
  ])('of 100 bytes by %s', (header, expected) => {
    expect(byteRange(header, 100)).toEqual(expected);
  });

  it('lies within the file, whatever is requested', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.nat(200), fc.nat(150), (from, to, length) => {
        const range = byteRange(`bytes=${from}-${to}`, length);
        if (range._tag === 'Part') {
          expect(range.first).toBe(from);
          expect(range.last).toBe(Math.min(to, length - 1));
        } else expect(range._tag === 'NotThere' ? from >= length : to < from).toBe(true);
      }),
    );
  });
});
