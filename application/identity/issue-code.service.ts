import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Email } from '../../domain/text/email';
import { codesCountFor, mayIssueCode } from '../../domain/identity/one-time-code';
import { minus } from '../../domain/time/instant';
import type { CodeSent, SendCodeRefusal } from './identity.api';
import type { MailNotSent } from '../ports/mailer';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import type { ServiceDependencies } from '../service/dependencies';
import { codeMail } from './code-mail.service';
import { unlessRefused } from '../service/unless-refused';

/** What a candidate reads once the mail is queued (statusCode 200). */
export const codeSentMessage = 'OTP sent successfully';

/**
 * Sends a new sign-in code and a link: 5 an hour and 20 a day per address (R3c). Both are stored, sealed, before the mail is queued, so a
 * code that arrives always works. If the mail can't be queued, the answer says so, and the code still counts as sent.
 */
export const issueCode =
  ({ unitOfWork, clock, secrets, mailer, publicUrl }: ServiceDependencies) =>
  (email: Email): TE.TaskEither<SendCodeRefusal | StoreUnavailable | MailNotSent, CodeSent> => {
    const now = clock.now();
    const code = secrets.newCode();
    const link = secrets.newLinkCode();
    const mailed = { sealed: secrets.sealCode(email, code), link: secrets.sealSignInLink(email, link) };
    return pipe(
      unitOfWork.run((store) =>
        pipe(
          store.candidates.withEmail(email),
          TE.flatMap(TE.fromOption((): SendCodeRefusal => ({ _tag: 'UnknownCandidate' }))),
          TE.bindTo('candidate'),
          TE.bindW('issued', () => store.codes.issuedSince(email, minus(now, codesCountFor))),
          TE.bindW('resendAt', ({ issued }) => unlessRefused(mayIssueCode(issued, now))),
          TE.tap(() => store.codes.add(email, mailed, now)),
          TE.map(({ resendAt }) => ({ message: codeSentMessage, resendAt })),
        ),
      ),
      TE.flatMap((sent) =>
        pipe(
          mailer.send(codeMail({ publicUrl, to: email, code, link })),
          TE.map(() => sent),
        ),
      ),
    );
  };
