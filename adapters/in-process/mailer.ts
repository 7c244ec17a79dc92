import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Mailer } from '../../application/ports/mailer';
import type { MailQueue } from '../../application/service/mail-queue/mail-queue';

/** For a world without a mail server to wait for: what was asked for has left, or could not, when the answer is there. */
export const sendingAtOnce = (queue: MailQueue): Mailer => ({
  send: (mail, goodFor) =>
    pipe(
      queue.send(mail, goodFor),
      TE.tap(() => TE.fromTask(queue.sendMails)),
    ),
});
