import * as fc from 'fast-check';
import type { Answers } from '../../../domain/screening/answers';
import {
  isChoice,
  questionTypes,
  type Questionnaire,
  type ScreeningQuestion,
} from '../../../domain/screening/questionnaire';
import { aQuestion, aQuestionnaire, aSection, questionId } from '../builders/screening';

const options = fc.uniqueArray(fc.constantFrom('Yes', 'No', 'Days', 'Nights', 'CNA'), { minLength: 1 });

const questionOf = (n: number): fc.Arbitrary<ScreeningQuestion> =>
  fc
    .record({ type: fc.constantFrom(...questionTypes), required: fc.boolean(), options })
    .map(({ type, required, options: offered }) =>
      aQuestion(n, { type, required, options: isChoice(type) ? offered : [] }),
    );

/** Up to three sections of up to three questions, numbered consecutively; a section may be empty. */
export const questionnaires: fc.Arbitrary<Questionnaire> = fc
  .array(fc.nat({ max: 3 }), { maxLength: 3 })
  .chain((sizes) =>
    fc.tuple(
      ...sizes.map((size, section) =>
        fc
          .tuple(...Array.from({ length: size }, (_, at) => questionOf(section * 10 + at + 1)))
          .map((questions) => aSection(section + 1, ...questions)),
      ),
    ),
  )
  .map((sections) => aQuestionnaire(...sections));

/** Anything that may be given as an answer: options, other words, blanks, too many, nothing. */
export const givenAnswers: fc.Arbitrary<readonly string[]> = fc.oneof(
  fc.constant([]),
  fc.subarray(['Yes', 'No', 'Days', 'Nights', 'CNA']),
  fc.array(fc.constantFrom('Yes', 'No', '', '  ', ' five years ', 'Other'), { maxLength: 3 }),
);

export const answersTo = (questionnaire: Questionnaire): fc.Arbitrary<Answers> =>
  fc
    .tuple(
      ...questionnaire.sections.flatMap(({ questions }) =>
        questions.map((question) => fc.tuple(fc.constant(question.questionId), givenAnswers, fc.boolean())),
      ),
    )
    .map((all) => all.filter(([, , given]) => given).map(([id, answer]) => ({ questionId: id, answer })));

export const strangeQuestion = questionId(999);
