import * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';

/** The answer of a call that must succeed. */
export const answerOf = async <F extends { readonly _tag: string }, A>(call: TE.TaskEither<F, A>): Promise<A> => {
  const answer = await call();
  if (E.isLeft(answer)) throw new Error(`The call was refused: ${JSON.stringify(answer.left)}`);
  return answer.right;
};

/** The refusal of a call that must be refused. */
export const refusalOf = async <F extends { readonly _tag: string }, A>(call: TE.TaskEither<F, A>): Promise<F> => {
  const answer = await call();
  if (E.isRight(answer)) throw new Error(`The call was answered: ${JSON.stringify(answer.right)}`);
  return answer.left;
};
