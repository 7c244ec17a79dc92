import * as O from 'fp-ts/Option';
import { rm } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { generousLimits } from '../../adapters/server/fastify/limits';
import { socketIoLines } from '../../adapters/server/socket-io/lines';
import { listening } from '../support/store/surroundings';
import { builtPages } from './built-pages';
import { bodyOf, portalOverHttp, type PortalOverHttp } from './portal-over-http';

const few = { ...generousLimits, signIns: 2, calls: 4 };
const send = '/api/candidate/send_otp';
const list = '/api/candidate/get_jobs_list';
const uploads = '/api/candidate/resume_uploads';
const nobody = { email: 'nobody@example.org' };

const from = (portal: PortalOverHttp, remoteAddress: string, forwarded?: string) =>
  portal.inject({
    method: 'POST',
    url: send,
    remoteAddress,
    headers: {
      'content-type': 'application/json',
      ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }),
    },
    payload: JSON.stringify(nobody),
  });

const statusesOf = async (count: number, ask: (n: number) => Promise<{ readonly statusCode: number }>) => {
  const statuses: number[] = [];
  for (let n = 0; n < count; n += 1) statuses.push((await ask(n)).statusCode);
  return statuses;
};

describe('how many calls one address may make a minute [R3c]', () => {
  it('300 sign-ins and 6,000 calls at least', () => {
    const callsOfASignIn = 2;
    const callsOfASignUp = 2;
    expect(generousLimits.signIns).toBeGreaterThanOrEqual(300 * (callsOfASignIn + callsOfASignUp));
    expect(generousLimits.calls).toBeGreaterThanOrEqual(6_000);
  });

  it('beyond the limit: 429 in HTTP and body, and when to retry [R4]', async () => {
    const portal = await portalOverHttp({}, { limits: few });
    await from(portal, '10.0.0.1');
    await from(portal, '10.0.0.1');
    const response = await from(portal, '10.0.0.1');
    expect(response.statusCode).toBe(429);
    expect(bodyOf(response)).toEqual({
      statusCode: 429,
      error: expect.stringContaining('wait a minute'),
      request_id: expect.any(String),
    });
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  });

  it("of one address doesn't affect another", async () => {
    const portal = await portalOverHttp({}, { limits: few });
    expect(await statusesOf(6, (n) => from(portal, `10.0.0.${n}`))).toEqual([200, 200, 200, 200, 200, 200]);
  });

  it('counts calls of signed-in candidates and calls that do not exist together', async () => {
    const portal = await portalOverHttp({}, { limits: few });
    expect(await statusesOf(6, (n) => portal.get(n % 2 === 0 ? list : '/api/nothing'))).toEqual([
      401, 404, 401, 404, 429, 429,
    ]);
  });

  it('counts sign-ups and phone checks among the sign-ins', async () => {
    const portal = await portalOverHttp({}, { limits: few });
    const paths = ['/api/candidate/signup', '/api/admin/checkPhoneNumber', send];
    expect(await statusesOf(3, (n) => portal.post(paths[n] ?? send, nobody))).toEqual([200, 200, 429]);
  });

  it.each([
    ['OPTIONS', uploads],
    ['POST', uploads],
    ['HEAD', `${uploads}/a-file`],
    ['PATCH', `${uploads}/a-file`],
    ['DELETE', `${uploads}/a-file`],
  ] as const)('counts %s of uploads, which are not contract calls, with all others', async (method, url) => {
    const portal = await portalOverHttp({}, { limits: few });
    const statuses = await statusesOf(5, () => portal.inject({ method, url }));
    expect(statuses.slice(0, 4)).not.toContain(429);
    expect(statuses[4]).toBe(429);
    expect((await portal.get(list)).statusCode).toBe(429);
  });
});

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
type Method = (typeof methods)[number];

/** Every registered route, as its method and pattern. */
const routesOf = ({ app }: PortalOverHttp): readonly (readonly [Method, string])[] => {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', answered = ''] = /^([│├└─ ]*)(.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
      const depth = indent.length / 4;
      above.length = Math.max(0, depth - 1);
      above.push(part);
      return methods
        .filter((method) => answered.split(', ').includes(method))
        .map((method) => [method, above.join('')] as const);
    });
};

describe('every route that is registered', () => {
  const one = { signIns: 1, calls: 1, uploads: 1, pages: 1, assets: 1, files: 1, document: 1, probes: 1, lines: 1 };
  const mailbox = { newest: () => () => Promise.resolve([]), withId: () => () => Promise.resolve(O.none) };
  let folder: string;
  beforeAll(async () => {
    folder = await builtPages((name) => `<!doctype html><html><head><title>${name}</title></head></html>`);
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('is counted, so that a second request is refused if one is allowed; only /healthz and /readyz are exempt [R3c]', async () => {
    const lines = socketIoLines({ reporter: listening(), joined: undefined });
    const portal = await portalOverHttp(
      {},
      { limits: one, mailbox, lines, visited: () => undefined, web: { folder, settings: {} } },
    );
    const routes = [...routesOf(portal), ['GET', '/nowhere'] as const];
    expect(routes.length).toBeGreaterThan(90);
    expect(routes).toEqual(
      expect.arrayContaining([
        ['GET', '/socket.io'],
        ['POST', '/socket.io'],
        ['POST', '/visit-vitals'],
      ]),
    );
    const uncounted: string[] = [];
    for (const [n, [method, route]] of routes.entries()) {
      const url = route.replace(/:[a-z_]+|\*/gi, '7');
      const ask = () => portal.inject({ method, url, remoteAddress: `10.1.${n >> 8}.${n & 255}` });
      expect((await ask()).statusCode).not.toBe(429);
      if ((await ask()).statusCode !== 429) uncounted.push(`${method} ${route}`);
    }
    expect(uncounted.sort()).toEqual(['GET /healthz', 'GET /readyz', 'HEAD /healthz', 'HEAD /readyz']);
    await portal.app.close();
  });

  it.each([
    ['/candidateslogin', 'text/html; charset=utf-8'],
    ['/assets/none.js', 'text/html; charset=utf-8'],
    ['/openapi.json', 'application/json; charset=utf-8'],
    [list, 'application/json; charset=utf-8'],
  ])('%s beyond the limit: 429 as %s, with the time to retry, and not cached', async (url, type) => {
    const portal = await portalOverHttp({}, { limits: one, web: { folder, settings: {} } });
    await portal.get(url);
    const { statusCode, headers, body } = await portal.get(url);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([429, type, 'no-store']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body).toContain(String(headers['x-request-id']));
    expect(portal.answered.at(-1)).toMatchObject({ httpStatus: 429, statusCode: 429 });
    await portal.app.close();
  });

  it('leaves room for a job fair: 300 people who open twenty pages each, the first with 50 files', () => {
    expect(generousLimits.pages).toBeGreaterThanOrEqual(300 * 20);
    expect(generousLimits.assets).toBeGreaterThanOrEqual(300 * 50);
    expect(generousLimits.uploads).toBeGreaterThanOrEqual(300 * 10);
    expect(generousLimits.files).toBeGreaterThanOrEqual(300 * 2);
    const requestsOfAPoll = 5;
    const timesThatItBreaks = 4;
    expect(generousLimits.lines).toBeGreaterThanOrEqual(300 * 2 * requestsOfAPoll * timesThatItBreaks);
  });
});

describe('a request for a WebSocket', () => {
  const toWebSocket = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'c2l4dGVlbiBieXRlcyEhIQ==',
  };

  it('is counted as any other, by the address that the proxy saw; what is no line is answered without one [R3c, R4]', async () => {
    const lines = socketIoLines({ reporter: listening(), joined: undefined });
    const portal = await portalOverHttp({}, { limits: { ...generousLimits, lines: 1 }, lines, proxies: 1 });
    const url = await portal.app.listen({ host: '127.0.0.1', port: 0 });
    const ask = (path: string, headers: Record<string, string>, body?: string): Promise<IncomingMessage> =>
      new Promise((done, fail) => {
        const asked = request(`${url}${path}`, { headers, method: body === undefined ? 'GET' : 'POST' });
        asked
          .on('upgrade', (answer, socket) => {
            socket.destroy();
            done(answer);
          })
          .on('response', done)
          .on('error', fail)
          .end(body);
      });
    const line = (address: string) =>
      ask('/socket.io/?EIO=4&transport=websocket', { ...toWebSocket, 'x-forwarded-for': `192.0.2.1, ${address}` });
    expect((await line('192.0.2.7')).statusCode).toBe(101);
    const second = await line('192.0.2.7');
    expect(second.statusCode).toBe(429);
    expect(second.headers).toMatchObject({ connection: 'close', 'content-type': 'application/json; charset=utf-8' });
    expect(Number(second.headers['retry-after'])).toBeGreaterThan(0);
    expect(await json(second)).toMatchObject({ statusCode: 429, request_id: second.headers['x-request-id'] });
    expect((await line('192.0.2.8')).statusCode).toBe(101);
    expect(portal.answered.map(({ route, httpStatus }) => [route, httpStatus])).toEqual([
      ['/socket.io', 101],
      ['/socket.io', 429],
      ['/socket.io', 101],
    ]);
    expect((await ask('/healthz', { ...toWebSocket, upgrade: 'h2c' })).statusCode).toBe(200);
    expect((await ask('/api/candidate/send_otp', toWebSocket, '{}')).statusCode).toBe(400);
    await portal.app.close();
  });
});

describe('which address is counted [R3c]', () => {
  it('without a proxy, X-Forwarded-For is ignored', async () => {
    const portal = await portalOverHttp({}, { limits: few });
    expect(await statusesOf(3, (n) => from(portal, '10.0.0.1', `192.0.2.${n}`))).toEqual([200, 200, 429]);
  });

  it('behind one proxy, uses the address that the proxy saw', async () => {
    const portal = await portalOverHttp({}, { limits: few, proxies: 1 });
    expect(await statusesOf(4, (n) => from(portal, '10.0.0.1', `192.0.2.${n}`))).toEqual([200, 200, 200, 200]);
  });

  it('and ignores what the visitor put before it', async () => {
    const portal = await portalOverHttp({}, { limits: few, proxies: 1 });
    expect(await statusesOf(3, (n) => from(portal, '10.0.0.1', `198.51.100.${n}, 192.0.2.7`))).toEqual([200, 200, 429]);
  });

  it('behind two proxies, uses the address that the outer one saw', async () => {
    const portal = await portalOverHttp({}, { limits: few, proxies: 2 });
    const asked = (n: number) => from(portal, '10.0.0.1', `203.0.113.9, 192.0.2.${n}, 10.0.0.2`);
    expect(await statusesOf(3, asked)).toEqual([200, 200, 200]);
  });

  it.each([
    ['192.0.2.7', (n: number) => `192.0.2.7:${50_000 + n}`],
    ['2001:db8::7', (n: number) => `[2001:db8::7]:${50_000 + n}`],
  ])('behind a proxy that writes a port beside it, %s is one address on all of its lines', async (_, said) => {
    const portal = await portalOverHttp({}, { limits: few, proxies: 1 });
    expect(await statusesOf(3, (n) => from(portal, '10.0.0.1', said(n)))).toEqual([200, 200, 429]);
  });
});
