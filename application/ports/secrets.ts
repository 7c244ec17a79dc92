import * as E from 'fp-ts/Either';
import type { Brand } from '../../domain/brand';

/** What the store keeps instead of a code or a token: an HMAC with a key that is not in the store (R3c). */
export type Sealed = Brand<string, 'Sealed'>;

/** Identifies one request, so a repeated one, such as a second Confirm, is recognized (R17). */
export type IdempotencyKey = Brand<string, 'IdempotencyKey'>;

/** What a webhook's secret is derived from, with a key that is not in the store: 256 random bits, in base64url. */
export type SecretSeed = Brand<string, 'SecretSeed'>;

const isSecretSeed = (text: string): text is SecretSeed => /^[\w-]{43}$/.test(text);

const isSealed = (text: string): text is Sealed => /^[0-9a-f]{64}$/.test(text);

const isIdempotencyKey = (text: string): text is IdempotencyKey => /^[A-Za-z0-9_-]{16,64}$/.test(text);

/** Accepts exactly 64 lowercase hexadecimal digits. */
export const parseSealed = (text: string): E.Either<'NotSealed', Sealed> =>
  isSealed(text) ? E.right(text) : E.left('NotSealed');

/** Accepts 16 to 64 letters, digits, - and _. */
export const parseIdempotencyKey = (text: string): E.Either<'NotAnIdempotencyKey', IdempotencyKey> =>
  isIdempotencyKey(text) ? E.right(text) : E.left('NotAnIdempotencyKey');

/** Accepts 43 characters of base64url. */
export const parseSecretSeed = (text: string): E.Either<'NotASecretSeed', SecretSeed> =>
  isSecretSeed(text) ? E.right(text) : E.left('NotASecretSeed');
