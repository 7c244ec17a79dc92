import { generousLimits } from '../../adapters/server/fastify/limits';
import { bodyOf, portalOverHttp, type PortalOverHttp } from './portal-over-http';

const few = { signInCallsPerMinute: 2, callsPerMinute: 4 };
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
    expect(generousLimits.signInCallsPerMinute).toBeGreaterThanOrEqual(300 * (callsOfASignIn + callsOfASignUp));
    expect(generousLimits.callsPerMinute).toBeGreaterThanOrEqual(6_000);
  });

  it('beyond the limit: 429 in HTTP and body, and when to come again [R4]', async () => {
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

  it('of one address says nothing about another', async () => {
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
  ] as const)('counts %s of uploads, which are no call of the contract, with all others', async (method, url) => {
    const portal = await portalOverHttp({}, { limits: few });
    const statuses = await statusesOf(5, () => portal.inject({ method, url }));
    expect(statuses.slice(0, 4)).not.toContain(429);
    expect(statuses[4]).toBe(429);
    expect((await portal.get(list)).statusCode).toBe(429);
  });

  it('does not count what is no call: the page and its health', async () => {
    const portal = await portalOverHttp({}, { limits: few });
    expect(await statusesOf(6, () => portal.get('/healthz'))).toEqual([200, 200, 200, 200, 200, 200]);
  });
});

describe('whose address counts [R3c]', () => {
  it('with no proxy in front, X-Forwarded-For is not believed', async () => {
    const portal = await portalOverHttp({}, { limits: few });
    expect(await statusesOf(3, (n) => from(portal, '10.0.0.1', `192.0.2.${n}`))).toEqual([200, 200, 429]);
  });

  it('behind one proxy, what that proxy saw', async () => {
    const portal = await portalOverHttp({}, { limits: few, proxies: 1 });
    expect(await statusesOf(4, (n) => from(portal, '10.0.0.1', `192.0.2.${n}`))).toEqual([200, 200, 200, 200]);
  });

  it('and nothing that the visitor wrote in front of it', async () => {
    const portal = await portalOverHttp({}, { limits: few, proxies: 1 });
    expect(await statusesOf(3, (n) => from(portal, '10.0.0.1', `198.51.100.${n}, 192.0.2.7`))).toEqual([200, 200, 429]);
  });

  it('behind two proxies, what the outer one saw', async () => {
    const portal = await portalOverHttp({}, { limits: few, proxies: 2 });
    const asked = (n: number) => from(portal, '10.0.0.1', `203.0.113.9, 192.0.2.${n}, 10.0.0.2`);
    expect(await statusesOf(3, asked)).toEqual([200, 200, 200]);
  });
});
