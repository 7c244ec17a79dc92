import {
  parseScreeningQuestionId,
  type Questionnaire,
  type ScreeningQuestion,
  type ScreeningQuestionId,
  type Section,
} from '../../../domain/screening/questionnaire';
import { decoded } from './decoded';

export const questionId = (n: number): ScreeningQuestionId => decoded(parseScreeningQuestionId(n), n);

/** A required Single Choice, Yes or No. A test names only what it is about. */
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
  id: 7,
  name: 'Caregiver basics',
  sections,
});
