import { allowed, refused, type Decision } from '../decision';
import type { InterviewQuestion } from '../screening/interview-question';
import type { InterviewQuestionId } from '../ids/question-id';
import { mayReRecord, type ReRecordLimitReached } from './re-record';
import type { SessionQuestion } from './review';
import type { Sha256 } from './sha256';

/* What the provider's side knows of the answers to a recorded interview, and which one it takes next (spec 2 §4.1, R34). */

/** The answer to one question: the last take that was acknowledged, or a skip. */
export interface AnswerOnFile {
  readonly questionId: InterviewQuestionId;
  /** Undefined: the question is skipped. */
  readonly current: Sha256 | undefined;
  /** The takes that were replaced, oldest first. Their files are deleted. */
  readonly replaced: readonly Sha256[];
}

/** How often the answer has been recorded again: every take after the first (R34). A skip is no take. */
export const reRecordsOf = ({ current, replaced }: Pick<AnswerOnFile, 'current' | 'replaced'>): number =>
  Math.max(0, replaced.length + (current === undefined ? 0 : 1) - 1);

/** The interview has no such question. */
export interface NoSuchQuestion {
  readonly _tag: 'NoSuchQuestion';
  readonly questionId: InterviewQuestionId;
}

/** The question that an answer is for. */
export const questionAsked = (
  questions: readonly InterviewQuestion[],
  questionId: InterviewQuestionId,
): Decision<NoSuchQuestion, InterviewQuestion> => {
  const question = questions.find((one) => one.questionId === questionId);
  return question === undefined ? refused({ _tag: 'NoSuchQuestion', questionId }) : allowed(question);
};

/** Only a question with skip_question may be skipped. */
export interface NotSkippable {
  readonly _tag: 'NotSkippable';
  readonly questionId: InterviewQuestionId;
}

/** This take was stored, and a later one has replaced it since. */
export interface TakeReplaced {
  readonly _tag: 'TakeReplaced';
  readonly questionId: InterviewQuestionId;
}

/** Why an answer isn't taken (R34); the one on file stays. */
export type AnswerNotTaken = NotSkippable | TakeReplaced | ReRecordLimitReached;

/** A take, by its content, or a skip. */
export type AnswerGiven = { readonly _tag: 'Take'; readonly sha256: Sha256 } | { readonly _tag: 'Skip' };

/** What an answer does to the one on file: nothing if it is the same once more. */
export type AnswerTaken = { readonly _tag: 'SameAgain' } | { readonly _tag: 'Stored'; readonly answer: AnswerOnFile };

/**
 * Whether an answer is taken (R34). The same take sent again is the same. A new take after an acknowledged one is a re-record and needs one
 * left; a skip in between gives none back. A skip replaces a take as a take does.
 */
export const takeAnswer = (
  { questionId, skippable }: Pick<InterviewQuestion, 'questionId' | 'skippable'>,
  onFile: AnswerOnFile | undefined,
  given: AnswerGiven,
  reRecordLimit: number,
): Decision<AnswerNotTaken, AnswerTaken> => {
  const takes = [...(onFile?.replaced ?? []), ...(onFile?.current === undefined ? [] : [onFile.current])];
  if (given._tag === 'Skip') {
    if (!skippable) return refused({ _tag: 'NotSkippable', questionId });
    return onFile !== undefined && onFile.current === undefined
      ? allowed({ _tag: 'SameAgain' })
      : allowed({ _tag: 'Stored', answer: { questionId, current: undefined, replaced: takes } });
  }
  if (onFile?.current === given.sha256) return allowed({ _tag: 'SameAgain' });
  if (takes.includes(given.sha256)) return refused({ _tag: 'TakeReplaced', questionId });
  const again = takes.length === 0 ? undefined : mayReRecord(takes.length - 1, reRecordLimit);
  return again?._tag === 'Refused'
    ? again
    : allowed({ _tag: 'Stored', answer: { questionId, current: given.sha256, replaced: takes } });
};

/** The interview as the server knows it: each question with its answer on file (spec 2 §4.1). */
export const questionsOnFile = (
  questions: readonly InterviewQuestion[],
  answers: readonly AnswerOnFile[],
): readonly SessionQuestion[] =>
  questions.map(({ questionId, skippable }) => {
    const onFile = answers.find((one) => one.questionId === questionId);
    const answered = onFile?.current === undefined ? 'skipped' : 'recorded';
    return {
      questionId,
      skippable,
      standing: onFile === undefined ? 'unrecorded' : answered,
      reRecords: onFile === undefined ? 0 : reRecordsOf(onFile),
    };
  });
