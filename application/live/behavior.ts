import { Subject, type Observable } from 'rxjs';

/** A value that can be read and watched. */
export interface Behavior<A> {
  /** Stays the same until `changes` emits another value. */
  readonly value: () => A;
  /** Emits each new value after the subscription. */
  readonly changes: Observable<A>;
}

/** The owner's end of a behavior. Equal means identical (`Object.is`). */
export interface SettableBehavior<A> extends Behavior<A> {
  /** Setting an equal value notifies no one. */
  readonly set: (value: A) => void;
}

/** A behavior that its owner sets; everybody else gets it as a `Behavior`. */
export const settable = <A>(start: A): SettableBehavior<A> => {
  const changes = new Subject<A>();
  let current = start;
  return {
    value: () => current,
    changes,
    set: (value) => {
      if (Object.is(value, current)) return;
      current = value;
      changes.next(value);
    },
  };
};
