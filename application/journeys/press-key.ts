import * as E from 'fp-ts/Either';
import type { Environment } from '../ports/environment';
import type { IdempotencyKey } from '../ports/secrets';

/** Sends what a press says, under a key. */
export type Press = <F extends { readonly _tag: string }, A>(
  said: unknown,
  send: (key: IdempotencyKey) => Promise<E.Either<F, A>>,
) => Promise<E.Either<F, A>>;

/** One idempotency key for each press. When the answer to a press was lost, sending the same content again reuses its key (R17). */
export const keyPerPress = ({ newKey }: Pick<Environment, 'newKey'>): Press => {
  let lost: { readonly words: string; readonly key: IdempotencyKey } | undefined;
  return async (said, send) => {
    const words = JSON.stringify(said);
    const key = lost?.words === words ? lost.key : newKey();
    const answer = await send(key);
    lost = E.isLeft(answer) && answer.left._tag === 'AnswerLost' ? { words, key } : undefined;
    return answer;
  };
};
