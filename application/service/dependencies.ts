import type * as T from 'fp-ts/Task';
import type { Clock } from '../ports/clock';
import type { IdCodes } from '../ports/id-codes';
import type { IdentityProvider } from '../ports/identity-provider';
import type { FileStore } from '../ports/file-store';
import type { Mailer } from '../ports/mailer';
import type { Reporter } from '../ports/reporter';
import type { Secrets } from '../ports/secrets';
import type { UnitOfWork } from '../ports/unit-of-work';
import type { MailsInHand } from './mail-queue/mail-queue';

/** What the provider's side needs from the world. */
export interface ServiceDependencies {
  readonly unitOfWork: UnitOfWork;
  readonly files: FileStore;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly idCodes: IdCodes;
  readonly identityProvider: IdentityProvider;
  readonly mailer: Mailer;
  readonly reporter: Reporter;
  /** Sees to it that the mails that wait leave (service/mail-queue). Whether an answer waits for that is the deployment's choice. */
  readonly sendMails: T.Task<unknown>;
  /** What this process knows of the mails besides what is stored. */
  readonly mailsInHand: () => MailsInHand;
  /** Where the portal answers, without a trailing slash: links in mails. */
  readonly publicUrl: string;
}
