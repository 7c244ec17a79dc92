import * as E from 'fp-ts/Either';
import type { Brand } from '../../domain/brand';

/** A reference to one file, uploading or stored: 128 random bits. It reveals no storage location, and only the file's owner can use it (R3). */
export type FileRef = Brand<string, 'FileRef'>;

const isFileRef = (text: string): text is FileRef => /^[A-Za-z0-9_-]{22}$/.test(text);

/** Accepts exactly 22 letters, digits, - and _; whether there is such a file is the store's to say. */
export const parseFileRef = (text: string): E.Either<'NotAFileRef', FileRef> =>
  isFileRef(text) ? E.right(text) : E.left('NotAFileRef');
