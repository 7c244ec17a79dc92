import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { createTransport } from 'nodemailer';
import type { MailCarrier } from '../../../application/ports/mailer';
import type { Reporter } from '../../../application/ports/reporter';
import { lines } from '../../../application/service/mail-queue/mail-queue';
import { minutes, seconds, type Milliseconds } from '../../../domain/time/duration';
import { message, type Sender } from './message';
import { notSent } from './not-sent';

/** How long a mail server may take to be there. */
const greetWithin: Milliseconds = seconds(15);

/**
 * How long it may be silent with a mail in its hands: as long as RFC 5321 (4.5.3.2.6) allows. Nobody waits for it, and who turns away sooner sends a
 * mail twice that the server took. After that the line is cut, so that nothing is under way that we do not know of.
 */
const answerWithin: Milliseconds = minutes(10);

export interface SmtpMailer extends MailCarrier {
  /** Lets mails that are being sent finish, then closes the connections. */
  readonly close: () => void;
}

/**
 * Mail over SMTP. `url` is nodemailer's: `smtp://user:password@host:587?requireTLS=true`, `smtps://…`.
 */
export const smtpMailer = (to: {
  readonly url: string;
  readonly from: Sender;
  readonly reporter: Reporter;
  readonly within?: { readonly greet: Milliseconds; readonly answer: Milliseconds };
}): SmtpMailer => {
  const { url, from, reporter, within = { greet: greetWithin, answer: answerWithin } } = to;
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: lines,
    connectionTimeout: within.greet,
    greetingTimeout: within.greet,
    dnsTimeout: within.greet,
    socketTimeout: within.answer,
    // For a line that the server closed while it was idle. Whatever else goes wrong is the queue's to try again.
    maxRequeues: 1,
  });
  // A pooled connection that breaks between two mails says so here; the next mail opens another.
  transport.on('error', (fault: unknown) => {
    reporter.report('smtp-connection-lost', { code: notSent(fault).why });
  });
  return {
    carry: (mail, name) =>
      pipe(
        TE.tryCatch(() => transport.sendMail(message(mail, from, name)), notSent),
        TE.map(() => undefined),
      ),
    close: () => {
      transport.close();
    },
  };
};
