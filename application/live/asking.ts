import { defer, map, switchMap, type ObservableInput } from 'rxjs';
import type { Reporter } from '../ports/reporter';
import { type Machine, machine, reporting } from './machine';

/*
 * A page's one question: asked once when the page opens, and again on request. Of an answer that comes in steps, the latest counts. For pages without a
 * store, and for answers nobody else needs.
 */

/** The question, on its way or answered. */
export type Asked<A> = { readonly _tag: 'Asking' } | Answered<A>;

interface Answered<A> {
  readonly _tag: 'Answered';
  readonly answer: A;
}

/** What happens to the question. */
export type AskingEvent<A> = Answered<A> | { readonly _tag: 'AgainPressed' };

/** The question and its answers. */
export interface Question<A> {
  /** Undefined: there is nothing to ask. Unsubscribing cancels the call. */
  readonly ask: (() => ObservableInput<A>) | undefined;
  /** The answer that the page was opened with: it is asked only again. */
  readonly known: A | undefined;
  /** The answer if our own code throws. */
  readonly ifBroken: A;
}

/** Runs a page's question. Asked again meanwhile, the first answer no longer counts. */
export const askingMachine = <A>(
  { ask, known, ifBroken }: Question<A>,
  reporter: Reporter,
): Machine<Asked<A>, AskingEvent<A>> => {
  const asks = ask === undefined ? [] : [ask];
  return machine<Asked<A>, AskingEvent<A>, () => ObservableInput<A>>(
    known === undefined ? [{ _tag: 'Asking' }, asks] : [{ _tag: 'Answered', answer: known }, []],
    (_, event) => (event._tag === 'Answered' ? [event, []] : [{ _tag: 'Asking' }, asks]),
    (commands) =>
      commands.pipe(
        switchMap((call) => defer(call)),
        map((answer) => ({ _tag: 'Answered', answer })),
      ),
    reporting(reporter, 'asking', () => ({ _tag: 'Answered', answer: ifBroken })),
  );
};
