import * as E from 'fp-ts/Either';
import type { Container } from 'inversify';
import type { Clock } from '../../application/ports/clock';
import { systemClock } from '../server/clock/system-clock';
import { keyFromFile } from '../server/files/key-file';
import { whyNotOpened } from '../server/postgres/not-opened';
import { reachRedis, whyNoRedis, type ReachedRedis } from '../server/redis/reach-redis';
import { openStore, type OpenStore } from '../server/postgres/open-store';
import { openFiles } from './files';
import { prometheus, type Prometheus } from '../server/operator/metrics/prometheus';
import { noMetrics } from '../server/operator/metrics/metrics';
import { slowLogged } from '../server/operator/metrics/slow-statements';
import { addService, groundContainer } from './server';
import { serverTokens } from './server-tokens';
import { readSettings, type Reader } from './settings';

/** Everything behind the portal, opened, and the way to close it. */
export interface Started {
  readonly container: Container;
  readonly store: OpenStore;
  /** Undefined: METRICS_PORT is not set, or this is a command. */
  readonly metrics: Prometheus | undefined;
  /** Undefined: no LINES_URL, or a command, which opens no lines. */
  readonly redis: ReachedRedis | undefined;
}

/** The obstacles, one per line. */
export interface NotStarted {
  readonly lines: readonly string[];
  /** Another process has the store open, most likely a running portal. */
  readonly storeInUse: boolean;
}

const notStarted = (...lines: readonly string[]): E.Either<NotStarted, never> => E.left({ lines, storeInUse: false });

const keyOf = async (secretKey: string | undefined, dataDir: string): Promise<E.Either<NotStarted, Buffer>> => {
  if (secretKey !== undefined) return E.right(Buffer.from(secretKey));
  const key = await keyFromFile(dataDir)();
  return E.isRight(key)
    ? key
    : notStarted(
        key.left.why === 'ENOSPC'
          ? `${dataDir}: the disk is full, so the key can't be kept. Make room, then start again.`
          : `The key file ${key.left.path} can't be used (${key.left.why}). Mend it, or set SECRET_KEY.`,
      );
};

/** Reads the settings, then opens the key, the store, the files and Redis, in this order. If one fails, what was opened before it is closed. */
export const start = async (
  reader: Reader,
  env: Readonly<Record<string, string | undefined>>,
  storeWorker: URL,
  clock: Clock = systemClock,
): Promise<E.Either<NotStarted, Started>> => {
  const settings = readSettings(env, reader);
  if (E.isLeft(settings)) return notStarted(...settings.left);
  const { databaseUrl, databaseDirectUrl, dataDir, secretKey, linesUrl } = settings.right;
  const key = await keyOf(secretKey, dataDir);
  if (E.isLeft(key)) return key;
  const metrics = reader === 'portal' && settings.right.metrics !== undefined ? await prometheus() : undefined;
  const write = (line: string): void => {
    process.stderr.write(line);
  };
  const container = groundContainer(settings.right, clock, write, metrics);
  const store = await openStore({
    databaseUrl,
    databaseDirectUrl,
    dataDir,
    storeWorker,
    clock: container.get(serverTokens.clock),
    reporter: container.get(serverTokens.reporter),
    watch: slowLogged(container.get(serverTokens.log), metrics?.store ?? noMetrics.store),
  })();
  if (E.isLeft(store))
    return E.left({ lines: [whyNotOpened(store.left)], storeInUse: store.left._tag === 'FolderInUse' });
  const files = await openFiles(settings.right, {
    reader,
    reporter: container.get(serverTokens.reporter),
    clock: container.get(serverTokens.clock),
    agreeOnFileMark: store.right.agreeOnFileMark,
  });
  if (E.isLeft(files)) {
    await store.right.close();
    return notStarted(files.left);
  }
  const redis =
    linesUrl === undefined || reader === 'command'
      ? E.right(undefined)
      : await reachRedis(linesUrl, container.get(serverTokens.reporter));
  if (E.isLeft(redis)) {
    await store.right.close();
    return notStarted(whyNoRedis(redis.left));
  }
  // Both are built beside the server.
  const recordingWorker = new URL('./recording-worker.mjs', storeWorker);
  addService(container, { ...store.right, ...files.right }, key.right, recordingWorker, redis.right);
  return E.right({ container, store: store.right, redis: redis.right, metrics });
};
