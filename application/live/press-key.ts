import * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';
import type { Environment } from '../ports/environment';
import type { IdempotencyKey } from '../ports/secrets';

/** Sends one press under its key. */
export type Press = <F extends { readonly _tag: string }, A>(
  input: unknown,
  send: (key: IdempotencyKey) => TE.TaskEither<F, A>,
) => TE.TaskEither<F, A>;

/** One idempotency key for each press. When the response to a press was lost, sending the same content again reuses its key (R17). */
export const pressKeys = ({ newKey }: Pick<Environment, 'newKey'>): Press => {
  let lost: { readonly words: string; readonly key: IdempotencyKey } | undefined;
  return (input, send) => async () => {
    const words = JSON.stringify(input);
    const key = lost?.words === words ? lost.key : newKey();
    const answer = await send(key)();
    lost = E.isLeft(answer) && answer.left._tag === 'AnswerLost' ? { words, key } : undefined;
    return answer;
  };
};
