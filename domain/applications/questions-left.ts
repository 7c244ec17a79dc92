import { isBlank } from '../text/typed-text';

/** What was answered so far: the texts for each question. */
export type AnsweredSoFar = readonly { readonly answer: readonly string[] }[];

/**
 * How many questions of a screening in progress are still open, according to the answers kept on the device. Undefined: none is answered yet, or the
 * job asks nothing. Ours: the specification shows a count only on the pages of the questions.
 */
export const questionsLeft = (questionCount: number, answers: AnsweredSoFar): number | undefined => {
  const answered = answers.filter(({ answer }) => answer.some((text) => !isBlank(text))).length;
  return answered === 0 || questionCount === 0 ? undefined : Math.max(0, questionCount - answered);
};
