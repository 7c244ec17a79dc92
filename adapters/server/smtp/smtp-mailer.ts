import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { createTransport } from 'nodemailer';
import type { MailNotSent, Mailer } from '../../../application/ports/mailer';
import type { Reporter } from '../../../application/ports/reporter';
import { seconds, type Milliseconds } from '../../../domain/time/duration';
import { message, type Sender } from './message';

/** A candidate waits for this answer, and the browser gives up after 20 s: whether the mail left is told before. */
const sendWithin: Milliseconds = seconds(15);

export interface SmtpMailer extends Mailer {
  /** Lets mails that are being sent finish, then closes the connections. */
  readonly close: () => void;
}

/** The server's own words name the address, so only its codes are told. */
const detailsOf = (fault: unknown): Readonly<Record<string, string | number>> => {
  const told = typeof fault === 'object' && fault !== null ? fault : {};
  return {
    code: 'code' in told && typeof told.code === 'string' ? told.code : 'unknown',
    ...('responseCode' in told && typeof told.responseCode === 'number' ? { response: told.responseCode } : {}),
  };
};

const lateFault = (after: Milliseconds) =>
  new Promise<never>((_, reject) => {
    setTimeout(() => {
      reject(Object.assign(new Error('no answer in time'), { code: 'LATE' }));
    }, after).unref();
  });

/**
 * Mail over SMTP. `url` is nodemailer's: `smtp://user:password@host:587?requireTLS=true`, `smtps://…`.
 * A server that refuses, hangs or can't be reached is MailNotSent within `within`; its code is reported.
 */
export const smtpMailer = (to: {
  readonly url: string;
  readonly from: Sender;
  readonly reporter: Reporter;
  readonly within?: Milliseconds;
}): SmtpMailer => {
  const { url, from, reporter, within = sendWithin } = to;
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 5,
    connectionTimeout: within,
    greetingTimeout: within,
    dnsTimeout: within,
    socketTimeout: within * 2,
  });
  // A pooled connection that breaks between two mails says so here; the next mail opens another.
  transport.on('error', (fault: unknown) => {
    reporter.report('smtp-connection-lost', detailsOf(fault));
  });
  return {
    send: (mail) =>
      pipe(
        TE.tryCatch(
          () => Promise.race([transport.sendMail(message(mail, from)), lateFault(within)]),
          (fault) => fault,
        ),
        TE.mapLeft((fault): MailNotSent => {
          reporter.report('mail-not-sent', detailsOf(fault));
          return { _tag: 'MailNotSent' };
        }),
        TE.map(() => undefined),
      ),
    close: () => {
      transport.close();
    },
  };
};
