import * as E from 'fp-ts/Either';
import { base64 } from '../../../adapters/contract/wire/base64';

describe('A file in base64', () => {
  it.each([0, 1, 2, 3, 8_191, 8_192, 8_193, 20_000])('is the same bytes again, %i of them', (length) => {
    const bytes = Uint8Array.from({ length }, (_, n) => (n * 7 + (n >> 8)) % 256);
    const written = base64.type.encode(bytes);
    expect(written).toBe(Buffer.from(bytes).toString('base64'));
    expect(base64.type.decode(written)).toEqual(E.right(bytes));
  });
});
