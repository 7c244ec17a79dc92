import { permitted, refused, type Decision } from '../decision';
import type { Email } from './email';

/** The candidate has not shown yet that this address is theirs: the code that is mailed there has to be given first. */
export interface ProofNeeded {
  readonly _tag: 'ProofNeeded';
  readonly email: Email;
}

/**
 * Whether a session may do what others feel: take a time, or have the portal write to somebody. One that a sign-up alone opened may look, apply,
 * answer questions and upload its own resume; for the rest its candidate gives the code that is mailed to their address, once (R41).
 */
export const mayReachOthers = ({ proven }: { readonly proven: boolean }, email: Email): Decision<ProofNeeded> =>
  proven ? permitted : refused({ _tag: 'ProofNeeded', email });
