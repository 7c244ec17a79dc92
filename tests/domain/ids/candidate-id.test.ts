import * as E from 'fp-ts/Either';
import { parseCandidateId } from '../../../domain/ids/candidate-id';

describe("A candidate's id", () => {
  it.each([1, 10_000_000_000, Number.MAX_SAFE_INTEGER])('may be %d, a positive whole number [spec 1 §3]', (n) => {
    expect(parseCandidateId(n)).toEqual(E.right(n));
  });

  it.each([0, -1, 1.5, Number.MAX_SAFE_INTEGER + 1, Number.NaN, Number.POSITIVE_INFINITY])(
    'is never %d [spec 1 §3]',
    (n) => {
      expect(parseCandidateId(n)).toEqual(E.left('NotACandidateId'));
    },
  );
});
