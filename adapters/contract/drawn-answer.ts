import * as E from 'fp-ts/Either';
import type { DrawnAnswer } from '../../application/ports/drawing';
import type { Call } from './call';
import { readAnswer, writeAnswer, writeRequest } from './envelope';

/* The answers that a page was drawn with are part of the page, each in a script element that the browser doesn't run. */

/** The id of an answer's element: the address of the call. */
export const drawnId = <I, O, R extends { readonly _tag: string }>(call: Call<I, O, R>, input: I): string =>
  writeRequest(call, input).path;

/** An answer for a drawn page, so that the browser needn't make the call again. */
export const writeDrawnAnswer = <I, O, R extends { readonly _tag: string }>(
  call: Call<I, O, R>,
  input: I,
  output: O,
): DrawnAnswer => ({ id: drawnId(call, input), body: writeAnswer(call, output) });

/** Reads the answer in such an element. Undefined: it can't be read. */
export const readDrawnAnswer = <I, O, R extends { readonly _tag: string }>(
  call: Call<I, O, R>,
  body: unknown,
): O | undefined => {
  const answer = readAnswer(call, { httpStatus: 200, body, requestId: undefined });
  return E.isRight(answer) ? answer.right : undefined;
};
