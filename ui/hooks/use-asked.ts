import type * as T from 'fp-ts/Task';
import { Observable } from 'rxjs';
import { askingMachine } from '../../application/live/asking';
import type { Cancellation } from '../../application/ports/candidate-api/call';
import { useMachine } from '../kit/use-machine';
import { usePorts } from './ports';

/** The call, canceled when nobody waits for it any more. */
const cancelable =
  <A>(call: (cancel: Cancellation) => T.Task<A>) =>
  (): Observable<A> =>
    new Observable((subscriber) => {
      const leaving = new AbortController();
      call({ signal: leaving.signal })().then(
        (answer) => subscriber.next(answer),
        (error: unknown) => subscriber.error(error),
      );
      return () => leaving.abort();
    });

/** The answer, once there is one, and the way to ask again. */
export interface AskedHere<A> {
  readonly answer: A | undefined;
  readonly again: () => void;
}

/**
 * Asks once when the page opens, and again on request; leaving the page cancels the call. `ask` undefined: nothing is asked. `known`: the answer that
 * the page came with.
 */
export const useAsked = <A>(
  ask: ((cancel: Cancellation) => T.Task<A>) | undefined,
  ifBroken: A,
  known?: A,
): AskedHere<A> => {
  const { reporter } = usePorts();
  const [asked, send] = useMachine(() => askingMachine({ ask: ask && cancelable(ask), known, ifBroken }, reporter));
  return {
    answer: asked._tag === 'Answered' ? asked.answer : undefined,
    again: () => send({ _tag: 'AgainPressed' }),
  };
};
