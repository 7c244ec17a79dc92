import type { Disqualifier } from '../../../domain/screening/outcome';
import type { QuestionnaireOnFile } from '../../../domain/screening/questionnaire-on-file';
import {
  parseQuestionnaireId,
  parseScreeningQuestionId,
  type QuestionnaireId,
  type ScreeningQuestionId,
} from '../../../domain/ids/questionnaire-ids';
import type { Questionnaire, ScreeningQuestion, Section } from '../../../domain/screening/questionnaire';
import { decoded } from './decoded';

export const questionId = (n: number): ScreeningQuestionId => decoded(parseScreeningQuestionId(n), n);

export const questionnaireId = (n: number): QuestionnaireId => decoded(parseQuestionnaireId(n), n);

/** A required Single Choice, Yes or No. A test sets only what it is about. */
export const aQuestion = (n: number, changes: Partial<ScreeningQuestion> = {}): ScreeningQuestion => ({
  questionId: questionId(n),
  title: `Question ${n}`,
  type: 'single-choice',
  required: true,
  tag: '',
  reference: undefined,
  options: ['Yes', 'No'],
  ...changes,
});

export const aSection = (sectionId: number, ...questions: readonly ScreeningQuestion[]): Section => ({
  sectionId,
  name: `Section ${sectionId}`,
  description: '',
  questions,
});

export const aQuestionnaire = (...sections: readonly Section[]): Questionnaire => ({
  id: questionnaireId(7),
  name: 'Caregiver basics',
  sections,
});

/** A questionnaire as the provider stores it; a No to the first question ends the screening. */
export const onFile = (
  questionnaire: Questionnaire = aQuestionnaire(aSection(1, aQuestion(1))),
  disqualifiers: readonly Disqualifier[] = [{ questionId: questionId(1), option: 'No' }],
): QuestionnaireOnFile => ({ questionnaire, disqualifiers, interview: [], practice: [], guided: [] });
