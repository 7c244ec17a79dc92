import { createServer, type RequestListener } from 'node:http';
import type { Server as TcpServer } from 'node:net';
import { httpWebhookPost, type WebhookPostSettings } from '../../../adapters/server/webhooks/webhook-post';
import type { WebhookLetter } from '../../../application/webhooks/webhook-post.port';

/* Sending over real sockets. */

/** Receivers on this machine, which are closed after each test of the file. */
export const openReceivers = () => {
  const servers: TcpServer[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });
  const portOf = async (server: TcpServer): Promise<number> => {
    servers.push(server);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('It has no port');
    return address.port;
  };
  return { portOf, receiver: (listener: RequestListener): Promise<number> => portOf(createServer(listener)) };
};

export const key = Buffer.alloc(32, 7);
export const post = (changes: Partial<WebhookPostSettings> = {}) =>
  httpWebhookPost({ key, privateAllowed: true, ...changes });
const letter = (url: string): WebhookLetter => ({
  url,
  ...{ id: 'evt_4711', timestamp: '1796396400', body: '{"é":1}', signatures: ['v1,AA==', 'v1,BB=='] },
});
export const send = (url: string, changes: Partial<WebhookPostSettings> = {}) => post(changes).send(letter(url))();
