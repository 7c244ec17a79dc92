import { createHash } from 'node:crypto';
import { request, type ClientRequest } from 'node:http';
import { aFair, asFile, nth } from '../support/portal/fair';
import { programs } from '../support/portal/program';
import { signIn } from '../support/portal/visits';

/*
 * A portal is killed during a resume upload. What it had written is there when it comes back, the rest follows, and the file is identical to the one
 * sent.
 */

const place = programs();
afterAll(() => place.close());

const fair = aFair({ people: 1, jobs: 1, slots: 1 });
const content = Buffer.from('%PDF-1.7\n'.padEnd(6 * 1024 * 1024, 'what a caregiver has done '));
const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const base = (token: string) => ({ authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' });

const offsetAt = async (url: string, headers: Record<string, string>): Promise<number> =>
  Number((await fetch(url, { method: 'HEAD', headers })).headers.get('upload-offset'));

const piece = (headers: Record<string, string>, offset: number) => ({
  method: 'PATCH',
  headers: { ...headers, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
});

/** Announces the whole file and stops partway: the server waits for the rest, which never comes. */
const sendSome = (url: string, headers: Record<string, string>, from: number, to: number): ClientRequest => {
  const sending = request(url, piece(headers, from));
  // The portal is killed during this very request.
  sending.on('error', () => undefined);
  sending.setHeader('content-length', content.length - from);
  sending.write(content.subarray(from, to));
  return sending;
};

/** Polls the portal itself until it is so. */
const until = async (holds: () => Promise<boolean>): Promise<void> => {
  for (let held = false; !held;) held = await holds();
};

describe('The portal, killed while a resume is on its way', () => {
  it('goes on where it stopped, twice, and stores the file that was sent [spec 1 §4, R27]', async () => {
    const inbox = await place.newInbox();
    const env = { ...(await place.newHome()), SMTP_URL: inbox.url };
    await place.load(env, asFile(fair, place.newFolder()));
    let portal = await place.start(env);
    const who = await signIn(portal.url, inbox, nth(fair.people, 0));
    const headers = base(who.token);
    const uploads = `${portal.url}/api/candidate/resume_uploads`;
    const begun = await fetch(uploads, {
      method: 'POST',
      headers: { ...headers, 'upload-length': String(content.length), 'upload-metadata': `filename ${btoa('cv.pdf')}` },
    });
    const ref = begun.headers.get('location')?.split('/').at(-1) ?? '';
    const url = `${uploads}/${ref}`;

    for (const part of [0.3, 0.8]) {
      const before = await offsetAt(url, headers);
      sendSome(url, headers, before, Math.floor(content.length * part));
      await until(async () => (await offsetAt(url, headers)) > before);
      await portal.kill();
      portal = await place.start(env);
      const there = await offsetAt(url, headers);
      expect(there).toBeGreaterThan(before);
      expect(there).toBeLessThanOrEqual(Math.floor(content.length * part));
    }
    const from = await offsetAt(url, headers);
    const rest = await fetch(url, { ...piece(headers, from), body: content.subarray(from) });
    expect([rest.status, rest.headers.get('upload-offset')]).toEqual([204, String(content.length)]);

    const call = async (path: string, body: object): Promise<Record<string, unknown>> => {
      const json = { ...headers, 'content-type': 'application/json' };
      const answer = await fetch(`${portal.url}/api/candidate/${path}`, {
        method: 'POST',
        headers: json,
        body: JSON.stringify(body),
      });
      const read: unknown = await answer.json();
      return Object.fromEntries(Object.entries(read ?? {}));
    };
    const stored = await call('upload_resume', { ...nth(fair.jobs, 0), upload_type: 'new', image: ref });
    expect(stored).toMatchObject({ statusCode: 200, resume_name: 'cv.pdf', size: content.length });

    // What was acknowledged survives another kill.
    await portal.kill();
    portal = await place.start(env);
    const { url: signed } = await call('sign_resume', { resume_path: stored['resume_path'] });
    const file = await fetch(`${portal.url}${String(signed)}`);
    expect(hash(new Uint8Array(await file.arrayBuffer()))).toBe(hash(content));
    expect(portal.complaints()).not.toContain('"level":"error"');
  }, 300_000);
});
