import { isBlank } from '../text/typed-text';
import type { AskedQuestion } from './meeting';

/** A candidate's answer to a question that the interviewer asked: an option, words of their own, or both. */
export interface QuestionAnswer {
  readonly questionId: number;
  /** Undefined: none was chosen, or the question has none. */
  readonly option: string | undefined;
  readonly additionalResponse: string;
}

/** What the two sides of a live interview tell each other, in whatever room they meet (R51, spec 2 §4.6). */
export type RoomMessage =
  /** A participant introduces themselves after entering. */
  | { readonly _tag: 'Joined'; readonly name: string }
  /** The candidate repeats what was asked and answered so far, for an interviewer who has just come or come back. */
  | {
      readonly _tag: 'Asked';
      readonly questions: readonly AskedQuestion[];
      readonly answers: readonly QuestionAnswer[];
    }
  | { readonly _tag: 'Question'; readonly question: AskedQuestion }
  | { readonly _tag: 'Answer'; readonly answer: QuestionAnswer }
  /** The candidate is running late. Undefined: they don't say how much. */
  | { readonly _tag: 'RunningLate'; readonly minutes: number | undefined }
  /** The interviewer ends the interview for both. */
  | { readonly _tag: 'End' };

/** Who is in a live interview. */
export type Side = 'candidate' | 'interviewer';

/** What each side may say (R51): only the interviewer asks questions and ends the interview. */
export const maySay = (side: Side, { _tag }: RoomMessage): boolean => {
  switch (_tag) {
    case 'Joined':
      return true;
    case 'Asked':
    case 'Answer':
    case 'RunningLate':
      return side === 'candidate';
    case 'Question':
    case 'End':
      return side === 'interviewer';
  }
};

/** An answer as it was written: an option, words, or both (spec 2 §3). Undefined: there is neither, so there is nothing to send. */
export const writtenAnswer = (
  questionId: number,
  option: string | undefined,
  words: string,
): QuestionAnswer | undefined =>
  option === undefined && isBlank(words) ? undefined : { questionId, option, additionalResponse: words.trim() };

/** Replaces an earlier answer to the same question. */
export const withAnswer = (answers: readonly QuestionAnswer[], answer: QuestionAnswer): readonly QuestionAnswer[] => [
  ...answers.filter(({ questionId }) => questionId !== answer.questionId),
  answer,
];
