import * as E from 'fp-ts/Either';
import { fromParser, text, type Codec } from '../codec';

/** A file within a call, for systems that send no forms. */
export const base64: Codec<Uint8Array> = fromParser({
  name: 'a file in base64',
  wire: text,
  parse: (wire): E.Either<'NotBase64', Uint8Array> => {
    if (!/^[A-Za-z0-9+/]*={0,2}$/.test(wire)) return E.left('NotBase64');
    try {
      const binary = atob(wire);
      return E.right(Uint8Array.from(binary, (character) => character.charCodeAt(0)));
    } catch {
      return E.left('NotBase64');
    }
  },
  print: (bytes) => {
    let binary = '';
    for (const byte of bytes) binary += String.fromCharCode(byte);
    return btoa(binary);
  },
  jsonSchema: {
    type: 'string',
    contentEncoding: 'base64',
    pattern: '^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}(==)?|[A-Za-z0-9+/]{3}=?)?$',
    examples: ['aGVsbG8='],
  },
});
