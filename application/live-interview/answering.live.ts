import { withAnswer, writtenAnswer, type QuestionAnswer } from '../../domain/live-interview/room-message';

/* How a candidate answers the interviewer's questions: what is written and what was sent (spec 2 §3, §4.6). */

/** An answer that is being written. `isEmpty`: Send was pressed with nothing in it. */
export interface AnswerDraft extends Pick<QuestionAnswer, 'option'> {
  readonly words: string;
  readonly isEmpty: boolean;
}

/** The answers that were sent, and what has been written since, by question. */
export interface Answering {
  readonly answers: readonly QuestionAnswer[];
  readonly drafts: ReadonlyMap<number, AnswerDraft>;
}

/** What the candidate does on the card of a question. */
export type AnsweringAct = { readonly questionId: number } & (
  | { readonly _tag: 'OptionChosen'; readonly option: string }
  | { readonly _tag: 'WordsTyped'; readonly words: string }
  | { readonly _tag: 'AnswerPressed' }
);

/** The answer that was sent to a question. */
export const sentAnswerTo = ({ answers }: Pick<Answering, 'answers'>, questionId: number): QuestionAnswer | undefined =>
  answers.find((answer) => answer.questionId === questionId);

/** What the card of a question contains. It begins with the answer that was sent. */
export const draftOf = (state: Answering, questionId: number): AnswerDraft => {
  const answer = sentAnswerTo(state, questionId);
  return (
    state.drafts.get(questionId) ?? { option: answer?.option, words: answer?.additionalResponse ?? '', isEmpty: false }
  );
};

/** Whether the interviewer has the answer as it is written. */
export const isAnswerSent = (state: Answering, questionId: number): boolean => {
  const answer = sentAnswerTo(state, questionId);
  const { option, words } = draftOf(state, questionId);
  return answer !== undefined && answer.option === option && answer.additionalResponse === words.trim();
};

/** The answers after an act, and what is to be sent. */
export const answeringStep = <T extends Answering>(
  state: T,
  act: AnsweringAct,
): readonly [T, QuestionAnswer | undefined] => {
  const { questionId } = act;
  const draft = draftOf(state, questionId);
  const drafted = (changes: Partial<AnswerDraft>): T => ({
    ...state,
    drafts: new Map(state.drafts).set(questionId, { ...draft, isEmpty: false, ...changes }),
  });
  switch (act._tag) {
    case 'OptionChosen':
      return [drafted({ option: act.option }), undefined];
    case 'WordsTyped':
      return [drafted({ words: act.words }), undefined];
    case 'AnswerPressed': {
      const answer = writtenAnswer(questionId, draft.option, draft.words);
      if (answer === undefined) return [drafted({ isEmpty: true }), undefined];
      return [{ ...state, answers: withAnswer(state.answers, answer) }, answer];
    }
  }
};
