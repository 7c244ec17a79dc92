import type { Email } from '../../../domain/identity/email';
import { codeLifetime, type OneTimeCode } from '../../../domain/identity/one-time-code';
import { minutes } from '../../../domain/time/duration';
import type { Mail } from '../../ports/mailer';
import { letter } from './letter';

/** The mail that carries a sign-in code. The code stands in the subject too: most phones show it without opening the mail. */
export const codeMail = (to: { readonly to: Email; readonly firstName: string; readonly code: OneTimeCode }): Mail =>
  letter({
    to: to.to,
    subject: `${to.code} is your sign-in code`,
    greeting: to.firstName,
    paragraphs: ['Here is your code to sign in to the candidate portal.'],
    highlight: to.code,
    closing: [
      `It works for ${codeLifetime / minutes(1)} minutes. If you did not ask for it, you can ignore this mail: nobody can sign in without it.`,
    ],
    link: undefined,
  });
