import * as TE from 'fp-ts/TaskEither';
import { noVoiceTokens } from '../../application/live-interview/voice-tokens.port';
import { signedFilePath } from '../contract/files/signed-files';
import type { CandidateApi } from '../../application/ports/candidate-api';
import type { Clock } from '../../application/ports/clock';
import type { Environment } from '../../application/ports/environment';
import { noIdentityProvider } from '../../application/identity/identity-provider.port';
import { tellingChanges } from '../../application/chat/tell-changes.service';
import { noNotes } from '../../application/mails/sent-notes.port';
import type { Mail, MailCarrier } from '../../application/ports/mailer';
import type { Reporter } from '../../application/ports/reporter';
import type { IdempotencyKey } from '../../application/ports/secrets';
import type { SessionStore } from '../../application/ports/session-store';
import type { LiveLine } from '../../application/chat/socket.port';
import type { Timer } from '../../application/ports/timer';
import { carryingToken } from '../../application/identity/carry-token.journey';
import { candidateService, type CandidateService } from '../../application/service/candidate-service';
import type { ServiceDependencies } from '../../application/service/dependencies';
import { deployment } from '../../application/ports/operator-caller';
import { operatorService, type OperatorService } from '../../application/operator/operator-service.service';
import { mailQueue } from '../../application/mails/mail-queue.service';
import { defaultThreshold } from '../../domain/tech-check/readiness';
import { known } from '../../domain/brand';
import { defaultZone } from '../../domain/time/time-zone';
import { inMemoryCamera, type FakeCamera } from '../in-process/tech-check/camera';
import { inProcessLiveLine, liveHub } from '../in-process/chat/live-line';
import { inProcessCandidateApi } from '../in-process/candidate-api';
import { inMemoryFileStore } from '../in-process/files/file-store';
import { believedRecordings } from '../in-process/recording/recordings';
import { photosAtOnce } from '../in-process/chat/photos';
import { inMemoryProbe, type FakeProbe } from '../in-process/tech-check/network-probe';
import { openIdCodes } from '../in-process/identity/id-codes';
import { sendingAtOnce } from '../in-process/mails/mailer';
import { countedSecrets } from '../in-process/identity/secrets';
import { inMemorySessionStore } from '../in-process/session-store';
import { inMemoryUnitOfWork } from '../in-process/store';
import { openWebhookOffice } from '../in-process/webhooks/webhook-office';
import { importFiles } from '../server/import/import-files';

/* The published face `./in-process`: the complete fake, and its parts for callers who assemble them differently. */
export * from '../in-process/recording/answer-uploads';
export * from '../in-process/tech-check/camera';
export * from '../in-process/candidate-api';
export * from '../in-process/files/file-store';
export * from '../in-process/identity/id-codes';
export * from '../in-process/chat/live-line';
export * from '../in-process/tech-check/network-probe';
export * from '../in-process/recording/one-tab';
export * from '../in-process/chat/photos';
export * from '../in-process/recording/recorder';
export * from '../in-process/recording/recordings';
export * from '../in-process/identity/secrets';
export * from '../in-process/session-store';
export * from '../in-process/store';
export * from '../in-process/webhooks/webhook-office';
export { demoFile } from '../server/demo/demo-file';

/** What a journey gets: one candidate's device, with its own session, connected to the one service. */
export interface InProcessDevice {
  readonly api: CandidateApi;
  readonly line: LiveLine;
  readonly session: SessionStore;
  readonly clock: Clock;
  readonly environment: Pick<Environment, 'newKey' | 'zone'>;
  /** A camera and a microphone that work, until a caller changes that; likewise the line, at 20 Mbps. */
  readonly camera: FakeCamera;
  readonly networkProbe: FakeProbe;
  readonly reporter: Reporter;
}

/** The provider's side in memory, shared by any number of devices: each call of `device` makes a new one. */
export interface InProcessPortal {
  readonly service: CandidateService;
  /** The employer's acts, and `importFiles`, which fills the store as `npm run import` does. */
  readonly operator: OperatorService;
  /** The mails sent, oldest first. */
  readonly mails: readonly Mail[];
  readonly device: () => InProcessDevice;
}

const keeping = (mails: Mail[]): MailCarrier => ({
  carry: (mail) =>
    TE.fromIO(() => {
      mails.push(mail);
      return undefined;
    }),
});

/** Nothing ever fails here, so nothing is tried again. */
const noTimer: Timer = { elapsed: () => 0, wake: () => undefined };

const silent: Reporter = { report: () => undefined };

/**
 * The provider's side without a server: the real service over a store in memory, at the given time. Every run is the same: codes, tokens and keys are
 * counted up, and mails are kept instead of sent.
 */
export const inProcessPortal = (
  clock: Clock,
  {
    publicUrl = 'https://portal.example.org',
    reporter = silent,
    speedThreshold = defaultThreshold,
    meetingSetUp = { provider: 'peer', dailyDomain: undefined },
    voiceTokens = noVoiceTokens,
  }: Partial<
    Pick<ServiceDependencies, 'publicUrl' | 'reporter' | 'speedThreshold' | 'meetingSetUp' | 'voiceTokens'>
  > = {},
): InProcessPortal => {
  const mails: Mail[] = [];
  const unitOfWork = inMemoryUnitOfWork();
  const queue = mailQueue({
    unitOfWork,
    clock,
    reporter,
    timer: noTimer,
    carrier: keeping(mails),
    notes: noNotes,
    taker: 'in-process',
  });
  const hub = liveHub();
  const dependencies: ServiceDependencies = {
    unitOfWork: tellingChanges(unitOfWork, hub.news),
    clock,
    reporter,
    mailer: sendingAtOnce(queue),
    sendMails: queue.sendMails,
    mailsInHand: queue.inHand,
    files: inMemoryFileStore(clock),
    recordings: believedRecordings,
    photos: photosAtOnce,
    scanner: undefined,
    copyStore: TE.left({ _tag: 'StoreElsewhere' }),
    // It has no hashes, so it knows of no PDF that it needs a password.
    opensPdf: () => true,
    secrets: countedSecrets(),
    idCodes: openIdCodes,
    signedFilePath,
    live: hub.news,
    identityProvider: noIdentityProvider,
    speedThreshold,
    meetingSetUp,
    roomKeeper: undefined,
    voiceTokens,
    webhookOffice: openWebhookOffice,
    publicUrl,
  };
  const service = candidateService(dependencies);
  let keys = 0;
  const newKey = (): IdempotencyKey => {
    keys += 1;
    return known<IdempotencyKey>(`key-${keys}-`.padEnd(16, 'x'));
  };
  return {
    service,
    operator: operatorService(dependencies, importFiles(dependencies))(deployment),
    mails,
    device: () => {
      const session = carryingToken(inMemorySessionStore(), clock);
      const api = inProcessCandidateApi({ service, session });
      return {
        api,
        line: inProcessLiveLine(service, api, hub),
        session,
        clock,
        environment: { newKey, zone: () => defaultZone },
        camera: inMemoryCamera(),
        networkProbe: inMemoryProbe({ download: 20, upload: 20 }),
        reporter,
      };
    },
  };
};
