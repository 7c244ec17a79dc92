import { Subscription, type Observable } from 'rxjs';

/** A lifetime: whatever starts in a scope ends with it. */
export interface Scope {
  /** Subscribes until the scope ends; does nothing if it has already ended. */
  readonly run: <A>(stream: Observable<A>, next?: (value: A) => void) => void;
  /** Called when the scope ends; at once if it has already ended. */
  readonly onEnd: (stop: () => void) => void;
  readonly isOver: () => boolean;
  readonly end: () => void;
}

/** A lifetime that begins now. Ending it again changes nothing. */
export const openScope = (): Scope => {
  const started = new Subscription();
  return {
    run: (stream, next) => {
      if (!started.closed) started.add(stream.subscribe(next));
    },
    onEnd: (stop) => started.add(stop),
    isOver: () => started.closed,
    end: () => started.unsubscribe(),
  };
};
