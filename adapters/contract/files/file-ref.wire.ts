import { parseFileRef } from '../../../application/ports/file-ref';
import { textOf } from '../codec';

/** 22 letters, digits, - and _, which name an upload or a stored file (R3). */
export const fileRef = textOf('a file reference', parseFileRef, {
  type: 'string',
  pattern: '^[A-Za-z0-9_-]{22}$',
  examples: ['aaaaaaaaaaaaaaaaaaaaaa'],
});
