import { createCipheriv, createHash } from 'node:crypto';
import type { EarlierPdfLock, LaterPdfLock, PdfLock } from '../../../domain/files/pdf-lock';

/* Whether the empty password opens a PDF. Nothing secret is computed here, so the old hashes do. */

/** What fills up a password (ISO 32000-1 §7.6.3.3): all of it, since the password is empty. */
const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

const md5 = (...parts: readonly Buffer[]): Buffer => createHash('md5').update(Buffer.concat(parts)).digest();

/** RC4, which OpenSSL 3 no longer offers. */
const rc4 = (key: Buffer, data: Buffer): Buffer => {
  const box = Uint8Array.from({ length: 256 }, (_, at) => at);
  const at = (place: number): number => box[place % 256] ?? 0;
  const swap = (a: number, b: number): void => {
    [box[a], box[b]] = [at(b), at(a)];
  };
  let other = 0;
  for (let one = 0; one < 256; one += 1) {
    other = (other + at(one) + (key[one % key.length] ?? 0)) % 256;
    swap(one, other);
  }
  other = 0;
  return Buffer.from(
    data.map((byte, index) => {
      const one = (index + 1) % 256;
      other = (other + at(one)) % 256;
      swap(one, other);
      return byte ^ at(at(one) + at(other));
    }),
  );
};

/** Algorithms 2, 4, 5 and 6 of ISO 32000-1, for one length of the key. */
const opensEarlier = (lock: EarlierPdfLock, keyLength: number): boolean => {
  const { revision, owner, user, permissions, fileId, encryptsMetadata } = lock;
  const id = Buffer.from(fileId, 'latin1');
  const flags = Buffer.alloc(4);
  flags.writeInt32LE(permissions | 0);
  const plainMetadata = Buffer.alloc(revision === 4 && !encryptsMetadata ? 4 : 0, 0xff);
  let key = md5(padding, Buffer.from(owner, 'latin1'), flags, id, plainMetadata).subarray(0, keyLength);
  const expected = Buffer.from(user, 'latin1');
  if (revision === 2) return rc4(key, padding).equals(expected);
  for (let round = 0; round < 50; round += 1) key = md5(key).subarray(0, keyLength);
  let made = md5(padding, id);
  for (let round = 0; round < 20; round += 1) made = rc4(Buffer.from(key.map((byte) => byte ^ round)), made);
  return made.equals(expected.subarray(0, made.length));
};

const longerHashes = ['sha256', 'sha384', 'sha512'] as const;

/** Algorithm 2.B of ISO 32000-2: at least 64 rounds, and at most 287, because a byte says when to stop. */
const hardened = (first: Buffer): Buffer => {
  let hash = first;
  let last = 0;
  for (let round = 0; round < 64 || last > round - 32; round += 1) {
    const cipher = createCipheriv('aes-128-cbc', hash.subarray(0, 16), hash.subarray(16, 32)).setAutoPadding(false);
    const mixed = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => hash)));
    const rest = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    hash = createHash(longerHashes[rest] ?? 'sha256')
      .update(mixed)
      .digest();
    last = mixed.at(-1) ?? 0;
  }
  return hash.subarray(0, 32);
};

/** Algorithm 11 of ISO 32000-2; revision 5, which came before it, hashes once. */
const opensLater = ({ revision, user }: LaterPdfLock): boolean => {
  const bytes = Buffer.from(user, 'latin1');
  const salted = createHash('sha256').update(bytes.subarray(32, 40)).digest();
  return (revision === 5 ? salted : hardened(salted)).equals(bytes.subarray(0, 32));
};

/** Whether a PDF opens without a password, by Node's own hashes (R20a). */
export const opensPdf = (lock: PdfLock): boolean =>
  lock._tag === 'LaterPdfLock' ? opensLater(lock) : lock.keyLengths.some((length) => opensEarlier(lock, length));
