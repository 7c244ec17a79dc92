import * as TE from 'fp-ts/TaskEither';
import type { Mail, Mailer } from '../../../application/ports/mailer';

/** A mailer that keeps what it sent, until it is told to fail. */
export interface KeepingMailer extends Mailer {
  /** What was sent, the oldest first. */
  readonly sent: () => readonly Mail[];
  readonly last: () => Mail;
  readonly failFromNowOn: () => void;
  readonly mend: () => void;
}

export const keepingMailer = (): KeepingMailer => {
  const sent: Mail[] = [];
  let fails = false;
  return {
    send: (mail) =>
      TE.flatten(
        TE.fromIO(() => {
          if (fails) return TE.left({ _tag: 'MailNotSent' });
          sent.push(mail);
          return TE.right(undefined);
        }),
      ),
    sent: () => sent,
    last: () => {
      const mail = sent.at(-1);
      if (mail === undefined) throw new Error('No mail was sent');
      return mail;
    },
    failFromNowOn: () => {
      fails = true;
    },
    mend: () => {
      fails = false;
    },
  };
};
