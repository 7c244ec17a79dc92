import * as fc from 'fast-check';
import type { Answers } from '../../../domain/screening/answers';
import { questionsLeft } from '../../../domain/applications/questions-left';
import { questionId } from '../../support/builders/screening';
import { cases } from '../../support/cases/cases';
import { dataOf, number, optional } from '../../../adapters/rules/cases/columns';
import * as t from 'io-ts';

const answered = (...texts: readonly (readonly string[])[]): Answers =>
  texts.map((answer, n) => ({ questionId: questionId(n + 1), answer }));

describe('The number of questions left in a started questionnaire', () => {
  it.each(
    cases('applications/questions-left', {
      asked: number,
      texts: dataOf(t.array(t.array(t.string))),
      left: optional(number),
    }),
  )('$title', ({ asked, texts, left }) => {
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
