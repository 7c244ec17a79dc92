import { isValidElement, type ReactNode } from 'react';
import type { Milliseconds } from '../../domain/time/duration';

/*
 * A press shortly after a button changed its meaning was meant for what stood there before: it counts for nothing. As (state, event) => state; the
 * hook in use-steady-press.ts runs it.
 */

/** How long a changed button takes no press: longer than a double press, shorter than reading the new label (ours). */
export const steadyAfter: Milliseconds = 500;

/** A button's meaning, and whether it is too new to be meant. */
export interface Steadiness {
  /** Undefined: it was busy from the start and has had no meaning yet. */
  readonly meaning: string | undefined;
  readonly isNew: boolean;
}

/** What happens to a button, beside being pressed. */
export type SteadyEvent =
  /** It is drawn. Undefined: it is busy, and takes no press anyway. */
  | { readonly _tag: 'Drawn'; readonly meaning: string | undefined }
  /** It has appeared where something else was pressed less than `steadyAfter` ago: a dialog under the pointer, the next page's button. */
  | { readonly _tag: 'AppearedWherePressed' }
  /** `steadyAfter` is over. */
  | { readonly _tag: 'TimePassed' };

/** A button that appears where nothing was pressed takes its first press at once. */
export const steadyAtFirst = (meaning: string | undefined): Steadiness => ({ meaning, isNew: false });

/** The same state if nothing changes. While the button is busy, it keeps the meaning it had. */
export const steadyStep = (state: Steadiness, event: SteadyEvent): Steadiness => {
  switch (event._tag) {
    case 'Drawn':
      return event.meaning === undefined || event.meaning === state.meaning
        ? state
        : { meaning: event.meaning, isNew: state.meaning !== undefined };
    case 'AppearedWherePressed':
      return state.isNew ? state : { ...state, isNew: true };
    case 'TimePassed':
      return state.isNew ? { ...state, isNew: false } : state;
  }
};

/** A label in words, which is a button's meaning unless it is given another. Numbers don't matter: a count may run while it is read. */
export const labelOf = (children: ReactNode): string => {
  if (typeof children === 'string') return children.replaceAll(/\d+/g, '#');
  if (Array.isArray(children)) return children.map(labelOf).join('');
  return isValidElement<{ readonly children?: ReactNode }>(children) ? labelOf(children.props.children) : '';
};
