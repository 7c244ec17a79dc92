import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Mailer } from '../../../application/ports/mailer';
import type { MailQueue } from '../../../application/mails/mail-queue.service';

/** For programs without a mail server: when the answer is there, the requested mail has been sent or has failed. */
export const sendingAtOnce = (queue: MailQueue): Mailer => ({
  send: (mail, goodFor) =>
    pipe(
      queue.send(mail, goodFor),
      TE.tap(() => TE.fromTask(queue.sendMails)),
    ),
});
