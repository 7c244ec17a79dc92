import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { createTransport } from 'nodemailer';
import type { MailCarrier } from '../../../application/ports/mailer';
import type { Reporter } from '../../../application/ports/reporter';
import { mostWorkers } from '../../../application/mails/mail-queue.service';
import { minutes, seconds, type Milliseconds } from '../../../domain/time/duration';
import { message, type Sender } from './message';
import { notSent } from './not-sent';

/** How long to wait for a connection to the mail server. */
const greetWithin: Milliseconds = seconds(15);

/**
 * How long the server may be silent while it handles a mail: as long as RFC 5321 (4.5.3.2.6) allows. No visitor waits for it, and a client that gives
 * up sooner sends again a mail that the server may have accepted. After that the connection is cut, so that no mail is in flight unnoticed.
 */
const answerWithin: Milliseconds = minutes(10);

/**
 * How long one mail may take in total. A server that sends a byte now and then is never silent, and without this limit would hold a connection
 * forever.
 */
const sendWithin: Milliseconds = minutes(12);

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
  readonly within?: { readonly greet: Milliseconds; readonly answer: Milliseconds; readonly send: Milliseconds };
}): SmtpMailer => {
  const { url, from, reporter, within = { greet: greetWithin, answer: answerWithin, send: sendWithin } } = to;
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: mostWorkers,
    connectionTimeout: within.greet,
    greetingTimeout: within.greet,
    dnsTimeout: within.greet,
    socketTimeout: within.answer,
    // Only for a connection that the server closed while it was idle. The queue retries everything else.
    maxRequeues: 1,
  });
  // A pooled connection that breaks between two mails is reported here; the next mail opens another.
  transport.on('error', (fault: unknown) => {
    reporter.report('smtp-connection-lost', { code: notSent(fault).why });
  });
  return {
    carry: (mail, name) =>
      pipe(
        TE.rightIO(() => AbortSignal.timeout(within.send)),
        TE.flatMap((signal) =>
          TE.tryCatch(
            () => transport.sendMail({ ...message(mail, from, name), signal }),
            (fault) => notSent(signal.aborted ? { code: 'ETIMEDOUT' } : fault),
          ),
        ),
        TE.map(() => undefined),
      ),
    close: () => {
      transport.close();
    },
  };
};
