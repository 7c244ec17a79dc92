import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { seconds } from '../../domain/time/duration';
import { draining, type Draining } from '../server/fastify/draining';
import { releasedFolder, shareReleasedFiles } from '../server/fastify/released-files';
import { codeOf } from '../server/files/disk';
import { nodeTimer } from '../server/clock/node-timer';
import { backlogOf } from '../server/operator/metrics/backlog';
import { serveMetrics } from '../server/operator/metrics/metrics-server';
import { shareInBucket } from '../server/fastify/released-in-bucket';
import { faultDetails } from '../server/log/fault-details';
import { whyNotOpened } from '../server/postgres/not-opened';
import { doJobs, inRounds } from './jobs';
import { demoSignIn, loadDemo } from './load-demo';
import { portal } from './portal';
import { serverTokens } from './server-tokens';
import { start, type Started } from './start';

/* `npm start`: the portal as a process. Built to dist/server/main.mjs, beside the store's thread and dist/web. */

type Portal = Awaited<ReturnType<typeof portal>>;

/** A shutdown that takes longer is cut short: Kubernetes, for one, kills the process after this time. */
const stopsWithin = seconds(30);

/** Live connections are closed one by one over this time, so that they don't all reconnect at once. */
const linesLeaveWithin = seconds(2);

const daily = 86_400_000;
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

/** Serves metrics on METRICS_PORT. Returns the function that stops it. */
const serveFigures = async ({ container, store, metrics }: Started): Promise<(() => void) | undefined> => {
  const { metrics: where } = container.get(serverTokens.settings);
  if (metrics === undefined || where === undefined) return undefined;
  metrics.lookAt({
    liveLines: container.get(serverTokens.lines).count,
    backlog: backlogOf(container.get(serverTokens.unitOfWork), container.get(serverTokens.clock), nodeTimer),
  });
  try {
    return await serveMetrics(metrics, where, container.get(serverTokens.reporter));
  } catch (fault) {
    await store.close();
    return giveUp(`Figures can't be served on ${where.host}:${where.port} (${codeOf(fault)}). Set METRICS_PORT.`);
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

/**
 * Shuts down in steps: first /readyz says so, then connections are closed, then the process ends. People are served for as long as the load balancer still
 * sends them here. There is no delay if no balancer polls /readyz, or after Ctrl+C.
 */
const stopOnSignal = (
  app: Portal,
  { container, store, redis }: Started,
  stopping: Draining,
  stopFigures: (() => void) | undefined,
): void => {
  const { shutdownDelay } = container.get(serverTokens.settings);
  const stop = async (signal: 'SIGTERM' | 'SIGINT'): Promise<void> => {
    setTimeout(() => process.exit(1), stopsWithin).unref();
    stopping.begin();
    if (signal === 'SIGTERM' && shutdownDelay > 0 && stopping.isWatched()) {
      await pause(shutdownDelay);
      await container.get(serverTokens.lines).sendAway(linesLeaveWithin);
    }
    await app.close();
    stopFigures?.();
    await container.get(serverTokens.callCounts)?.close?.();
    // Wait for the answer to what is being sent: if it were cut off, it would be sent twice.
    await Promise.all([
      container.get(serverTokens.mailQueue).close(),
      container.get(serverTokens.deliveryQueue).close(),
    ]);
    await store.close();
    redis?.close();
    container.get(serverTokens.post).close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal));
};

/** Frees what processes that have died had taken, then sends whatever waits. */
const sendWaiting = async ({ container }: Started): Promise<void> => {
  await container.get(serverTokens.watchTakers)();
  container.get(serverTokens.mailQueue).start();
  container.get(serverTokens.deliveryQueue).start();
};

/** Before the first page goes out, because another process may be asked for its files; then each day, so that they count as used. */
const shareFiles = ({ container }: Started, web: string): Promise<void> => {
  const own = join(web, 'assets');
  const [clock, reporter] = [container.get(serverTokens.clock), container.get(serverTokens.reporter)];
  const bucket = container.get(serverTokens.bucket);
  const share = async (): Promise<void> => {
    const shared = releasedFolder(container.get(serverTokens.settings).dataDir);
    await shareReleasedFiles({ own, shared, clock, reporter });
    if (bucket !== undefined) await shareInBucket({ own, bucket, clock, reporter });
  };
  setInterval(() => void share(), daily).unref();
  return share();
};

/** Shuts down once a newer release has changed the store in a way that this one can't work with: the newer one could not read what it writes. */
const endWhenOutgrown = ({ container, store }: Started): void => {
  // A second signal would cut off the people who are still being served.
  let ending = false;
  inRounds(releaseRound, container.get(serverTokens.reporter), async () => {
    const newer = ending ? undefined : await store.outgrown();
    if (newer === undefined) return;
    ending = true;
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
  const { container } = started.right;
  const stopping = draining(container.get(serverTokens.clock));
  const app = await portal(container, existsSync(web) ? web : undefined, drawWorker, undefined, stopping);
  stopOnSignal(app, started.right, stopping, await serveFigures(started.right));
  await listen(app, started.right);
  announce(started.right);
  await sendWaiting(started.right);
  doJobs(started.right);
  endWhenOutgrown(started.right);
};

await run();
