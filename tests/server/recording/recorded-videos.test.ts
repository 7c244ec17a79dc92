import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as E from 'fp-ts/Either';
import { mediaRecordings } from '../../../adapters/server/recording/recordings';
import type { Recordings } from '../../../application/recording/recordings.port';
import { statusOf } from '../../../domain/applications/status-catalogue';
import { minutes } from '../../../domain/time/duration';
import { anApplication } from '../../support/builders/applications';
import { aCandidate } from '../../support/builders/identity';
import { anotherTake, webmFile } from '../../support/builders/recorded-files';
import { candidateId } from '../../support/builders/recording';
import type { Given } from '../../support/world/world';
import { bodyOf, signInOverHttp, type Around } from '../portal-over-http';
import { job, base, recorded, portalWith, signInAs, send, hash, underWay, type Who } from './recording-portal';

describe('A signed link to a recording [R3, R35]', () => {
  const stored = async (around: Around = {}, changes: Partial<Given> = {}) => {
    const portal = await portalWith(changes, around);
    const who = await signInOverHttp(portal);
    await send(portal, who, webmFile);
    const sign = async (of: Who, changes: object = {}) =>
      bodyOf(await portal.post(`${base}/sign_recorded_video`, { ...job, question_id: 1, ...changes }, of));
    return { portal, who, sign, url: String((await sign(who))['url']) };
  };

  it('plays the seekable copy with ranges, for five minutes', async () => {
    const { portal, url } = await stored();
    const whole = await portal.get(url);
    expect([whole.statusCode, whole.headers['content-type'], whole.headers['accept-ranges']]).toEqual([
      200,
      'video/webm',
      'bytes',
    ]);
    expect(whole.rawPayload.includes(Buffer.from([0x1c, 0x53, 0xbb, 0x6b]))).toBe(true);
    const part = await portal.get(url, { range: 'bytes=10-19' });
    expect([part.statusCode, part.rawPayload.equals(whole.rawPayload.subarray(10, 20))]).toEqual([206, true]);
    portal.world.clock.moveBy(minutes(5) + 1);
    expect((await portal.get(url)).statusCode).toBe(404);
  });

  it('makes one copy, however often it is requested [R34]', async () => {
    const { url, who, sign } = await stored();
    const nameIn = (link: unknown) => String(link).split('/').at(-3);
    expect(nameIn((await sign(who))['url'])).toBe(nameIn(url));
  });

  it('plays the recording itself if its copy breaks off, and the next time a whole copy [R34]', async () => {
    const whole = mediaRecordings(join(tmpdir(), 'copies-of-a-test'));
    let broken = true;
    const breaksOff: Recordings = {
      ...whole,
      seekable: async function* (file, kind, whose) {
        for await (const piece of whole.seekable(file, kind, whose)) {
          yield broken ? piece.subarray(0, 100) : piece;
          if (broken) throw new Error('The file can not be read any more.');
        }
      },
    };
    const { portal, who, sign, url } = await stored({}, { recordings: breaksOff });
    expect((await portal.get(url)).rawPayload.equals(Buffer.from(webmFile))).toBe(true);
    expect(await underWay(portal)).toEqual(E.right([]));
    broken = false;
    const copy = await portal.get(String((await sign(who))['url']));
    expect(copy.rawPayload.includes(Buffer.from([0x1c, 0x53, 0xbb, 0x6b]))).toBe(true);
  });

  it('makes one copy for requests that come while it is made [R34]', async () => {
    const whole = mediaRecordings(join(tmpdir(), 'copies-of-a-test'));
    let copies = 0;
    const counted: Recordings = {
      ...whole,
      seekable: (file, kind, whose) => {
        copies += 1;
        return whole.seekable(file, kind, whose);
      },
    };
    const portal = await portalWith({ recordings: counted });
    const who = await signInOverHttp(portal);
    await send(portal, who, webmFile);
    const sign = () => portal.post(`${base}/sign_recorded_video`, { ...job, question_id: 1 }, who);
    for (const { statusCode } of await Promise.all([sign(), sign(), sign()])) expect(statusCode).toBe(200);
    expect(copies).toBe(1);
  });

  it('is given to its candidate only, and not once the application is finished [R35]', async () => {
    const { portal, who, sign, url } = await stored();
    const other = await signInAs(portal, 'other@example.org');
    expect((await sign(other))['statusCode']).toBe(404);
    expect((await sign({}))['statusCode']).toBe(401);
    expect((await sign(who, { question_id: 2 }))['statusCode']).toBe(404);
    for (const forged of [
      url.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      url.replace(/video\/\d+\//, 'video/2/'),
    ])
      expect((await portal.get(forged)).statusCode).toBe(404);
    await portal.world.behind(({ applications }) =>
      applications.save(candidateId(1), anApplication({ ...recorded, status: statusOf(14) })),
    );
    expect((await sign(who))['statusCode']).toBe(404);
  });

  it('is no longer valid once the answer was recorded again', async () => {
    const { portal, who, url } = await stored();
    await send(portal, who, anotherTake(2));
    expect((await portal.get(url)).statusCode).toBe(404);
  });

  it('is given to the operator, along with the list of answers [R35]', async () => {
    const { portal } = await stored({ operatorToken: 'the-operator-of-a-test' });
    const operator = { authorization: 'Bearer the-operator-of-a-test' };
    const named = { email: aCandidate().email, position_id: 4711 };
    const seen = bodyOf(await portal.post('/api/operator/answers', named, operator));
    expect(seen).toMatchObject({ statusCode: 200, videos: [{ question_id: 1, sha256: hash(webmFile) }] });
    const { url } = bodyOf(await portal.post('/api/operator/answer', { ...named, question_id: 1 }, operator));
    const { pathname } = new URL(String(url));
    expect((await portal.get(pathname)).statusCode).toBe(200);
    expect(
      bodyOf(await portal.post('/api/operator/answer', { ...named, question_id: 2 }, operator))['statusCode'],
    ).toBe(404);
    expect((await portal.post('/api/operator/answers', named)).statusCode).toBe(401);
  });
});
