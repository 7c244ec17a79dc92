import { signedFilePath } from '../contract/signed-files';
import * as TE from 'fp-ts/TaskEither';
import type { CandidateApi } from '../../application/ports/candidate-api';
import type { Clock } from '../../application/ports/clock';
import type { Environment } from '../../application/ports/environment';
import { noIdentityProvider } from '../../application/ports/identity-provider';
import type { Mail, MailCarrier } from '../../application/ports/mailer';
import type { Reporter } from '../../application/ports/reporter';
import type { IdempotencyKey } from '../../application/ports/secrets';
import type { SessionStore } from '../../application/ports/session-store';
import type { Timer } from '../../application/ports/timer';
import { carryingToken } from '../../application/journeys/carry-token';
import { candidateService, type CandidateService } from '../../application/service/candidate-service';
import type { ServiceDependencies } from '../../application/service/dependencies';
import { operatorService, type OperatorService } from '../../application/service/operator/operator-service';
import { mailQueue } from '../../application/service/mail-queue/mail-queue';
import { defaultThreshold } from '../../domain/tech-check/readiness';
import { known } from '../../domain/brand';
import { defaultZone } from '../../domain/time/time-zone';
import { inProcessCandidateApi } from '../in-process/candidate-api';
import { inMemoryFileStore } from '../in-process/file-store';
import { believedRecordings } from '../in-process/recordings';
import { openIdCodes } from '../in-process/id-codes';
import { sendingAtOnce } from '../in-process/mailer';
import { countedSecrets } from '../in-process/secrets';
import { inMemorySessionStore } from '../in-process/session-store';
import { inMemoryUnitOfWork } from '../in-process/store';
import { importFiles } from '../server/import/import-files';

/* The published face `./in-process`: the complete fake, and its parts for callers who assemble them differently. */
export * from '../in-process/candidate-api';
export * from '../in-process/file-store';
export * from '../in-process/id-codes';
export * from '../in-process/recordings';
export * from '../in-process/secrets';
export * from '../in-process/session-store';
export * from '../in-process/store';
export { demoFile } from '../server/demo/demo-file';

/** What a journey gets: one candidate's device, with its own session, connected to the one service. */
export interface InProcessDevice {
  readonly api: CandidateApi;
  readonly session: SessionStore;
  readonly clock: Clock;
  readonly environment: Pick<Environment, 'newKey' | 'zone'>;
  readonly reporter: Reporter;
}

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
  }: Partial<Pick<ServiceDependencies, 'publicUrl' | 'reporter' | 'speedThreshold'>> = {},
): InProcessPortal => {
  const mails: Mail[] = [];
  const unitOfWork = inMemoryUnitOfWork();
  const queue = mailQueue({
    unitOfWork,
    clock,
    reporter,
    timer: noTimer,
    carrier: keeping(mails),
    taker: 'in-process',
  });
  const dependencies: ServiceDependencies = {
    unitOfWork,
    clock,
    reporter,
    mailer: sendingAtOnce(queue),
    sendMails: queue.sendMails,
    mailsInHand: queue.inHand,
    files: inMemoryFileStore(clock),
    recordings: believedRecordings,
    secrets: countedSecrets(),
    idCodes: openIdCodes,
    signedFilePath,
    identityProvider: noIdentityProvider,
    speedThreshold,
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
    operator: operatorService(dependencies, importFiles(dependencies)),
    mails,
    device: () => {
      const session = carryingToken(inMemorySessionStore(), clock);
      return {
        api: inProcessCandidateApi({ service, session }),
        session,
        clock,
        environment: { newKey, zone: () => defaultZone },
        reporter,
      };
    },
  };
};
