import { io } from 'socket.io-client';
import { chatPortal, next, type ChatPortal } from './chat-portal';

/* What a connection may send that nobody has let in, or that has been: socket.io itself answers without end. */

let portal: ChatPortal;
beforeEach(async () => {
  portal = await chatPortal();
});
afterEach(() => portal.close());

describe('A connection to the live line', () => {
  it('over which nobody was let in is closed after 32 packets', async () => {
    const manager = io(portal.url, {
      forceNew: true,
      reconnection: false,
      autoConnect: false,
      transports: ['websocket'],
    }).io;
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
