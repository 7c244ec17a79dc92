import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { isCallFailure } from '../../application/failure';
import { apiOf, type ApiOf, type Operations } from '../../application/ports/candidate-api/call';
import { pleaseLogInAgain, saidByServer, saySessionEnded } from '../../application/words/failures';
import type { Call } from './call';
import { over, type Send, type TravelsOf } from './operation';

/** The port over any `send`. */
export const clientOf = <All extends Operations<keyof All>>(
  names: readonly (keyof All)[],
  travels: TravelsOf<All>,
  send: Send,
): ApiOf<All> => apiOf<All>(names, (name) => over(send)<All[typeof name]>(travels[name]));

/** The message for somebody whose session a failed answer ends; undefined: it ends none (spec 1 §8, R3b). */
export const sessionEnd = (
  { access, endsSessionOn = [401] }: Pick<Call<never, never, never>, 'access' | 'endsSessionOn'>,
  failure: { readonly _tag: string },
): string | undefined => {
  if (access === 'public' || !isCallFailure(failure)) return undefined;
  if (failure._tag === 'SessionEnded') return endsSessionOn.includes(401) ? saySessionEnded(failure) : undefined;
  return failure._tag === 'NotAcceptable' && endsSessionOn.includes(406)
    ? saidByServer(failure.message, pleaseLogInAgain)
    : undefined;
};

/**
 * The same `send` for a session: a failure that ends the session is reported to `onEnd` as well as to the caller. A mailed link has no session to
 * watch.
 */
export const watchingSession =
  (send: Send, onEnd: (message: string) => void): Send =>
  (call) =>
  (input, signal) =>
    pipe(
      send(call)(input, signal),
      TE.mapLeft((failure) => {
        const message = sessionEnd(call, failure);
        if (message !== undefined) onEnd(message);
        return failure;
      }),
    );
