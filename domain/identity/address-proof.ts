import { permitted, refused, type Decision } from '../decision';
import type { Email } from '../text/email';

/** The candidate has not proven this address yet: they must first enter the code mailed to it. */
export interface ProofNeeded {
  readonly _tag: 'ProofNeeded';
  readonly email: Email;
}

/**
 * Whether a session may do what affects others: book a time, or have the portal mail somebody. After a sign-up alone, a candidate may look
 * around, apply, answer questions and upload a resume; for the rest they enter the code mailed to their address, once (R41).
 */
export const mayReachOthers = ({ proven }: { readonly proven: boolean }, email: Email): Decision<ProofNeeded> =>
  proven ? permitted : refused({ _tag: 'ProofNeeded', email });
