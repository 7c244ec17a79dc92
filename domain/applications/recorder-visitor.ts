import * as E from 'fp-ts/Either';
import type { Brand } from '../brand';

/**
 * The id a session recorder gives the browser it records (`hotjarUserId`, spec 1 §7). With it an employer finds the recording of an
 * application. It identifies nobody (R5).
 */
export type RecorderVisitor = Brand<string, 'RecorderVisitor'>;

const isRecorderVisitor = (text: string): text is RecorderVisitor => /^[A-Za-z0-9_-]{1,64}$/.test(text);

/** Reads a recorder's id: 1 to 64 characters of A–Z, a–z, 0–9, - and _; fails for anything else. */
export const parseRecorderVisitor = (text: string): E.Either<'NotAVisitor', RecorderVisitor> =>
  isRecorderVisitor(text) ? E.right(text) : E.left('NotAVisitor');
