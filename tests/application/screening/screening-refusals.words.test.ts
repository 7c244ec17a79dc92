import {
  evaluatingMessage,
  sayAnswerFault,
  sayCompletion,
  saySubmissionFault,
  saySubmitAnswersRefusal,
  saySubmitBlocked,
  screeningMessage,
} from '../../../application/screening/screening-refusals.words';
import { questionId } from '../../support/builders/screening';

const missing = { _tag: 'MandatoryUnanswered', questionId: questionId(1) } as const;

describe('The skill filter says', () => {
  it("'Please answer the mandatory question' [spec 1 §5, §8]", () => {
    expect(sayAnswerFault(missing)).toBe('Please answer the mandatory question');
    expect(saySubmissionFault(missing)).toBe('Please answer the mandatory question');
  });

  it('how many are open, if it is more than one [spec 1 §5]', () => {
    const fault = { at: 0, fault: missing };
    expect(saySubmitBlocked({ _tag: 'SubmitBlocked', faults: [fault] })).toBe('Please answer the mandatory question');
    expect(saySubmitBlocked({ _tag: 'SubmitBlocked', faults: [fault, { ...fault, at: 2 }] })).toBe(
      'Please answer the mandatory question (2 are open)',
    );
  });

  it('what is wrong with an answer [spec 1 §5]', () => {
    const many = { _tag: 'TooManyAnswers', questionId: questionId(1), given: 2, atMost: 1 } as const;
    const stranger = { _tag: 'NotAnOption', questionId: questionId(1), answer: 'Maybe' } as const;
    expect([sayAnswerFault(many), sayAnswerFault(stranger)]).toEqual([
      'Choose one answer',
      'Choose one of the answers shown',
    ]);
    expect([saySubmissionFault(many), saySubmissionFault(stranger)]).toEqual([
      'Choose one answer',
      'Choose one of the answers shown',
    ]);
  });

  it('that the questions have changed, and that nothing is lost [spec 1 §5]', () => {
    for (const _tag of ['UnknownQuestion', 'AnsweredTwice'] as const)
      expect(saySubmissionFault({ _tag, questionId: questionId(9) })).toContain('answers are kept');
  });

  it('why nothing was evaluated: the first error, what changed, what was answered before [spec 1 §5, R8]', () => {
    expect(saySubmitAnswersRefusal({ _tag: 'AnswersRefused', faults: [missing] })).toBe(
      'Please answer the mandatory question',
    );
    expect(saySubmitAnswersRefusal({ _tag: 'AnswersRefused', faults: [] })).toBe(
      'Please answer the mandatory question',
    );
    expect(saySubmitAnswersRefusal({ _tag: 'ScreeningAnswered' })).toBe(
      'You have already answered the questions for this job.',
    );
    expect(saySubmitAnswersRefusal({ _tag: 'OtherQuestionnaire' })).toBe(
      'The questions have changed. Load the page again; your other answers are kept.',
    );
    expect(saySubmitAnswersRefusal({ _tag: 'PositionClosed' })).toBe(
      'We are sorry to inform you that, currently this position is closed.',
    );
  });

  it.each([
    [0, "Thank you for applying. Your answers don't match what this job asks for."],
    [1, 'Your profile matches this job.'],
    [3, 'Your profile matches this job.'],
    [4, "Thank you for applying. Your answers don't match what this job asks for."],
  ])('how the evaluation of status %p ended [R8]', (status, text) => {
    expect(screeningMessage(status)).toBe(text);
  });

  it("'Completed N of M' [spec 1 §2]", () => {
    expect(sayCompletion({ completed: 2, of: 5 })).toBe('Completed 2 of 5');
  });

  it('that the answers are being evaluated [spec 1 §8]', () => {
    expect(evaluatingMessage).toBe('Please wait for few seconds while we evaluate your skill filter...');
  });
});
