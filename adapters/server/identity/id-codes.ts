import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { createCipheriv, createDecipheriv, createHmac, timingSafeEqual } from 'node:crypto';
import type { CodedKind, IdCodes } from '../../../application/identity/id-codes.port';
import { parseEncodedId, type EncodedId } from '../../../domain/identity/encoded-id';

const tagBytes = 12;
/** Ten decimal digits are 34 bits. */
const idBytes = 5;

const subkey = (key: Buffer, purpose: string): Buffer => createHmac('sha256', key).update(purpose).digest();

/** AES needs a 16-byte initial block; the tag fills 12 of them. */
const blockOf = (tag: Buffer): Buffer => Buffer.concat([tag, Buffer.alloc(16 - tagBytes)]);

/**
 * Ids sealed under the key of codes and tokens: 23 letters and digits, URL-safe. The tag over kind and id starts the cipher that hides the id (SIV).
 * So one id has one code, and a code that was altered anywhere, or is of another kind, is invalid.
 */
export const nodeIdCodes = (key: Buffer): IdCodes => {
  const tagKey = subkey(key, 'id-code tag');
  const cipherKey = subkey(key, 'id-code cipher');
  const tagOf = (kind: CodedKind, id: number): Buffer =>
    createHmac('sha256', tagKey).update(`${kind}\0${id}`).digest().subarray(0, tagBytes);
  const encode = (kind: CodedKind, id: number): EncodedId => {
    const plain = Buffer.alloc(idBytes);
    plain.writeUIntBE(id, 0, idBytes);
    const tag = tagOf(kind, id);
    const hidden = createCipheriv('aes-256-ctr', cipherKey, blockOf(tag)).update(plain);
    const code = parseEncodedId(Buffer.concat([tag, hidden]).toString('base64url'));
    return E.isRight(code) ? code.right : encode(kind, id);
  };
  return {
    encode,
    decode: (kind, code) => {
      if (!/^[\w-]+$/.test(code)) return O.none;
      const bytes = Buffer.from(code, 'base64url');
      if (bytes.length !== tagBytes + idBytes || bytes.toString('base64url') !== code) return O.none;
      const tag = bytes.subarray(0, tagBytes);
      const plain = createDecipheriv('aes-256-ctr', cipherKey, blockOf(tag)).update(bytes.subarray(tagBytes));
      const id = plain.readUIntBE(0, idBytes);
      return timingSafeEqual(tag, tagOf(kind, id)) ? O.some(id) : O.none;
    },
  };
};
