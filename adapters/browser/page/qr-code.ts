import { encode } from 'uqr';
import type { QrCodes } from '../../../application/ports/qr-code';

/** uqr: 4 kB compressed, no dependencies. Level M survives a smudge or a reflection. */
export const uqrCodes: QrCodes = { draw: (text) => encode(text, { ecc: 'M', border: 0 }).data };
