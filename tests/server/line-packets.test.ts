import { connect } from 'node:net';
import { io } from 'socket.io-client';
import { mostOutside } from '../../adapters/server/socket-io/bound-connections';
import { chatPortal, next, type ChatPortal } from './chat/chat-portal';

/* What a connection may send that nobody has let in, or that has been: socket.io itself answers without end. */

let portal: ChatPortal;
beforeEach(async () => {
  portal = await chatPortal();
});
afterEach(() => portal.close());

/** A connection over which nobody asks to be let in. */
const unasked = () =>
  io(portal.url, { forceNew: true, reconnection: false, autoConnect: false, transports: ['websocket'] }).io;

describe('A connection to the live line', () => {
  it('over which nobody was let in is closed after 32 packets', async () => {
    const manager = unasked();
    let answers = 0;
    const opened = new Promise<void>((resolve) => {
      manager.once('open', resolve);
    });
    const closed = new Promise<void>((resolve) => {
      manager.once('close', () => resolve());
    });
    manager.open();
    await opened;
    manager.engine.on('message', () => {
      answers += 1;
    });
    for (let n = 0; n < 1_000; n += 1) manager.engine.send('0/nowhere,');
    await closed;
    expect(answers).toBeLessThan(33);
  });

  it.each(['ping', 'pong'])('over which nobody was let in is closed after 32 frames that are a %s', async (frame) => {
    const manager = unasked();
    const closed = new Promise<void>((resolve) => {
      manager.once('close', () => resolve());
    });
    await new Promise<void>((resolve) => {
      manager.open(() => resolve());
    });
    const socket: unknown = Reflect.get(manager.engine.transport, 'ws');
    if (typeof socket !== 'object' || socket === null) throw new Error('There is no WebSocket.');
    const send: unknown = Reflect.get(socket, frame);
    if (typeof send !== 'function') throw new Error(`It sends no ${frame}.`);
    for (let n = 0; n < 40; n += 1) Reflect.apply(send, socket, []);
    await closed;
  });

  it('that somebody was let in over is closed after 2,400 packets a minute, whatever they are', async () => {
    const line = await portal.up(await portal.signIn());
    const gone = next(line, 'disconnect');
    line.io.reconnection(false);
    let answers = 0;
    line.io.engine.on('message', () => {
      answers += 1;
    });
    for (let n = 0; n < 10_000; n += 1) line.io.engine.send('0/nowhere,');
    await gone;
    expect(answers).toBeLessThan(2_450);
  });
});

/** Opens connections by long polling over which nobody asks to be let in, and says how many stay open. */
const knocking = async (count: number): Promise<{ readonly open: number; readonly leave: () => Promise<void> }> => {
  const address = `${portal.url}/socket.io/?EIO=4&transport=polling`;
  const ids: string[] = [];
  for (let begun = 0; begun < count; begun += 50)
    ids.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(50, count - begun) }, async () => {
          const said = await fetch(address).then((answer) => answer.text());
          return /"sid":"([^"]+)"/.exec(said)?.[1] ?? '';
        }),
      )),
    );
  const send = async (id: string, packet: string): Promise<boolean> =>
    (await fetch(`${address}&sid=${id}`, { method: 'POST', body: packet })).ok;
  const pongs = await Promise.all(ids.slice(-10).map((id) => send(id, '3')));
  return {
    open: count - pongs.filter((ok) => !ok).length,
    leave: async () => void (await send(ids[0] ?? '', '1')),
  };
};

describe('Connections of one address over which nobody was let in', () => {
  it(`are ${mostOutside}; lines that are in don't count, and one that leaves makes room`, async () => {
    const line = await portal.up(await portal.signIn());
    const { open, leave } = await knocking(mostOutside);
    expect(open).toBe(mostOutside);
    expect((await knocking(1)).open).toBe(0);
    await leave();
    expect((await knocking(1)).open).toBe(1);
    expect(line.connected).toBe(true);
  }, 60_000);
});

/** Writes one packet, and waits until the other side closes. */
const written = (packet: string): Promise<string> =>
  new Promise((resolve) => {
    let said = '';
    const socket = connect(Number(new URL(portal.url).port), '127.0.0.1', () => socket.write(packet));
    socket.setEncoding('latin1');
    socket.on('data', (piece) => {
      said += String(piece);
      // A WebSocket stays open.
      if (said.startsWith('HTTP/1.1 101')) socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(said));
  });

const upgrade = (path: string): string =>
  [
    `GET ${path} HTTP/1.1`,
    'Host: localhost',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    'Sec-WebSocket-Version: 13',
    '',
    '',
  ].join('\r\n');

describe('A request to upgrade', () => {
  it('alone is served', async () => {
    expect(await written(upgrade('/socket.io/?EIO=4&transport=websocket'))).toMatch(/^HTTP\/1\.1 101/);
  });

  it.each(['/socket.io/?EIO=4&transport=websocket', '/healthz', '/'])(
    'behind another in one packet ends its own connection, and nobody else notices: %s',
    async (path) => {
      await written(`GET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\n${upgrade(path)}`);
      expect((await fetch(`${portal.url}/healthz`)).status).toBe(200);
    },
  );
});
