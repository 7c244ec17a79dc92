import * as fc from 'fast-check';
import { bytesOf, withChunk, type Chunk } from '../../../domain/recording/chunks';
import { cases } from '../../support/cases/cases';
import { list, number } from '../../../adapters/rules/cases/columns';

const chunk = (index: number, bytes = 100): Chunk => ({ index, bytes });

describe('The chunks of a recording', () => {
  it('are kept in order of their index, however they arrive [R24]', () => {
    expect(withChunk([chunk(0), chunk(2)], chunk(1))).toEqual([chunk(0), chunk(1), chunk(2)]);
  });

  it('that arrive twice are one chunk, the first [R24]', () => {
    expect(withChunk([chunk(0, 100)], chunk(0, 7))).toEqual([chunk(0, 100)]);
  });

  it.each(cases('recording/chunks-bytes', { sizes: list(number), bytes: number }))('$title', ({ sizes, bytes }) => {
    expect(bytesOf(sizes.map((size, index) => chunk(index, size)))).toBe(bytes);
  });

  it('are never lost or duplicated, however often and in whatever order they arrive [R24]', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 20 })), (places) => {
        const kept = places.map((place) => chunk(place, place + 1)).reduce<readonly Chunk[]>(withChunk, []);
        const expected = Array.from({ length: 21 }, (_, place) => place).filter((place) => places.includes(place));
        expect(kept.map(({ index }) => index)).toEqual(expected);
        expect(bytesOf(kept)).toBe(expected.map((place) => place + 1).reduce((a, b) => a + b, 0));
      }),
    );
  });
});
