import { parseFileRef, type FileRef } from '../../../application/ports/file-ref';
import { parseSessionToken, type SessionToken } from '../../../application/identity/secrets.port';
import { parseIdempotencyKey, parseSealed, type IdempotencyKey, type Sealed } from '../../../application/ports/secrets';
import type { SealedMail } from '../../../application/identity/people.store';
import type { NewCandidate } from '../../../application/profile/profiles.store';
import { parseEmail, type Email } from '../../../domain/text/email';
import { parseOneTimeCode, type OneTimeCode } from '../../../domain/identity/one-time-code';
import { parseLinkCode, type LinkCode } from '../../../domain/identity/sign-in-link';
import { parseRecorderVisitor, type RecorderVisitor } from '../../../domain/applications/recorder-visitor';
import { decoded } from './decoded';

/** `email('maria@example.org')` */
export const email = (text: string): Email => decoded(parseEmail(text), text);

/** `code('0042')` */
export const code = (digits: string): OneTimeCode => decoded(parseOneTimeCode(digits), digits);

/** A seal, by a number. */
export const sealed = (n: number): Sealed => {
  const text = n.toString(16).padStart(64, '0');
  return decoded(parseSealed(text), text);
};

/** The sealed code and link of a sign-in mail, by a number. */
export const sealedMail = (n: number): SealedMail => ({ sealed: sealed(n), link: sealed(1_000 + n) });

/** A sign-in link's code, by a number. */
export const linkCode = (n: number): LinkCode => {
  const text = `sign-in-link-${n}-`.padEnd(43, 'x');
  return decoded(parseLinkCode(text), text);
};

/** A session token, by a number. */
export const token = (n: number): SessionToken => {
  const text = `token-${n}-`.padEnd(43, 'x');
  return decoded(parseSessionToken(text), text);
};

/** A file reference; the number distinguishes it from others. */
export const fileRef = (n: number): FileRef => {
  const text = `file-${n}-`.padEnd(22, 'x');
  return decoded(parseFileRef(text), text);
};

/** `key('first choice')`: an idempotency key, by a name. */
export const key = (name: string): IdempotencyKey => {
  const text = name.replace(/[^A-Za-z0-9]/g, '-').padEnd(16, '_');
  return decoded(parseIdempotencyKey(text), text);
};

export const aCandidate = (changes: Partial<NewCandidate> = {}): NewCandidate => ({
  email: email('maria.santos@example.org'),
  firstName: 'Maria',
  lastName: 'Santos',
  phone: undefined,
  zip: undefined,
  experience: [],
  education: [],
  ...changes,
});

/** `visitor('6f1e6e0a')`: a session recorder's id for a browser. */
export const visitor = (text: string): RecorderVisitor => decoded(parseRecorderVisitor(text), text);
