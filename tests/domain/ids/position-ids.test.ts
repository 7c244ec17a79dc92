import * as E from 'fp-ts/Either';
import { longestPlainId, parseCommunityId, parsePositionId } from '../../../domain/ids/position-ids';

const plain = [
  ['the first', 1],
  ['9 digits', 999_999_999],
  ['the smallest of 10 digits', 1_000_000_000],
  ['the largest of 10 digits', 9_999_999_999],
] as const;

const never = [
  ['the smallest of 11 digits, which a link carries encoded', 10_000_000_000],
  ['nought', 0],
  ['a negative number', -1],
  ['a fraction', 1.5],
  ['no number', Number.NaN],
  ['infinity', Number.POSITIVE_INFINITY],
] as const;

describe('The id of a position or a community', () => {
  it('has at most 10 characters [spec 1 §9]', () => {
    expect(longestPlainId).toBe(10);
  });

  it.each(plain)('may be %s: %d [R1]', (_what, n) => {
    expect(parsePositionId(n)).toEqual(E.right(n));
    expect(parseCommunityId(n)).toEqual(E.right(n));
  });

  it.each(never)('is never %s: %d [R1]', (_what, n) => {
    expect(parsePositionId(n)).toEqual(E.left('NotAPositionId'));
    expect(parseCommunityId(n)).toEqual(E.left('NotACommunityId'));
  });
});
