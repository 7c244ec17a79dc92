import type { EmailFault } from '../../domain/text/email';
import type { OneTimeCodeFault } from '../../domain/identity/one-time-code';

/** What sign-in says about an invalid address or code (spec 1 §5, §8). */
export const signInWords = {
  /** spec 1 §5 */
  emailRequired: 'Email is required',
  /** spec 1 §5 */
  emailInvalid: 'Invalid user email',
  /** spec 1 §5 */
  codeMissing: 'Please Enter OTP!',
  /** spec 1 §8 */
  codeInvalid: 'Invalid OTP',
} as const;

/** Under the e-mail field of sign-in; a too long address is an invalid one. */
export const saySignInEmailFault = ({ _tag }: EmailFault): string =>
  _tag === 'EmailMissing' ? signInWords.emailRequired : signInWords.emailInvalid;

/** Under the boxes for the code; fewer than 4 digits are an invalid code. */
export const saySignInCodeFault = (fault: OneTimeCodeFault): string =>
  fault === 'CodeMissing' ? signInWords.codeMissing : signInWords.codeInvalid;
