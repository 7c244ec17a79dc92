import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { bodyField } from '../../../domain/resilience/error-text';

/** Longer than a portal that lives takes to say so, and short enough to wait for it each time, in milliseconds. */
const patience = 5_000;

/** Whether a portal lives at that address. Whatever else answers there is none. */
export const portalAnswers = async (publicUrl: string): Promise<boolean> => {
  const health = await TE.tryCatch(
    async (): Promise<unknown> =>
      (await fetch(`${publicUrl}/healthz`, { signal: AbortSignal.timeout(patience) })).json(),
    () => 'NoAnswer',
  )();
  return E.isRight(health) && bodyField(health.right, 'status') === 'ok';
};
