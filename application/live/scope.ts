import { Subscription, type Observable } from 'rxjs';

/** How long something lasts: what is started in a scope ends with it. */
export interface Scope {
  /** Subscribes for as long as the scope lasts; in a scope that is over, not at all. */
  readonly run: <A>(stream: Observable<A>, next?: (value: A) => void) => void;
  /** Called when the scope ends; at once where it is over. */
  readonly onEnd: (stop: () => void) => void;
  readonly isOver: () => boolean;
  readonly end: () => void;
}

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
