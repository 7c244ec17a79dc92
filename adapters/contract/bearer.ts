import { isCallFailure } from '../../application/failure';
import { pleaseLogInAgain, saidByServer, saySessionEnded } from '../../application/words/failures';
import type { Call } from './call';
import type { Headers } from './exchange';

type Tagged = { readonly _tag: string };

/** The part of a call that decides who may send it and which answers end the session. */
export type Admitted = Pick<Call<never, never, never>, 'access' | 'endsSessionOn'>;

/** The message for somebody whose session a failed answer ends; undefined: it ends none (spec 1 §8, R3b). */
export const sessionEnd = ({ access, endsSessionOn = [401] }: Admitted, failure: Tagged): string | undefined => {
  if (access === 'public' || !isCallFailure(failure)) return undefined;
  if (failure._tag === 'SessionEnded') return endsSessionOn.includes(401) ? saySessionEnded(failure) : undefined;
  return failure._tag === 'NotAcceptable' && endsSessionOn.includes(406)
    ? saidByServer(failure.message, pleaseLogInAgain)
    : undefined;
};

/** Sends a request with the token where it needs one (R3b); `failureIn` reads its answer. */
export type SendWithToken = <A>(
  admitted: Admitted,
  ask: (authorization: Headers) => Promise<A>,
  failureIn: (answer: A) => Tagged | undefined,
) => Promise<A>;

/** Takes the token now, because signing out wipes it before its call is sent. */
export type Bearer = () => SendWithToken;

/** Whose requests they are, and who learns that an answer ended the session. */
export interface WatchedSession {
  /** The bearer token to send, or none. */
  readonly token: () => string | undefined;
  /** Called with the message for the candidate. A mailed link has no session that could end. */
  readonly onSessionEnd: (message: string) => void;
}

/**
 * The only way for a token to travel: whatever sends the request, an answer that ends the session is noticed. If the token was replaced meanwhile, the
 * request is sent once more, with the new one (R28).
 */
export const bearerOf =
  ({ token, onSessionEnd }: WatchedSession): Bearer =>
  () => {
    const held = token();
    const current = (): string | undefined => token() ?? held;
    return async (admitted, ask, failureIn) => {
      const askWith = (shown: string | undefined) =>
        ask(admitted.access === 'public' || shown === undefined ? {} : { authorization: `Bearer ${shown}` });
      const shown = current();
      const first = await askWith(shown);
      const newer = current();
      const isOvertaken = newer !== undefined && newer !== shown && failureIn(first)?._tag === 'SessionEnded';
      const answer = isOvertaken ? await askWith(newer) : first;
      const failure = failureIn(answer);
      const message = failure === undefined ? undefined : sessionEnd(admitted, failure);
      if (message !== undefined) onSessionEnd(message);
      return answer;
    };
  };
