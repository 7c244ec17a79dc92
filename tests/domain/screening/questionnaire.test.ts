import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as fc from 'fast-check';
import * as t from 'io-ts';
import { parseQuestionnaireId, parseScreeningQuestionId } from '../../../domain/ids/questionnaire-ids';
import {
  isChoice,
  questionnaireFaults,
  questionsOf,
  questionTypeName,
  questionTypes,
  readQuestionType,
} from '../../../domain/screening/questionnaire';
import { questionnaires } from '../../support/arbitraries/screening';
import { aQuestion, aQuestionnaire, aSection } from '../../support/builders/screening';
import { cases } from '../../support/cases/cases';
import { data, dataOf, number, text } from '../../../adapters/rules/cases/columns';

describe('The type of a question', () => {
  it.each(cases('screening/questionnaire-question-type', { name: text, type: text }))('$title', ({ name, type }) => {
    expect(readQuestionType(name)).toEqual(O.some(type));
  });

  it.each(cases('screening/questionnaire-no-question-type', { name: text }))('$title', ({ name }) => {
    expect(readQuestionType(name)).toEqual(O.none);
  });

  it('is looked for in a long name in time that grows with its length', () => {
    const took = (blanks: number): number => {
      const name = `x${' '.repeat(blanks)}x`;
      const began = performance.now();
      expect(readQuestionType(name)).toEqual(O.none);
      return performance.now() - began;
    };
    took(1_000);
    // With a step from each blank to each other it took ten seconds.
    expect(took(16_000)).toBeLessThan(1_000);
  });

  it('parses again from its name [spec 1 §3]', () => {
    expect(questionTypes).toHaveLength(5);
    for (const type of questionTypes) expect(readQuestionType(questionTypeName[type])).toEqual(O.some(type));
  });

  it('is a choice or a text [spec 1 §3]', () => {
    expect(questionTypes.filter(isChoice)).toEqual(['multiple-choice', 'single-choice']);
  });
});

describe('The number of a question, and of a questionnaire', () => {
  it.each(cases('screening/questionnaire-id', { number }))('$title', ({ number: n }) => {
    expect(parseScreeningQuestionId(n)).toEqual(E.right(n));
    expect(parseQuestionnaireId(n)).toEqual(E.right(n));
  });

  it.each(cases('screening/questionnaire-no-id', { number }))('$title', ({ number: n }) => {
    expect(parseScreeningQuestionId(n)).toEqual(E.left('NotAQuestionId'));
    expect(parseQuestionnaireId(n)).toEqual(E.left('NotAQuestionnaireId'));
  });
});

/** A question of a table: its number, and what it has other than usual. */
const told = t.intersection([
  t.type({ id: t.number }),
  t.partial({ title: t.string, type: t.literal('multiple-choice'), options: t.array(t.string) }),
]);

describe('A questionnaire', () => {
  const [first, second, third] = [aQuestion(1), aQuestion(2), aQuestion(3)];

  it('asks its questions section by section [spec 1 §3]', () => {
    expect(questionsOf(aQuestionnaire(aSection(1, first, third), aSection(2), aSection(3, second)))).toEqual([
      first,
      third,
      second,
    ]);
  });

  it('is valid, even without any questions [R6a]', () => {
    expect(questionnaireFaults(aQuestionnaire(aSection(1, first), aSection(2, second)))).toEqual([]);
    expect(questionnaireFaults(aQuestionnaire())).toEqual([]);
    expect(questionnaireFaults(aQuestionnaire(aSection(1, aQuestion(1, { type: 'long-text', options: [] }))))).toEqual(
      [],
    );
  });

  it.each(cases('screening/questionnaire-faults', { sections: dataOf(t.array(t.array(told))), faults: data }))(
    '$title',
    ({ sections, faults }) => {
      const questionnaire = aQuestionnaire(
        ...sections.map((questions, n) =>
          aSection(n + 1, ...questions.map(({ id, ...changes }) => ({ ...aQuestion(id), ...changes }))),
        ),
      );
      expect(questionnaireFaults(questionnaire)).toEqual(faults);
    },
  );

  it('reports all errors at once [spec 1 §3]', () => {
    const broken = aQuestion(1, { title: '', options: [] });
    expect(questionnaireFaults(aQuestionnaire(aSection(1, broken, broken))).map(({ _tag }) => _tag)).toEqual([
      'SameQuestionTwice',
      'QuestionWithoutTitle',
      'ChoiceWithoutOptions',
      'QuestionWithoutTitle',
      'ChoiceWithoutOptions',
    ]);
  });

  it('with distinct questions that have titles, and choices with distinct options, is valid [spec 1 §3]', () => {
    fc.assert(
      fc.property(questionnaires, (questionnaire) => {
        expect(questionnaireFaults(questionnaire)).toEqual([]);
      }),
    );
  });
});
