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
import { keptPause } from '../../domain/resilience/retry-delays';
import { isLineLost, type LineLost } from '../failure';

/** An act under way: kept until the line is back, or answered. */
export type KeptAct<Failure, A> =
  /** On its way, for the first time or again: it may be done already. */
  | { readonly _tag: 'Travelling' }
  | { readonly _tag: 'Waiting'; readonly lost: LineLost }
  | { readonly _tag: 'Answered'; readonly answer: E.Either<Failure, A> };

/**
 * Sends an act that carries an idempotency key, and keeps it while the line is away: it goes again by itself when the device says that it has a
 * line, and after 5, 10, 20, then every 30 s, since a device does not always know. However often it travels, it is done once (R17). Whoever
 * unsubscribes waits no longer: it is not sent again, and what is on its way arrives all the same. Any other failure is an answer: it needs the
 * candidate's eye.
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
        if (E.isRight(answer) || !isLineLost(answer.left)) return of({ _tag: 'Answered', answer });
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
