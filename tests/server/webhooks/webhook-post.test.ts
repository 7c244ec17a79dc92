import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { createServer as createTcpServer, type Socket } from 'node:net';
import { httpWebhookPost } from '../../../adapters/server/webhooks/webhook-post';
import { placedEvent } from '../../support/builders/events';
import { secretSeed } from '../../support/builders/webhooks';
import { key, openReceivers, post, send } from '../../support/portal/webhook-receivers';

/* What a receiver gets, over real sockets, and what its answer is taken for. */

const { portOf, receiver } = openReceivers();

describe('A webhook', () => {
  it('gets the body, and the three headers of Standard Webhooks', async () => {
    let got: { headers: IncomingHttpHeaders; body: string; path: string | undefined } | undefined;
    const port = await receiver((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      request.on('end', () => {
        got = { headers: request.headers, body, path: request.url };
        response.writeHead(204).end();
      });
    });
    expect(await send(`http://127.0.0.1:${port}/portal?tenant=1`)).toEqual({ _tag: 'Answered', status: 204 });
    expect(got).toMatchObject({
      path: '/portal?tenant=1',
      body: '{"é":1}',
      headers: {
        'content-type': 'application/json',
        'content-length': '8',
        'webhook-id': 'evt_4711',
        'webhook-timestamp': '1796396400',
        'webhook-signature': 'v1,AA== v1,BB==',
        host: `127.0.0.1:${port}`,
      },
    });
  });

  it('is not followed where it redirects to', async () => {
    let calls = 0;
    const port = await receiver((_, response) => {
      calls += 1;
      response.writeHead(302, { location: `http://127.0.0.1:${port}/elsewhere` }).end();
    });
    expect(await send(`http://127.0.0.1:${port}/`)).toEqual({ _tag: 'Answered', status: 302 });
    expect(calls).toBe(1);
  });

  it('that answers without end is read for some kilobytes only', async () => {
    let [written, closed] = [0, false];
    const port = await receiver((_, response) => {
      const more = (): void => {
        while (!closed && response.write(Buffer.alloc(65_536))) written += 65_536;
      };
      response.on('drain', more).on('close', () => (closed = true));
      response.writeHead(200);
      more();
    });
    expect(await send(`http://127.0.0.1:${port}/`)).toEqual({ _tag: 'Answered', status: 200 });
    while (!closed) await new Promise((done) => setImmediate(done));
    expect(written).toBeLessThan(10_000_000);
  });

  it('that answers and never ends its answer has answered, once its time is over', async () => {
    const port = await receiver((_, response) => void response.writeHead(200).write('{'));
    expect(await send(`http://127.0.0.1:${port}/`, { patience: 200 })).toEqual({ _tag: 'Answered', status: 200 });
  });

  it('that would rather speak another protocol has not accepted anything, and is left at once', async () => {
    const port = await portOf(
      createTcpServer((socket) => {
        socket.on('error', () => undefined);
        socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n');
      }),
    );
    expect(await send(`http://127.0.0.1:${port}/`)).toEqual({ _tag: 'Answered', status: 101 });
  });

  it('that ends the connection without a word has not answered', async () => {
    const port = await portOf(createTcpServer((socket) => socket.on('error', () => undefined).end()));
    const answer = await send(`http://127.0.0.1:${port}/`);
    expect(answer).toEqual({ _tag: 'NoAnswer', why: expect.stringMatching(/^(ECONNRESET|Closed)$/) });
  });

  it.each<[string, (socket: Socket) => unknown]>([
    ['never answers', () => undefined],
    ['begins to answer', (socket) => socket.write('HTTP/1.1 2')],
  ])('that %s is left after the time it has', async (_, answer) => {
    const sockets: Socket[] = [];
    const port = await portOf(
      createTcpServer((socket) => {
        sockets.push(socket.on('error', () => undefined));
        answer(socket);
      }),
    );
    expect(await send(`http://127.0.0.1:${port}/`, { patience: 100 })).toEqual({ _tag: 'NoAnswer', why: 'Timeout' });
    for (const socket of sockets) socket.destroy();
  });

  it('that is not there gives no answer', async () => {
    const server = createServer();
    const port = await portOf(server);
    server.close();
    await once(server, 'close');
    expect(await send(`http://127.0.0.1:${port}/`)).toEqual({ _tag: 'NoAnswer', why: 'ECONNREFUSED' });
  });

  it('is signed with the secret that its seed and the key give, as the standard says', () => {
    const seed = secretSeed(1);
    const secret = createHmac('sha256', key).update(`webhook\0${seed}`).digest();
    const expected = createHmac('sha256', secret).update('evt_1.1.{}').digest('base64');
    expect(post().sign(seed, 'evt_1.1.{}')).toBe(`v1,${expected}`);
    expect(httpWebhookPost({ key: Buffer.alloc(32, 8), privateAllowed: true }).sign(seed, 'evt_1.1.{}')).not.toBe(
      `v1,${expected}`,
    );
  });

  it('has the secret that it is signed with, in the form of the standard', () => {
    const { secretOf, sign } = post();
    const secret = secretOf(secretSeed(1));
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const bytes = Buffer.from(secret.slice('whsec_'.length), 'base64');
    expect(sign(secretSeed(1), 'evt_1.1.{}')).toBe(
      `v1,${createHmac('sha256', bytes).update('evt_1.1.{}').digest('base64')}`,
    );
    expect(secretOf(secretSeed(2))).not.toBe(secret);
  });

  it('is told an event as lists tell it, its id apart', () => {
    const { id, body } = post().write(placedEvent({ id: 4_711, type: 'application.moved' }));
    expect(id).toBe('evt_4711');
    const told: unknown = JSON.parse(body);
    expect(told).toMatchObject({
      type: 'application.moved',
      timestamp: '2026-12-01T15:00:00.000Z',
      by: 'candidate',
      data: { candidate_id: 1, email: 'maria.santos@example.org', position_id: 101, sequence: 1 },
    });
    expect(Object.keys(told ?? {}).sort()).toEqual(['by', 'by_name', 'data', 'timestamp', 'type']);
  });
});
