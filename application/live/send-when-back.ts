import * as E from 'fp-ts/Either';
import {
  concat,
  defer,
  of,
  race,
  switchMap,
  take,
  timer,
  type Observable,
  type ObservableInput,
  type SchedulerLike,
} from 'rxjs';
import { keptPause } from '../../domain/resilience/call-retries';
import { isConnectionLost, type ConnectionLost } from '../failure';

/** The state of a pending act: held until the connection is back, or answered. */
export type KeptAct<Failure, A> =
  /** In flight, for the first time or again; the server may have carried it out already. */
  | { readonly _tag: 'Travelling' }
  | { readonly _tag: 'Waiting'; readonly lost: ConnectionLost }
  | { readonly _tag: 'Answered'; readonly answer: E.Either<Failure, A> };

/**
 * Sends an act that has an idempotency key, and holds it while the connection is lost. It is sent again when the device reports that it is online,
 * and after 5, 10, 20, then every 30 s, since a device does not always notice. However often it is sent, it takes effect once (R17). Unsubscribing
 * ends the wait: nothing is sent again, but a request in flight still arrives. Any other failure is passed on as an answer, because the candidate
 * must see it.
 */
export const sendWhenBack = <Failure extends { readonly _tag: string }, A>(
  act: () => ObservableInput<E.Either<Failure, A>>,
  back: Observable<unknown>,
  scheduler?: SchedulerLike,
): Observable<KeptAct<Failure, A>> => {
  const attempt = (tries: number): Observable<KeptAct<Failure, A>> =>
    concat(of({ _tag: 'Travelling' } as const), answered(tries));
  const answered = (tries: number): Observable<KeptAct<Failure, A>> =>
    defer(act).pipe(
      take(1),
      switchMap((answer): Observable<KeptAct<Failure, A>> => {
        if (E.isRight(answer) || !isConnectionLost(answer.left)) return of({ _tag: 'Answered', answer });
        const { _tag } = answer.left;
        return concat(
          of({ _tag: 'Waiting', lost: { _tag } } as const),
          race(back, timer(keptPause(tries), scheduler)).pipe(
            take(1),
            switchMap(() => attempt(tries + 1)),
          ),
        );
      }),
    );
  return attempt(1);
};
