import type * as E from 'fp-ts/Either';
import { filter, Subscription, type Observable, type SchedulerLike } from 'rxjs';
import { sendWhenBack, type KeptAct } from './send-when-back';

export interface KeptActs {
  /**
   * Sends an act, now and whenever the line is back, until it is answered. The one before is no longer waited for. What must happen whoever waits
   * belongs into the act itself.
   */
  readonly send: <Failure extends { readonly _tag: string }, A>(
    act: () => Promise<E.Either<Failure, A>>,
    tell: (act: KeptAct<Failure, A>) => void,
  ) => void;
  /** Whether an act travels just now: it may be done already. */
  readonly travels: () => boolean;
  /** The act is no longer waited for: not sent again, and nobody is told. One that travels arrives all the same. */
  readonly letGo: () => void;
}

/** The acts of one page, one at a time. */
export const keptActs = (back: Observable<unknown>, scheduler?: SchedulerLike): KeptActs => {
  let waitedFor = Subscription.EMPTY;
  let travelling = 0;
  const letGo = (): void => waitedFor.unsubscribe();
  return {
    letGo,
    travels: () => travelling > 0,
    send: (act, tell) => {
      letGo();
      const travel = async () => {
        travelling += 1;
        return act().finally(() => {
          travelling -= 1;
        });
      };
      waitedFor = sendWhenBack(travel, back, scheduler)
        .pipe(filter(({ _tag }) => _tag !== 'Travelling'))
        .subscribe(tell);
    },
  };
};
