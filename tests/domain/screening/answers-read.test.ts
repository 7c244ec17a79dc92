import * as fc from 'fast-check';
import { answersRead } from '../../../domain/screening/answers-read';
import { questionsOf } from '../../../domain/screening/questionnaire';
import { answersTo, questionnaires } from '../../support/arbitraries/screening';
import { aQuestion, aQuestionnaire, aSection, questionId } from '../../support/builders/screening';

const asked = aQuestionnaire(aSection(1, aQuestion(1), aQuestion(2)), aSection(2, aQuestion(3)));
const yes = (n: number) => ({ questionId: questionId(n), answer: ['Yes'] });

describe('Submitted answers', () => {
  it('are read in the order of the questions, with their wording, including unanswered ones [spec 1 §3]', () => {
    const answers = [yes(3), { questionId: questionId(1), answer: [] }];
    expect(answersRead(asked, answers)).toEqual([
      { title: 'Question 1', answer: [] },
      { title: 'Question 3', answer: ['Yes'] },
    ]);
  });

  it('are read without wording, at the end, if the question is gone', () => {
    expect(answersRead(asked, [yes(9), yes(2)])).toEqual([
      { title: 'Question 2', answer: ['Yes'] },
      { title: undefined, answer: ['Yes'] },
    ]);
    expect(answersRead(undefined, [yes(2)])).toEqual([{ title: undefined, answer: ['Yes'] }]);
  });

  it('are each read once, whatever became of the questions', () => {
    const both = questionnaires.chain((one) => fc.tuple(fc.constant(one), answersTo(one), questionnaires));
    fc.assert(
      fc.property(both, ([answered, answers, now]) => {
        const read = answersRead(now, answers);
        expect(read.map(({ answer }) => JSON.stringify(answer)).sort()).toEqual(
          answers.map(({ answer }) => JSON.stringify(answer)).sort(),
        );
        const whole = answersRead(answered, answers).map(({ title }) => title);
        const order = questionsOf(answered)
          .filter(({ questionId: id }) => answers.some((given) => given.questionId === id))
          .map(({ title }) => title);
        expect(whole).toEqual(order);
      }),
    );
  });
});
