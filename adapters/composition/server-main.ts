import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { watchProvider } from '../../application/live-interview/watch-provider.service';
import { remind } from '../../application/service/remind';
import { forgetUnsentAttachments, measureAttachments } from '../../application/chat/attachment-sweeps.service';
import { forgetOrphans } from '../../application/resumes/forget-orphans.service';
import { forgetOldUploads } from '../../application/resumes/receive-file.service';
import { releasedFolder, shareReleasedFiles } from '../server/fastify/released-files';
import { resumeImports } from '../server/import/import-files';
import { faultDetails } from '../server/log/fault-details';
import { whyNotOpened } from '../server/postgres/not-opened';
import { demoSignIn, loadDemo } from './load-demo';
import { portal } from './portal';
import { serverTokens } from './server-tokens';
import { start, type Started } from './start';

/* `npm start`: the portal as a process. Built to dist/server/main.mjs, beside the store's thread and dist/web. */

type Portal = Awaited<ReturnType<typeof portal>>;

/** How long open requests may take when the portal is asked to stop. */
const patience = 10_000;

/** Milliseconds between two checks for abandoned uploads, files that nothing uses, expired rows, and abandoned imports. */
const sweepUploads = 300_000;
const daily = 86_400_000;
const sweepRows = 3_600_000;
const importRound = 15_000;
/** Between two checks for reminders that are due, and for interviewers who did not come. */
const reminderRound = 15_000;
const noShowRound = 15_000;
/** Between two checks whether a later version has changed the store. */
const releaseRound = 15_000;

/**
 * How many connections may wait while the portal is busy: a job fair arrives all at once, and with Node's default of 511 the rest would be cut off.
 */
const backlog = 4_096;

const giveUp = (...lines: readonly string[]): never => {
  for (const line of lines) console.error(line);
  process.exit(1);
};

const codeOf = (fault: unknown): string =>
  typeof fault === 'object' && fault !== null && 'code' in fault && typeof fault.code === 'string'
    ? fault.code
    : 'unknown fault';

const fillEmptyStore = async ({ container, store }: Started): Promise<void> => {
  const demo = await loadDemo(container)();
  if (E.isRight(demo)) {
    if (O.isSome(demo.right))
      console.log(`The store was empty: the demo is loaded, ${demo.right.value.slots} times to choose from.`);
    return;
  }
  await store.close();
  giveUp(...(demo.left._tag === 'FilesRefused' ? demo.left.faults : ['The store did not take the demo.']));
};

const listen = async (app: Portal, { container, store }: Started): Promise<void> => {
  const { host, port } = container.get(serverTokens.settings);
  try {
    await app.listen({ host, port, backlog });
  } catch (fault) {
    await store.close();
    const why = codeOf(fault) === 'EADDRINUSE' ? 'another program listens there' : codeOf(fault);
    giveUp(`The portal can't listen on ${host}:${port} (${why}). Set PORT or HOST.`);
  }
};

const announce = ({ container }: Started): void => {
  const settings = container.get(serverTokens.settings);
  const { whereItGoes, outbox } = container.get(serverTokens.post);
  const mailbox = settings.demo && !settings.production && outbox !== undefined;
  console.log(`The portal answers at ${settings.publicUrl}`);
  if (settings.demo) console.log(`Sign in as ${demoSignIn}`);
  console.log(`Mail ${whereItGoes}.${mailbox ? ` Read it at ${settings.publicUrl}/dev/mailbox` : ''}`);
};

const stopOnSignal = (app: Portal, { container, store }: Started): void => {
  const stop = async (): Promise<void> => {
    setTimeout(() => process.exit(1), patience).unref();
    await app.close();
    // Wait for the answer to a mail that is being sent: if it were cut off, it would be sent twice.
    await container.get(serverTokens.mailQueue).close();
    await store.close();
    container.get(serverTokens.post).close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
};

/** Frees the mails of processes that have died, then sends whatever waits. */
const sendWaitingMails = async ({ container }: Started): Promise<void> => {
  await container.get(serverTokens.watchTakers)();
  container.get(serverTokens.mailQueue).start();
};

/**
 * Abandoned uploads, chat files that no message took, and files that nothing uses are removed when the portal starts and while it runs; chat files of the
 * last release are measured.
 */
const forgetUploads = ({ container }: Started): void => {
  const world = container.get(serverTokens.world);
  const forget = async (): Promise<void> => {
    await forgetOldUploads(world)();
    await forgetUnsentAttachments(world)();
    await measureAttachments(world)();
  };
  void forget();
  setInterval(() => void forget(), sweepUploads).unref();
  const forgetUnused = forgetOrphans(world);
  void forgetUnused();
  setInterval(() => void forgetUnused(), daily).unref();
};

/** Before the first page goes out, because another process may be asked for its files; then each day, so that they count as used. */
const shareFiles = ({ container }: Started, web: string): Promise<void> => {
  const share = (): Promise<void> =>
    shareReleasedFiles({
      own: join(web, 'assets'),
      shared: releasedFolder(container.get(serverTokens.settings).dataDir),
      clock: container.get(serverTokens.clock),
      reporter: container.get(serverTokens.reporter),
    });
  setInterval(() => void share(), daily).unref();
  return share();
};

/** Runs it now and at intervals, never twice at a time. */
const inRounds = (every: number, work: () => Promise<unknown>): void => {
  let under = false;
  const round = async (): Promise<void> => {
    if (under) return;
    under = true;
    await work();
    under = false;
  };
  void round();
  setInterval(() => void round(), every).unref();
};

/** Expired rows are deleted soon after the start, which must not wait for it, and each hour. */
const deleteExpiredRows = ({ store }: Started): void => {
  inRounds(sweepRows, store.deleteExpired);
};

/** Carries on imports that a process accepted but did not finish because it died. */
const carryImportsOn = ({ container }: Started): void => {
  inRounds(importRound, resumeImports(container.get(serverTokens.world)));
};

/** Reminds candidates of their appointments, including those whose reminder was due while no portal ran. */
const remindCandidates = ({ container }: Started): void => {
  inRounds(reminderRound, remind(container.get(serverTokens.world)));
};

/** Judges the interviews that were to take place in the provider's rooms, including those while no portal ran. */
const watchRooms = ({ container }: Started): void => {
  inRounds(noShowRound, watchProvider(container.get(serverTokens.world)));
};

/** A version whose store was changed for later ones ends as when it is asked to: what it would write, they could not read. */
const endWhenOutgrown = ({ store }: Started): void => {
  inRounds(releaseRound, async () => {
    const newer = await store.outgrown();
    if (newer === undefined) return;
    console.error(whyNotOpened(newer));
    process.kill(process.pid, 'SIGTERM');
  });
};

const run = async (): Promise<void> => {
  const started = await start('portal', process.env, new URL('./store-worker.mjs', import.meta.url));
  if (E.isLeft(started)) return giveUp(...started.left.lines);
  const log = started.right.container.get(serverTokens.log);
  // Node would print the error's message, which can contain what somebody typed.
  const crash = (fault: unknown): void => {
    log('error', 'crashed', faultDetails(fault));
    process.exit(1);
  };
  process.on('uncaughtException', crash);
  process.on('unhandledRejection', crash);

  await fillEmptyStore(started.right);
  const web = fileURLToPath(new URL('../web', import.meta.url));
  if (!existsSync(web)) console.error(`There is no built page in ${web}: only calls are answered. Run npm run build.`);
  if (existsSync(web)) await shareFiles(started.right, web);
  const drawWorker = new URL('./draw-worker.mjs', import.meta.url);
  const app = await portal(started.right.container, existsSync(web) ? web : undefined, drawWorker);
  stopOnSignal(app, started.right);
  await listen(app, started.right);
  announce(started.right);
  await sendWaitingMails(started.right);
  forgetUploads(started.right);
  deleteExpiredRows(started.right);
  carryImportsOn(started.right);
  remindCandidates(started.right);
  watchRooms(started.right);
  endWhenOutgrown(started.right);
};

await run();
