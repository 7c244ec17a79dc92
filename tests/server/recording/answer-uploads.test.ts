import { mkdtemp } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Upload } from 'tus-js-client';
import { answerUpload } from '../../../adapters/contract/recording/recording.calls';
import { diskFileStore } from '../../../adapters/server/files/file-store';
import { largestAnswer } from '../../../domain/files/file-limits';
import { webmFile } from '../../support/builders/recorded-files';
import { bodyOf, signInOverHttp, type PortalOverHttp } from '../portal-over-http';
import { job, base, portalWith, signInAs, hash, reasonIn, type Who } from './recording-portal';

describe('An answer uploaded in chunks [R34]', () => {
  it.each([0, 50, 99])(
    'arrives whole even if every connection is cut at %d %% of it',
    async (percent) => {
      const folder = await mkdtemp(join(tmpdir(), 'answers-'));
      const portal = await portalWith({ files: (clock, reporter) => diskFileStore(folder, reporter, clock) });
      const who = await signInOverHttp(portal);
      await portal.app.listen({ port: 0, host: '127.0.0.1' });
      const address: AddressInfo | string | null = portal.app.server.address();
      if (address === null || typeof address === 'string') throw new Error('No port');
      // Void elements behind the recording make it long enough to be cut.
      const content = Buffer.concat([webmFile, Buffer.from([0xec, 0x10, 0x20, 0, 0]), Buffer.alloc(2 * 1024 * 1024)]);
      let cuts = 0;
      const file = await new Promise<string>((resolve, reject) => {
        const upload = new Upload(content, {
          endpoint: `http://127.0.0.1:${address.port}${answerUpload.path}`,
          headers: who,
          chunkSize: 256 * 1024,
          retryDelays: [0, 50, 100, 200, 400, 800],
          onProgress: (sent) => {
            if (cuts > 0 || sent < (content.length * percent) / 100) return;
            cuts += 1;
            portal.app.server.closeAllConnections();
          },
          onError: reject,
          onSuccess: () => resolve(String(upload.url).split('/').at(-1) ?? ''),
        });
        upload.start();
      });
      expect(cuts).toBe(1);
      const json = { ...job, question_id: 1, video: file };
      const body = bodyOf(await portal.post(`${base}/upload_self_recorded_video`, json, who));
      expect(body).toMatchObject({ statusCode: 200, size: content.length, sha256: hash(content) });
      await portal.app.close();
    },
    30_000,
  );

  const announce = (portal: PortalOverHttp, who: Who, length: number) =>
    portal.inject({
      method: 'POST',
      url: answerUpload.path,
      headers: { 'tus-resumable': '1.0.0', 'upload-length': String(length), ...who },
    });

  it('is not stored before its last byte, for another candidate, or as a resume', async () => {
    const portal = await portalWith();
    const who = await signInOverHttp(portal);
    const location = String((await announce(portal, who, webmFile.length)).headers['location']);
    const patch = (of: Who, from: number, content: Uint8Array) =>
      portal.inject({
        method: 'PATCH',
        url: location,
        headers: {
          'tus-resumable': '1.0.0',
          'upload-offset': String(from),
          'content-type': 'application/offset+octet-stream',
          ...of,
        },
        payload: Buffer.from(content),
      });
    expect((await patch(who, 5, webmFile)).statusCode).toBe(409);
    expect((await patch(who, 0, webmFile.subarray(0, 100))).statusCode).toBe(204);
    const json = { ...job, question_id: 1, video: location.split('/').at(-1) };
    const store = async (of: Who) => bodyOf(await portal.post(`${base}/upload_self_recorded_video`, json, of));
    expect(reasonIn(await store(who))).toBe('UploadUnfinished');
    const other = await signInAs(portal, 'other@example.org');
    expect((await patch(other, 100, webmFile.subarray(100))).statusCode).toBe(404);
    expect((await patch(who, 100, webmFile.subarray(100))).statusCode).toBe(204);
    expect(reasonIn(await store(other))).toBe('NoSuchUpload');
    const asResume = { ...job, upload_type: 'new', image: json.video };
    expect(bodyOf(await portal.post('/api/candidate/upload_resume', asResume, who))['statusCode']).toBe(404);
    expect(await store(who)).toMatchObject({ statusCode: 200, sha256: hash(webmFile) });
    // Sent once more it is the same answer (R34), although its upload is over.
    expect(await store(who)).toMatchObject({ statusCode: 200, sha256: hash(webmFile) });
  });

  it('is refused before a byte is sent: too large, empty, too much at once, from a stranger', async () => {
    const portal = await portalWith();
    const who = await signInOverHttp(portal);
    expect((await announce(portal, who, largestAnswer + 1)).statusCode).toBe(413);
    expect((await announce(portal, who, 0)).statusCode).toBe(415);
    expect((await announce(portal, {}, 10)).statusCode).toBe(401);
    for (const one of [201, 201, 201, 429]) expect((await announce(portal, who, largestAnswer)).statusCode).toBe(one);
    const options = await portal.inject({ method: 'OPTIONS', url: answerUpload.path });
    expect(options.headers['tus-max-size']).toBe(String(largestAnswer));
  });
});
