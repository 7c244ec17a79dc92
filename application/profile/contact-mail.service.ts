import type { Email } from '../../domain/text/email';
import type { Account } from '../../domain/identity/account';
import { codeLifetime, type OneTimeCode } from '../../domain/identity/one-time-code';
import { maskedEmail } from '../../domain/identity/sign-in-link';
import { minutes } from '../../domain/time/duration';
import { signIn } from '../navigation/destination';
import { toPath } from '../navigation/path';
import type { Mail } from '../ports/mailer';
import { letter } from '../words/letter';

/** The mail that proves a new address. */
export const contactCodeMail = (to: Email, code: OneTimeCode): Mail =>
  letter({
    to,
    subject: `${code} confirms your new email address`,
    paragraphs: [
      'Someone wants to use this email address for the candidate portal. If that is you, type this code there.',
    ],
    highlight: code,
    closing: [
      `It works for ${codeLifetime / minutes(1)} minutes. If it was not you, you can ignore this mail: nothing changes without the code. Do not pass it on.`,
    ],
    link: undefined,
  });

/** What the mail to an old address needs. */
export interface ContactChangedLetter {
  readonly publicUrl: string;
  /** The candidate before the change. */
  readonly before: Account;
  /** Whether the old address was ever proven: a stranger's is not greeted by name (service/decisions/002). */
  readonly proven: boolean;
  readonly changedTo: Email;
}

/** The email to the old address (R28): the new address, partly masked, and what to do if someone else changed it. */
export const contactChangedMail = ({ publicUrl, before, proven, changedTo }: ContactChangedLetter): Mail =>
  letter({
    to: before.email,
    greets: proven ? before.firstName : undefined,
    subject: 'Your email address was changed',
    paragraphs: ['From now on you sign in to the candidate portal with another email address, and our mails go there:'],
    highlight: maskedEmail(changedTo),
    closing: [
      'All other devices were signed out.',
      'If you did not do this, answer this mail right away, so that we can stop it.',
    ],
    link: { label: 'Sign in', url: `${publicUrl}${toPath(signIn)}` },
  });
