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
import { reachServer, type ReachedServer } from './engine/reach-server';
import { timed, type StoreWatch } from './engine/timed';
import { agreeOnFileMark } from './file-mark';
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
  /** The same server past any pooler. Undefined: `databaseUrl`. */
  readonly databaseDirectUrl?: string | undefined;
  readonly clock: Clock;
  readonly onStatement?: OnStatement;
  /** Is told of the waits and statements of units of work. Undefined: they aren't measured. */
  readonly watch?: StoreWatch;
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
  /** The mark of the place where the processes on this store keep files: the proposed one if there was none. Rejects if the store fails. */
  readonly agreeOnFileMark: (proposed: string) => Promise<string>;
  /** Copies the whole store to this folder; units of work wait until that is done. Undefined: the store is a server. */
  readonly copyTo: ((folder: string) => FromStore<undefined>) | undefined;
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
  ({ reporter }: StoreSettings, server: ReachedServer | undefined, db: Kysely<Tables>) =>
  async (): Promise<E.Either<StoreNotOpened, undefined>> => {
    const patient = server === undefined ? db : kysely(pooled(server.directUrl, reporter, 'migration'));
    const failed = await migrate(patient);
    if (patient !== db) await patient.destroy();
    return failed === undefined ? E.right(undefined) : E.left(failed);
  };

interface OpenedEngine {
  readonly connections: Connections;
  /** Undefined: the embedded engine. */
  readonly server: ReachedServer | undefined;
}

const opened = (settings: StoreSettings): TE.TaskEither<StoreNotOpened, OpenedEngine> => {
  const { databaseUrl, databaseDirectUrl, reporter } = settings;
  return databaseUrl === undefined
    ? pipe(
        openEmbedded(settings),
        TE.map((connections) => ({ connections, server: undefined })),
      )
    : pipe(
        () => reachServer({ databaseUrl, databaseDirectUrl }),
        TE.map((server) => ({
          connections: pooled(databaseUrl, reporter, server.pooled ? 'pooled' : 'candidate'),
          server,
        })),
      );
};

const prepared = (
  settings: StoreSettings,
  server: ReachedServer | undefined,
  db: Kysely<Tables>,
): TE.TaskEither<StoreNotOpened, undefined> => {
  const notReached = (code: string): StoreNotOpened =>
    server === undefined
      ? { _tag: 'StoreNotReadable', folder: resolve(settings.dataDir), code }
      : { _tag: 'ServerNotReached', setting: 'DATABASE_URL', code };
  return pipe(
    answers(db),
    TE.mapLeft(notReached),
    TE.flatMap(() => migrated(settings, server, db)),
  );
};

/** Opens the store and migrates its tables to this version. After a failure, no lock, connection or thread is left. */
export const openStore =
  (settings: StoreSettings): TE.TaskEither<StoreNotOpened, OpenStore> =>
  async () => {
    const engine = await opened(settings)();
    if (E.isLeft(engine)) return engine;
    const { connections, server } = engine.right;
    const { watch, onStatement } = settings;
    const db = kysely(watch === undefined ? connections : timed(connections, watch), onStatement);
    const ready = await prepared(settings, server, db)();
    if (E.isLeft(ready)) {
      await db.destroy();
      return ready;
    }
    const { databaseUrl, reporter } = settings;
    const health = databaseUrl === undefined ? db : kysely(pooled(databaseUrl, reporter, 'health'));
    const { copyTo } = connections;
    return E.right({
      copyTo:
        copyTo &&
        ((folder) =>
          TE.tryCatch(
            () => copyTo(folder).then(() => undefined),
            (fault) => {
              settings.reporter.report('store-not-copied', { code: codeOf(fault) });
              return unavailable;
            },
          )),
      unitOfWork: unitOfWork(db, settings.reporter),
      ping: pipe(
        answers(health),
        TE.mapLeft(() => unavailable),
      ),
      outgrown: () => outgrown(db),
      deleteExpired: () => deleteExpired(db, settings.clock.now(), settings.reporter),
      agreeOnFileMark: (proposed) => agreeOnFileMark(db, proposed),
      inOneProcess: oneProcess({ db, reporter: settings.reporter, alone: settings.databaseUrl === undefined }),
      close: async () => {
        await db.destroy();
        if (health !== db) await health.destroy();
      },
    });
  };
