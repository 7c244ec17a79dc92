import * as fc from 'fast-check';
import type { Answers } from '../../../domain/screening/answers';
import { completion, maySubmitScreening, nextPage, pageAt, previousPage } from '../../../domain/screening/paging';
import { questionsOf } from '../../../domain/screening/questionnaire';
import { answersTo, questionnaires, strangeQuestion } from '../../support/arbitraries/screening';
import { aQuestion, aQuestionnaire, aSection, questionId } from '../../support/builders/screening';
import { cases } from '../../support/cases/cases';
import { list, named, number, yesNo } from '../../../adapters/rules/cases/columns';

const optional = aQuestion(2, { required: false });
const sections = [aSection(1, aQuestion(1), optional), aSection(2, aQuestion(3))] as const;
const questionnaire = aQuestionnaire(...sections);
const yes = (...ids: readonly number[]): Answers => ids.map((id) => ({ questionId: questionId(id), answer: ['Yes'] }));

const page = (answers: Answers, at: number) => {
  const found = pageAt(questionnaire, answers, at);
  if (found === undefined) throw new Error('a questionnaire with questions has pages');
  return found;
};

describe('The skill filter', () => {
  it('shows one question a page, with its section and its answer [spec 1 §2, §9]', () => {
    expect(pageAt(questionnaire, yes(2), 1)).toEqual({
      section: sections[0],
      question: optional,
      answer: ['Yes'],
      completed: 1,
      of: 3,
      at: 1,
      hasPrevious: true,
      isLast: false,
    });
    expect(page([], 2)).toMatchObject({ section: sections[1], answer: [], isLast: true });
  });

  it.each(cases('screening/paging-buttons', { page: number, hasPrevious: yesNo, isLast: yesNo }))(
    '$title',
    ({ page: at, hasPrevious, isLast }) => {
      expect(page([], at)).toMatchObject({ at, hasPrevious, isLast });
    },
  );

  it.each(cases('screening/paging-nearest-page', { askedPage: number, page: number }))(
    '$title',
    ({ askedPage: asked, page: at }) => {
      expect(page([], asked).at).toBe(at);
    },
  );

  it.each(cases('screening/paging-no-question', { page: number }))('$title', ({ page: at }) => {
    expect(pageAt(aQuestionnaire(), [], at)).toBeUndefined();
    expect(pageAt(aQuestionnaire(aSection(1)), [], at)).toBeUndefined();
    expect(maySubmitScreening(aQuestionnaire(), [])).toEqual({ _tag: 'Allowed', value: [] });
  });

  it.each(
    cases('screening/paging-completed', {
      answers: list(
        named({
          'yes to 1': yes(1),
          'yes to 2': yes(2),
          'yes to 3': yes(3),
          'yes to another': [{ questionId: strangeQuestion, answer: ['Yes'] }],
          'maybe to 1': [{ questionId: questionId(1), answer: ['Maybe'] }],
        }),
      ),
      completed: number,
    }),
  )('$title', ({ answers, completed }) => {
    expect(completion(questionnaire, answers.flat())).toEqual({ completed, of: 3 });
  });
});

describe('Next', () => {
  it("does not move past a required question without an answer: 'Please answer the mandatory question' [spec 1 §5]", () => {
    expect(nextPage(page([], 0))).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'MandatoryUnanswered', questionId: 1 },
    });
  });

  it('does not move past an invalid answer [spec 1 §5]', () => {
    expect(nextPage(page([{ questionId: questionId(2), answer: ['Yes', 'No'] }], 1))).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'TooManyAnswers', questionId: 2, given: 2, atMost: 1 },
    });
  });

  it('moves to the next page, even past an unanswered optional question [spec 1 §5]', () => {
    expect(nextPage(page(yes(1), 0))).toEqual({ _tag: 'Allowed', value: 1 });
    expect(nextPage(page([], 1))).toEqual({ _tag: 'Allowed', value: 2 });
  });

  it('stays on the last page, which has Submit [spec 1 §2]', () => {
    expect(nextPage(page(yes(3), 2))).toEqual({ _tag: 'Allowed', value: 2 });
  });
});

describe('Previous', () => {
  it.each(cases('screening/paging-previous-page', { page: number, previousPage: number }))(
    '$title',
    ({ page: at, previousPage: before }) => {
      expect(previousPage(page([], at))).toBe(before);
    },
  );
});

describe('Submit', () => {
  it('is blocked until all required questions are answered, and reports the pages where one is missing [spec 1 §5]', () => {
    expect(maySubmitScreening(questionnaire, yes(2))).toEqual({
      _tag: 'Refused',
      reason: {
        _tag: 'SubmitBlocked',
        faults: [
          { at: 0, fault: { _tag: 'MandatoryUnanswered', questionId: 1 } },
          { at: 2, fault: { _tag: 'MandatoryUnanswered', questionId: 3 } },
        ],
      },
    });
  });

  it('sends an answer for every question, without those no longer asked [spec 1 §7]', () => {
    const draft: Answers = [...yes(3, 1), { questionId: strangeQuestion, answer: ['old'] }];
    expect(maySubmitScreening(questionnaire, draft)).toEqual({
      _tag: 'Allowed',
      value: [
        { questionId: 1, answer: ['Yes'] },
        { questionId: 2, answer: [] },
        { questionId: 3, answer: ['Yes'] },
      ],
    });
  });
});

describe('Any skill filter', () => {
  const answered = questionnaires.chain((asked) => fc.tuple(fc.constant(asked), answersTo(asked)));

  it('can be submitted exactly when Next lets a candidate walk from the first page to the last and off it [spec 1 §5]', () => {
    fc.assert(
      fc.property(answered, ([asked, answers]) => {
        const count = questionsOf(asked).length;
        let reached = 0;
        for (let at = 0; at < count; at += 1) {
          const shown = pageAt(asked, answers, at);
          if (shown === undefined || nextPage(shown)._tag === 'Refused') break;
          reached += 1;
        }
        const decision = maySubmitScreening(asked, answers);
        expect(decision._tag === 'Allowed').toBe(reached === count);
        if (decision._tag === 'Refused') expect(decision.reason.faults[0]?.at).toBe(reached);
      }),
      { numRuns: 500 },
    );
  });

  it('shows each question on exactly one page, N of M between 0 and M [spec 1 §2, §9]', () => {
    fc.assert(
      fc.property(answered, ([asked, answers]) => {
        const questions = questionsOf(asked);
        questions.forEach((question, at) => {
          const shown = pageAt(asked, answers, at);
          expect(shown?.question).toBe(question);
          expect(shown?.section.questions).toContain(question);
        });
        const { completed, of } = completion(asked, answers);
        expect(of).toBe(questions.length);
        expect(completed >= 0 && completed <= of).toBe(true);
      }),
    );
  });
});
