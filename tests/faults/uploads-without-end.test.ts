import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import * as TE from 'fp-ts/TaskEither';
import { diskFileStore } from '../../adapters/server/files/file-store';
import { forgetOldUploads } from '../../application/service/resumes/receive-file';
import type { DiskFull, FileStore } from '../../application/ports/file-store';
import { hours } from '../../domain/time/duration';
import { anApplication } from '../support/builders/applications';
import { aCandidate, email } from '../support/builders/identity';
import { answerOf } from '../support/world/answers';
import { codeInMail, type Given } from '../support/world/world';
import { bodyOf, portalOverHttp, type Body, type PortalOverHttp } from '../server/portal-over-http';

/*
 * Candidates start uploads and never finish: the disk space and memory they can occupy is bounded, a full disk is reported, and an hour without a
 * byte frees the space.
 */

const megabyte = 1024 * 1024;
const places: string[] = [];
const mounted: string[] = [];
const portals: PortalOverHttp[] = [];

afterEach(async () => {
  for (const { app } of portals.splice(0)) {
    app.server.closeAllConnections();
    await app.close();
  }
  for (const place of mounted.splice(0)) execFileSync('umount', ['--lazy', place]);
  for (const place of places.splice(0)) rmSync(place, { recursive: true, force: true });
});

const newPlace = (): string => {
  const place = mkdtempSync(join(tmpdir(), 'uploads-'));
  places.push(place);
  return place;
};

const addresses = (count: number) => Array.from({ length: count }, (_, n) => email(`person-${n}@example.org`));

const listening = async (people: number, files: NonNullable<Given['files']>) => {
  const applicants = addresses(people).map((address) => ({
    candidate: aCandidate({ email: address }),
    applications: [anApplication({ resume: 'required', hasResume: false })],
  }));
  const portal = await portalOverHttp({ applicants, files });
  portals.push(portal);
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  const at: AddressInfo | string | null = portal.app.server.address();
  if (at === null || typeof at === 'string') throw new Error('No port');
  const tokens: string[] = [];
  for (const address of addresses(people)) {
    await portal.post('/api/candidate/send_otp', { email: address });
    const otp = codeInMail(portal.world.mailer);
    tokens.push(String(bodyOf(await portal.post('/api/candidate/submit_otp', { email: address, otp }))['code']));
  }
  return { portal, port: at.port, tokens };
};

const onDisk =
  (folder: string): NonNullable<Given['files']> =>
  (clock, reporter) =>
    diskFileStore(folder, reporter, clock);

const bytesIn = async (folder: string): Promise<number> => {
  const names = await readdir(join(folder, 'coming')).catch(() => []);
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, 'coming', name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
};

const begin = ({ inject }: PortalOverHttp, token: string, bytes: number) =>
  inject({
    method: 'POST',
    url: '/api/candidate/resume_uploads',
    headers: {
      authorization: `Bearer ${token}`,
      'tus-resumable': '1.0.0',
      'upload-length': String(bytes),
      'upload-metadata': `filename ${btoa('cv.pdf')}`,
    },
  });

const piece = ({ inject }: PortalOverHttp, token: string, url: string, offset: number, payload: Buffer) =>
  inject({
    method: 'PATCH',
    url,
    headers: {
      authorization: `Bearer ${token}`,
      'tus-resumable': '1.0.0',
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    },
    payload,
  });

describe('A candidate who starts uploads and completes none', () => {
  it('leaves three of the largest files on the disk, is told so, and has the space back after an hour without a byte', async () => {
    const folder = newPlace();
    const { portal, tokens } = await listening(1, onDisk(folder));
    const [token = ''] = tokens;
    const answers: Body[] = [];
    for (let n = 0; n < 40; n += 1) {
      const begun = await begin(portal, token, 10 * megabyte);
      if (begun.statusCode === 201)
        await piece(portal, token, String(begun.headers.location), 0, Buffer.alloc(10 * megabyte - 1));
      else answers.push({ status: begun.statusCode, ...begun.json<Body>() });
    }
    expect(answers).toHaveLength(37);
    expect(answers[0]).toMatchObject({
      status: 429,
      error: expect.stringContaining('If one is stuck, try again in an hour.'),
      refusal: { reason: 'TooManyUploads', bytes: 40 * megabyte, bytesAtMost: 30 * megabyte },
    });
    expect(await bytesIn(folder)).toBeLessThan(31 * megabyte);

    portal.world.clock.moveBy(hours(1));
    expect(await answerOf(forgetOldUploads(portal.world.dependencies))).toBe(3);
    expect(await bytesIn(folder)).toBe(0);
    expect((await begin(portal, token, 10 * megabyte)).statusCode).toBe(201);
  }, 120_000);
});

/** Memory held in buffers, not just awaiting garbage collection. */
const heldNow = (): number => {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') Reflect.apply(collect, undefined, []);
  return process.memoryUsage().arrayBuffers;
};

const boundary = 'a-boundary-of-an-attack';
const head = (name: string): string =>
  `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="${name}"\r\ncontent-type: application/pdf\r\n\r\n`;

/** A form whose file begins and never ends. */
const openForm = (port: number, token: string, content: Buffer): ClientRequest => {
  const form = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/candidate/upload_resume',
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
  form.on('error', () => undefined);
  form.write(head('cv.pdf'));
  form.write(content);
  return form;
};

const textOf = async (answer: IncomingMessage): Promise<string> => {
  let text = '';
  answer.setEncoding('utf8');
  for await (const part of answer) text += String(part);
  return text;
};

const until = async (holds: () => Promise<boolean>): Promise<void> => {
  for (let held = false; !held;) held = await holds();
};

describe('Sixty forms with endless files', () => {
  it('are written to disk, not memory, three per candidate; a fourth is refused at once', async () => {
    const folder = newPlace();
    const { portal, port, tokens } = await listening(20, onDisk(folder));
    const content = Buffer.alloc(3 * megabyte, '%PDF-1.7 ');
    const before = heldNow();
    const forms = tokens.flatMap((token) => [0, 1, 2].map(() => openForm(port, token, content)));
    await until(async () => {
      const all = await answerOf(portal.world.dependencies.files.underWay());
      return all.length === 60 && all.every(({ received }) => received > 2.9 * megabyte);
    });
    // What was received a moment ago may still be on its way to the disk.
    for (let tries = 0; tries < 300 && heldNow() - before >= 30 * megabyte; tries += 1)
      await new Promise((done) => setImmediate(done));
    expect(heldNow() - before).toBeLessThan(30 * megabyte);

    const fourth = openForm(port, tokens[0] ?? '', content);
    const answer = await new Promise<IncomingMessage>((resolve) => fourth.once('response', resolve));
    const said: unknown = JSON.parse(await textOf(answer));
    expect(said).toMatchObject({ statusCode: 406, refusal: { reason: 'TooManyUploads' } });

    // When a connection ends, its file is deleted: nobody could continue it.
    for (const form of [...forms, fourth]) form.destroy();
    await until(async () => (await answerOf(portal.world.dependencies.files.underWay())).length === 0);
    expect(await bytesIn(folder)).toBe(0);
  }, 180_000);
});

/** A separate disk, if this machine allows one. */
const smallDisk = (): string | undefined => {
  const place = newPlace();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', place], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  mounted.push(place);
  return place;
};

describe('A full disk', () => {
  it('is reported; the portal keeps what arrived, warns the operator once, and accepts the rest once there is room', async () => {
    const folder = smallDisk();
    // Mounting one needs privileges; the portal's message about a full disk is tested below as well.
    if (folder === undefined) return;
    const { portal, tokens } = await listening(1, onDisk(folder));
    const [token = ''] = tokens;
    const content = Buffer.alloc(3 * megabyte, '%PDF-1.7 ');
    const url = String((await begin(portal, token, content.length)).headers.location);
    const full = await piece(portal, token, url, 0, content);
    expect(full.statusCode).toBe(507);
    const kept = Number(full.headers['upload-offset']);
    expect(kept).toBeGreaterThan(megabyte);
    expect(full.json<Body>()).toMatchObject({
      error: expect.stringContaining('stay here for an hour'),
      refusal: { reason: 'DiskFull', kept },
    });
    expect((await piece(portal, token, url, kept, content.subarray(kept))).statusCode).toBe(507);
    const warnings = portal.world.reporter.reports.filter(({ event }) => event === 'disk-full');
    expect(warnings).toMatchObject([{ detail: { where: 'files', code: 'ENOSPC' } }]);

    execFileSync('mount', ['-o', 'remount,size=8m', folder]);
    const rest = await piece(portal, token, url, kept, content.subarray(kept));
    expect([rest.statusCode, rest.headers['upload-offset']]).toEqual([204, String(content.length)]);
  }, 60_000);

  it('is reported for a new upload, chunked or in a form', async () => {
    const noRoom: DiskFull = { _tag: 'DiskFull', kept: 0 };
    const full =
      (files: NonNullable<Given['files']>): NonNullable<Given['files']> =>
      (clock, reporter): FileStore => ({ ...files(clock, reporter), begin: () => TE.left(noRoom) });
    const { portal, port, tokens } = await listening(1, full(onDisk(newPlace())));
    const [token = ''] = tokens;
    const begun = await begin(portal, token, 12);
    expect([begun.statusCode, begun.json<Body>()['refusal']]).toEqual([507, { reason: 'DiskFull', kept: 0 }]);
    const form = openForm(port, token, Buffer.from('%PDF-1.7 '));
    const answer = await new Promise<IncomingMessage>((resolve) => form.once('response', resolve));
    const said: unknown = JSON.parse(await textOf(answer));
    expect(said).toMatchObject({
      statusCode: 406,
      error: expect.stringContaining('Nothing of it was kept, and your application is as it was'),
      refusal: { reason: 'DiskFull' },
    });
    form.destroy();
  }, 60_000);
});
