import type * as TE from 'fp-ts/TaskEither';
import type { Email } from '../../domain/identity/email';

export interface Mail {
  readonly to: Email;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface MailNotSent {
  readonly _tag: 'MailNotSent';
}

export interface Mailer {
  readonly send: (mail: Mail) => TE.TaskEither<MailNotSent, undefined>;
}
