import { resolve } from 'node:path';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { Kysely, sql } from 'kysely';
import type { Clock } from '../../../application/ports/clock';
import type { UnitOfWork } from '../../../application/ports/unit-of-work';
import type { FromStore } from '../../../application/ports/unit-of-work/store';
import { openEmbedded, type EmbeddedSettings } from './embedded/open-embedded';
import { codeOf } from './engine/answers';
import type { Connections } from './engine/connections';
import { dialect, type OnStatement } from './engine/dialect';
import { pooled } from './engine/pooled';
import { migrate, outgrown, type StoreIsNewer } from './migrate';
import type { StoreNotOpened } from './not-opened';
import { oneProcess, type Job } from './one-process';
import { deleteExpired } from './retention';
import type { Tables } from './tables';
import { unavailable } from './unit';
import { unitOfWork } from './unit-of-work';

/** `dataDir` is the folder of the embedded engine's store; `storeWorker` is the built `embedded/store-worker.ts`, its thread. */
export interface StoreSettings extends EmbeddedSettings {
  /** A PostgreSQL server. Undefined: the embedded engine. Nothing else depends on it. */
  readonly databaseUrl: string | undefined;
  readonly clock: Clock;
  readonly onStatement?: OnStatement;
}

export interface OpenStore {
  readonly unitOfWork: UnitOfWork;
  /** Whether the store answers now. */
  readonly ping: FromStore<undefined>;
  /** Whether a later version has changed the store meanwhile, so that this one must end. */
  readonly outgrown: () => Promise<StoreIsNewer | undefined>;
  /** Deletes codes, keys, links and sessions that expired long ago. Returns how many. A job for one process. */
  readonly deleteExpired: () => Promise<number>;
  /** Does a job unless another process does, or it isn't due yet. Answers whether it was done here. */
  readonly inOneProcess: (job: Job) => Promise<boolean>;
  /** Waits for the running units of work; after that every call is refused. */
  readonly close: () => Promise<void>;
}

const kysely = (connections: Connections, onStatement: OnStatement = () => undefined): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: dialect(connections, onStatement), log: [] });

const answers = (db: Kysely<Tables>): TE.TaskEither<string, undefined> =>
  TE.tryCatch(async () => {
    await sql`select 1`.execute(db);
    return undefined;
  }, codeOf);

/** On a server, migrations use a connection with longer limits: an index on a large table takes longer than a candidate would wait. */
const migrated =
  ({ databaseUrl, reporter }: StoreSettings, db: Kysely<Tables>): TE.TaskEither<StoreNotOpened, undefined> =>
  async () => {
    const patient = databaseUrl === undefined ? db : kysely(pooled(databaseUrl, reporter, 'migration'));
    const failed = await migrate(patient);
    if (patient !== db) await patient.destroy();
    return failed === undefined ? E.right(undefined) : E.left(failed);
  };

const opened = (settings: StoreSettings): TE.TaskEither<StoreNotOpened, Connections> =>
  settings.databaseUrl === undefined
    ? openEmbedded(settings)
    : TE.right(pooled(settings.databaseUrl, settings.reporter, 'candidate'));

const prepared = (settings: StoreSettings, db: Kysely<Tables>): TE.TaskEither<StoreNotOpened, undefined> => {
  const notReached = (code: string): StoreNotOpened =>
    settings.databaseUrl === undefined
      ? { _tag: 'StoreNotReadable', folder: resolve(settings.dataDir), code }
      : { _tag: 'ServerNotReached', code };
  return pipe(
    answers(db),
    TE.mapLeft(notReached),
    TE.flatMap(() => migrated(settings, db)),
  );
};

/** Opens the store and migrates its tables to this version. After a failure, no lock, connection or thread is left. */
export const openStore =
  (settings: StoreSettings): TE.TaskEither<StoreNotOpened, OpenStore> =>
  async () => {
    const connections = await opened(settings)();
    if (E.isLeft(connections)) return connections;
    const db = kysely(connections.right, settings.onStatement);
    const ready = await prepared(settings, db)();
    if (E.isLeft(ready)) {
      await db.destroy();
      return ready;
    }
    return E.right({
      unitOfWork: unitOfWork(db, settings.reporter),
      ping: pipe(
        answers(db),
        TE.mapLeft(() => unavailable),
      ),
      outgrown: () => outgrown(db),
      deleteExpired: () => deleteExpired(db, settings.clock.now(), settings.reporter),
      inOneProcess: oneProcess({ db, reporter: settings.reporter, alone: settings.databaseUrl === undefined }),
      close: () => db.destroy(),
    });
  };
