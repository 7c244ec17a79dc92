import * as E from 'fp-ts/Either';
import type { Brand } from '../brand';

/** The SHA-256 of a recording's bytes, 64 lower-case hexadecimal digits. Device and server compare it (R34). */
export type Sha256 = Brand<string, 'Sha256'>;

const isSha256 = (text: string): text is Sha256 => /^[0-9a-f]{64}$/.test(text);

/** Reads a hash; fails for upper-case digits, so that equal hashes are equal texts. */
export const parseSha256 = (text: string): E.Either<'NotASha256', Sha256> =>
  isSha256(text) ? E.right(text) : E.left('NotASha256');
