import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import * as E from 'fp-ts/Either';
import { Upload } from 'tus-js-client';
import { hours, minutes } from '../../../domain/time/duration';
import { plus } from '../../../domain/time/instant';
import { largestResume } from '../../../domain/files/file-limits';
import { aCandidate, email } from '../../support/builders/identity';
import { anApplication } from '../../support/builders/applications';
import { bytesOf, docxFile, pdfFile, rtfFile, zipOf } from '../../support/builders/resume-files';
import { codeInMail } from '../../support/world/world';
import { formOf, type Field } from '../form-of';
import { bodyOf, portalOverHttp, signInOverHttp, type Body, type PortalOverHttp } from '../portal-over-http';

const job = { community_id: 42, position_id: 4711 };
const given = {
  applicants: [
    { candidate: aCandidate(), applications: [anApplication({ resume: 'required', hasResume: false })] },
    {
      candidate: aCandidate({ email: email('other@example.org') }),
      applications: [anApplication({ resume: 'required', hasResume: false })],
    },
  ],
};

const uploads = async (
  portal: PortalOverHttp,
  fields: Readonly<Record<string, Field>>,
  who?: Record<string, string>,
) => {
  const { payload, headers } = formOf(fields);
  const authorized = who ?? (await signInOverHttp(portal));
  return portal.inject({
    method: 'POST',
    url: '/api/candidate/upload_resume',
    headers: { ...authorized, ...headers },
    payload,
  });
};

const newFile = (filename: string, content: Uint8Array): Readonly<Record<string, Field>> => ({
  community_id: '42',
  position_id: '4711',
  upload_type: 'new',
  image: { filename, content },
});

const signInAs = async ({ world, post }: PortalOverHttp, address: string) => {
  await post('/api/candidate/send_otp', { email: address });
  const { code } = bodyOf(await post('/api/candidate/submit_otp', { email: address, otp: codeInMail(world.mailer) }));
  return { authorization: `Bearer ${String(code)}` };
};

const typeMessage = 'Select only a file type of .pdf, .doc, .docx, .rtf,  or .odt';
const sizeMessage = 'File size up to 10 MB only';
const pdfOf = (bytes: number): Uint8Array => {
  const content = new Uint8Array(bytes).fill(32);
  content.set(pdfFile.subarray(0, bytes));
  return content;
};
const bomb = zipOf([
  { name: '[Content_Types].xml', content: '<Types/>', packed: true },
  { name: 'word/document.xml', content: ' '.repeat(300 * 1024 * 1024), packed: true },
]);

describe('POST upload_resume as a form [spec 1 §7]', () => {
  it('stores a new file, and the list of jobs shows it [R27]', async () => {
    const portal = await portalOverHttp(given);
    const who = await signInOverHttp(portal);
    const body = bodyOf(await uploads(portal, newFile('Lebenslauf 🌷 María.pdf', pdfFile), who));
    expect(body).toEqual({
      statusCode: 200,
      resume_name: 'Lebenslauf 🌷 María.pdf',
      resume_path: expect.stringMatching(/^[\w-]{22}$/),
      size: pdfFile.length,
      received_at: '2026-12-04T15:00:00.000Z',
    });
    expect(bodyOf(await portal.get('/api/candidate/get_jobs_list', who))['jobs']).toMatchObject([
      { resume_path: 'stored' },
    ]);
    expect(bodyOf(await portal.get('/api/candidate/list_resumes', who))).toEqual({
      statusCode: 200,
      resumes: [
        {
          resume_name: 'Lebenslauf 🌷 María.pdf',
          resume_path: body['resume_path'],
          position_id: 4711,
          position_name: 'Caregiver',
        },
      ],
    });
  });

  it('is returned with the application it was given for, the newest one, as candidate[0] [spec 2 §3, R3]', async () => {
    const portal = await portalOverHttp(given);
    const who = await signInOverHttp(portal);
    const told = async (): Promise<unknown> => {
      const { candidate } = bodyOf(await portal.get('/api/candidate/get_candidate_position/42/4711', who));
      return Array.isArray(candidate) ? candidate[0] : undefined;
    };
    const { candidate_id } = bodyOf(await portal.get('/api/candidate/get_jobs_list', who));
    expect(await told()).toMatchObject({
      id: candidate_id,
      position_id: 4711,
      self_recorded_interview: false,
      resume_path: null,
      resume_name: null,
    });
    await uploads(portal, newFile('first.pdf', pdfFile), who);
    const { resume_path } = bodyOf(await uploads(portal, newFile('second.rtf', rtfFile), who));
    expect(await told()).toMatchObject({ resume_path, resume_name: 'second.rtf' });
    expect(bodyOf(await portal.post('/api/candidate/sign_resume', { resume_path }, who))['statusCode']).toBe(200);
  });

  it.each<[string, string, Uint8Array, number, string]>([
    ['10 MB exactly', 'cv.pdf', pdfOf(largestResume), 200, ''],
    ['10 MB and a byte', 'cv.pdf', pdfOf(largestResume + 1), 406, sizeMessage],
    ['12 MB', 'cv.pdf', pdfOf(12 * 1024 * 1024), 406, sizeMessage],
    ['nothing', 'cv.pdf', new Uint8Array(), 406, `${sizeMessage}. This file is empty.`],
    ['a program called .pdf', 'cv.pdf', Uint8Array.from([0x4d, 0x5a, 0x90, 0, 3, 0]), 406, typeMessage],
    ['a docx called .doc', 'cv.doc', docxFile, 406, typeMessage],
    ['a docx that unpacks to 300 MB', 'cv.docx', bomb, 406, typeMessage],
    ['a program', 'cv.exe', bytesOf('MZ'), 406, typeMessage],
    ['a name with folders', '../../C:\\fake\\cv.RTF', rtfFile, 200, ''],
  ])('accepts or refuses by name, size and content: %s [R20]', async (_what, name, content, statusCode, error) => {
    const portal = await portalOverHttp(given);
    const body = bodyOf(await uploads(portal, newFile(name, content)));
    expect([body['statusCode'], body['error'] ?? '']).toEqual([statusCode, error]);
    if (statusCode === 200) expect(String(body['resume_name'])).toMatch(/^cv\.\w+$/);
    // Refused data is deleted at once.
    else expect(await portal.world.dependencies.files.underWay()()).toMatchObject({ right: [] });
  });

  it('reuses a resume that was given before, even for another job of the same candidate [spec 1 §7]', async () => {
    const portal = await portalOverHttp(given);
    const who = await signInOverHttp(portal);
    const { resume_path } = bodyOf(await uploads(portal, newFile('cv.pdf', pdfFile), who));
    const old = { community_id: '42', position_id: '4711', upload_type: 'old', resume_name: 'cv.pdf' };
    const again = bodyOf(await uploads(portal, { ...old, resume_path: String(resume_path) }, who));
    expect(again).toMatchObject({ statusCode: 200, resume_name: 'cv.pdf', resume_path });
    const asJson = { ...job, upload_type: 'old', resume_name: 'cv.pdf', resume_path };
    expect(bodyOf(await portal.post('/api/candidate/upload_resume', asJson, who))).toMatchObject({ statusCode: 200 });
    const { resumes } = bodyOf(await portal.get('/api/candidate/list_resumes', who));
    expect(resumes).toHaveLength(1);
  });

  it('gives no one what belongs to another candidate [R3, R10b]', async () => {
    const portal = await portalOverHttp(given);
    const { resume_path } = bodyOf(await uploads(portal, newFile('cv.pdf', pdfFile)));
    const other = await signInAs(portal, 'other@example.org');
    const theirs = [
      { ...job, upload_type: 'old', resume_name: 'cv.pdf', resume_path },
      { ...job, upload_type: 'new', image: resume_path },
    ];
    for (const body of theirs)
      expect(bodyOf(await portal.post('/api/candidate/upload_resume', body, other))['statusCode']).toBe(404);
    expect(bodyOf(await portal.post('/api/candidate/sign_resume', { resume_path }, other))['statusCode']).toBe(404);
    expect(bodyOf(await portal.get('/api/candidate/list_resumes', other))['resumes']).toEqual([]);
    const elsewhere = { ...newFile('cv.pdf', pdfFile), position_id: '7' };
    expect(bodyOf(await uploads(portal, elsewhere, other))['statusCode']).toBe(404);
  });

  it('accepts nothing from a stranger, and no file where none belongs [R3]', async () => {
    const portal = await portalOverHttp(given);
    const begun = () => portal.world.dependencies.files.underWay()();
    const stranger = await uploads(portal, newFile('cv.pdf', pdfFile), { authorization: `Bearer ${'x'.repeat(43)}` });
    expect(stranger.statusCode).toBe(401);
    expect(await begun()).toMatchObject({ right: [] });
    const { payload, headers } = formOf(newFile('cv.pdf', pdfFile));
    const elsewhere = await portal.inject({ method: 'POST', url: '/api/candidate/send_otp', headers, payload });
    expect(elsewhere.statusCode).toBe(415);
  });

  it('stores both of two at once, and one of them counts', async () => {
    const portal = await portalOverHttp(given);
    const who = await signInOverHttp(portal);
    const both = await Promise.all(['one.pdf', 'two.pdf'].map((name) => uploads(portal, newFile(name, pdfFile), who)));
    expect(both.map((one) => bodyOf(one)['statusCode'])).toEqual([200, 200]);
    expect(bodyOf(await portal.get('/api/candidate/list_resumes', who))['resumes']).toHaveLength(2);
  });

  it('keeps the newest three of 30 for one application, and no bytes of the others', async () => {
    const portal = await portalOverHttp(given);
    const who = await signInOverHttp(portal);
    const paths: string[] = [];
    for (let n = 1; n <= 30; n += 1) {
      const body = bodyOf(await uploads(portal, newFile(`cv ${n}.pdf`, pdfFile), who));
      paths.push(String(body['resume_path']));
    }
    const { files, clock } = portal.world.dependencies;
    const { resumes } = bodyOf(await portal.get('/api/candidate/list_resumes', who));
    expect(resumes).toMatchObject(['cv 30.pdf', 'cv 29.pdf', 'cv 28.pdf'].map((resume_name) => ({ resume_name })));
    const kept = await files.keptBefore(plus(clock.now(), hours(1)))();
    expect(kept).toEqual(E.right(expect.arrayContaining(paths.slice(27))));
    expect(kept).toMatchObject({ right: { length: 3 } });
    const old = { ...job, upload_type: 'old', resume_name: 'cv 1.pdf', resume_path: paths[0] };
    expect(bodyOf(await portal.post('/api/candidate/upload_resume', old, who))['statusCode']).toBe(404);
  });
});

describe('A mailed link [R3c]', () => {
  it('opens its job without a session; once it was used, it names the resume that was sent with it', async () => {
    const portal = await portalOverHttp(given);
    const who = await signInOverHttp(portal);
    await portal.post('/api/candidate/invite_upload_resume', job, who);
    const code = /link#([\w-]{43})/.exec(portal.world.mailer.last().text)?.[1] ?? '';
    const byLink = { authorization: `Bearer ${code}` };
    const opened = () => portal.get('/api/candidate/get_position_data/42/4711', byLink);
    expect(bodyOf(await opened())['statusCode']).toBe(200);
    expect(bodyOf(await uploads(portal, newFile('cv.pdf', pdfFile), byLink))['statusCode']).toBe(200);
    const used = await opened();
    expect([used.statusCode, bodyOf(used)['error']]).toEqual([
      401,
      'We have your resume: cv.pdf, received 2026-12-04T15:00:00.000Z.',
    ]);
  });
});

describe('A signed link [R3]', () => {
  const stored = async () => {
    const portal = await portalOverHttp(given);
    const who = await signInOverHttp(portal);
    const { resume_path } = bodyOf(await uploads(portal, newFile("Nora's 🌷.pdf", pdfFile), who));
    const { url } = bodyOf(await portal.post('/api/candidate/sign_resume', { resume_path }, who));
    return { portal, url: String(url) };
  };

  it('opens its file without a token, as a download instead of a page', async () => {
    const { portal, url } = await stored();
    const response = await portal.get(url);
    expect(response.rawPayload.equals(Buffer.from(pdfFile))).toBe(true);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="resume.pdf"; filename*=UTF-8''Nora%27s%20%F0%9F%8C%B7.pdf`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  it('opens it for five minutes, and nothing else', async () => {
    const { portal, url } = await stored();
    const changed = [
      url.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      url.replace(/\/(\d+)\//, '/2/'),
      `${url}0`,
    ];
    expect(await Promise.all(changed.map(async (one) => (await portal.get(one)).statusCode))).toEqual([404, 404, 404]);
    portal.world.clock.moveBy(minutes(5));
    expect((await portal.get(url)).statusCode).toBe(200);
    portal.world.clock.moveBy(1);
    expect((await portal.get(url)).statusCode).toBe(404);
  });

  it.each<[string, string, number, string | undefined, string]>([
    ['the beginning', 'bytes=0-3', 206, 'bytes 0-3/%', '%PDF'],
    ['from a byte on', 'bytes=40-', 206, 'bytes 40-%/%', ''],
    ['the end', 'bytes=-6', 206, '', '%%EOF\n'],
    ['behind the end', 'bytes=99999-', 416, 'bytes */%', ''],
    ['several at once: the whole', 'bytes=0-1,3-4', 200, undefined, ''],
  ])('opens a part of it: %s', async (_what, range, status, contentRange, text) => {
    const { portal, url } = await stored();
    const length = pdfFile.length;
    const response = await portal.get(url, { range });
    const [first, last] = /bytes=(\d*)-(\d*)$/.exec(range)?.slice(1).map(String) ?? [];
    expect(response.statusCode).toBe(status);
    expect(response.headers['accept-ranges']).toBe('bytes');
    if (contentRange !== '' && contentRange !== undefined)
      expect(response.headers['content-range']).toBe(
        contentRange.replace('-%/%', `-${length - 1}/${length}`).replace('%', String(length)),
      );
    if (status === 206) {
      const whole = Buffer.from(pdfFile);
      const from = first === '' ? length - Number(last) : Number(first);
      const to = first === '' || last === '' ? length - 1 : Number(last);
      expect(response.rawPayload.equals(whole.subarray(from, to + 1))).toBe(true);
      expect(response.headers['content-length']).toBe(String(to + 1 - from));
      expect(response.body.startsWith(text)).toBe(true);
    }
    if (status === 416) expect(response.rawPayload).toHaveLength(0);
  });

  it('resumes a download only if the file is still the same', async () => {
    const { portal, url } = await stored();
    const { etag } = (await portal.get(url)).headers;
    const part = { range: 'bytes=1-2' };
    expect((await portal.get(url, { ...part, 'if-range': String(etag) })).statusCode).toBe(206);
    expect((await portal.get(url, { ...part, 'if-range': '"another"' })).statusCode).toBe(200);
    const head = await portal.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, String(pdfFile.length), '']);
  });

  it('appears in no line of the log', async () => {
    const { portal, url } = await stored();
    await portal.get(url);
    const log = portal.lines.join('\n');
    expect(log).toContain('/api/candidate/resume_file/:owner/:file/:until/:sealed');
    for (const part of url.split('/').slice(5)) expect(log).not.toContain(part);
  });
});

/** The portal on a real port, and tus's own client, which shares no code with ours. */
const onAPort = async (portal: PortalOverHttp) => {
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  const address: AddressInfo | string | null = portal.app.server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  const endpoint = `http://127.0.0.1:${address.port}/api/candidate/resume_uploads`;
  const send = (
    content: Uint8Array,
    headers: Record<string, string>,
    onProgress?: (sent: number) => void,
  ): Promise<string> =>
    new Promise((resolve, reject) => {
      const upload = new Upload(Buffer.from(content), {
        endpoint,
        headers,
        metadata: { filename: 'Lebenslauf 🌷.pdf' },
        chunkSize: 256 * 1024,
        retryDelays: [0, 50, 100, 200, 400, 800],
        ...(onProgress === undefined ? {} : { onProgress }),
        onError: reject,
        onSuccess: () => resolve(String(upload.url).split('/').at(-1) ?? ''),
      });
      upload.start();
    });
  return { endpoint, send };
};

const hash = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

describe('A file uploaded in chunks [spec 1 §2]', () => {
  const noise = (bytes: number): Uint8Array => {
    const content = pdfOf(bytes);
    for (let at = pdfFile.length; at < bytes; at += 1) content[at] = (at * 2_654_435_761) % 251;
    return content;
  };

  it.each([0, 50, 99])(
    'arrives whole even if every connection is cut at %d %% of it',
    async (percent) => {
      const portal = await portalOverHttp(given);
      const who = await signInOverHttp(portal);
      const { send } = await onAPort(portal);
      const content = noise(4 * 1024 * 1024);
      let cuts = 0;
      const file = await send(content, who, (sent) => {
        if (cuts > 0 || sent < (content.length * percent) / 100) return;
        cuts += 1;
        portal.app.server.closeAllConnections();
      });
      expect(cuts).toBe(1);
      const body = bodyOf(
        await portal.post('/api/candidate/upload_resume', { ...job, upload_type: 'new', image: file }, who),
      );
      expect(body).toMatchObject({ statusCode: 200, resume_name: 'Lebenslauf 🌷.pdf', size: content.length });
      const { url } = bodyOf(
        await portal.post('/api/candidate/sign_resume', { resume_path: body['resume_path'] }, who),
      );
      expect(hash((await portal.get(String(url))).rawPayload)).toBe(hash(content));
      await portal.app.close();
    },
    30_000,
  );

  const begin = (portal: PortalOverHttp, headers: Record<string, string>) =>
    portal.inject({
      method: 'POST',
      url: '/api/candidate/resume_uploads',
      headers: {
        'tus-resumable': '1.0.0',
        'upload-length': '12',
        'upload-metadata': `filename ${btoa('cv.pdf')}`,
        ...headers,
      },
    });
  const piece = (
    portal: PortalOverHttp,
    url: string,
    offset: number,
    payload: string,
    headers: Record<string, string>,
  ) =>
    portal.inject({
      method: 'PATCH',
      url,
      headers: {
        'tus-resumable': '1.0.0',
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
        ...headers,
      },
      payload,
    });

  it('is refused by its name and its size before any byte of it is sent [R20]', async () => {
    const portal = await portalOverHttp(given);
    const who = await signInOverHttp(portal);
    const named = async (name: string, bytes: number): Promise<readonly [number, unknown]> => {
      const response = await begin(portal, {
        ...who,
        'upload-length': String(bytes),
        'upload-metadata': `filename ${btoa(name)}`,
      });
      const refusal: unknown = response.body === '' ? undefined : response.json<Body>()['refusal'];
      return [response.statusCode, refusal];
    };
    expect(await named('cv.exe', 12)).toMatchObject([415, { reason: 'WrongFileType' }]);
    expect(await named('cv.pdf', 0)).toMatchObject([415, { reason: 'FileEmpty' }]);
    expect(await named('cv.pdf', largestResume + 1)).toMatchObject([413, { reason: 'FileTooLarge' }]);
    expect((await named('cv.pdf', largestResume))[0]).toBe(201);
    const unmeasured = await portal.inject({ method: 'POST', url: '/api/candidate/resume_uploads', headers: who });
    expect(bodyOf(unmeasured)).toMatchObject({ statusCode: 400, error: 'Upload-Length is missing.' });
  });

  it('belongs to its owner only, for an hour after its last byte [R3]', async () => {
    const portal = await portalOverHttp(given);
    const who = await signInOverHttp(portal);
    const other = await signInAs(portal, 'other@example.org');
    const begun = await begin(portal, who);
    expect(begun.headers).toMatchObject({ 'upload-offset': '0', 'upload-expires': 'Fri, 04 Dec 2026 16:00:00 GMT' });
    const url = String(begun.headers.location);
    const look = (headers: Record<string, string>) => portal.inject({ method: 'HEAD', url, headers });
    expect((await look(other)).statusCode).toBe(404);
    expect((await piece(portal, url, 0, 'Hello', other)).statusCode).toBe(404);
    expect((await portal.inject({ method: 'DELETE', url, headers: other })).statusCode).toBe(404);
    expect((await look({})).statusCode).toBe(401);
    expect((await look(who)).headers['upload-offset']).toBe('0');
    portal.world.clock.moveBy(minutes(59));
    const more = await piece(portal, url, 0, 'Hello', who);
    expect(more.headers).toMatchObject({ 'upload-offset': '5', 'upload-expires': 'Fri, 04 Dec 2026 16:59:00 GMT' });
    portal.world.clock.moveBy(hours(1) - 1);
    expect((await look(who)).statusCode).toBe(200);
    portal.world.clock.moveBy(1);
    expect((await look(who)).statusCode).toBe(404);
  });

  it('resumes only where it stopped, and is not a resume before it is complete', async () => {
    const portal = await portalOverHttp(given);
    const who = await signInOverHttp(portal);
    const url = String((await begin(portal, who)).headers.location);
    expect((await piece(portal, url, 0, 'Hello', who)).headers['upload-offset']).toBe('5');
    const elsewhere = await piece(portal, url, 3, 'lo world!', who);
    expect([elsewhere.statusCode, elsewhere.headers['upload-offset']]).toEqual([409, '5']);
    const image = url.split('/').at(-1);
    const early = bodyOf(await portal.post('/api/candidate/upload_resume', { ...job, upload_type: 'new', image }, who));
    expect(early).toMatchObject({ statusCode: 406, refusal: { reason: 'UploadUnfinished', received: 5, bytes: 12 } });
    expect((await piece(portal, url, 5, ' world! and more', who)).statusCode).toBe(413);
    const whole = bodyOf(await portal.post('/api/candidate/upload_resume', { ...job, upload_type: 'new', image }, who));
    expect(whole).toMatchObject({ statusCode: 406, error: typeMessage, refusal: { reason: 'ContentMismatch' } });
  });

  it('can be canceled, and supports no other version of tus', async () => {
    const portal = await portalOverHttp(given);
    const who = await signInOverHttp(portal);
    const url = String((await begin(portal, who)).headers.location);
    expect((await portal.inject({ method: 'DELETE', url, headers: who })).statusCode).toBe(204);
    expect((await portal.inject({ method: 'HEAD', url, headers: who })).statusCode).toBe(404);
    expect((await begin(portal, { ...who, 'tus-resumable': '0.2.2' })).statusCode).toBe(412);
    const options = await portal.inject({ method: 'OPTIONS', url: '/api/candidate/resume_uploads' });
    expect(options.headers).toMatchObject({ 'tus-version': '1.0.0', 'tus-max-size': String(largestResume) });
  });

  it('is stored once if its call is repeated with the same key [R17]', async () => {
    const portal = await portalOverHttp(given);
    const who = { ...(await signInOverHttp(portal)), 'idempotency-key': 'a-press-of-upload-1' };
    const { send } = await onAPort(portal);
    const file = await send(pdfFile, who);
    const store = () => portal.post('/api/candidate/upload_resume', { ...job, upload_type: 'new', image: file }, who);
    const answers = [bodyOf(await store()), bodyOf(await store())];
    expect(answers[0]).toMatchObject({ statusCode: 200 });
    expect(answers[1]).toEqual(answers[0]);
    // A client whose response was lost sends the same choice again, as a new upload.
    const image = await send(pdfFile, who);
    const again = await portal.post('/api/candidate/upload_resume', { ...job, upload_type: 'new', image }, who);
    expect(bodyOf(again)).toEqual(answers[0]);
    await portal.app.close();
  });
});
