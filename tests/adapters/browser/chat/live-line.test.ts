import { createServer } from 'node:http';
import { once } from 'node:events';
import type { Subscription } from 'rxjs';
import { Server } from 'socket.io';
import { browserLiveLine } from '../../../../adapters/browser/chat/live-line';
import { token } from '../../../support/builders/identity';
import { keepingReporter } from '../../../support/world/reporter';

/* The line of many tabs at once, over real sockets to a server that breaks them all. */

const cleanUps: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

/** A server that takes every line, and says when each one came. */
const takingEverybody = async () => {
  const http = createServer();
  const server = new Server(http);
  let came: number[] = [];
  let onCame = (): void => undefined;
  server.on('connection', (socket) => {
    came.push(performance.now());
    socket.onAny((...sent: readonly unknown[]) => {
      const answer = sent.at(-1);
      if (typeof answer === 'function') Reflect.apply(answer, undefined, [{}]);
      onCame();
    });
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  cleanUps.push(() => void server.close());
  const at = http.address();
  if (at === null || typeof at === 'string') throw new Error('It listens on no port.');
  return {
    origin: `http://127.0.0.1:${at.port}`,
    /** When the next so many lines came, in order. */
    next: (count: number): Promise<readonly number[]> =>
      new Promise((resolve) => {
        onCame = () => {
          if (came.length < count) return;
          resolve([...came].sort((one, other) => one - other));
          onCame = () => undefined;
          came = [];
        };
        onCame();
      }),
    breakAll: () => server.disconnectSockets(true),
  };
};

describe('The live lines of many tabs', () => {
  it('come back spread over a second when all break at once, the first after a second [spec 2 §9]', async () => {
    const tabs = 40;
    const server = await takingEverybody();
    const waits: number[] = [];
    const lines = Array.from({ length: tabs }, (_, tab): Subscription => {
      const { origin } = server;
      return browserLiveLine({ location: { origin }, crypto: globalThis.crypto }, keepingReporter())
        .open(token(tab + 1))
        .subscribe((event) => {
          if (event._tag === 'LineDown') waits.push(event.retryIn);
        });
    });
    cleanUps.push(() => {
      for (const line of lines) line.unsubscribe();
    });
    await server.next(tabs);
    const broken = performance.now();
    server.breakAll();
    const back = await server.next(tabs);
    // A busy machine makes them later, never earlier.
    expect((back[0] ?? 0) - broken).toBeGreaterThan(900);
    expect((back.at(-1) ?? 0) - (back[0] ?? 0)).toBeGreaterThan(500);
    expect(waits).toHaveLength(tabs);
    for (const wait of waits) expect(wait >= 1_000 && wait < 2_000).toBe(true);
    for (const tenth of Array.from({ length: 10 }, (_, n) => 1_000 + n * 100))
      expect(waits.filter((wait) => wait >= tenth && wait < tenth + 100).length).toBeLessThan(tabs / 2);
  }, 60_000);
});
