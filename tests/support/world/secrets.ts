import { createHash } from 'node:crypto';
import { parseSealed, type Sealed, type Secrets } from '../../../application/ports/secrets';
import { code, fileRef, token } from '../builders/identity';
import { decoded } from '../builders/decoded';

const seal = (...parts: readonly string[]): Sealed => {
  const text = createHash('sha256').update(parts.join('\0')).digest('hex');
  return decoded(parseSealed(text), text);
};

/** The codes 0001, 0002, 0003 … and tokens that can be told apart; seals that anybody could make. */
export const countedSecrets = (): Secrets => {
  let codes = 0;
  let tokens = 0;
  let files = 0;
  return {
    newCode: () => {
      codes += 1;
      return code(String(codes).padStart(4, '0'));
    },
    newToken: () => {
      tokens += 1;
      return token(tokens);
    },
    sealCode: (email, given) => seal('code', email, given),
    sealToken: (given) => seal('token', given),
    sealLink: (given) => seal('link', given),
    newFileRef: () => {
      files += 1;
      return fileRef(files);
    },
    sealTicket: (owner, file, until) => seal('ticket', String(owner), file, String(until)),
    equal: (a, b) => a === b,
  };
};
