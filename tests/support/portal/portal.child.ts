import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { loadDemo } from '../../../adapters/composition/load-demo';
import { portal } from '../../../adapters/composition/portal';
import { deployment } from '../../../application/ports/operator-caller';
import { serverTokens } from '../../../adapters/composition/server-tokens';
import { start } from '../../../adapters/composition/start';
import { serveMetrics } from '../../../adapters/server/operator/metrics/metrics-server';
import { systemClock } from '../../../adapters/server/clock/system-clock';
import { struct } from '../../../adapters/contract/codec';
import { calendarDate, timeZone, wallTime } from '../../../adapters/contract/wire/fields';
import { remind } from '../../../application/service/remind';
import { plus } from '../../../domain/time/instant';
import { seconds } from '../../../domain/time/duration';
import { instantAt } from '../../../domain/time/zoned';

/*
 * The portal as its own program assembles it, with one part replaced: a clock that the parent process can advance by `{pass: milliseconds}`, and
 * that starts CLOCK_AHEAD milliseconds ahead. It waits longer for a page to be drawn. Its pages are those in WEB_FOLDER, if that is set. On
 * `{fill: slot, position_id}` strangers take a time's last places. Reports `{url}` when it listens.
 */

const say = (message: Readonly<Record<string, unknown>>): void => {
  process.send?.(message);
};

const built = (path: string): URL => pathToFileURL(resolve(path));

const wallClock = struct({ slot_date: calendarDate, slot_from: wallTime, timezone: timeZone });

/** Tests look at pages that come drawn, on machines that may be busy with other tests. */
const patientDrawing = seconds(9);

/** The start of a slot in milliseconds; undefined if it is not a slot. */
const startOf = (wire: unknown): number | undefined =>
  pipe(
    O.fromEither(wallClock.type.decode(wire)),
    O.flatMap(({ slot_date, slot_from, timezone }) => instantAt(slot_date, slot_from, timezone)),
    O.toUndefined,
  );

const run = async (): Promise<void> => {
  let ahead = Number(process.env['CLOCK_AHEAD'] ?? 0);
  const clock = { now: () => plus(systemClock.now(), ahead) };
  const started = await start('portal', process.env, built('dist/server/store-worker.mjs'), clock);
  if (E.isLeft(started)) {
    for (const line of started.left.lines) console.error(line);
    process.exit(1);
  }
  const { container, store } = started.right;
  const demo = await loadDemo(container)();
  if (E.isLeft(demo)) throw new Error(demo.left._tag);
  const app = await portal(
    container,
    fileURLToPath(built(process.env['WEB_FOLDER'] ?? 'dist/web')),
    built('dist/server/draw-worker.mjs'),
    patientDrawing,
  );
  const { host, port, metrics: figuresAt } = container.get(serverTokens.settings);
  const { metrics } = started.right;
  if (metrics !== undefined && figuresAt !== undefined)
    await serveMetrics(metrics, figuresAt, container.get(serverTokens.reporter));
  const url = await app.listen({ host, port });

  let strangers = 0;
  /** Strangers book a time until no place is left in it. */
  const fillUp = async (told: object, positionId: unknown): Promise<void> => {
    // An import file has no field for the slot's instant, which the wire adds.
    const slot = Object.fromEntries(Object.entries(told).filter(([name]) => name !== 'starts_at'));
    for (let full = false; !full;) {
      strangers += 1;
      const content = {
        candidates: [
          {
            email: `stranger.${strangers}@example.org`,
            firstname: 'Some',
            lastname: 'Stranger',
            applications: [{ position_id: positionId, applied_status: 2, sf_status: 8, interview: slot }],
          },
        ],
      };
      const files = [{ name: 'a stranger', content }];
      full = E.isLeft(
        await container.get(serverTokens.operator)(deployment).importFiles({ files, onlyCheck: false })(),
      );
    }
  };
  process.on('message', (message) => {
    if (typeof message !== 'object' || message === null) return;
    if ('pass' in message) {
      ahead += Number(message.pass);
      say({ passed: ahead });
    }
    if ('remind' in message) void remind(container.get(serverTokens.world))().then(() => say({ reminded: true }));
    if ('cut' in message) {
      app.server.closeAllConnections();
      say({ cut: true });
    }
    if ('startOf' in message) say({ start: startOf(message.startOf) });
    if ('fill' in message && typeof message.fill === 'object' && message.fill !== null && 'position_id' in message) {
      void fillUp(message.fill, message.position_id).then(() => say({ filled: true }));
    }
  });
  process.once('SIGTERM', () => {
    // A browser may keep a connection open. The portal's own program waits for it too, only longer.
    setTimeout(() => process.exit(0), 1_000).unref();
    void app
      .close()
      .then(() => store.close())
      .then(() => process.exit(0));
  });
  say({ url });
};

await run();
