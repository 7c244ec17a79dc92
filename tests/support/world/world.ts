import * as TE from 'fp-ts/TaskEither';
import * as O from 'fp-ts/Option';
import { photosAtOnce } from '../../../adapters/in-process/chat/photos';
import { tellingChanges } from '../../../application/chat/tell-changes.service';
import type { Photos } from '../../../application/chat/photos.port';
import type { VirusScanner } from '../../../application/files/virus-scanner.port';
import { believedRecordings } from '../../../adapters/in-process/recording/recordings';
import { signedFilePath } from '../../../adapters/contract/files/signed-files';
import { inProcessCandidateApi } from '../../../adapters/in-process/candidate-api';
import { opensPdf } from '../../../adapters/server/files/opens-pdf';
import { nodeIdCodes } from '../../../adapters/server/identity/id-codes';
import { inMemoryFileStore } from '../../../adapters/in-process/files/file-store';
import { inProcessLiveLine, liveHub } from '../../../adapters/in-process/chat/live-line';
import { sendingAtOnce } from '../../../adapters/in-process/mails/mailer';
import { countedSecrets } from '../../../adapters/in-process/identity/secrets';
import { inMemorySessionStore } from '../../../adapters/in-process/session-store';
import { inMemoryUnitOfWork } from '../../../adapters/in-process/store';
import { importFiles } from '../../../adapters/server/import/import-files';
import { carryingToken } from '../../../application/identity/carry-token.journey';
import { requestCode } from '../../../application/identity/request-code.journey';
import { submitCode } from '../../../application/identity/sign-in.journey';
import { readSignInLink, type ReadLink } from '../../../application/identity/sign-in-by-link.journey';
import { fromPath } from '../../../application/navigation/path';
import { noNotes } from '../../../application/mails/sent-notes.port';
import type { CandidateApi } from '../../../application/ports/candidate-api';
import type { Environment } from '../../../application/ports/environment';
import type { Clock } from '../../../application/ports/clock';
import type { FileStore } from '../../../application/files/file-store.port';
import type { RoomKeeper } from '../../../application/live-interview/room-keeper.port';
import type { Recordings } from '../../../application/recording/recordings.port';
import type { Reporter } from '../../../application/ports/reporter';
import type { SessionStore } from '../../../application/ports/session-store';
import type { LiveNews } from '../../../application/chat/live-news.port';
import type { LiveLine } from '../../../application/chat/socket.port';
import { noIdentityProvider, type IdentityProvider } from '../../../application/identity/identity-provider.port';
import type { Store, UnitOfWork } from '../../../application/ports/unit-of-work';
import type { NewCandidate } from '../../../application/profile/profiles.store';
import type { SlotWithCapacity } from '../../../application/positions/slots.store';
import type { FromStore } from '../../../application/ports/unit-of-work/store';
import { candidateService, type CandidateService } from '../../../application/service/candidate-service';
import type { ServiceDependencies } from '../../../application/service/dependencies';
import { mailQueue } from '../../../application/mails/mail-queue.service';
import {
  operatorService,
  type OperatorService,
  type OperatorServiceOf,
} from '../../../application/operator/operator-service.service';
import { deployment } from '../../../application/ports/operator-caller';
import type { Application } from '../../../domain/applications/application';
import { noVoiceTokens, type VoiceTokens } from '../../../application/live-interview/voice-tokens.port';
import type { WebhookOffice } from '../../../application/webhooks/webhook-post.port';
import type { MeetingSetUp } from '../../../domain/live-interview/provider';
import { defaultThreshold } from '../../../domain/tech-check/readiness';
import type { SlotKind } from '../../../domain/positions/slot-kind';
import type { CandidateId } from '../../../domain/ids/candidate-id';
import type { PositionId } from '../../../domain/ids/position-ids';
import type { Position } from '../../../domain/positions/position';
import type { Slot } from '../../../domain/positions/slot';
import type { Instant } from '../../../domain/time/instant';
import { anApplication } from '../builders/applications';
import { decoded } from '../builders/decoded';
import { aCandidate, key } from '../builders/identity';
import { aPosition } from '../builders/positions';
import { at, zone } from '../builders/time';
import { answerOf } from './answers';
import { breakable, type BreakableStore } from './breakable-store';
import { standingClock, type StandingClock } from './clock';
import { keepingMailer, type KeepingMailer } from './mailer';
import { keepingReporter, type KeepingReporter } from './reporter';
import { standingTimer, type StandingTimer } from './timer';
import { webhookPostOf } from './webhook-office';

/** A browser or a phone: its own session, connected to the same service. */
export interface Device {
  readonly session: SessionStore;
  readonly api: CandidateApi;
  readonly line: LiveLine;
  readonly environment: Environment;
  readonly reporter: KeepingReporter;
}

export interface World {
  readonly clock: StandingClock;
  /** The time that passes for waiting mails, independent of the clock. */
  readonly timer: StandingTimer;
  readonly mailer: KeepingMailer;
  readonly reporter: KeepingReporter;
  readonly store: BreakableStore;
  readonly service: CandidateService;
  readonly dependencies: ServiceDependencies;
  /** Whoever has the deployment's token. */
  readonly operator: OperatorService;
  readonly operatorAs: OperatorServiceOf;
  /** What the portal does at intervals: sends the waiting mails. */
  readonly sendMails: () => Promise<unknown>;
  readonly device: () => Device;
  /** Runs one unit of work without the service, as for an employer's act or an import. */
  readonly behind: <A>(work: (store: Store) => FromStore<A>) => Promise<A>;
}

/** Which candidate applied to which job. */
export interface Applicant {
  readonly candidate: NewCandidate;
  readonly applications: readonly Application[];
}

export interface SlotsOfJob {
  readonly positionId: PositionId;
  readonly kind: SlotKind;
  readonly slots: readonly SlotWithCapacity[];
}

export interface Given {
  readonly now: Instant;
  readonly positions: readonly Position[];
  readonly slots: readonly SlotsOfJob[];
  readonly applicants: readonly Applicant[];
  /** Undefined: a store in memory. */
  readonly unitOfWork: UnitOfWork | undefined;
  /** Undefined: no social sign-in. */
  readonly identityProvider: IdentityProvider | undefined;
  /** Undefined: every recording is believed. */
  readonly recordings: Recordings | undefined;
  readonly photos: Photos | undefined;
  readonly scanner: VirusScanner | undefined;
  /** Undefined: the peer room. */
  readonly meetingSetUp: MeetingSetUp | undefined;
  /** Undefined: our server has no access to Daily. */
  readonly roomKeeper: RoomKeeper | undefined;
  /** Undefined: none is set up. */
  readonly voiceTokens: VoiceTokens | undefined;
  /** Undefined: no private networks, and names as in webhook-office.ts. */
  readonly webhookOffice: WebhookOffice | undefined;
  /** Undefined: devices in this process hear at once. */
  readonly live: LiveNews | undefined;
  /** Undefined: files in memory. */
  readonly files: ((clock: Clock, reporter: Reporter) => FileStore) | undefined;
}

/** An ordinary morning: Friday, 4 December 2026, 9:00 in Chicago. */
export const morning = at('2026-12-04T15:00:00Z');

/** The video slots of `aPosition()`, one place each. */
export const videoSlots = (...slots: readonly Slot[]): readonly SlotsOfJob[] => [
  { positionId: aPosition().positionId, kind: 'video', slots: slots.map((slot) => ({ slot, capacity: 1 })) },
];

const provision = async ({ behind }: World, { positions, slots, applicants }: Given): Promise<void> => {
  for (const position of positions) await behind(({ provisioning }) => provisioning.putPosition(position));
  for (const given of slots)
    await behind(({ provisioning }) => provisioning.putSlots(given.positionId, given.kind, given.slots));
  for (const { candidate, applications } of applicants) {
    const id: CandidateId = await behind(({ provisioning }) => provisioning.putCandidate(candidate));
    for (const application of applications)
      await behind(({ provisioning }) => provisioning.addApplication(id, application, undefined));
  }
};

/**
 * The provider's side in memory, with the real service and devices to reach it: one candidate who may choose a time for one position, which has no
 * slots yet. A test sets only what it is about.
 */
export const aWorld = async (changes: Partial<Given> = {}): Promise<World> => {
  const given: Given = {
    now: morning,
    positions: [aPosition()],
    slots: [],
    applicants: [{ candidate: aCandidate(), applications: [anApplication()] }],
    unitOfWork: undefined,
    identityProvider: undefined,
    files: undefined,
    recordings: undefined,
    photos: undefined,
    scanner: undefined,
    meetingSetUp: undefined,
    roomKeeper: undefined,
    voiceTokens: undefined,
    webhookOffice: undefined,
    live: undefined,
    ...changes,
  };
  const kept = given.unitOfWork ?? inMemoryUnitOfWork();
  const store = breakable(kept);
  const clock = standingClock(given.now);
  const mailer = keepingMailer();
  const reporter = keepingReporter();
  const timer = standingTimer();
  const { unitOfWork } = store;
  const queue = mailQueue({ unitOfWork, clock, timer, carrier: mailer, reporter, notes: noNotes, taker: 'the world' });
  const hub = liveHub();
  const live = given.live ?? hub.news;
  const dependencies: ServiceDependencies = {
    unitOfWork: tellingChanges(unitOfWork, live),
    clock,
    mailer: sendingAtOnce(queue),
    reporter,
    sendMails: queue.sendMails,
    mailsInHand: queue.inHand,
    files: (given.files ?? inMemoryFileStore)(clock, reporter),
    secrets: countedSecrets(),
    identityProvider: given.identityProvider ?? noIdentityProvider,
    idCodes: nodeIdCodes(Buffer.from('the key of a test')),
    signedFilePath,
    recordings: given.recordings ?? believedRecordings,
    photos: given.photos ?? photosAtOnce,
    scanner: given.scanner,
    copyStore: TE.left({ _tag: 'StoreElsewhere' }),
    opensPdf,
    live,
    speedThreshold: defaultThreshold,
    meetingSetUp: given.meetingSetUp ?? { provider: 'peer', dailyDomain: undefined },
    roomKeeper: given.roomKeeper,
    voiceTokens: given.voiceTokens ?? noVoiceTokens,
    webhookOffice: given.webhookOffice ?? webhookPostOf(),
    publicUrl: 'https://portal.example.org',
  };
  const service = candidateService(dependencies);
  let keys = 0;
  const device = (): Device => {
    const session = carryingToken(inMemorySessionStore(), clock);
    const api = inProcessCandidateApi({ service, session });
    return {
      session,
      reporter,
      api,
      line: inProcessLiveLine(service, api, hub),
      environment: {
        zone: () => zone('America/Chicago'),
        newKey: () => {
          keys += 1;
          return key(`choice ${keys}`);
        },
        publicUrl: 'https://portal.example.org',
        infoEmail: 'info@example.org',
        supportEmail: 'support@example.org',
        version: '1.0.106',
        socialProvider: undefined,
        recordsVisits: false,
      },
    };
  };
  const operatorAs = operatorService(dependencies, importFiles(dependencies));
  const world: World = {
    clock,
    timer,
    mailer,
    reporter,
    store,
    service,
    operator: operatorAs(deployment),
    operatorAs,
    dependencies,
    sendMails: dependencies.sendMails,
    device,
    behind: (work) => answerOf(kept.run(work)),
  };
  await provision(world, given);
  return world;
};

/** The four digits in the last mail. */
export const codeInMail = (mailer: KeepingMailer): string => {
  const digits = /^ {4}(\d{4})$/m.exec(mailer.last().text)?.[1];
  if (digits === undefined) throw new Error('The last mail carries no code');
  return digits;
};

/** The sign-in link in the last mail. */
export const linkInMail = (mailer: KeepingMailer): ReadLink => {
  const path = /https:\/\/portal\.example\.org(\/candidateportal\/\S+)/.exec(mailer.last().text)?.[1] ?? '';
  const link = fromPath(path);
  if (O.isNone(link) || link.value._tag !== 'SignInLink') throw new Error('The last mail carries no link');
  return decoded(readSignInLink(link.value), path);
};

/** Signs a candidate in on a device of their own, with the code in the mail. */
export const signedIn = async (world: World, candidate: NewCandidate = aCandidate()): Promise<Device> => {
  const device = world.device();
  const { email } = await answerOf(requestCode(device)(candidate.email));
  await answerOf(submitCode(device)(email, codeInMail(world.mailer)));
  return device;
};
