import * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';
import type { NotCarriedOut } from '../../../application/operator/operator.port';

/** The number of attempts, and the pause between them in ms. */
const [mostCalls, betweenCalls] = [15, 5_000];

const isNotCarriedOut = (reason: { readonly _tag: string }): reason is NotCarriedOut => reason._tag === 'NotCarriedOut';

/** Retries an idempotent call while the portal is busy or away. `pause` takes ms. */
export const again =
  (pause: (length: number) => Promise<unknown>) =>
  <R extends { readonly _tag: string }, A>(
    call: TE.TaskEither<R | NotCarriedOut, A>,
  ): TE.TaskEither<R | NotCarriedOut, A> =>
  async () => {
    for (let calls = 1; ; calls += 1) {
      const answer = await call();
      if (E.isRight(answer) || calls === mostCalls || !isNotCarriedOut(answer.left)) return answer;
      const { tooManyCalls = false, connectionLost = false, portalAway = false } = answer.left;
      if (!(tooManyCalls || connectionLost || portalAway)) return answer;
      await pause(betweenCalls);
    }
  };
