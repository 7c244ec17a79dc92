import * as fc from 'fast-check';
import type { Answers } from '../../../domain/screening/answers';
import { questionsLeft } from '../../../domain/applications/questions-left';
import { questionId } from '../../support/builders/screening';

const answered = (...texts: readonly (readonly string[])[]): Answers =>
  texts.map((answer, n) => ({ questionId: questionId(n + 1), answer }));

describe('The number of questions left in a started questionnaire', () => {
  it.each([
    [5, [['Yes'], ['a', 'b'], ['No']], 2],
    [3, [['Yes'], [' '], []], 2],
    [1, [['Yes']], 0],
    [1, [['Yes'], ['to a question that is no longer asked']], 0],
    [4, [], undefined],
    [4, [[''], []], undefined],
    [0, [['Yes']], undefined],
  ] as const)('for %d questions with %j answered is %j [H 3]', (asked, texts, left) => {
    expect(questionsLeft(asked, answered(...texts))).toBe(left);
  });

  it('is never more than the questions asked, and decreases with each answer [H 3]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 39 }), (asked, given) => {
        const texts = Array.from({ length: Math.min(given, asked) }, () => ['Yes']);
        expect(questionsLeft(asked, answered(...texts))).toBe(asked - texts.length);
      }),
    );
  });
});
