import { once } from 'node:events';
import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { io } from 'socket.io-client';
import { askInOrder } from '../../../../adapters/browser/live-interview/ask-in-order';

/* Over a real line by long polling, where what the server says in one moment comes in one packet. */

const listening = async (answers: boolean) => {
  const http = createServer();
  const server = new Server(http, { transports: ['polling'] });
  server.on('connection', (socket) => {
    socket.on('enter', (_, answer: (text: string) => void) => {
      // Takes the request that waits at the server, so that the next two wait for another one together.
      socket.emit('before');
      if (answers) answer('muted');
      socket.emit('media', 'not muted');
    });
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const at = http.address();
  const port = typeof at === 'object' ? at?.port : undefined;
  const socket = io(`http://127.0.0.1:${String(port)}`, { transports: ['polling'], forceNew: true });
  await new Promise<void>((connected) => void socket.on('connect', connected));
  const close = (): void => {
    socket.disconnect();
    void server.close();
  };
  return { socket, close };
};

describe('An answer of the room', () => {
  it('is taken before what the server said after it, also if both come at once [R51]', async () => {
    const { socket, close } = await listening(true);
    const heard: unknown[] = [];
    await new Promise<void>((done) => {
      socket.on('media', (state) => {
        heard.push(state);
        // The answer may come later by a few microtasks, if it comes too late.
        setTimeout(done);
      });
      askInOrder(socket, { event: 'enter', payload: {}, within: 20_000 }, (answer) => heard.push(answer));
    });
    close();
    expect(heard).toEqual(['muted', 'not muted']);
  });

  it('that does not come in time is none', async () => {
    const { socket, close } = await listening(false);
    const answer = await new Promise((answered) => {
      askInOrder(socket, { event: 'enter', payload: {}, within: 50 }, answered);
    });
    close();
    expect(answer).toBeUndefined();
  });
});
