import type * as T from 'fp-ts/Task';
import type { OpensPdf } from '../../domain/files/pdf-lock';
import type { UploadPurpose } from '../../domain/files/upload-room';
import type { Clock } from '../ports/clock';
import type { Ticket } from '../files/receipt.api';
import type { IdCodes } from '../identity/id-codes.port';
import type { IdentityProvider } from '../identity/identity-provider.port';
import type { VirusScanner } from '../files/virus-scanner.port';
import type { FileStore } from '../files/file-store.port';
import type { LiveNews } from '../chat/live-news.port';
import type { Mailer } from '../ports/mailer';
import type { RoomKeeper } from '../live-interview/room-keeper.port';
import type { Photos } from '../chat/photos.port';
import type { Recordings } from '../recording/recordings.port';
import type { Reporter } from '../ports/reporter';
import type { CopyStore } from '../operator/store-copy.port';
import type { Secrets } from '../identity/secrets.port';
import type { UnitOfWork } from '../ports/unit-of-work';
import type { MeetingSetUp } from '../../domain/live-interview/provider';
import type { VoiceTokens } from '../live-interview/voice-tokens.port';
import type { ConnectionScore } from '../../domain/device/connection-score';
import type { MailsInHand } from '../mails/mail-queue.service';
import type { WebhookOffice } from '../webhooks/webhook-post.port';

/** What the provider's side needs from the world. */
export interface ServiceDependencies {
  readonly unitOfWork: UnitOfWork;
  readonly files: FileStore;
  readonly recordings: Recordings;
  readonly photos: Photos;
  /** Undefined: this deployment has none, and files are kept as they come. */
  readonly scanner: VirusScanner | undefined;
  /** Whether a PDF opens without a password; the hashes that say so are the platform's (R20a). */
  readonly opensPdf: OpensPdf;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly idCodes: IdCodes;
  readonly identityProvider: IdentityProvider;
  readonly mailer: Mailer;
  readonly reporter: Reporter;
  /** Sends what waits: mails (mails/mail-queue.service), and events for webhooks. The deployment decides whether an answer waits for that. */
  readonly sendMails: T.Task<unknown>;
  /** What this process knows about mails that isn't in the store. */
  readonly mailsInHand: () => MailsInHand;
  /** Tells open pages at once what happened (chat, a changed application, the end of a session). */
  readonly live: LiveNews;
  /** The address of a signed link's file on this server (R3). */
  readonly signedFilePath: (ticket: Ticket, of: UploadPurpose) => string;
  /** The deployment's speed for a tech check, in Mbps (R46). */
  readonly speedThreshold: ConnectionScore;
  /** What carries live interviews here (R26). */
  readonly meetingSetUp: MeetingSetUp;
  readonly copyStore: CopyStore;
  /** Undefined: our server has no access to its meeting provider. */
  readonly roomKeeper: RoomKeeper | undefined;
  readonly voiceTokens: VoiceTokens;
  readonly webhookOffice: WebhookOffice;
  /** The portal's address, without a trailing slash, for links in mails. */
  readonly publicUrl: string;
}
