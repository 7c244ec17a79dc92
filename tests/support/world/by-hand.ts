import type * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';

/** A call whose answers a test gives by hand, in order; its inputs are recorded. */
export interface CallByHand<Asked, Failure, A> {
  readonly call: (asked: Asked) => TE.TaskEither<Failure, A>;
  readonly asked: readonly Asked[];
  /** Answers the latest call, and waits until the answer is processed. */
  readonly answer: (answer: E.Either<Failure, A>) => Promise<void>;
}

/** Waits until all pending promises are settled. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export const callByHand = <Asked, Failure, A>(): CallByHand<Asked, Failure, A> => {
  const asked: Asked[] = [];
  const answers: ((answer: E.Either<Failure, A>) => void)[] = [];
  return {
    call: (of) => () => {
      asked.push(of);
      return new Promise((resolve) => answers.push(resolve));
    },
    asked,
    answer: async (answer) => {
      await settled();
      answers.at(-1)?.(answer);
      await settled();
    },
  };
};
