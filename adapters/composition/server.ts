import { noVoiceTokens } from '../../application/live-interview/voice-tokens.port';
import { voiceTokensFrom } from '../server/live-interview/voice-tokens';
import { signedFilePath } from '../contract/files/signed-files';
import 'reflect-metadata/lite';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { Container } from 'inversify';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { FileStore } from '../../application/files/file-store.port';
import type { Clock } from '../../application/ports/clock';
import { noIdentityProvider } from '../../application/identity/identity-provider.port';
import type { UnitOfWork } from '../../application/ports/unit-of-work';
import type { FromStore } from '../../application/ports/unit-of-work/store';
import { candidateService } from '../../application/service/candidate-service';
import type { CopyStore, StoreElsewhere } from '../../application/operator/store-copy.port';
import { tellingChanges } from '../../application/chat/tell-changes.service';
import { mailQueue } from '../../application/mails/mail-queue.service';
import { deliveryQueue } from '../../application/webhooks/delivery-queue.service';
import { watchTakers } from '../../application/mails/watch-takers.service';
import { operatorService } from '../../application/operator/operator-service.service';
import { nodeTimer } from '../server/clock/node-timer';
import type { Bucket } from '../server/files/s3/bucket';
import { diskSentNotes } from '../server/mails/sent-notes';
import { clamdScanner } from '../server/clamd/clamd-scanner';
import { dailyRooms } from '../server/live-interview/daily-rooms';
import { importFiles } from '../server/import/import-files';
import { jsonLog } from '../server/log/log';
import { logReporter } from '../server/log/log-reporter';
import { requestScope } from '../server/log/request-scope';
import { noMetrics, type Metrics } from '../server/operator/metrics/metrics';
import { oidcProvider } from '../server/identity/identity-provider';
import { opensPdf } from '../server/files/opens-pdf';
import { cleaningInThreads } from '../server/chat/cleaning-thread';
import { parsingInThreads } from '../server/recording/parsing-thread';
import { mediaRecordings } from '../server/recording/recordings';
import { nodeIdCodes } from '../server/identity/id-codes';
import { nodeSecrets } from '../server/identity/secrets';
import type { OpenStore } from '../server/postgres/open-store';
import { iceServersFor } from '../server/live-interview/ice-servers';
import { httpWebhookPost } from '../server/webhooks/webhook-post';
import type { ReachedRedis } from '../server/redis/reach-redis';
import { socketIoLines } from '../server/socket-io/lines';
import { joins, sharedCounts } from './between-processes';
import { post } from './post';
import { serverTokens } from './server-tokens';
import type { Settings } from './settings';

/** The base container: settings, clock, log, reporter and metrics. Everything else reports through it, so it exists before the store is opened. */
export const groundContainer = (
  settings: Settings,
  clock: Clock,
  write: (line: string) => void,
  metrics: Metrics = noMetrics,
): Container => {
  const container = new Container();
  container.bind(serverTokens.settings).toConstantValue(settings);
  container.bind(serverTokens.clock).toConstantValue(clock);
  container.bind(serverTokens.metrics).toConstantValue(metrics);
  container.bind(serverTokens.requests).toConstantValue(requestScope);
  container
    .bind(serverTokens.log)
    .toResolvedValue(
      ({ logLevel }, clock, requests) => jsonLog({ level: logLevel, clock, requestId: requests.current, write }),
      [serverTokens.settings, serverTokens.clock, serverTokens.requests],
    )
    .inSingletonScope();
  container.bind(serverTokens.reporter).toResolvedValue(logReporter, [serverTokens.log]).inSingletonScope();
  return container;
};

/** A store that is open, and the files beside it. */
export interface Opened {
  readonly unitOfWork: UnitOfWork;
  readonly files: FileStore;
  /** Where they are, unless in a folder. */
  readonly bucket?: Bucket | undefined;
  /** Copies it to this folder. Undefined: it is a server, or in memory. */
  readonly copyTo?: OpenStore['copyTo'];
  /** Whether it answers now. */
  readonly ping: FromStore<unknown>;
}

/** The queues of mails and of events, and the processes that work on them. They run only after they are started. */
const addQueues = (container: Container, unitOfWork: UnitOfWork, key: Buffer): void => {
  container
    .bind(serverTokens.webhookPost)
    .toResolvedValue(
      ({ webhookPrivateNetworks: privateAllowed }) => httpWebhookPost({ key, privateAllowed }),
      [serverTokens.settings],
    )
    .inSingletonScope();
  const taker = randomUUID();
  container
    .bind(serverTokens.mailQueue)
    .toResolvedValue(
      ({ carrier }, clock, reporter, { dataDir }) => {
        const notes = diskSentNotes(join(dataDir, 'mails-sent'), reporter);
        return mailQueue({ unitOfWork, clock, timer: nodeTimer, carrier, reporter, notes, taker });
      },
      [serverTokens.post, serverTokens.clock, serverTokens.reporter, serverTokens.settings],
    )
    .inSingletonScope();
  container
    .bind(serverTokens.deliveryQueue)
    .toResolvedValue(
      (clock, reporter, way) =>
        deliveryQueue({ unitOfWork, clock, timer: nodeTimer, post: way, reporter, chance: Math.random, taker }),
      [serverTokens.clock, serverTokens.reporter, serverTokens.webhookPost],
    )
    .inSingletonScope();
  container
    .bind(serverTokens.watchTakers)
    .toResolvedValue(
      ({ databaseUrl }) => watchTakers({ unitOfWork, timer: nodeTimer, taker, alone: databaseUrl === undefined }),
      [serverTokens.settings],
    )
    .inSingletonScope();
};

const storeElsewhere: StoreElsewhere = { _tag: 'StoreElsewhere' };

const copied = (copy: FromStore<undefined>): CopyStore =>
  pipe(
    TE.fromIO(nodeTimer.elapsed),
    TE.flatMap((began) =>
      pipe(
        copy,
        TE.map(() => ({ took: Math.round(nodeTimer.elapsed() - began) })),
      ),
    ),
  );

/** The provider's service over an opened store. */
export const addService = (
  container: Container,
  { unitOfWork, files, bucket, ping, copyTo }: Opened,
  key: Buffer,
  recordingWorker: URL,
  redis?: ReachedRedis,
): void => {
  container.bind(serverTokens.unitOfWork).toConstantValue(unitOfWork);
  container.bind(serverTokens.bucket).toConstantValue(bucket);
  container.bind(serverTokens.askStore).toConstantValue(ping);
  container
    .bind(serverTokens.secrets)
    .toDynamicValue(() => nodeSecrets(key))
    .inSingletonScope();
  container
    .bind(serverTokens.post)
    .toResolvedValue(post, [serverTokens.settings, serverTokens.clock, serverTokens.reporter])
    .inSingletonScope();
  addQueues(container, unitOfWork, key);
  container
    .bind(serverTokens.oidc)
    .toResolvedValue(
      ({ oidc }, clock, reporter) => oidc && oidcProvider({ ...oidc, clock, reporter }),
      [serverTokens.settings, serverTokens.clock, serverTokens.reporter],
    )
    .inSingletonScope();
  container
    .bind(serverTokens.callCounts)
    .toResolvedValue(
      (reporter, { databaseUrl }) => sharedCounts(databaseUrl, redis, key, reporter),
      [serverTokens.reporter, serverTokens.settings],
    )
    .inSingletonScope();
  container
    .bind(serverTokens.lines)
    .toResolvedValue(
      (reporter, { databaseDirectUrl, ice, publicUrl }) =>
        socketIoLines({
          publicUrl,
          reporter,
          iceServers: iceServersFor(ice),
          joined: joins(databaseDirectUrl, redis, reporter),
        }),
      [serverTokens.reporter, serverTokens.settings],
    )
    .inSingletonScope();
  container
    .bind(serverTokens.world)
    .toResolvedValue(
      (
        store,
        clock,
        secrets,
        queue,
        deliveries,
        reporter,
        { publicUrl, dataDir, speedThreshold, meetings, dailyApi, voiceTokenUrl, clamd },
        oidc,
        { news },
        { scanned },
        webhookOffice,
      ) => ({
        unitOfWork: tellingChanges(store, news),
        files,
        recordings: mediaRecordings(join(dataDir, 'files', 'copies'), parsingInThreads(recordingWorker, reporter)),
        // Built beside the thread that parses recordings.
        photos: cleaningInThreads(new URL('./photo-worker.mjs', recordingWorker), reporter),
        copyStore: copyTo === undefined ? TE.left(storeElsewhere) : copied(copyTo(join(dataDir, 'backup', 'store'))),
        scanner: clamd && clamdScanner(clamd, reporter, scanned),
        opensPdf,
        clock,
        secrets,
        idCodes: nodeIdCodes(key),
        signedFilePath,
        live: news,
        identityProvider: oidc?.provider ?? noIdentityProvider,
        mailer: queue,
        reporter,
        publicUrl,
        speedThreshold,
        meetingSetUp: meetings,
        roomKeeper: dailyApi && dailyRooms(dailyApi, reporter),
        webhookOffice,
        voiceTokens: voiceTokenUrl === undefined ? noVoiceTokens : voiceTokensFrom(voiceTokenUrl, reporter),
        // Answers do not wait for the mail server. What is mailed is an event, too.
        sendMails: T.fromIO(() => {
          queue.wake();
          deliveries.wake();
        }),
        mailsInHand: queue.inHand,
      }),
      [
        serverTokens.unitOfWork,
        serverTokens.clock,
        serverTokens.secrets,
        serverTokens.mailQueue,
        serverTokens.deliveryQueue,
        serverTokens.reporter,
        serverTokens.settings,
        serverTokens.oidc,
        serverTokens.lines,
        serverTokens.metrics,
        serverTokens.webhookPost,
      ],
    )
    .inSingletonScope();
  container.bind(serverTokens.service).toResolvedValue(candidateService, [serverTokens.world]).inSingletonScope();
  container
    .bind(serverTokens.operator)
    .toResolvedValue((world) => operatorService(world, importFiles(world)), [serverTokens.world])
    .inSingletonScope();
};
