import * as E from 'fp-ts/Either';
import { parseInterviewQuestionId } from '../../../domain/ids/question-id';

describe('The id of a question', () => {
  it.each([1, 2, 4_711, Number.MAX_SAFE_INTEGER])('may be %d: a positive whole number [spec 2 §3]', (n) => {
    expect(parseInterviewQuestionId(n)).toEqual(E.right(n));
  });

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])(
    'is never %d [spec 2 §3]',
    (n) => {
      expect(parseInterviewQuestionId(n)).toEqual(E.left('NotAQuestionId'));
    },
  );
});
