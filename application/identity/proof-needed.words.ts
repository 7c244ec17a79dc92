import type { ProofNeeded } from '../../domain/identity/address-proof';
import { signInWords } from './sign-in-faults.words';

/** A code is required first: the text for a missing code (R41, spec 1 §5). */
export const sayProofNeeded = (_refusal: ProofNeeded): string => signInWords.codeMissing;
