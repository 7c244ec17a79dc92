import * as E from 'fp-ts/Either';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outbox, type Outbox } from '../../../adapters/server/mails/outbox';
import type { Mail } from '../../../application/ports/mailer';
import { seconds } from '../../../domain/time/duration';
import { email } from '../../support/builders/identity';
import { at } from '../../support/builders/time';
import { standingClock, type StandingClock } from '../../support/world/clock';
import { keepingReporter, type KeepingReporter } from '../../support/world/reporter';
import { portalOverHttp } from '../portal-over-http';

const maria = email('maria.santos@example.org');
const mail = (subject: string): Mail => ({
  to: maria,
  subject,
  calendar: undefined,
  text: 'Hello <b>Maria</b>,\n\n    4711\n',
  html: '<!doctype html><html><head><title>x</title></head><body style="color:red"><script>alert(1)</script>Hello</body></html>',
});

let folder: string;
let clock: StandingClock;
let reporter: KeepingReporter;
let box: Outbox;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  clock = standingClock(at('2026-12-04T15:00:00Z'));
  reporter = keepingReporter();
  box = outbox({
    folder: join(folder, 'outbox'),
    from: { name: 'Candidate portal', address: email('jobs@example.org') },
    clock,
    reporter,
  });
});
afterEach(() => rm(folder, { recursive: true }));

const send = async (subject: string): Promise<void> => {
  await box.carry(mail(subject), subject)();
  clock.moveBy(seconds(1));
};

describe('the outbox', () => {
  it('stores an email in the format of mail programs, readable only by its owner', async () => {
    await send('0042 is your sign-in code');
    const files = await readdir(join(folder, 'outbox'));
    expect(files.map((name) => name.replace(/-.*(?=\.)/, '')).sort()).toEqual([
      '20261204T150000.000Z.eml',
      '20261204T150000.000Z.json',
    ]);
    const eml = join(folder, 'outbox', files.find((name) => name.endsWith('.eml')) ?? '');
    expect((await stat(eml)).mode & 0o777).toBe(0o600);
    const text = await readFile(eml, 'utf8');
    expect(text).toMatch(/^To: maria.santos@example.org\r$/m);
    expect(text).toMatch(/^Date: Fri, 04 Dec 2026 15:00:00 \+0000\r$/m);
    expect(text).toContain('multipart/alternative');
  });

  it('lists the newest first, and skips unreadable files', async () => {
    for (const subject of ['first', 'second', 'third']) await send(subject);
    const [newest] = (await readdir(join(folder, 'outbox')))
      .filter((name) => name.endsWith('.json'))
      .sort()
      .reverse();
    await writeFile(join(folder, 'outbox', newest ?? ''), '{"half": ');
    await writeFile(join(folder, 'outbox', 'notes.json'), '{}');
    expect((await box.newest(10)()).map(({ subject }) => subject)).toEqual(['second', 'first']);
    expect((await box.newest(2)()).map(({ subject }) => subject)).toEqual(['second']);
  });

  it('is empty before the first email', async () => {
    expect(await box.newest(10)()).toEqual([]);
  });

  it('reports an email as not sent if its folder is not writable', async () => {
    await writeFile(join(folder, 'outbox'), 'a file where the folder should be');
    expect(await box.carry(mail('x'), 'x')()).toEqual(
      E.left({ _tag: 'ServerAway', why: expect.stringMatching(/^E/), words: '' }),
    );
    expect(reporter.reports).toEqual([{ event: 'mail-not-kept', detail: { code: expect.stringMatching(/^E/) } }]);
  });
});

describe('/dev/mailbox', () => {
  it('shows the latest emails, and nothing in them becomes markup', async () => {
    const { get } = await portalOverHttp({}, { mailbox: box });
    await send('<img src=x onerror=alert(1)>');
    const { body, headers } = await get('/dev/mailbox');
    expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(body).not.toContain('<img');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('shows one email: its text as text, its HTML in a frame without scripts', async () => {
    const { get } = await portalOverHttp({}, { mailbox: box });
    await send('0042 is your sign-in code');
    const [{ id } = { id: '' }] = await box.newest(1)();
    const { body, headers } = await get(`/dev/mailbox/${id}`);
    expect(headers['content-security-policy']).toMatch(/;frame-src 'self';/);
    expect((await get('/dev/mailbox')).headers['content-security-policy']).toMatch(/;frame-src 'none';/);
    expect(body).toContain('Hello &lt;b&gt;Maria&lt;/b&gt;');
    expect(body).toContain(`sandbox="allow-popups allow-popups-to-escape-sandbox" src="/dev/mailbox/${id}/html"`);
    expect(body).not.toContain('<script>');
    const frame = await get(`/dev/mailbox/${id}/html`);
    expect(frame.headers['content-security-policy']).toMatch(/^default-src 'none';.*sandbox /);
    expect(frame.headers['content-security-policy']).not.toMatch(/script|allow-scripts|allow-same-origin/);
    expect(frame.headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(frame.body).toContain('style="color:red"');
  });

  it.each(['nothing', '..%2f..%2fsecret-key', '20261204T150000.000Z-000000000000', '%2e%2e'])(
    '%s is not an email',
    async (id) => {
      const { get } = await portalOverHttp({}, { mailbox: box });
      const answers = [await get(`/dev/mailbox/${id}`), await get(`/dev/mailbox/${id}/html`)];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    },
  );

  it('does not exist without a mailbox', async () => {
    const { get } = await portalOverHttp();
    expect((await get('/dev/mailbox')).statusCode).toBe(404);
  });
});
