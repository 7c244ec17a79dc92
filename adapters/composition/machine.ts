import * as E from 'fp-ts/Either';
import { join, resolve } from 'node:path';
import type { Clock } from '../../application/ports/clock';
import type { Reporter } from '../../application/ports/reporter';
import { seconds } from '../../domain/time/duration';
import { sayStoreElsewhere } from '../../application/operator/operator-refusals.words';
import { restoreBackup } from '../server/operator/backup/restore-backup';
import { takeBackup } from '../server/operator/backup/take-backup';
import { copyStore } from '../server/postgres/embedded/copy-store';
import { lockFolder } from '../server/postgres/embedded/folder-lock';
import { whyNotOpened } from '../server/postgres/not-opened';
import { portalSide } from '../terminal/operator/portal-side';
import { tryClamd } from '../server/clamd/clamd-scanner';
import { systemClock } from '../server/clock/system-clock';
import { notWell, well, type Finding } from '../server/operator/doctor/finding';
import { tryEmbedded } from '../server/operator/doctor/try-embedded';
import { tryFiles } from '../server/operator/doctor/try-files';
import { tryServer } from '../server/operator/doctor/try-server';
import { nodeSecrets } from '../server/identity/secrets';
import { reachServer } from '../server/postgres/engine/reach-server';
import { reachRedis, whyNoRedis } from '../server/redis/reach-redis';
import { tryMailServer } from '../server/mails/try-mail-server';
import type { Machine } from '../terminal/operator/machine-command';
import { portalAnswers } from '../terminal/operator/portal-answers';
import { exportTo } from './export-to';
import { openFiles } from './files';
import { moveFilesOf } from './move-files';
import { groundContainer } from './server';
import { serverTokens } from './server-tokens';
import { readSettings, type Settings } from './settings';

type Environment = Readonly<Record<string, string | undefined>>;

const tryMail = async ({ smtpUrl, dataDir }: Settings): Promise<Finding> => {
  if (smtpUrl === undefined)
    return well('mail', `none leaves: it is kept in ${join(dataDir, 'outbox')}. Set SMTP_URL to send it`);
  const { host } = new URL(smtpUrl);
  const why = await tryMailServer(smtpUrl);
  return why === undefined
    ? well('mail', `${host} takes the portal's sign-in`)
    : notWell('mail', `${host} says ${why}. See that SMTP_URL has the right host, port, user and password.`);
};

const scannerWithin = seconds(10);

/** A deployment without a scanner has nothing to try. */
const tryScanner = async ({ clamd }: Settings): Promise<readonly Finding[]> => {
  if (clamd === undefined) return [];
  const why = await tryClamd(clamd, scannerWithin);
  const see = 'See that clamd runs and that CLAMD_URL says where it listens: until then no file is taken.';
  return [why === undefined ? well('scanner', 'clamd answers') : notWell('scanner', `clamd says ${why}. ${see}`)];
};

const isReady = async (publicUrl: string): Promise<boolean> => {
  try {
    return (await fetch(`${publicUrl}/readyz`, { signal: AbortSignal.timeout(5_000) })).ok;
  } catch {
    // Not reached is not ready, whatever the reason.
    return false;
  }
};

/** The embedded store is in the hands of the portal that runs; without one it is opened. */
const tryOwnStore = async (settings: Settings, storeWorker: URL, reporter: Reporter): Promise<readonly Finding[]> => {
  const { publicUrl, dataDir } = settings;
  const rest = [
    well('clock', "the store has this machine's"),
    well('lines', 'one process alone needs no messages between processes'),
  ];
  if (!(await portalAnswers(publicUrl))) return [await tryEmbedded({ dataDir, storeWorker, reporter }), ...rest];
  return [
    (await isReady(publicUrl))
      ? well('store', `the portal at ${publicUrl} runs, and its store answers`)
      : notWell('store', `The portal at ${publicUrl} runs, but its store doesn't answer: its log says why.`),
    ...rest,
  ];
};

/** The PostgreSQL server, asked past any pooler, and what carries news between processes. */
const tryShared = async (
  { databaseUrl, databaseDirectUrl, linesUrl }: Settings & { readonly databaseUrl: string },
  reporter: Reporter,
  clock: Clock,
): Promise<readonly Finding[]> => {
  const reached = await reachServer({ databaseUrl, databaseDirectUrl });
  if (E.isLeft(reached)) return [notWell('store', whyNotOpened(reached.left))];
  const store = await tryServer(reached.right.directUrl, reporter, clock);
  if (linesUrl === undefined) return [...store, well('lines', 'a message passed from one connection to another')];
  const redis = await reachRedis(linesUrl, reporter);
  if (E.isLeft(redis)) return [...store, notWell('lines', whyNoRedis(redis.left))];
  redis.right.close();
  return [...store, well('lines', 'Redis answers and takes what is written')];
};

const examine = async (env: Environment, storeWorker: URL): Promise<readonly Finding[]> => {
  const settings = readSettings(env, 'portal');
  if (E.isLeft(settings)) return settings.left.map((fault) => notWell('settings', fault));
  const { databaseUrl, dataDir, filesBucket } = settings.right;
  const container = groundContainer(settings.right, systemClock, (line) => {
    process.stderr.write(line);
  });
  const reporter = container.get(serverTokens.reporter);
  const clock = container.get(serverTokens.clock);
  const store =
    databaseUrl === undefined
      ? await tryOwnStore(settings.right, storeWorker, reporter)
      : await tryShared({ ...settings.right, databaseUrl }, reporter, clock);
  // Whether the place is everybody's, the portal finds out when it starts.
  const files = await openFiles(
    { ...settings.right, databaseUrl: undefined },
    { reader: 'portal', reporter, clock, agreeOnFileMark: (proposed) => Promise.resolve(proposed) },
  );
  // Only for the name of a file, which needs no key.
  const { newFileRef } = nodeSecrets(Buffer.alloc(32));
  return [
    well('settings', 'all can be read'),
    ...store,
    await tryMail(settings.right),
    E.isLeft(files)
      ? notWell('files', files.left)
      : await tryFiles(
          files.right.files,
          newFileRef,
          clock.now(),
          filesBucket === undefined ? join(dataDir, 'files') : `the bucket ${filesBucket.bucket}`,
        ),
    ...(await tryScanner(settings.right)),
  ];
};

/** By the portal that runs, which alone may touch its store; a stopped one's store is copied under its lock. */
const copyBy =
  ({ publicUrl, operatorToken, dataDir }: Settings) =>
  async (target: string): Promise<string | undefined> => {
    if (await portalAnswers(publicUrl)) {
      if (operatorToken === undefined)
        return `OPERATOR_TOKEN: expected what the portal at ${publicUrl} was started with, found nothing`;
      const copied = await portalSide({ publicUrl, operatorToken }).copyStore()();
      if (E.isRight(copied)) return undefined;
      return copied.left._tag === 'NotCarriedOut' ? copied.left.why : sayStoreElsewhere(copied.left);
    }
    const folder = resolve(dataDir);
    const lock = await lockFolder(join(folder, 'store.locks'), folder)();
    if (E.isLeft(lock)) return `${whyNotOpened(lock.left)} Or set PUBLIC_URL to where the portal answers.`;
    try {
      copyStore(join(folder, 'store'), target);
      return undefined;
    } finally {
      await lock.right.release();
    }
  };

const withSettings = async (
  env: Environment,
  act: (settings: Settings) => Promise<E.Either<string, string>>,
): Promise<E.Either<string, string>> => {
  const settings = readSettings(env);
  if (E.isLeft(settings)) return E.left(settings.left.join('\n'));
  return settings.right.databaseUrl === undefined
    ? act(settings.right)
    : E.left(
        'The store is a PostgreSQL server: adapters/server/README.md, "Backup", says how to copy it and its files.',
      );
};

const backup = (file: string) => async (settings: Settings) => {
  const taken = await takeBackup(settings.dataDir, file, copyBy(settings));
  return E.map(
    (bytes: number) =>
      `${file} has it all, the key too: ${(bytes / 1e6).toFixed(1)} MB. Keep it where nobody else can read it.`,
  )(taken);
};

const restore =
  (file: string) =>
  async ({ dataDir }: Settings): Promise<E.Either<string, string>> => {
    const not = await restoreBackup(dataDir, file);
    return not === undefined ? E.right(`The backup is in ${dataDir}: start the portal.`) : E.left(not);
  };

/** The machine that the portal with these settings runs on. */
export const machine = (env: Environment, storeWorker: URL): Machine => ({
  doctor: () => examine(env, storeWorker),
  exportTo: (folder) => exportTo(env, folder),
  moveFiles: (from, to) => moveFilesOf(env, from, to),
  backup: (file) => withSettings(env, backup(file)),
  restore: (file) => withSettings(env, restore(file)),
});
