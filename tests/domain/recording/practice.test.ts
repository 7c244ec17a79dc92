import * as fc from 'fast-check';
import * as t from 'io-ts';
import { questionsToPractice, samplePracticeQuestion } from '../../../domain/recording/practice';
import { questionId } from '../../support/builders/recording';
import { cases } from '../../support/cases/cases';
import { dataOf, list, number } from '../../../adapters/rules/cases/columns';

const asked = (n: number) => ({ questionId: questionId(n), name: `Question ${n}`, skippable: true, limitSeconds: 30 });
const set = (...ids: readonly number[]) => ({ name: 'Set', description: '', questions: ids.map(asked) });

describe('The questions of a practice [spec 2 §2.7, spec 2 §3, R33]', () => {
  it.each(cases('recording/practice-questions', { sets: dataOf(t.array(t.array(t.number))), questions: list(number) }))(
    '$title',
    ({ sets, questions }) => {
      expect(questionsToPractice(sets.map((ids) => set(...ids)))).toEqual(
        questions.length === 0 ? [samplePracticeQuestion] : questions.map(asked),
      );
    },
  );

  it('are a single default one, required and without a limit, if the job has none', () => {
    expect(questionsToPractice([])).toEqual([
      {
        questionId: questionId(1),
        name: 'Why would you like to work with older people?',
        skippable: false,
        limitSeconds: undefined,
      },
    ]);
  });

  it('are never none', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.integer({ min: 1, max: 99 }))), (sets) => {
        const first = sets.find((ids) => ids.length > 0);
        expect(questionsToPractice(sets.map((ids) => set(...ids))).map(({ questionId: id }) => Number(id))).toEqual(
          first ?? [1],
        );
      }),
    );
  });
});
