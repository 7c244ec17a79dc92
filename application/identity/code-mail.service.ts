import type { Email } from '../../domain/text/email';
import { codeLifetime, type OneTimeCode } from '../../domain/identity/one-time-code';
import type { LinkCode } from '../../domain/identity/sign-in-link';
import { minutes } from '../../domain/time/duration';
import { signInLink } from '../navigation/destination';
import { toPath } from '../navigation/path';
import type { Mail } from '../ports/mailer';
import { letter } from '../words/letter';

/** What a sign-in mail needs. `code` is typed, `link` pressed; using either one ends both (R3c). */
export interface CodeLetter {
  readonly publicUrl: string;
  readonly to: Email;
  readonly code: OneTimeCode;
  readonly link: LinkCode;
}

/**
 * The mail with a sign-in code and a link that does the same. The subject has the code, too, because most phones show it without opening
 * the mail.
 */
export const codeMail = ({ publicUrl, to, code, link }: CodeLetter): Mail =>
  letter({
    to,
    subject: `${code} is your sign-in code`,
    paragraphs: ['Here is your code to sign in to the candidate portal.'],
    highlight: code,
    closing: [
      'You can also open the link below, on any device, and press the button there. Either of the two works, once.',
      `The code works for ${codeLifetime / minutes(1)} minutes and the link at least as long, unless one of them is used or a newer mail comes. If you did not ask for this, you can ignore this mail: nobody can sign in without it. Do not pass it on.`,
    ],
    link: { label: 'Sign in', url: `${publicUrl}${toPath(signInLink(to, link))}` },
  });
