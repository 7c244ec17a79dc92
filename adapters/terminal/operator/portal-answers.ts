import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { bodyField } from '../../../domain/resilience/error-text';

/** Longer than a running portal takes to answer, and short enough to wait for before every command, in milliseconds. */
const patience = 5_000;

/** Whether a portal runs at that address. Any other server there does not count. */
export const portalAnswers = async (publicUrl: string): Promise<boolean> => {
  const health = await TE.tryCatch(
    async (): Promise<unknown> =>
      (await fetch(`${publicUrl}/healthz`, { signal: AbortSignal.timeout(patience) })).json(),
    () => 'NoAnswer',
  )();
  return E.isRight(health) && bodyField(health.right, 'status') === 'ok';
};
