import * as O from 'fp-ts/Option';
import type { IdCodes } from '../../../application/identity/id-codes.port';
import { known } from '../../../domain/brand';
import type { EncodedId } from '../../../domain/identity/encoded-id';

/** `position-101-xxxx`: as long as a code must be, so that no plain id is taken for one (R1). It hides nothing. */
export const openIdCodes: IdCodes = {
  encode: (kind, id) => known<EncodedId>(`${kind}-${id}-`.padEnd(23, 'x')),
  decode: (kind, code) => {
    const id = new RegExp(`^${kind}-([1-9]\\d*)-x*$`).exec(code)?.[1];
    return id === undefined ? O.none : O.some(Number(id));
  },
};
