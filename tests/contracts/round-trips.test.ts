import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type * as TE from 'fp-ts/TaskEither';
import { Kysely } from 'kysely';
import { openEmbedded } from '../../adapters/server/postgres/embedded/open-embedded';
import type { Connections } from '../../adapters/server/postgres/engine/connections';
import { dialect } from '../../adapters/server/postgres/engine/dialect';
import { pooled } from '../../adapters/server/postgres/engine/pooled';
import { migrate } from '../../adapters/server/postgres/migrate';
import { whyNotOpened } from '../../adapters/server/postgres/not-opened';
import type { Tables } from '../../adapters/server/postgres/tables';
import { unitOfWork } from '../../adapters/server/postgres/unit-of-work';
import { giveUp } from '../../application/applications/give-up.service';
import { listApplications } from '../../application/applications/list-applications.service';
import { sendMessage } from '../../application/chat/send-message.service';
import type { SessionToken } from '../../application/identity/secrets.port';
import { authenticate, type SessionCaller } from '../../application/identity/sessions.service';
import type { TimeRequest } from '../../application/scheduling/scheduling.api';
import { takeTime } from '../../application/scheduling/take-time.service';
import type { ServiceDependencies } from '../../application/service/dependencies';
import type { Slot } from '../../domain/positions/slot';
import { anApplication } from '../support/builders/applications';
import { clientId, hiringManagerId, withManager } from '../support/builders/chat';
import { aCandidate, key } from '../support/builders/identity';
import { aPosition } from '../support/builders/positions';
import { slot } from '../support/builders/slots';
import { zone } from '../support/builders/time';
import { describeOnPostgres, startPostgres, type PostgresServer } from '../support/postgres';
import { farConnections, farServer, type FarStore } from '../support/store/far-store';
import { workshop } from '../support/store/stores';
import { listening } from '../support/store/surroundings';
import { answerOf } from '../support/world/answers';
import { aWorld, morning, signedIn, videoSlots, type World } from '../support/world/world';

/*
 * How often an act waits for the store, the look at the caller's session included: this decides how long an act holds its locks and its connection, where
 * the store is a network away. A figure may fall; one that rises is a decision.
 */

const manager = { id: hiringManagerId(900), name: 'Dana Reyes' };
const ten = slot('2026-12-07', '10:00', '10:30');
const eleven = slot('2026-12-07', '11:00', '11:30');
const { communityId, positionId } = aPosition();

type Act = (deps: ServiceDependencies, caller: SessionCaller) => TE.TaskEither<{ readonly _tag: string }, unknown>;

const taking = (act: TimeRequest['act'], wanted: Slot): Act => {
  const wish = { act, kind: 'video', slot: wanted, videoPreference: undefined, communityId, positionId } as const;
  return (deps, caller) => takeTime(deps)(caller, { ...wish, key: key(act), ownZone: zone('America/Chicago') });
};

const canceling: Act = (deps, { candidateId }) =>
  giveUp(deps)(candidateId, {
    communityId,
    positionId,
    cancellation: { _tag: 'RescheduleLater', route: 'video' },
    key: key('cancel'),
  });

const writing: Act = (deps, caller) =>
  sendMessage(deps)(caller, {
    ...withManager(900),
    text: 'Hello',
    attachments: [],
    clientId: clientId(1),
    as: undefined,
  });

/** In this order. */
const acts: readonly (readonly [string, number, Act])[] = [
  ['a booking', 8, taking('Book', ten)],
  ['the same booking again', 5, taking('Book', ten)],
  ['a move', 8, taking('Move', eleven)],
  ['a cancellation', 6, canceling],
  ['a message', 7, writing],
  ['a list', 3, (deps, { candidateId }) => listApplications(deps)(candidateId)],
];

interface Far extends FarStore {
  readonly connections: Connections;
}

const roundTrips = (open: () => Promise<Far>): void => {
  let db: Kysely<Tables>;
  let world: World;
  let token: SessionToken;
  let trips: FarStore['trips'];
  beforeAll(async () => {
    const far = await open();
    trips = far.trips;
    db = new Kysely<Tables>({ dialect: dialect(far.connections, () => undefined) });
    expect(await migrate(db)).toBeUndefined();
    world = await aWorld({
      now: morning,
      unitOfWork: unitOfWork(db, listening()),
      positions: [aPosition({ hiringManager: manager })],
      slots: videoSlots(ten, eleven),
      applicants: [{ candidate: aCandidate(), applications: [anApplication({ screening: 'passed' })] }],
    });
    const { session } = await signedIn(world);
    token = O.getOrElseW(() => {
      throw new Error('Nobody is signed in');
    })(session.token.read());
  }, 60_000);
  afterAll(() => db.destroy());

  it.each(acts)('%s: %i', async (_, promised, act) => {
    // Mails are sent later, and by themselves.
    const deps = { ...world.dependencies, sendMails: () => Promise.resolve(undefined) };
    trips();
    await answerOf(act(deps, await answerOf(authenticate(deps)(token))));
    expect(trips()).toBe(promised);
  });
};

describe('Round trips to the embedded store', () => {
  const place = workshop();
  afterAll(() => place.close());
  roundTrips(async () => {
    const opened = await openEmbedded(place.settings({ dataDir: await place.newDataDir() }))();
    if (E.isLeft(opened)) throw new Error(whyNotOpened(opened.left));
    return farConnections(opened.right);
  });
});

describeOnPostgres('Round trips to a PostgreSQL server', () => {
  let server: PostgresServer | undefined;
  let far: Awaited<ReturnType<typeof farServer>> | undefined;
  roundTrips(async () => {
    server = await startPostgres();
    far = await farServer(await server.newDatabase());
    return { ...far, connections: pooled(far.databaseUrl, listening(), 'candidate') };
  });
  afterAll(async () => {
    await far?.close();
    await server?.stop();
  }, 60_000);
});
