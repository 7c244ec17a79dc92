import * as E from 'fp-ts/Either';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, Socket, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clamdScanner } from '../../../adapters/server/clamd/clamd-scanner';
import type { StoredFile } from '../../../application/files/file-store.port';
import { listening } from '../../support/store/surroundings';

/* What a socket does that a stand-in with whole files does not show. */

let folder: string;
let server: Server;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clamd-'));
});
afterEach(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

const listen = async (serve: (socket: Socket) => void): Promise<{ readonly path: string }> => {
  server = createServer((socket) => serve(socket.on('error', () => undefined)));
  const path = join(folder, 'clamd.ctl');
  await once(server.listen(path), 'listening');
  return { path };
};

const piece = Buffer.alloc(64 * 1024, 7);

describe('A scanner', () => {
  it('that has closed before the file ends is no verdict, and nothing waits for it', async () => {
    const closed = new Promise<void>((resolve) => {
      void listen((socket) => {
        socket.once('data', () => socket.end('INSTREAM size limit exceeded. ERROR\0'));
        socket.once('close', () => setImmediate(resolve));
      });
    });
    const file: StoredFile = {
      bytes: piece.length,
      part: async function* () {
        yield piece;
        await closed;
      },
    };
    const reporter = listening();
    const scan = clamdScanner({ path: join(folder, 'clamd.ctl') }, reporter, () => undefined).scan(file);
    expect(await scan()).toEqual(E.left({ _tag: 'StoreUnavailable' }));
    expect(reporter.heard).toEqual([['virus-scanner-failed', { code: 'STREAM_MAX_LENGTH' }]]);
  });

  it('that reads slowly is waited for without a listener for each wait', async () => {
    let listeners = 0;
    let client: Socket | undefined;
    const onClient = (message: unknown): void => {
      if (typeof message === 'object' && message !== null && 'socket' in message && message.socket instanceof Socket)
        client = message.socket;
    };
    subscribe('net.client.socket', onClient);
    const address = await listen((socket) => {
      let bytes = 0;
      socket.on('data', (read) => {
        bytes += read.length;
        if (bytes >= 40 * piece.length) socket.end('stream: OK\0');
      });
    });
    const file: StoredFile = {
      bytes: 40 * piece.length,
      part: async function* () {
        for (let n = 0; n < 40; n += 1) {
          yield piece;
          listeners = Math.max(listeners, client?.listenerCount('close') ?? Infinity);
        }
      },
    };
    const scan = clamdScanner(address, listening(), () => undefined).scan(file);
    expect(await scan()).toEqual(E.right('clean'));
    unsubscribe('net.client.socket', onClient);
    expect(listeners).toBeLessThan(10);
  });
});
