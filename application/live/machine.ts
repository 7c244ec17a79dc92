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
import type { Reporter } from '../ports/reporter';
import { settable, type Behavior } from './behavior';
import type { Scope } from './scope';

/** The next state and the commands to carry out. */
export type Step<State, Command> = readonly [State, readonly Command[]];

/** Carries out commands and emits the resulting events. It gets commands as a stream, so that a later one can stop an earlier one. */
export type CarryOut<Command, Event> = (commands: Observable<Command>) => Observable<Event>;

/** A state that changes only by events. After its scope has ended, the last state can still be read. */
export interface Machine<State, Event> extends Behavior<State> {
  /** Events queue: one that is sent while another is being handled waits for its turn. Outside a scope an event has no effect. */
  readonly send: (event: Event) => void;
  /** Runs the machine from its start until the scope ends, which stops all running commands. One scope at a time. */
  readonly runIn: (scope: Scope) => void;
}

/**
 * Builds a machine from a step function, `(state, event) => [state, commands]`. If carrying out a command throws, `whenThrown` turns the error into
 * an event, and the machine goes on with the next command. Other running commands stop, unless they have a lane of their own (`inLanes`).
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
        // A step that throws is a defect: the error reaches the sender of the event, and the machine goes on with the next one.
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
    // Subscribe again before sending the event, so that the commands it causes are carried out too.
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
 * Carries out commands in lanes. In one lane a new command stops the one before it; lanes don't affect each other, even when a command throws. A
 * command that only stops another is in the same lane and emits nothing.
 */
export const inLanes =
  <Command, Event>(
    laneOf: (command: Command) => string,
    carry: (command: Command) => ObservableInput<Event>,
    whenThrown: (thrown: unknown, command: Command) => Event,
  ): CarryOut<Command, Event> =>
  (commands) =>
    commands.pipe(
      groupBy(laneOf),
      mergeMap((lane) =>
        lane.pipe(
          switchMap((command) =>
            defer(() => carry(command)).pipe(catchError((thrown: unknown) => of(whenThrown(thrown, command)))),
          ),
        ),
      ),
    );

/** Reports what a command threw, and turns it into an event. `name` is the machine's: `lobby` is reported as `lobby-threw`. */
export const reporting =
  <Event, Command = unknown>(reporter: Reporter, name: string, broke: (command: Command | undefined) => Event) =>
  (thrown: unknown, command?: Command): Event => {
    reporter.report(`${name}-threw`, { error: String(thrown) });
    return broke(command);
  };
