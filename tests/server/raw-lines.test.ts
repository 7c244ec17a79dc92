import { connect, type Socket } from 'node:net';
import { bodyOf, portalOverHttp, signInOverHttp, type PortalOverHttp } from './portal-over-http';

/* What no browser sends, byte by byte over a real connection: smuggled, endless and slow-drip requests (ASVS 5.1, 13.2, 14.4). */

const email = 'maria.santos@example.org';
const patience = { headers: 300, request: 600, form: 1_800, silence: 5_000, check: 50 };

let portal: PortalOverHttp;
let port: number;

beforeAll(async () => {
  portal = await portalOverHttp({}, { patience });
  await portal.app.listen({ host: '127.0.0.1', port: 0 });
  const address = portal.app.server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(() => portal.app.close());

interface Line {
  readonly socket: Socket;
  /** Everything received, once the other side has closed the connection. */
  readonly ended: Promise<string>;
}

const open = (): Line => {
  const socket = connect(port, '127.0.0.1');
  const ended = new Promise<string>((resolve) => {
    const pieces: Buffer[] = [];
    socket.on('data', (piece) => pieces.push(Buffer.from(piece)));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Buffer.concat(pieces).toString('latin1')));
  });
  return { socket, ended };
};

const send = (text: string): Promise<string> => {
  const { socket, ended } = open();
  socket.end(text, 'latin1');
  return ended;
};

/** One byte at a time, until the other side closes. */
const drip = async (head: string, forever: string): Promise<{ readonly answer: string; readonly took: number }> => {
  const { socket, ended } = open();
  const began = performance.now();
  socket.write(head);
  const dripping = setInterval(() => socket.write(forever), 40);
  const answer = await ended;
  clearInterval(dripping);
  return { answer, took: performance.now() - began };
};

const statusOf = (answer: string): string => /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 'none';

const lastLine = (): string => portal.lines.at(-1) ?? '';

const post = (headers: readonly string[], body: string): string =>
  [
    'POST /api/candidate/send_otp HTTP/1.1',
    'Host: portal',
    'Content-Type: application/json',
    ...headers,
    '',
    body,
  ].join('\r\n');

const asked = JSON.stringify({ email });

describe('A body that is not taken', () => {
  const large = `x${' '.repeat(999_999)}`;
  it.each([
    { what: 'too large, as its length says', first: '', then: large, status: '413' },
    { what: 'not JSON', first: 'x'.repeat(10_000), then: '', status: '400' },
  ])('$what: its sender reads why, and the connection goes on', async ({ first, then, status }) => {
    const { socket, ended } = open();
    const answered = new Promise((resolve) => socket.once('data', resolve));
    socket.write(post([`Content-Length: ${first.length + then.length}`], first));
    await answered;
    socket.end(`${then}GET /healthz HTTP/1.1\r\nHost: portal\r\nConnection: close\r\n\r\n`);
    expect([...(await ended).matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, code]) => code)).toEqual([status, '200']);
  });
});

describe('An invalid request', () => {
  it.each([
    ['two lengths that differ', post(['Content-Length: 5', `Content-Length: ${asked.length}`], asked)],
    ['the same length twice', post([`Content-Length: ${asked.length}`, `Content-Length: ${asked.length}`], asked)],
    ['a length and chunks', post([`Content-Length: ${asked.length}`, 'Transfer-Encoding: chunked'], asked)],
    ['chunks that are none', post(['Transfer-Encoding: chunked'], `zz\r\n${asked}\r\n0\r\n\r\n`)],
    ['a length that is none', post(['Content-Length: -1'], asked)],
    ['a blank before the colon', post([`Content-Length : ${asked.length}`], asked)],
    ['a header with a line of its own', post(['X-One: a', `\tb: ${email}`, `Content-Length: ${asked.length}`], asked)],
    ['a null byte in a header', post([`X-One: a\0b ${email}`, `Content-Length: ${asked.length}`], asked)],
    ['no host', `GET /healthz HTTP/1.1\r\n\r\n`],
    ['another protocol', `HELO ${email}\r\n\r\n`],
  ])('%s: refused, the connection is closed, no email is sent', async (_, text) => {
    const answer = await send(text);
    expect(['400', 'none']).toContain(statusOf(answer));
    expect(answer).not.toContain(email);
    expect(portal.lines.join('')).not.toContain(email);
    expect(portal.world.mailer.sent()).toEqual([]);
  });

  it('a header of 20 kB: 431 with a message, and the headers of every response', async () => {
    const answer = await send(post([`Cookie: ${email}=${'x'.repeat(20_000)}`], asked));
    expect(statusOf(answer)).toBe('431');
    expect(answer).toMatch(/\r\nx-content-type-options: nosniff\r\n/);
    expect(answer).toMatch(/\r\ncontent-security-policy: default-src 'none'/);
    expect(answer).toMatch(/"error":"The headers of the request are too long\."/);
    expect(JSON.parse(lastLine())).toMatchObject({
      event: 'answered',
      http_status: 431,
      refused: '{"reason":"HPE_HEADER_OVERFLOW"}',
    });
    expect(portal.lines.join('')).not.toContain(email);
  });

  it.each([
    ['/api/%zz', 400],
    ['/%zz', 404],
    [`/candidateportal/${'x'.repeat(2_500)}@example.org/code`, 404],
  ])('the URL %s: %i, logged, and never framed or sniffed', async (url, status) => {
    const { statusCode, headers } = await portal.get(url);
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
      'strict-transport-security': expect.stringContaining('max-age'),
    });
    expect(JSON.parse(lastLine())).toMatchObject({ event: 'answered', route: 'none', http_status: status });
    expect(lastLine()).not.toContain('example.org');
  });

  it('an absolute URL leads to the same call as its path, and its host is ignored', async () => {
    const answer = await send(
      `GET http://evil.example/healthz HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`,
    );
    expect(['200', '404']).toContain(statusOf(answer));
    expect(answer).not.toContain('evil.example');
  });
});

describe('A client that sends a byte now and then', () => {
  it('has all headers sent in time, or gets a 408 and is disconnected', async () => {
    const { answer, took } = await drip('GET /healthz HTTP/1.1\r\nHost: portal\r\nX-Slow: ', 'a');
    expect(statusOf(answer)).toBe('408');
    expect(took).toBeLessThan(5_000);
    expect(JSON.parse(lastLine())).toMatchObject({
      http_status: 408,
      refused: '{"reason":"ERR_HTTP_REQUEST_TIMEOUT"}',
    });
  });

  it('has the whole body sent in time, or gets the same', async () => {
    const { answer, took } = await drip(post(['Content-Length: 60000'], `{"email":"${email}`), 'a');
    expect(statusOf(answer)).toBe('408');
    expect(took).toBeLessThan(5_000);
    expect(portal.lines.join('')).not.toContain(email);
    expect(portal.lines.filter((line) => line.includes('"fault"'))).toEqual([]);
  });

  it('may take longer over a form with a file, once they are signed in [spec 2 §7, spec 2 §9]', async () => {
    const { authorization } = await signInOverHttp(portal);
    const form = (path: string, ...headers: readonly string[]): string =>
      [
        `POST /api/${path} HTTP/1.1`,
        'Host: portal',
        'Content-Type: multipart/form-data; boundary=b',
        'Content-Length: 60000',
        ...headers,
        '',
        '--b\r\nContent-Disposition: form-data; name="video"; filename="a.webm"\r\n\r\n',
      ].join('\r\n');
    const path = 'self_record_interviews/upload_self_recorded_video';
    const signedIn = await drip(form(path, `Authorization: ${authorization}`), 'a');
    expect(statusOf(signedIn.answer)).toBe('408');
    expect(signedIn.took).toBeGreaterThan(1_500);
    const stranger = await drip(form(path), 'a');
    expect(statusOf(stranger.answer)).toBe('401');
  });

  it('delays no one else, even with a hundred connections', async () => {
    const slow = Array.from({ length: 100 }, () => drip('GET /healthz HTTP/1.1\r\nX-Slow: ', 'a'));
    const quick = await fetch(`http://127.0.0.1:${port}/healthz`);
    expect(quick.status).toBe(200);
    const ended = await Promise.all(slow);
    expect(new Set(ended.map(({ answer }) => statusOf(answer)))).toEqual(new Set(['408']));
  });

  it('a connection without any data is closed silently and not logged', async () => {
    const before = portal.lines.length;
    expect(await open().ended).toBe('');
    expect(portal.lines).toHaveLength(before);
  });
});

describe("The portal's own address [R3]", () => {
  it('comes from PUBLIC_URL and no header: links in emails lead nowhere else', async () => {
    const { post: ask, world } = await portalOverHttp();
    const host = 'evil.example';
    const headers = { host, 'x-forwarded-host': host, 'x-forwarded-proto': 'http', forwarded: `host=${host}` };
    expect(bodyOf(await ask('/api/candidate/send_otp', { email }, headers))['statusCode']).toBe(200);
    const { text, html } = world.mailer.last();
    expect(text).toContain('https://portal.example.org/candidateportal/');
    expect(`${text}${html}`).not.toContain(host);
  });
});

describe('A body packed for its transfer', () => {
  it('is refused like one packed itself', async () => {
    const answer = await send(
      'POST /api/candidate/send_otp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
        'Transfer-Encoding: gzip, chunked\r\nConnection: close\r\n\r\n3\r\nabc\r\n0\r\n\r\n',
    );
    expect(['400', '415', '501']).toContain(statusOf(answer));
  });
});
