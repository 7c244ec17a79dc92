import { signInWords } from '../../application/identity/sign-in-faults.words';
import { frameTexts } from '../texts/frame';

/* /candidateslogin. Exact where a section is named. */
export const signInTexts = {
  /** spec 1 §2 */
  signIn: frameTexts.signIn,
  /** spec 1 §2 */
  resend: 'Click here to resend the OTP',
  ...signInWords,
  /** spec 1 §2 */
  signUp: frameTexts.signUp,
  /** spec 1 §8 */
  emailUnknown: 'Invalid userEmail',
  /** spec 1 §2 */
  promise: 'Find a job that matters with people who care.',
  /** ours, from here on */
  emailHeading: 'Sign in',
  emailLead: 'Use the email address you gave us. We will send you a code. You don’t need a password.',
  toPage: 'Sign in, and we open the page you came for.',
  email: 'Email',
  emailPlaceholder: 'name@example.com',
  emailTooLong: (limit: number): string => `An email address has at most ${limit} characters`,
  emailUnknownHelp: 'We do not know this address. Use the one from your invitation, or sign up.',
  newHere: 'New here?',
  trouble: 'Trouble signing in?',
  troubleAddress: 'Use the email address you gave the employer, or the one your invitation came to.',
  troubleCode: 'No code in your inbox? It can take a few minutes. Look in your spam folder, too.',
  troubleWrite: 'Still stuck? Write to',
  sending: 'Sending your code',
  codeHeading: 'Enter your code',
  codeSentTo: 'We sent a 4-digit code to',
  changeEmail: 'Use another email',
  code: '4-digit code',
  digit: (position: number): string => `Digit ${position} of 4`,
  codeTooShort: (typed: number): string => `The code has 4 digits. You have typed ${typed}.`,
  submitCode: 'Submit the code',
  checking: 'Checking your code',
  noCode:
    'No code yet? It can take a few minutes. Look in your spam folder, and check that the address above is right.',
  stillNoCode: 'Still none? Write to',
  resendIn: (seconds: number): string =>
    seconds === 1 ? 'You can ask again in 1 second.' : `You can ask again in ${seconds} seconds.`,
  resending: 'Sending a new code',
  resent: 'We sent you a new code.',
} as const;
