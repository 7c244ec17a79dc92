import { createHash } from 'node:crypto';
import { request, type ClientRequest } from 'node:http';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerUpload } from '../../adapters/contract/recording/recording.calls';
import { aCandidateRecord, anApplicationRecord, aPositionRecord } from '../adapters/server/import/a-file';
import { webmFile } from '../support/builders/recorded-files';
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
/** A recording with so much padding behind it that its upload can be interrupted. */
const answer = Buffer.concat([webmFile, Buffer.from([0xec, 0x10, 0x40, 0, 0]), Buffer.alloc(4 * 1024 * 1024)]);

/** The same fair, with one recorded interview. */
const recordingFile = (folder: string): string => {
  const job = nth(fair.jobs, 0);
  const file = join(folder, 'recording.json');
  const content = {
    questionnaires: [{ id: 7, interviewer_questionnaire: [{ question_id: 1, question_name: 'Why here?' }] }],
    positions: [aPositionRecord({ ...job, interview_type: 'self_record_interview', questionnaire_id: 7 })],
    candidates: [
      aCandidateRecord({
        email: nth(fair.people, 0),
        applications: [anApplicationRecord({ position_id: job.position_id })],
      }),
    ],
  };
  writeFileSync(file, JSON.stringify(content));
  return file;
};

const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const base = (token: string) => ({ authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' });

const offsetAt = async (url: string, headers: Record<string, string>): Promise<number> =>
  Number((await fetch(url, { method: 'HEAD', headers })).headers.get('upload-offset'));

const piece = (headers: Record<string, string>, offset: number) => ({
  method: 'PATCH',
  headers: { ...headers, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
});

/** Announces the whole file and stops partway: the server waits for the rest, which never comes. */
const sendSome = (
  url: string,
  headers: Record<string, string>,
  from: number,
  to: number,
  file: Buffer = content,
): ClientRequest => {
  const sending = request(url, piece(headers, from));
  // The portal is killed during this very request.
  sending.on('error', () => undefined);
  sending.setHeader('content-length', file.length - from);
  sending.write(file.subarray(from, to));
  return sending;
};

/** Polls the portal itself until it is so. */
const until = async (holds: () => Promise<boolean>): Promise<void> => {
  for (let held = false; !held;) held = await holds();
};

describe('The portal, killed during a resume upload', () => {
  it('continues where it stopped, twice, and stores the file that was sent [spec 1 §4, R27]', async () => {
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

  it('does the same for an answer to a recorded interview [R24, R34, spec 2 §2.3]', async () => {
    const env = await place.newHome();
    const inbox = await place.newInbox();
    const home = { ...env, SMTP_URL: inbox.url };
    await place.load(home, recordingFile(place.newFolder()));
    let portal = await place.start(home);
    const { token } = await signIn(portal.url, inbox, nth(fair.people, 0));
    const headers = base(token);
    const uploads = `${portal.url}${answerUpload.path}`;
    const begun = await fetch(uploads, {
      method: 'POST',
      headers: { ...headers, 'upload-length': String(answer.length) },
    });
    const ref = begun.headers.get('location')?.split('/').at(-1) ?? '';
    const url = `${uploads}/${ref}`;
    sendSome(url, headers, 0, Math.floor(answer.length * 0.4), answer);
    await until(async () => (await offsetAt(url, headers)) > 0);
    await portal.kill();
    portal = await place.start(home);
    const from = await offsetAt(url, headers);
    const rest = await fetch(url, { ...piece(headers, from), body: answer.subarray(from) });
    expect([rest.status, rest.headers.get('upload-offset')]).toEqual([204, String(answer.length)]);
    const call = async (path: string, body: object): Promise<Record<string, unknown>> => {
      const sent = await fetch(`${portal.url}/api/self_record_interviews/${path}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const read: unknown = await sent.json();
      return Object.fromEntries(Object.entries(read ?? {}));
    };
    const named = { ...nth(fair.jobs, 0), question_id: 1 };
    const stored = await call('upload_self_recorded_video', { ...named, video: ref });
    expect(stored).toMatchObject({ statusCode: 200, size: answer.length, sha256: hash(answer) });

    // What was acknowledged survives another kill.
    await portal.kill();
    portal = await place.start(home);
    const { url: signed } = await call('sign_recorded_video', named);
    const played = await fetch(`${portal.url}${String(signed)}`, { headers: { range: 'bytes=0-3' } });
    expect([played.status, [...new Uint8Array(await played.arrayBuffer())]]).toEqual([206, [0x1a, 0x45, 0xdf, 0xa3]]);
    expect(portal.complaints()).not.toContain('"level":"error"');
  }, 300_000);
});
