import * as O from 'fp-ts/Option';
import { isBlank } from '../text/typed-text';
import type { QuestionnaireId, ScreeningQuestionId } from '../ids/questionnaire-ids';

/** How a question is answered: with one option, several, or a text (spec 1 §3). */
export type QuestionType = 'multiple-choice' | 'single-choice' | 'short-text' | 'long-text' | 'paragraph';

/** All types, in the order of spec 1 §3. */
export const questionTypes = [
  'multiple-choice',
  'single-choice',
  'short-text',
  'long-text',
  'paragraph',
] as const satisfies readonly QuestionType[];

/** The names of the types (spec 1 §3). The last one has two names; both are read. */
export const questionTypeName: Readonly<Record<QuestionType, string>> = {
  'multiple-choice': 'Multiple Choice',
  'single-choice': 'Single Choice',
  'short-text': 'Short text',
  'long-text': 'Long text',
  paragraph: 'Paragraph / Free format text',
};

const paragraphNames: readonly string[] = ['paragraph', 'free format text', 'paragraph/free format text'];

const spoken = (name: string): string =>
  name
    .toLowerCase()
    .split('/')
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .join('/');

/** Reads a type's name, ignoring case and spacing; none for a name not in the specification. */
export const readQuestionType = (name: string): O.Option<QuestionType> =>
  paragraphNames.includes(spoken(name))
    ? O.some('paragraph')
    : O.fromNullable(questionTypes.find((type) => spoken(questionTypeName[type]) === spoken(name)));

/** Whether a question is answered with options, not with a text. */
export const isChoice = (type: QuestionType): boolean => type === 'multiple-choice' || type === 'single-choice';

/** Reference material of a question: a text, a link with its title (ref_text, ref_link, ref_title). */
export interface Reference {
  readonly text: string;
  readonly link: string;
  readonly title: string;
}

/** A question of a skill filter as candidates get it (spec 1 §3). */
export interface ScreeningQuestion {
  readonly questionId: ScreeningQuestionId;
  readonly title: string;
  readonly type: QuestionType;
  /** is_require (spec 1 §3). */
  readonly required: boolean;
  readonly tag: string;
  readonly reference: Reference | undefined;
  /** The options; empty for a text question. Candidates don't see which of them disqualify. */
  readonly options: readonly string[];
}

/** A titled part of a questionnaire; pages go by question, not by section (spec 1 §3). */
export interface Section {
  readonly sectionId: number;
  readonly name: string;
  readonly description: string;
  readonly questions: readonly ScreeningQuestion[];
}

/** The skill filter of a position (spec 1 §3). */
export interface Questionnaire {
  readonly id: QuestionnaireId;
  readonly name: string;
  readonly sections: readonly Section[];
}

/** All questions in order. */
export const questionsOf = ({ sections }: Questionnaire): readonly ScreeningQuestion[] =>
  sections.flatMap(({ questions }) => questions);

/** Why a questionnaire can't be used: something in it repeats, or a question has no title or no options. */
export type QuestionnaireFault =
  | { readonly _tag: 'SameQuestionTwice'; readonly questionId: ScreeningQuestionId }
  | { readonly _tag: 'QuestionWithoutTitle'; readonly questionId: ScreeningQuestionId }
  | { readonly _tag: 'ChoiceWithoutOptions'; readonly questionId: ScreeningQuestionId }
  | { readonly _tag: 'SameOptionTwice'; readonly questionId: ScreeningQuestionId; readonly option: string };

const repeated = <A>(items: readonly A[]): readonly A[] => items.filter((item, at) => items.indexOf(item) < at);

const faultsOf = ({ questionId, title, type, options }: ScreeningQuestion): readonly QuestionnaireFault[] => [
  ...(isBlank(title) ? [{ _tag: 'QuestionWithoutTitle', questionId } as const] : []),
  ...(isChoice(type) && options.length === 0 ? [{ _tag: 'ChoiceWithoutOptions', questionId } as const] : []),
  ...repeated(options).map((option) => ({ _tag: 'SameOptionTwice', questionId, option }) as const),
];

/**
 * Faults that make a questionnaire unusable: questions whose answers are ambiguous, or that nobody could answer. A questionnaire without
 * questions is fine; it is submitted at once (R6a).
 */
export const questionnaireFaults = (questionnaire: Questionnaire): readonly QuestionnaireFault[] => {
  const questions = questionsOf(questionnaire);
  return [
    ...repeated(questions.map(({ questionId }) => questionId)).map(
      (questionId) => ({ _tag: 'SameQuestionTwice', questionId }) as const,
    ),
    ...questions.flatMap(faultsOf),
  ];
};
