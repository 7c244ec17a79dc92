import * as TE from 'fp-ts/TaskEither';
import type { Mail, MailCarrier, NotSent } from '../../../application/ports/mailer';

/** A mail server that keeps its mails, until a test makes it fail. */
export interface KeepingMailer extends MailCarrier {
  /** The mails sent, oldest first. */
  readonly sent: () => readonly Mail[];
  readonly last: () => Mail;
  /** Makes sending fail: the server is unreachable, unless another failure is given. */
  readonly failFromNowOn: (reason?: NotSent) => void;
  readonly mend: () => void;
}

const away: NotSent = { _tag: 'ServerAway', why: 'ECONNECTION', words: '' };

export const keepingMailer = (): KeepingMailer => {
  const sent: Mail[] = [];
  let trouble: NotSent | undefined;
  return {
    carry: (mail) =>
      TE.flatten(
        TE.fromIO(() => {
          if (trouble !== undefined) return TE.left(trouble);
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
    failFromNowOn: (reason = away) => {
      trouble = reason;
    },
    mend: () => {
      trouble = undefined;
    },
  };
};
