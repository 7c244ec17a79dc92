import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { createServer as createTcpServer, type Server as TcpServer, type Socket } from 'node:net';
import { httpWebhookPost, type WebhookPostSettings } from '../../../adapters/server/webhooks/webhook-post';
import type { WebhookLetter } from '../../../application/webhooks/webhook-post.port';
import { placedEvent } from '../../support/builders/events';
import { secretSeed } from '../../support/builders/webhooks';

/* Sending over real sockets. */

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
const receiver = (listener: RequestListener): Promise<number> => portOf(createServer(listener));

const key = Buffer.alloc(32, 7);
const post = (changes: Partial<WebhookPostSettings> = {}) => httpWebhookPost({ key, privateAllowed: true, ...changes });
const letter = (url: string): WebhookLetter => ({
  url,
  ...{ id: 'evt_4711', timestamp: '1796396400', body: '{"é":1}', signatures: ['v1,AA==', 'v1,BB=='] },
});
const send = (url: string, changes: Partial<WebhookPostSettings> = {}) => post(changes).send(letter(url))();

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

  it('of whose addresses the first is dead is called at another', async () => {
    const port = await receiver((_, response) => response.writeHead(200).end());
    const lookUp = () =>
      Promise.resolve([
        { address: '::1', family: 6 },
        { address: '127.0.0.1', family: 4 },
      ]);
    expect(await send(`http://two.example.org:${port}/`, { lookUp })).toEqual({ _tag: 'Answered', status: 200 });
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

  it('whose name is not answered in time is left, too', async () => {
    const lookUp = () => new Promise<never>(() => undefined);
    expect(await send('http://slow.example.org/', { patience: 50, lookUp })).toEqual({
      _tag: 'NoAnswer',
      why: 'Timeout',
    });
  });

  it('that is not there gives no answer', async () => {
    const server = createServer();
    const port = await portOf(server);
    server.close();
    await once(server, 'close');
    expect(await send(`http://127.0.0.1:${port}/`)).toEqual({ _tag: 'NoAnswer', why: 'ECONNREFUSED' });
  });

  it.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://10.1.2.3/',
    'https://localhost/',
  ])('at %s is not called unless private networks are allowed', async (url) => {
    expect(await send(url, { privateAllowed: false })).toEqual({ _tag: 'NoAnswer', why: 'NetworkPrivate' });
  });

  it.each([
    ...['https://169.254.169.254/', 'http://[fe80::1]/', 'https://0.0.0.0/', 'https://[::]/'],
    ...['http://100.100.100.200/', 'http://[fd00:ec2::254]/', 'http://[fd00:ec2::23]/'],
    ...[
      'https://168.63.129.16/',
      'http://[fd20:ce::254]/',
      'http://[fd00:c1::a9fe:a9fe]/',
      'https://[::ffff:0:7f00:1]/',
    ],
  ])('at %s is never called', async (url) => {
    expect(await send(url)).toEqual({ _tag: 'NoAnswer', why: 'AddressUnusable' });
  });

  it('is called in the open only in private networks', async () => {
    expect(await send('http://1.1.1.1/')).toEqual({ _tag: 'NoAnswer', why: 'NotEncrypted' });
  });

  it('is called at the address that was judged, whatever its name leads to a moment later', async () => {
    const port = await receiver((_, response) => response.writeHead(200).end());
    let lookUps = 0;
    const lookUp = () => {
      lookUps += 1;
      return Promise.resolve([{ address: lookUps === 1 ? '127.0.0.1' : '169.254.169.254', family: 4 }]);
    };
    expect(await send(`http://rebinding.example.org:${port}/`, { lookUp })).toEqual({ _tag: 'Answered', status: 200 });
    expect(lookUps).toBe(1);
    const both = () =>
      Promise.resolve([
        { address: '1.1.1.1', family: 4 },
        { address: '10.0.0.1', family: 4 },
      ]);
    expect(await send('https://both.example.org/', { lookUp: both, privateAllowed: false })).toEqual({
      _tag: 'NoAnswer',
      why: 'NetworkPrivate',
    });
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

  it.each([
    ['https://hr.example.org/', '1.1.1.1', false, undefined],
    ['http://hr.example.org/', '1.1.1.1', true, 'NotEncrypted'],
    ['https://hr.example.org/', '10.0.0.1', false, 'NetworkPrivate'],
    ['http://hr.example.org/', '10.0.0.1', true, undefined],
    ['https://hr.example.org/', '169.254.169.254', true, 'AddressUnusable'],
    ['https://hr.example.org:99999/', '1.1.1.1', true, 'NoAddress'],
  ])('at %s, which is %s, is judged before it is added, without a call', async (url, address, privateAllowed, why) => {
    const lookUp = () => Promise.resolve([{ address, family: 4 }]);
    const judged = await post({ privateAllowed, lookUp }).check(url)();
    expect(judged).toMatchObject(why === undefined ? { _tag: 'Allowed' } : { _tag: 'Refused', reason: { _tag: why } });
  });

  it.each<[string, () => Promise<never>]>([
    ['unknown', () => Promise.reject(new Error('ENOTFOUND'))],
    ['not answered in time', () => new Promise<never>(() => undefined)],
  ])('whose name is %s has no address', async (_, lookUp) => {
    expect(await post({ patience: 50, lookUp }).check('https://hr.example.org/')()).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'NoAddress' },
    });
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
