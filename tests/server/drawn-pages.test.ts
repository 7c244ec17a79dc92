import { readdir, readFile, rm } from 'node:fs/promises';
import { getPriority } from 'node:os';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { drawnId } from '../../adapters/contract/drawn-answer';
import { getJobsList } from '../../adapters/contract/applications/applications.calls';
import { getPosition } from '../../adapters/contract/applications/applying.calls';
import { drawingThread } from '../../adapters/server/drawing/drawing';
import { behindCalls } from '../../adapters/server/drawing/serve';
import { noDrawing, type Drawing, type PageDrawn, type PageToDraw } from '../../application/ports/drawing';
import { cspHash } from '../../adapters/server/fastify/inline-parts';
import { sessionMark } from '../../domain/identity/session-mark';
import { hours, minutes, seconds } from '../../domain/time/duration';
import type { Position } from '../../domain/positions/position';
import { anApplication, positionId } from '../support/builders/applications';
import { aCandidate } from '../support/builders/identity';
import { aPosition, colour } from '../support/builders/positions';
import { keepingReporter } from '../support/world/reporter';
import { builtPages } from './built-pages';
import { portalOverHttp, signInOverHttp, type PortalOverHttp } from './portal-over-http';

const rule = '.p-abcde{color:#a81c6b}';

/** Draws at once what a test can recognize, and keeps what it was asked for. */
const aDrawing = () => {
  const asked: PageToDraw[] = [];
  const state = { busy: false };
  const drawing: Drawing = {
    isWarm: () => true,
    isFree: () => true,
    draw: (page) => {
      asked.push(page);
      const drawn: PageDrawn = {
        html: `<h1>${page.answers.length} answers</h1>`,
        style: `<style data-styled="true">${rule}</style>`,
        title: 'Drawn',
      };
      return Promise.resolve(state.busy ? undefined : drawn);
    },
    stop: () => Promise.resolve(),
  };
  return { drawing, asked, state };
};

let folder: string;
beforeAll(async () => {
  folder = await builtPages(
    (name) =>
      `<!doctype html><html lang="en"><head><title>${name}</title><!-- style --></head><body><div id="root"><!-- root --></div><!-- answers --></body></html>`,
  );
});
afterAll(() => rm(folder, { recursive: true }));

const navigation = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

const cookie = (token: string, zone = 'America%2FChicago'): string =>
  `a=b; candidates_token=${token}; candidates_zone=${zone}`;

const aPortal = async (position: Partial<Position> = {}) => {
  const { drawing, asked, state } = aDrawing();
  const applicants = [{ candidate: aCandidate(), applications: [anApplication()] }];
  const portal = await portalOverHttp(
    { positions: [aPosition(position)], applicants },
    { web: { folder, settings: {}, drawing } },
  );
  return { ...portal, asked, state };
};

const tokenOf = async (portal: PortalOverHttp): Promise<string> =>
  (await signInOverHttp(portal)).authorization.replace('Bearer ', '');

const list = '/candidateportal';

describe('My Job Applications, rendered by the server [R3a]', () => {
  it('is rendered for the session in the cookie when it is opened, with its list, the time and the zone', async () => {
    const portal = await aPortal();
    const token = await tokenOf(portal);
    const { statusCode, headers, body } = await portal.get(`${list}?from=mail`, {
      ...navigation,
      cookie: cookie(token),
    });
    expect(statusCode).toBe(200);
    expect(body).toContain('<h1>1 answers</h1>');
    expect(body).toContain('<title>Drawn</title>');
    expect(body).toContain(`<html data-drawn-for="${sessionMark(token)}" data-drawn-zone="America/Chicago"`);
    expect(body).toContain(`data-drawn-at="${portal.world.clock.now()}"`);
    expect(body).not.toContain(token);
    expect(body).toContain(
      `<script type="application/json" id="${drawnId(getJobsList, undefined)}">{"statusCode":200,"candidate_id":`,
    );
    expect(portal.asked).toEqual([
      {
        path: list,
        answers: [{ id: drawnId(getJobsList, undefined), body: expect.objectContaining({ statusCode: 200 }) }],
        drawnFor: { now: portal.world.clock.now(), zone: 'America/Chicago' },
      },
    ]);
    expect(headers['x-robots-tag']).toBeUndefined();
  });

  it('is never cached: private, no-store, no ETag, and varies by cookie [R3a]', async () => {
    const portal = await aPortal();
    const opened = { ...navigation, cookie: cookie(await tokenOf(portal)) };
    const { headers, rawPayload } = await portal.get(list, { ...opened, 'accept-encoding': 'gzip, br' });
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      vary: 'cookie, accept-encoding',
      'content-encoding': 'br',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(headers.etag).toBeUndefined();
    expect(brotliDecompressSync(rawPayload).toString()).toContain('1 answers');
    expect((await portal.get(list, { ...opened, 'if-none-match': '*' })).statusCode).toBe(200);
  });

  it('allows exactly its own style in addition to the policy of every page [R5]', async () => {
    const portal = await aPortal();
    const policyOf = async (headers: Record<string, string>): Promise<string> =>
      String((await portal.get(list, headers)).headers['content-security-policy']);
    const drawn = await policyOf({ ...navigation, cookie: cookie(await tokenOf(portal)) });
    const shell = await policyOf(navigation);
    expect(shell).not.toContain(cspHash(rule));
    expect(drawn.replace(`${cspHash(rule)} `, '')).toBe(shell);
  });

  const shells: readonly (readonly [string, (token: string) => Record<string, string>])[] = [
    ['no cookie', () => navigation],
    ['the token in a header', (token) => ({ ...navigation, authorization: `Bearer ${token}` })],
    ['a token that nobody was given', () => ({ ...navigation, cookie: cookie('x'.repeat(43)) })],
    ['a malformed token', (token) => ({ ...navigation, cookie: cookie(`${token}<script>`) })],
    ['an empty token', () => ({ ...navigation, cookie: cookie('') })],
    ['a token that is not encoded right', () => ({ ...navigation, cookie: cookie('%E0%A4%A') })],
    [
      'the token under another name',
      (token) => ({ ...navigation, cookie: cookie('').replace('a=b', `xcandidates_token=${token}`) }),
    ],
    ['no zone', (token) => ({ ...navigation, cookie: `candidates_token=${token}` })],
    ['a zone that does not exist', (token) => ({ ...navigation, cookie: cookie(token, 'Mars%2FOlympus') })],
    ['a zone with markup in it', (token) => ({ ...navigation, cookie: cookie(token, '%22%3E%3Cscript%3E') })],
    ['a call of a script', (token) => ({ 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty', cookie: cookie(token) })],
    ['a frame', (token) => ({ 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe', cookie: cookie(token) })],
    ['a browser that does not say what it is for', (token) => ({ cookie: cookie(token) })],
  ];

  it.each(shells)("is the empty shell for %s, without anyone's data [R3a]", async (_, headers) => {
    const portal = await aPortal();
    const token = await tokenOf(portal);
    const answer = await portal.get(list, headers(token));
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<title>MyJobs</title>');
    expect(answer.body).not.toContain('data-drawn-for');
    expect(answer.headers['vary']).toContain('cookie');
    expect(portal.asked).toEqual([]);
  });

  it.each([
    ['29:59.999 minutes', minutes(30) - 1, true],
    ['30 minutes', minutes(30), false],
    ['48 hours', hours(48), false],
  ])('for a session used %s ago is rendered (%i ms): %s [R3a]', async (_, idle, isDrawn) => {
    const portal = await aPortal();
    const token = await tokenOf(portal);
    portal.world.clock.moveBy(idle);
    const { body } = await portal.get(list, { ...navigation, cookie: cookie(token) });
    expect(body.includes('data-drawn-for')).toBe(isDrawn);
  });

  it('does not keep a session alive: a visitor who only loads the page is asked who they are after half an hour [R3a]', async () => {
    const portal = await aPortal();
    const token = await tokenOf(portal);
    const open = async () => (await portal.get(list, { ...navigation, cookie: cookie(token) })).body;
    portal.world.clock.moveBy(minutes(29));
    expect(await open()).toContain('data-drawn-for');
    portal.world.clock.moveBy(minutes(1));
    expect(await open()).not.toContain('data-drawn-for');
  });

  it('is a shell for a signed-out token, and while the store does not respond [R3a]', async () => {
    const portal = await aPortal();
    const token = await tokenOf(portal);
    const open = () => portal.get(list, { ...navigation, cookie: cookie(token) });
    portal.world.store.breakAfter(0);
    expect((await open()).body).not.toContain('data-drawn-for');
    portal.world.store.mend();
    expect((await open()).body).toContain('data-drawn-for');
    await portal.post('/api/candidate/sign_out', {}, { authorization: `Bearer ${token}` });
    expect((await open()).body).not.toContain('data-drawn-for');
  });

  it('is a shell while the thread is busy', async () => {
    const portal = await aPortal();
    const token = await tokenOf(portal);
    portal.state.busy = true;
    const { body, headers } = await portal.get(list, { ...navigation, cookie: cookie(token) });
    expect(body).toContain('<title>MyJobs</title>');
    expect([headers['cache-control'], headers['vary']]).toEqual(['no-cache', 'cookie, accept-encoding']);
  });

  it("waits while two others are read, so that calls don't queue behind them, and is a shell after two seconds", async () => {
    const portal = await aPortal();
    const token = await tokenOf(portal);
    const open = async () => (await portal.get(list, { ...navigation, cookie: cookie(token) })).body;
    const isDrawn = (body: string): boolean => body.includes('data-drawn-for');
    const letGo = portal.world.store.hold();
    const [first, second] = [open(), open()];
    expect(isDrawn(await open())).toBe(false);
    expect((await Promise.all([first, second])).map(isDrawn)).toEqual([false, false]);
    letGo();
    expect((await Promise.all(Array.from({ length: 6 }, open))).every(isDrawn)).toBe(true);
    expect(isDrawn(await open())).toBe(true);
  });

  it("does not affect the candidate's other pages", async () => {
    const portal = await aPortal();
    const opened = { ...navigation, cookie: cookie(await tokenOf(portal)) };
    for (const path of ['/profile', '/schedule/42/4711', '/candidateportal/techcheckOps/success'])
      expect((await portal.get(path, opened)).body).not.toContain('data-drawn-for');
    expect(portal.asked).toEqual([]);
  });
});

describe('A job posting, rendered by the server [spec 1 §2]', () => {
  it('is rendered once for everyone, and revalidated by its ETag', async () => {
    const portal = await aPortal();
    const { body, headers } = await portal.get('/apply/4711', { cookie: cookie(await tokenOf(portal)) });
    expect(body).toContain('<h1>1 answers</h1>');
    expect(body).toContain(`<script type="application/json" id="${drawnId(getPosition, positionId(4711))}">`);
    expect(body).not.toContain('data-drawn-for');
    expect(headers['cache-control']).toBe('no-cache');
    expect((await portal.get('/apply/4711', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
    expect(portal.asked).toEqual([{ path: '/apply/4711', answers: [expect.anything()] }]);
  });

  it('allows exactly its own style in addition to the policy of every page [R5]', async () => {
    const portal = await aPortal();
    const policyOf = async (path: string) => String((await portal.get(path)).headers['content-security-policy']);
    const [advert, other] = [await policyOf('/apply/4711'), await policyOf('/how-it-works')];
    expect(advert).toContain(`style-src ${cspHash(rule)} `);
    expect(advert.replace(`${cspHash(rule)} `, '')).toBe(other);
  });

  it("shows the employer's changes at once, and changes of the other jobs within 10 s", async () => {
    const portal = await aPortal();
    const put = (position: Position) => portal.world.behind(({ provisioning }) => provisioning.putPosition(position));
    await portal.get('/apply/4711');
    await put(aPosition({ positionName: 'Cook' }));
    expect((await portal.get('/apply/4711')).body).toContain('"Cook"');
    // A search engine reads nothing of this; the page does.
    await put(aPosition({ positionName: 'Cook', instructions: 'Bring your license.' }));
    expect((await portal.get('/apply/4711')).body).toContain('Bring your license.');
    await put(aPosition({ positionId: positionId(4712), positionName: 'Night nurse' }));
    portal.world.clock.moveBy(seconds(10) - 1);
    expect((await portal.get('/apply/4711')).body).not.toContain('Night nurse');
    portal.world.clock.moveBy(1);
    expect((await portal.get('/apply/4711')).body).toContain('Night nurse');
    // Compared every 10 s, drawn only when it differs.
    const drawnSoFar = portal.asked.length;
    portal.world.clock.moveBy(minutes(1));
    await portal.get('/apply/4711');
    expect(portal.asked).toHaveLength(drawnSoFar);
  });

  it('reads the jobs of a location once in 10 s for all their pages, so that six hundred cost as much as ten', async () => {
    const portal = await aPortal();
    const put = (position: Position) => portal.world.behind(({ provisioning }) => provisioning.putPosition(position));
    await put(aPosition({ positionId: positionId(4712), positionName: 'Night nurse' }));
    expect((await portal.get('/apply/4711')).body).toContain('Night nurse');
    portal.world.clock.moveBy(seconds(10) - 1);
    // A single read, of the advert itself.
    portal.world.store.breakAfter(1);
    const { body } = await portal.get('/apply/4712');
    expect(body).toContain('answers</h1>');
    expect(body).toContain('"position_name":"Caregiver"');
    portal.world.clock.moveBy(1);
    portal.world.store.breakAfter(1);
    expect((await portal.get('/apply/4712')).body).not.toContain('answers</h1>');
    portal.world.store.mend();
    expect((await portal.get('/apply/4712')).body).toContain('answers</h1>');
  });

  it('is the same page in every encoding', async () => {
    const portal = await aPortal();
    const pageIn = (encoding: string) => portal.get('/apply/4711', { 'accept-encoding': encoding });
    const [plain, br, gzip] = [await pageIn('identity'), await pageIn('br'), await pageIn('gzip')];
    expect(plain.body).toContain('answers</h1>');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  });

  it('is a shell with its own head while the thread is busy, and rendered a second later', async () => {
    const portal = await aPortal();
    portal.state.busy = true;
    const shell = await portal.get('/apply/4711');
    expect(shell.body).toContain('<title>Caregiver at Linden Court</title>');
    expect(shell.body).not.toContain('answers</h1>');
    expect(shell.headers['content-security-policy']).not.toContain(cspHash(rule));
    portal.state.busy = false;
    portal.world.clock.moveBy(seconds(1) - 1);
    expect((await portal.get('/apply/4711')).body).not.toContain('answers</h1>');
    portal.world.clock.moveBy(1);
    expect((await portal.get('/apply/4711')).body).toContain('answers</h1>');
  });

  it("can't be broken out of, whatever an employer writes", async () => {
    const portal = await aPortal({ description: '</script><script>alert(1)</script><!-- root -->$&' });
    const { body } = await portal.get('/apply/4711');
    expect(body).not.toContain('<script>alert');
  });
});

describe('The built rendering thread', () => {
  const reporter = keepingReporter();
  // The thread goes last on a busy machine: how long a visitor waits for it is not the subject here.
  const drawing = drawingThread(pathToFileURL(resolve('dist/server/draw-worker.mjs')), reporter, minutes(1));
  afterAll(() => drawing.stop());

  const opened = async (primary: string) => {
    const portal = await portalOverHttp(
      {
        positions: [aPosition({ primary: colour(primary) })],
        applicants: [{ candidate: aCandidate(), applications: [anApplication()] }],
      },
      { web: { folder: resolve('dist/web'), settings: {}, drawing: { ...drawing, stop: noDrawing.stop } } },
    );
    return { ...portal, token: await tokenOf(portal) };
  };

  /** The thread starts with the portal; the first pages may come as shells, as a visitor's would. */
  const untilDrawn = async (portal: PortalOverHttp, path: string, headers: Record<string, string>) => {
    for (;;) {
      const answer = await portal.get(path, headers);
      if (!answer.body.includes('<div id="root"></div>')) return answer;
      portal.world.clock.moveBy(seconds(1));
    }
  };

  it('renders the list and the posting with their data, and the employer’s color in a CSS rule [spec 1 §1]', async () => {
    const portal = await opened('#a81c6b');
    const { body, headers } = await untilDrawn(portal, '/apply/4711', {});
    expect(body).toMatch(/<h1[^>]*>Caregiver<\/h1>/);
    expect(body).toContain('--primary:#a81c6b');
    expect(body).not.toMatch(/ style="/);
    const [, style = ''] = /<style data-styled[^>]*>([^]*?)<\/style>/.exec(body) ?? [];
    expect(headers['content-security-policy']).toContain(cspHash(style));

    const own = await untilDrawn(portal, list, { ...navigation, cookie: cookie(portal.token) });
    expect(own.body).toContain('My Job Applications</h1>');
    expect(own.body).toMatch(/<h3[^>]*>Caregiver<\/h3>/);
    expect(own.body).not.toContain(portal.token);
    expect(own.body).not.toMatch(/ style="/);
    expect(reporter.reports).toEqual([]);
  });

  it('renders the first 24 of the other jobs at a location; the embedded data has all of them [spec 1 §2]', async () => {
    const others = Array.from({ length: 30 }, (_, n) =>
      aPosition({ positionId: positionId(5000 + n), positionName: `Cook ${n}` }),
    );
    const portal = await portalOverHttp(
      { positions: [aPosition(), ...others] },
      { web: { folder: resolve('dist/web'), settings: {}, drawing: { ...drawing, stop: noDrawing.stop } } },
    );
    const { body } = await untilDrawn(portal, '/apply/4711', {});
    expect(body.match(/See this job/g)).toHaveLength(24);
    expect(body).toContain('And 6 more jobs');
    expect(body.match(/"position_name":"Cook \d+"/g)).toHaveLength(30);
  });

  /** The nice value of each thread of this process (proc_pid_stat(5), field 19). */
  const niceValues = async (): Promise<readonly number[]> => {
    const threads = await readdir('/proc/self/task');
    const stats = await Promise.all(
      threads.map((id) => readFile(`/proc/self/task/${id}/stat`, 'utf8').catch(() => '')),
    );
    return stats.map((stat) => Number(stat.replace(/^.*\) /s, '').split(' ')[16]));
  };

  (process.platform === 'linux' ? it : it.skip)('lets calls go first: it alone has a lower priority', async () => {
    await untilDrawn(await opened('#a81c6b'), '/apply/4711', {});
    expect((await niceValues()).filter((nice) => nice === getPriority() + behindCalls)).toHaveLength(1);
  });
});
