import * as E from 'fp-ts/Either';
import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { signIn } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import { destinationTags, rowOf } from '../../application/navigation/routes';
import { speedTestPath } from '../../adapters/contract/tech-check/speed-test';
import { askedOnce } from '../../adapters/server/fastify/health';
import { destinationsOf } from '../support/arbitraries/destinations';
import { at } from '../support/builders/time';
import { standingClock } from '../support/world/clock';
import { builtPages } from './built-pages';
import { portalOverHttp, type PortalOverHttp } from './portal-over-http';

const page = (name: string): string =>
  `<!doctype html><html><head><meta name="info-email" content="%INFO_EMAIL%" /><title>${name}</title><script>early()</script>` +
  `<style data-styled="true">p{color:red}</style></head><body><a href="mailto:%SUPPORT_EMAIL%">%SUPPORT_EMAIL%</a></body></html>`;

/** The smallest possible built portal. */
const builtPortal = async (): Promise<string> => {
  const folder = await builtPages(page);
  await writeFile(join(folder, 'assets/main-ABC.js'), 'plain');
  await writeFile(join(folder, 'assets/main-ABC.js.br'), 'brotli');
  await writeFile(join(folder, 'assets/main-ABC.js.gz'), 'gzip');
  await writeFile(join(folder, 'assets/figtree-ABC.woff2'), 'font');
  await writeFile(join(folder, 'assets/.hidden'), 'hidden');
  await writeFile(join(folder, 'metafile.json'), '{}');
  return folder;
};

let folder: string;
let portal: PortalOverHttp;

beforeAll(async () => {
  folder = await builtPortal();
  const settings = { 'info-email': '"><script>@example.org', 'support-email': 'help@example.org' };
  portal = await portalOverHttp({}, { web: { folder, settings } });
});
afterAll(() => rm(folder, { recursive: true }));

describe("the portal's page [spec 1 §2]", () => {
  it.each([
    ['/', 'SignIn'],
    ['/candidateslogin', 'SignIn'],
    ['/candidateslogin/?from=mail', 'SignIn'],
    ['/candidateportal', 'MyJobs'],
    ['/candidateportal/techcheckOps/success', 'MyJobs'],
    ['/candidatePortal?from=mail', 'MyJobs'],
    ['/candidateslogin/link', 'Portal'],
    ['/how-it-works', 'Landing'],
    ['/schedule/42/4711', 'Schedule'],
    ['/timeslot', 'TimeSlot'],
    ['/apply/9', 'Apply'],
    ['/positionClosed/4', 'Apply'],
    ['/signup', 'SignUp'],
    ['/signup/googleUser', 'SignUp'],
    ['/skillfilter/noPosts', 'SkillFilter'],
    ['/success/42/4711', 'Scheduled'],
  ])('%s is the page of %s, revalidated each time', async (url, name) => {
    const { statusCode, headers, body } = await portal.get(url);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain(`<title>${name}</title>`);
  });

  it.each(destinationTags)(
    'of %s is the one that its row names, in upper case and with a slash, too [spec 2 §2.1]',
    async (tag) => {
      const [destination] = fc.sample(destinationsOf[tag], { numRuns: 1, seed: 7 });
      const path = toPath(destination ?? signIn);
      for (const url of path === '/'
        ? [path]
        : [path, `${path}/`, path.replace(/^\/\w+/, (first) => first.toUpperCase())]) {
        const { statusCode, body } = await portal.get(url);
        expect([url, statusCode, /<title>([^<]*)</.exec(body)?.[1]]).toEqual([url, 200, rowOf(tag).page]);
      }
    },
  );

  it.each(['/nowhere', '/schedule/42', '/schedule/0/4711', '/schedule/42/abc', '/success/42/4711/more', '/index.html'])(
    '%s gets a friendly not-found page',
    async (url) => {
      const { statusCode, headers, body } = await portal.get(url);
      expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(body).toContain('We can’t find this page');
      expect(body).toContain('href="/candidateportal"');
      expect(body).toContain('>Candidate portal</a></header>');
      expect(body).not.toMatch(/style=|<style|<script/);
    },
  );

  it('a missing page looks like the portal: its typeface, its colors in light and dark mode [R29]', async () => {
    const { statusCode, body } = await portal.get('/plain.css');
    expect(statusCode).toBe(200);
    expect(body).toContain("src: url('/assets/figtree-ABC.woff2')");
    expect(body).toContain('prefers-color-scheme: dark');
    expect((await portal.get('/assets/figtree-ABC.woff2')).statusCode).toBe(200);
  });

  it.each(['maria@example.org', `${'m'.repeat(64)}%40${'very-long-name.'.repeat(12)}example.org`])(
    'of a sign-in link for %s is disclosed to no one, cached by no one, and opens nothing [R3c, R5]',
    async (address) => {
      const { statusCode, headers, body } = await portal.get(`/candidateportal/${address}/${'x'.repeat(43)}`);
      expect([statusCode, headers['referrer-policy'], headers['cache-control']]).toEqual([
        200,
        'no-referrer',
        'no-store',
      ]);
      expect(headers['x-robots-tag']).toBe('noindex');
      expect(headers['set-cookie']).toBeUndefined();
      expect(body).toContain('<title>Portal</title>');
    },
  );

  it('to which a provider redirects the browser is disclosed to no one and cached by no one: its address contains a code [R5]', async () => {
    const { statusCode, headers } = await portal.get('/candidateslogin/social?code=abc&state=def');
    expect([statusCode, headers['referrer-policy'], headers['cache-control']]).toEqual([
      200,
      'no-referrer',
      'no-store',
    ]);
  });

  it('may call the provider of social sign-ins, if one is set, and no one else', async () => {
    const askedOrigins = () => ['https://accounts.example.com', 'https://tokens.example.com'];
    const { get } = await portalOverHttp({}, { web: { folder, settings: {}, askedOrigins } });
    const policy = String((await get('/candidateslogin')).headers['content-security-policy']);
    expect(policy).toContain(
      "connect-src 'self' wss://portal.example.org https://accounts.example.com https://tokens.example.com;",
    );
    expect(policy).toContain("form-action 'self';");
    const without = String((await portal.get('/candidateslogin')).headers['content-security-policy']);
    expect(without).toContain("connect-src 'self' wss://portal.example.org;");
  });

  it('has its settings in the head, and a setting cannot become markup', async () => {
    const { body } = await portal.get('/candidateslogin');
    expect(body).toContain('<meta name="info-email" content="&quot;&gt;&lt;script&gt;@example.org">');
    expect(body).toContain('<meta name="support-email" content="help@example.org"></head>');
    expect(body).not.toContain('%INFO_EMAIL%');
  });

  it('that was prerendered at build time has the settings in place, too', async () => {
    const { body } = await portal.get('/how-it-works');
    expect(body).toContain('<a href="mailto:help@example.org">help@example.org</a>');
  });

  it('allows the script and the style of its build by their hashes, and no other inline code', async () => {
    const { headers } = await portal.get('/candidateslogin');
    const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
    const policy = String(headers['content-security-policy']).split(';');
    expect(policy).toContain(`script-src 'self' ${hash('early()')}`);
    expect(policy).toContain(`style-src 'self' ${hash('')} ${hash('p{color:red}')}`);
  });

  it('is sent in an encoding that the browser accepts', async () => {
    const get = (accepted: string) => portal.get('/candidateslogin', { 'accept-encoding': accepted });
    const [br, gzip, plain] = [await get('gzip, deflate, br'), await get('gzip'), await get('identity, br;q=0')];
    expect([br, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
    const texts = [brotliDecompressSync(br.rawPayload), gunzipSync(gzip.rawPayload), plain.rawPayload].map(String);
    expect(new Set(texts).size).toBe(1);
  });

  it('is not sent again to a browser that has it', async () => {
    const { headers } = await portal.get('/candidateportal');
    const again = await portal.get('/candidateportal', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe("the portal's files", () => {
  it('are cached for a year, because their name changes with their content', async () => {
    const { statusCode, headers } = await portal.get('/assets/main-ABC.js');
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  });

  it('are sent as they were compressed at build time', async () => {
    const get = async (accepted: string) =>
      (await portal.get('/assets/main-ABC.js', { 'accept-encoding': accepted })).body;
    expect([await get('gzip, deflate, br'), await get('gzip'), await get('identity')]).toEqual([
      'brotli',
      'gzip',
      'plain',
    ]);
  });

  it.each([
    '/assets/',
    '/assets/nothing.js',
    '/assets/.hidden',
    '/assets/../metafile.json',
    '/assets/..%2fmetafile.json',
    '/assets/%2e%2e/metafile.json',
    '/assets/..%5cmetafile.json',
    '/assets//etc/passwd',
    '/assets/..%2f..%2f..%2f..%2fetc%2fpasswd',
    '/metafile.json',
    '/pages/SignIn.html',
    '/assets/%00',
    '/%zz',
  ])('%s leads nowhere, not to a file', async (url) => {
    const { statusCode, body } = await portal.get(url);
    expect(statusCode).toBe(404);
    expect(body).toContain('We can’t find this page');
  });
});

describe('The download of a speed test', () => {
  it('is 1,781,287 bytes that no proxy can compress or cache; an upload is read and discarded, up to a limit [spec 1 §9, R22, R46]', async () => {
    const { app, get } = await portalOverHttp({}, { web: { folder: resolve('dist/web'), settings: {} } });
    const { statusCode, headers, rawPayload } = await get(speedTestPath, { 'accept-encoding': 'br, gzip' });
    expect([statusCode, headers['content-encoding'], rawPayload.byteLength]).toEqual([200, undefined, 1_781_287]);
    expect(gzipSync(rawPayload).byteLength).toBeGreaterThan(1_781_287);
    expect(headers['cache-control']).toBe('no-store, no-transform');
    const upload = (bytes: number) =>
      app.inject({
        method: 'POST',
        url: speedTestPath,
        headers: { 'content-type': 'application/octet-stream' },
        payload: Buffer.alloc(bytes),
      });
    expect((await upload(500_000)).statusCode).toBe(204);
    expect((await upload(500_001)).statusCode).toBe(413);
    await app.close();
  });
});

describe('A response that is the same for everyone', () => {
  it.each(['/openapi.json', '/candidateslogin', '/plain.css'])(
    '%s is not sent again to a client that has it in any encoding, and has a separate tag for each',
    async (url) => {
      const all = await Promise.all(
        ['br', 'gzip', 'identity'].map((accepted) => portal.get(url, { 'accept-encoding': accepted })),
      );
      const tags = all.map(({ headers }) => String(headers.etag));
      expect(new Set(tags).size).toBe(3);
      expect(all.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
      const [br, gzip, plain] = all.map(({ rawPayload }) => rawPayload);
      expect(brotliDecompressSync(br ?? '').equals(plain ?? Buffer.of())).toBe(true);
      expect(gunzipSync(gzip ?? '').equals(plain ?? Buffer.of())).toBe(true);
      for (const tag of [...tags, `W/${tags[0]}`, `"other", ${tags[1]}`, '*']) {
        const again = await portal.get(url, { 'if-none-match': tag });
        expect([again.statusCode, again.body]).toEqual([304, '']);
      }
      expect((await portal.get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
    },
  );
});

describe('the health checks', () => {
  it('/healthz answers while the process is alive, whatever the store does', async () => {
    const { app, world, get } = await portalOverHttp();
    world.store.breakAfter(0);
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
    await app.close();
  });

  it('/readyz queries the store once for all requests within a moment, and again afterward', async () => {
    let asked = 0;
    let answer = (): void => undefined;
    const clock = standingClock(at('2026-11-23T09:00:00Z'));
    const isReady = askedOnce(
      () =>
        new Promise((resolve) => {
          asked += 1;
          answer = () => resolve(E.right(undefined));
        }),
      clock,
    );
    const all = Promise.all(Array.from({ length: 1_000 }, isReady));
    answer();
    expect([new Set(await all), asked]).toEqual([new Set([true]), 1]);
    clock.moveBy(249);
    expect([await isReady(), asked]).toEqual([true, 1]);
    for (const later of [250, -1_000]) {
      clock.moveBy(later);
      const next = isReady();
      answer();
      expect(await next).toBe(true);
    }
    expect(asked).toBe(3);
  });

  it('/readyz does not wait for a store that is busy: for five seconds its last answer counts', async () => {
    const clock = standingClock(at('2026-11-23T09:00:00Z'));
    const answers: (() => void)[] = [];
    const isReady = askedOnce(() => new Promise((resolve) => answers.push(() => resolve(E.right(undefined)))), clock);
    const first = isReady();
    answers[0]?.();
    expect(await first).toBe(true);
    clock.moveBy(4_999);
    expect(await isReady()).toBe(true);
    clock.moveBy(1);
    const old = isReady().then(() => 'answered');
    expect(await Promise.race([old, pause(300)])).toBeUndefined();
    answers[1]?.();
    expect([await old, answers.length]).toEqual(['answered', 2]);
  });

  it('/readyz succeeds only while the store responds', async () => {
    const { world, get } = await portalOverHttp();
    const before = await get('/readyz');
    world.store.breakAfter(0);
    world.clock.moveBy(250);
    const broken = await get('/readyz');
    world.store.mend();
    world.clock.moveBy(250);
    const after = await get('/readyz');
    expect([before, broken, after].map(({ statusCode }) => statusCode)).toEqual([200, 503, 200]);
  });
});
