import * as E from 'fp-ts/Either';
import { fromParser, text, type Codec } from '../codec';

/** The most arguments that every engine allows a call. Going byte by byte instead would block for a second at 10 MB. */
const together = 8_192;

/** A file within a call, for systems that send no forms. */
export const base64: Codec<Uint8Array> = fromParser({
  name: 'a file in base64',
  wire: text,
  parse: (wire): E.Either<'NotBase64', Uint8Array> => {
    if (!/^[A-Za-z0-9+/]*={0,2}$/.test(wire)) return E.left('NotBase64');
    try {
      const binary = atob(wire);
      const bytes = new Uint8Array(binary.length);
      for (let n = 0; n < bytes.length; n += 1) bytes[n] = binary.charCodeAt(n);
      return E.right(bytes);
    } catch {
      return E.left('NotBase64');
    }
  },
  print: (bytes) => {
    const pieces: string[] = [];
    for (let at = 0; at < bytes.length; at += together)
      pieces.push(String.fromCharCode(...bytes.subarray(at, at + together)));
    return btoa(pieces.join(''));
  },
  jsonSchema: {
    type: 'string',
    contentEncoding: 'base64',
    pattern: '^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}(==)?|[A-Za-z0-9+/]{3}=?)?$',
    examples: ['aGVsbG8='],
  },
});
