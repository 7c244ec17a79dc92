import type * as TE from 'fp-ts/TaskEither';
import type { Email } from '../../domain/text/email';
import { codesCountFor, mayIssueCode } from '../../domain/identity/one-time-code';
import { minus } from '../../domain/time/instant';
import type { CodeSent, SendCodeRefusal } from './identity.api';
import type { MailNotSent } from '../ports/mailer';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import { found, granted, inOrder, take } from '../in-order';
import type { ServiceDependencies } from '../service/dependencies';
import { codeMail } from './code-mail.service';

/** What a candidate reads once the mail is queued (statusCode 200). */
export const codeSentMessage = 'OTP sent successfully';

const unknownCandidate: SendCodeRefusal = { _tag: 'UnknownCandidate' };

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
    return inOrder(function* () {
      const resendAt = yield* take(
        unitOfWork.run((store) =>
          inOrder(function* () {
            yield* found(store.candidates.withEmail(email), unknownCandidate);
            const issued = yield* take(store.codes.issuedSince(email, minus(now, codesCountFor)));
            const opens = yield* granted(mayIssueCode(issued, now));
            yield* take(store.codes.add(email, mailed, now));
            return opens;
          }),
        ),
      );
      yield* take(mailer.send(codeMail({ publicUrl, to: email, code, link })));
      return { message: codeSentMessage, resendAt };
    });
  };
