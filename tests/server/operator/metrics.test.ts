import { setTimeout as pause } from 'node:timers/promises';
import { connect } from 'node:net';
import { io } from 'socket.io-client';
import { key } from '../../support/builders/identity';
import { aFair, asFile, nth } from '../../support/portal/fair';
import { openInbox } from '../../support/portal/inbox';
import { programs, type Environment } from '../../support/portal/program';
import { askForCode, book, confirmationsTo, signIn } from '../../support/portal/visits';

/* The figures for Prometheus, read over HTTP from the portal's own program. */

const place = programs();
afterAll(() => place.close());

// Programs that start, on a busy machine.
jest.setTimeout(120_000);

const fair = aFair({ people: 3, jobs: 2, slots: 4 });

/** Each series with its value, such as `portal_mails_waiting` or `portal_requests_total{method="GET",…}`. */
type Figures = ReadonlyMap<string, number>;

const read = (text: string): Figures =>
  new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );

const sum = (figures: Figures, ...parts: readonly string[]): number =>
  [...figures]
    .filter(([series]) => parts.every((part) => series.includes(part)))
    .reduce((total, [, value]) => total + value, 0);

const textAt = async (env: Environment): Promise<string> => {
  const answer = await fetch(`http://127.0.0.1:${String(env['METRICS_PORT'])}/metrics`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  return answer.text();
};

const figuresOf = async (env: Environment): Promise<Figures> => read(await textAt(env));

/** Asks until they say so. */
const until = async (env: Environment, isSo: (figures: Figures) => boolean): Promise<Figures> => {
  for (;;) {
    const figures = await figuresOf(env);
    if (isSo(figures)) return figures;
    await pause(50);
  }
};

describe('The figures for Prometheus', () => {
  it('follow calls, refusals, mails, lines and uploads, and say nothing of anybody', async () => {
    const inbox = await openInbox();
    const port = (await place.newAddress()).PORT;
    const env = { ...(await place.newHome()), SMTP_URL: inbox.url, METRICS_PORT: port };
    await place.load(env, asFile(fair, place.newFolder()));
    const portal = await place.start(env);
    const [first, second] = [nth(fair.people, 0), nth(fair.people, 1)];
    const who = await signIn(portal.url, inbox, first);
    const before = await figuresOf(env);
    expect(before.get('portal_mails_waiting')).toBe(0);
    expect(before.get('portal_store_answers')).toBe(1);
    expect(sum(before, 'portal_requests_total', 'route="/api/candidate/submit_otp"', 'status="200"')).toBe(1);
    expect(sum(before, 'portal_statement_seconds_count')).toBeGreaterThan(3);
    expect(sum(before, 'portal_store_wait_seconds_count')).toBeGreaterThan(3);
    expect(before.has('nodejs_eventloop_lag_p99_seconds')).toBe(true);
    expect(before.has('process_resident_memory_bytes')).toBe(true);

    // A refusal, by its reason.
    const taken = { job: nth(fair.jobs, 0), slot: nth(fair.slots, 0), key: key('first time') };
    const booked = await book(portal.url, who, taken);
    expect(booked.statusCode).toBe(200);
    const again = await book(portal.url, who, { ...taken, slot: nth(fair.slots, 1), key: key('again') });
    expect(again.refusal?.reason).toBeDefined();
    const reason = `refused="${String(again.refusal?.reason)}"`;
    expect(sum(await figuresOf(env), 'portal_requests_total', reason)).toBe(1);

    // A mail that can't leave, and its age.
    while (confirmationsTo(inbox, first, nth(fair.jobs, 0)).length === 0) await pause(20);
    await inbox.close();
    const other = { job: nth(fair.jobs, 1), slot: nth(fair.slots, 2), key: key('other') };
    expect((await book(portal.url, who, other)).statusCode).toBe(200);
    const waits = await until(env, (figures) => (figures.get('portal_oldest_mail_seconds') ?? 0) > 0);
    expect(waits.get('portal_mails_waiting')).toBe(1);

    // A live line.
    const line = io(portal.url, { auth: { token: who.token }, transports: ['websocket'], forceNew: true });
    await until(env, (figures) => figures.get('portal_live_lines') === 1);
    line.disconnect();
    await until(env, (figures) => figures.get('portal_live_lines') === 0);

    // A file that arrives slowly.
    const { hostname, port: at } = new URL(portal.url);
    const socket = connect(Number(at), hostname);
    socket.write(
      `POST /api/candidate/upload_resume HTTP/1.1\r\nHost: portal\r\nAuthorization: Bearer ${who.token}\r\n` +
        'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000\r\n\r\n--x\r\n',
    );
    await until(env, (figures) => figures.get('portal_uploads') === 1);
    socket.destroy();
    await until(env, (figures) => figures.get('portal_uploads') === 0);

    // Addresses that carry what people typed, and such that have no route.
    await askForCode(portal.url, second);
    await fetch(`${portal.url}/nobody.in.particular@example.org?token=${who.token}`);
    await fetch(`${portal.url}/api/nobody.in.particular@example.org`);
    const text = await textAt(env);
    for (const secret of [
      who.token,
      first,
      second,
      'nobody.in.particular',
      '@example',
      fair.slots[0]?.slot_date ?? '-',
    ])
      expect(text).not.toContain(secret);
    // Every route is a pattern: no segment of it is a number.
    const routes = [...text.matchAll(/route="([^"]*)"/g)].map(([, route = '']) => route);
    expect(routes.length).toBeGreaterThan(5);
    expect(routes.filter((route) => /\/\d/.test(route))).toEqual([]);
    await portal.kill();
  });

  it('are not served on the address of the portal, and nowhere unless METRICS_PORT is set', async () => {
    const env = await place.newHome();
    const portal = await place.start(env);
    const answer = await fetch(`${portal.url}/metrics`);
    expect(answer.status).toBe(404);
    await portal.kill();
  });

  it('that nobody can serve stop the portal at its start, with what to do', async () => {
    const env = await place.newHome();
    const other = place.attempt({ ...env, METRICS_PORT: '1', METRICS_HOST: '192.0.2.1' });
    expect(await other.ended).toBe(1);
    expect(other.complaints()).toMatch(/Figures can't be served on 192\.0\.2\.1:1 \(\w+\)\. Set METRICS_PORT/);
  });
});
