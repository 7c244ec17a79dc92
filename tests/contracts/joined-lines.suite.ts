import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { io, type Socket } from 'socket.io-client';
import type { Joined } from '../../adapters/server/socket-io/joined';
import { until } from '../support/portal/talks';

/** What joins two processes, and what breaks it. */
export interface Joins {
  readonly join: (onFault: (fault: unknown) => void) => Joined;
  /** Breaks every connection to what joins them. */
  readonly cut: () => Promise<unknown>;
}

interface Said {
  readonly microphone: boolean;
  readonly number: number;
  readonly words: string;
}

const isPort = (address: string | AddressInfo | null): address is AddressInfo => typeof address === 'object';

const process = async ({ join }: Joins) => {
  const joined = join(() => undefined);
  const http = createServer();
  const server = new Server(http, { adapter: joined.adapter });
  server.on('connection', (socket) => void socket.join('a room'));
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const address = http.address();
  const opened: Socket[] = [];
  return {
    server,
    line: async (): Promise<Socket> => {
      const port = isPort(address) ? address.port : 0;
      const socket = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], forceNew: true });
      opened.push(socket);
      await new Promise((done) => socket.once('connect', () => done(undefined)));
      return socket;
    },
    close: async (): Promise<void> => {
      for (const socket of opened) socket.disconnect();
      await server.of('/').adapter.close();
      server.engine.close();
      http.close();
      await joined.close();
    },
  };
};

/** Twice as long as a notification of PostgreSQL may be. */
const long = 'a description of a connection, '.repeat(500);

export const joinedLinesContract = (open: () => Promise<Joins>): void => {
  let joins: Joins;
  let here: Awaited<ReturnType<typeof process>>;
  let there: Awaited<ReturnType<typeof process>>;
  beforeEach(async () => {
    joins = await open();
    here = await process(joins);
    there = await process(await open());
  }, 60_000);
  afterEach(async () => {
    await here.close();
    await there.close();
  }, 60_000);

  /** What is said here and heard there, once both know of each other. */
  const hearing = async () => {
    const heard: Said[] = [];
    const line = await there.line();
    line.on('said', (said: Said) => void heard.push(said));
    let knock = 0;
    const ringing = setInterval(() => here.server.to('a room').emit('knock', (knock += 1)), 50);
    await new Promise((done) => line.once('knock', () => done(undefined)));
    clearInterval(ringing);
    // A word that arrives there does not say that this process has heard of the other: it asks only those that it knows.
    await until('this process knows the other', async () => (await here.server.of('/').adapter.serverCount()) === 2);
    return heard;
  };

  it('what one process says arrives in another in its order, however long: the last word about a microphone is its state', async () => {
    const heard = await hearing();
    for (let round = 0; round < 40; round += 1) {
      const said = Array.from({ length: 25 }, (_, n): Said => {
        const number = round * 25 + n;
        return { number, microphone: number % 2 === 0, words: n % 6 === 0 ? long : '' };
      });
      for (const one of said) here.server.to('a room').emit('said', one);
      await until(`round ${round} is heard`, () => heard.length >= (round + 1) * 25);
      expect(heard.at(-1)?.microphone).toBe(said.at(-1)?.microphone);
    }
    expect(heard.map(({ number }) => number)).toEqual(Array.from({ length: 1_000 }, (_, n) => n));
  }, 300_000);

  it('each process counts the lines of all [R26]', async () => {
    await hearing();
    await here.line();
    expect(await here.server.in('a room').fetchSockets()).toHaveLength(2);
    expect(await there.server.in('a room').fetchSockets()).toHaveLength(2);
  }, 180_000);

  it('its connections may break again and again: what is said afterward arrives', async () => {
    const heard = await hearing();
    for (let times = 1; times <= 5; times += 1) {
      await joins.cut();
      const say = (): void =>
        void here.server.to('a room').emit('said', { number: times, microphone: true, words: '' });
      const saying = setInterval(say, 100);
      await until(`it is heard after ${times}`, () => heard.at(-1)?.number === times);
      clearInterval(saying);
    }
  }, 300_000);
};
