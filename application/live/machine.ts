import {
  catchError,
  defer,
  groupBy,
  merge,
  mergeMap,
  of,
  Subject,
  switchMap,
  type Observable,
  type ObservableInput,
} from 'rxjs';
import { settable, type Behavior } from './behavior';
import type { Scope } from './scope';

/** What a state becomes, and what is to be done about it. */
export type Step<State, Command> = readonly [State, readonly Command[]];

/** Carries commands out and tells what came of them. It sees them as a stream, so that a later one can stop an earlier one. */
export type CarryOut<Command, Event> = (commands: Observable<Command>) => Observable<Event>;

export interface Machine<State, Event> extends Behavior<State> {
  /** Events queue: one that comes while another is taken in waits for its turn. Outside a scope nothing happens. */
  readonly send: (event: Event) => void;
  /** Runs the machine from its start until the scope ends, which stops whatever is being carried out. One scope at a time. */
  readonly runIn: (scope: Scope) => void;
}

/**
 * Runs `(state, event) => [state, commands]`, from a step on. A command that throws is an event, what `whenThrown` makes of it, and the next
 * command is carried out again; what else was under way stops with it, unless it has its own lane (`inLanes`).
 */
export const machine = <State, Event extends object, Command>(
  start: Step<State, Command>,
  step: (state: State, event: Event) => Step<State, Command>,
  carryOut: CarryOut<Command, Event>,
  whenThrown: (thrown: unknown) => Event,
): Machine<State, Event> => {
  const state = settable(start[0]);
  let sendHere: ((event: Event) => void) | undefined;

  const runIn = (scope: Scope): void => {
    const commands = new Subject<Command>();
    const waiting: Event[] = [];
    let busy = true;
    const take = ([next, ordered]: Step<State, Command>): void => {
      state.set(next);
      for (const command of ordered) commands.next(command);
    };
    const takeWaiting = (): void => {
      busy = true;
      try {
        for (let event = waiting.shift(); event !== undefined && !scope.isOver(); event = waiting.shift())
          take(step(state.value(), event));
      } finally {
        // A step that throws is a defect and reaches whoever sent the event; the machine goes on with the next one.
        busy = false;
      }
    };
    const send = (event: Event): void => {
      waiting.push(event);
      if (!busy) takeWaiting();
    };
    sendHere = (event) => {
      if (!scope.isOver()) send(event);
    };
    // Subscribed again before it is told: what the event orders is carried out as well.
    const carriedOut = defer(() => carryOut(commands)).pipe(
      catchError((thrown: unknown, again) => merge(again, of(whenThrown(thrown)))),
    );
    scope.run(carriedOut, send);
    take(start);
    takeWaiting();
  };

  return { value: state.value, changes: state.changes, send: (event) => sendHere?.(event), runIn };
};

/**
 * Carries each command out on its own. In one lane a command stops the one before it; lanes don't disturb each other, also when a command throws.
 * A command that only stops another is in its lane and tells nothing.
 */
export const inLanes =
  <Command, Event>(
    laneOf: (command: Command) => string,
    carry: (command: Command) => ObservableInput<Event>,
    whenThrown: (thrown: unknown) => Event,
  ): CarryOut<Command, Event> =>
  (commands) =>
    commands.pipe(
      groupBy(laneOf),
      mergeMap((lane) =>
        lane.pipe(
          switchMap((command) =>
            defer(() => carry(command)).pipe(catchError((thrown: unknown) => of(whenThrown(thrown)))),
          ),
        ),
      ),
    );
