import type { Drawn } from '../../../application/ports/drawn';
import type { Call } from '../../contract/call';
import { drawnId, readDrawnAnswer } from '../../contract/drawn-answer';
import { parsedBody } from '../../contract/over-http';

/** The answers to a call, as delivered with the page. */
export const browserDrawn = <I, O, R extends { readonly _tag: string }>(
  { document }: Window,
  call: Call<I, O, R>,
): Drawn<I, O> => {
  const elementOf = (input: I): HTMLElement | null => document.getElementById(drawnId(call, input));
  return {
    answer: (input) => {
      const element = elementOf(input);
      return element === null ? undefined : readDrawnAnswer(call, parsedBody(element.textContent));
    },
    forget: (input) => elementOf(input)?.remove(),
  };
};
