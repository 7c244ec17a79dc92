import * as E from 'fp-ts/Either';
import * as fc from 'fast-check';
import {
  answerTo,
  checkAnswer,
  checkAnswers,
  checkEachAnswer,
  giveAnswer,
  isAnswered,
  pressOption,
  type Answers,
} from '../../../domain/screening/answers';
import { questionsOf, type ScreeningQuestion } from '../../../domain/screening/questionnaire';
import { answersTo, givenAnswers, questionnaires, strangeQuestion } from '../../support/arbitraries/screening';
import { aQuestion, aQuestionnaire, aSection, questionId } from '../../support/builders/screening';
import { cases } from '../../support/cases/cases';
import { list, named, number, text as words } from '../../../adapters/rules/cases/columns';

const single = aQuestion(1);
const multiple = aQuestion(2, { type: 'multiple-choice', options: ['Days', 'Nights', 'Weekends'] });
const text = aQuestion(3, { type: 'short-text', options: [] });
const longText = aQuestion(4, { type: 'long-text', options: [] });
const paragraph = aQuestion(4, { type: 'paragraph', options: [] });
const allowed = (value: readonly string[]) => ({ _tag: 'Allowed', value });
const refused = (reason: object) => ({ _tag: 'Refused', reason });

describe('An answer', () => {
  it.each(
    cases('screening/answers-accepted', {
      question: named({ single, multiple, text, 'long text': longText, paragraph }),
      answer: list(words),
      kept: list(words),
    }),
  )('$title', ({ question, answer, kept }) => {
    expect(checkAnswer(question, answer)).toEqual(allowed(kept));
    expect(checkAnswer({ ...question, required: false }, answer)).toEqual(allowed(kept));
  });

  it.each(cases('screening/answers-required', { question: named({ single, multiple, text }), answer: list(words) }))(
    '$title',
    ({ question, answer }) => {
      const { questionId: id } = question;
      expect(checkAnswer(question, answer)).toEqual(refused({ _tag: 'MandatoryUnanswered', questionId: id }));
      expect(checkAnswer({ ...question, required: false }, answer)).toEqual(allowed([]));
    },
  );

  it.each(cases('screening/answers-too-many-options', { answer: list(words), given: number }))(
    '$title',
    ({ answer, given }) => {
      expect(checkAnswer(single, answer)).toEqual(refused({ _tag: 'TooManyAnswers', questionId: 1, given, atMost: 1 }));
    },
  );

  it('of a text is one text [spec 1 §5]', () => {
    expect(checkAnswer(text, ['one', 'two'])).toEqual(
      refused({ _tag: 'TooManyAnswers', questionId: 3, given: 2, atMost: 1 }),
    );
  });

  it.each(
    cases('screening/answers-unknown-option', {
      question: named({ single, multiple }),
      answer: list(words),
      stranger: words,
    }),
  )('$title', ({ question, answer, stranger }) => {
    expect(checkAnswer(question, answer)).toEqual(
      refused({ _tag: 'NotAnOption', questionId: question.questionId, answer: stranger }),
    );
  });

  it('stays the same when checked again [spec 1 §5]', () => {
    fc.assert(
      fc.property(fc.constantFrom(single, multiple, text), fc.boolean(), givenAnswers, (question, required, answer) => {
        const asked = { ...question, required };
        const decision = checkAnswer(asked, answer);
        if (decision._tag === 'Allowed') expect(checkAnswer(asked, decision.value)).toEqual(decision);
      }),
      { numRuns: 500 },
    );
  });
});

describe('Pressing an option', () => {
  it.each(cases('screening/answers-single-choice', { answer: list(words), option: words, next: list(words) }))(
    '$title',
    ({ answer, option, next }) => {
      expect(pressOption(single, answer, option)).toEqual(next);
    },
  );

  it.each(cases('screening/answers-multiple-choice', { answer: list(words), option: words, next: list(words) }))(
    '$title',
    ({ answer, option, next }) => {
      expect(pressOption(multiple, answer, option)).toEqual(next);
    },
  );

  it('twice leaves a Multiple Choice unchanged, and the result is always valid [spec 1 §5]', () => {
    fc.assert(
      fc.property(fc.subarray(['Days', 'Nights', 'Weekends']), fc.constantFrom('Days', 'Nights'), (answer, option) => {
        const once = pressOption(multiple, answer, option);
        expect(once.includes(option)).toBe(!answer.includes(option));
        expect(pressOption(multiple, once, option)).toEqual(answer);
        expect(checkAnswer({ ...multiple, required: false }, once)._tag).toBe('Allowed');
      }),
    );
  });
});

describe('Answers', () => {
  it('are empty until they are given, and the last one counts [spec 1 §5]', () => {
    expect(answerTo([], questionId(1))).toEqual([]);
    const given = giveAnswer(giveAnswer([], questionId(1), ['Yes']), questionId(2), ['Days']);
    expect(giveAnswer(given, questionId(1), ['No'])).toHaveLength(2);
    expect(answerTo(giveAnswer(given, questionId(1), ['No']), questionId(1))).toEqual(['No']);
    expect(answerTo(giveAnswer(given, questionId(1), ['No']), questionId(2))).toEqual(['Days']);
  });

  it('answer a question if they are valid and not empty [spec 1 §2]', () => {
    const optional = { ...text, required: false };
    expect(isAnswered(optional, [])).toBe(false);
    expect(isAnswered(optional, [{ questionId: questionId(3), answer: ['  '] }])).toBe(false);
    expect(isAnswered(optional, [{ questionId: questionId(3), answer: ['x'] }])).toBe(true);
    expect(isAnswered(text, [])).toBe(false);
    expect(isAnswered(single, [{ questionId: questionId(1), answer: ['Maybe'] }])).toBe(false);
  });
});

describe('A submission', () => {
  const questionnaire = aQuestionnaire(aSection(1, single, multiple), aSection(2, { ...text, required: false }));

  it('contains every question once, in order, with unanswered ones empty [spec 1 §7]', () => {
    const answers: Answers = [
      { questionId: questionId(2), answer: ['Nights', 'Days'] },
      { questionId: questionId(1), answer: ['Yes'] },
    ];
    expect(checkAnswers(questionnaire, answers)).toEqual(
      E.right([
        { questionId: 1, answer: ['Yes'] },
        { questionId: 2, answer: ['Days', 'Nights'] },
        { questionId: 3, answer: [] },
      ]),
    );
  });

  it('reports every error: answers to unknown questions first, then question by question [spec 1 §5]', () => {
    const answers: Answers = [
      { questionId: questionId(2), answer: ['Always'] },
      { questionId: strangeQuestion, answer: ['x'] },
      { questionId: questionId(2), answer: ['Days'] },
      { questionId: strangeQuestion, answer: ['y'] },
    ];
    expect(checkAnswers(questionnaire, answers)).toEqual(
      E.left([
        { _tag: 'UnknownQuestion', questionId: 999 },
        { _tag: 'AnsweredTwice', questionId: 2 },
        { _tag: 'UnknownQuestion', questionId: 999 },
        { _tag: 'MandatoryUnanswered', questionId: 1 },
        { _tag: 'NotAnOption', questionId: 2, answer: 'Always' },
      ]),
    );
  });

  it('to a questionnaire without a question is empty [R6a]', () => {
    expect(checkAnswers(aQuestionnaire(), [])).toEqual(E.right([]));
  });

  it('reports the position of each error, and leaves out unknown questions [spec 1 §5]', () => {
    expect(checkEachAnswer(questionnaire, [{ questionId: strangeQuestion, answer: ['x'] }])).toEqual({
      kept: [{ questionId: 3, answer: [] }],
      faults: [
        { at: 0, fault: { _tag: 'MandatoryUnanswered', questionId: 1 } },
        { at: 1, fault: { _tag: 'MandatoryUnanswered', questionId: 2 } },
      ],
    });
  });

  it('is accepted exactly if each answer fits its type and no required one is missing [spec 1 §5]', () => {
    /** What spec 1 §5 requires of one question, implemented independently. */
    const fits = ({ type, required, options }: ScreeningQuestion, answer: readonly string[]): boolean => {
      if (type === 'single-choice' || type === 'multiple-choice') {
        const chosen = new Set(answer);
        if ([...chosen].some((one) => !options.includes(one))) return false;
        return (chosen.size > 0 || !required) && (chosen.size <= 1 || type === 'multiple-choice');
      }
      const written = answer.filter((one) => /\S/.test(one)).length;
      return written <= 1 && (written === 1 || !required);
    };
    const submissions = questionnaires.chain((asked) => fc.tuple(fc.constant(asked), answersTo(asked)));
    fc.assert(
      fc.property(submissions, ([asked, answers]) => {
        const good = questionsOf(asked).filter((question) =>
          fits(question, answers.find((given) => given.questionId === question.questionId)?.answer ?? []),
        );
        const result = checkAnswers(asked, answers);
        expect(E.isRight(result)).toBe(good.length === questionsOf(asked).length);
        if (E.isRight(result))
          expect(result.right.map(({ questionId: id }) => id)).toEqual(questionsOf(asked).map((q) => q.questionId));
      }),
      { numRuns: 1_000 },
    );
  });
});
