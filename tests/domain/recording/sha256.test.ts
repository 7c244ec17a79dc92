import * as E from 'fp-ts/Either';
import { parseSha256 } from '../../../domain/recording/sha256';

const hash = '0123456789abcdef'.repeat(4);

describe('The hash of a recording [R34]', () => {
  it('is 64 hexadecimal digits', () => {
    expect(parseSha256(hash)).toEqual(E.right(hash));
  });

  it.each([
    ['a digit less', hash.slice(1)],
    ['a digit more before it', `0${hash}`],
    ['a digit more after it', `${hash}0`],
    ['a line break after it', `${hash}\n`],
    ['upper-case digits', hash.toUpperCase()],
    ['a letter that is no digit', `g${hash.slice(1)}`],
    ['nothing', ''],
  ])('is nothing else: %s', (_, text) => {
    expect(parseSha256(text)).toEqual(E.left('NotASha256'));
  });
});
