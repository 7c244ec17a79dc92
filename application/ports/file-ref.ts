import * as E from 'fp-ts/Either';
import type { Brand } from '../../domain/brand';

/**
 * Names one file, on its way or kept: 128 random bits. It tells nothing of where the file lies, and alone it opens nothing: who
 * shows it must be its owner (R3).
 */
export type FileRef = Brand<string, 'FileRef'>;

const isFileRef = (text: string): text is FileRef => /^[A-Za-z0-9_-]{22}$/.test(text);

export const parseFileRef = (text: string): E.Either<'NotAFileRef', FileRef> =>
  isFileRef(text) ? E.right(text) : E.left('NotAFileRef');
