import * as E from 'fp-ts/Either';
import { parseInterviewQuestionId } from '../../../domain/ids/question-id';
import { cases } from '../../support/cases/cases';
import { number } from '../../../adapters/rules/cases/columns';

describe('The id of a question', () => {
  it.each(cases('ids/question-id-valid', { number }))('$title', ({ number: n }) => {
    expect(parseInterviewQuestionId(n)).toEqual(E.right(n));
  });

  it.each(cases('ids/question-id-invalid', { number }))('$title', ({ number: n }) => {
    expect(parseInterviewQuestionId(n)).toEqual(E.left('NotAQuestionId'));
  });
});
