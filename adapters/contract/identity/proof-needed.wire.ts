import { variant } from '../codec';
import { email } from '../wire/fields';

/** Candidates must first prove that their address is their own (R41). */
export const proofNeeded = variant('ProofNeeded', { email });
