import * as E from 'fp-ts/Either';
import { useCallback, useRef } from 'react';
import type { IdempotencyKey } from '../../application/ports/secrets';
import { usePorts } from './ports';

type Press = <F extends { readonly _tag: string }, A>(
  said: unknown,
  send: (key: IdempotencyKey) => Promise<E.Either<F, A>>,
) => Promise<E.Either<F, A>>;

/** One idempotency key for each press. When the response to a press was lost, sending the same content again reuses its key (R17). */
export const usePressKey = (): Press => {
  const { environment } = usePorts();
  const lost = useRef<{ readonly words: string; readonly key: IdempotencyKey }>(undefined);
  return useCallback(
    async (said, send) => {
      const words = JSON.stringify(said);
      const key = lost.current?.words === words ? lost.current.key : environment.newKey();
      const answer = await send(key);
      lost.current = E.isLeft(answer) && answer.left._tag === 'AnswerLost' ? { words, key } : undefined;
      return answer;
    },
    [environment],
  );
};
