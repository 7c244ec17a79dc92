import { once } from 'node:events';
import { connect } from 'node:net';
import { answerUpload } from '../../adapters/contract/recording/recording.calls';
import { programs } from '../support/portal/program';
import { cardsOf, signIn, type SignedIn } from '../support/portal/visits';

/* `npm start`, stopped as Ctrl+C stops it, and `npm start` again. */

const place = programs();
afterAll(() => place.close());

const operatorToken = 'operator-of-a-test-1234';

/** Begins a request that has a body, and goes away in the middle of it: by closing the connection or by resetting it. */
const cut = async (
  url: string,
  [method, path, type, half, token]: readonly [string, string, string, string, string],
  how: 'end' | 'resetAndDestroy',
): Promise<void> => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  const headers = [`${method} ${path} HTTP/1.1`, 'Host: portal', `Authorization: Bearer ${token}`];
  const body = [`Content-Type: ${type}`, 'Content-Length: 60000', 'Upload-Offset: 0', 'Expect: 100-continue'];
  socket.write([...headers, ...body, '', ''].join('\r\n'));
  // Now somebody reads the body.
  await once(socket, 'data');
  socket.write(half);
  const gone = once(socket, 'close');
  socket[how]();
  socket.resume();
  await gone;
};

const cutEveryBody = async (url: string, { token }: SignedIn): Promise<void> => {
  const begun = await fetch(`${url}${answerUpload.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'upload-length': '60000', 'upload-metadata': 'filename YS53ZWJt' },
  });
  const form = 'multipart/form-data; boundary=b';
  const file = (name: string) => `--b\r\nContent-Disposition: form-data; name="${name}"; filename="a.webm"\r\n\r\nhalf`;
  const video = '/api/self_record_interviews/upload_self_recorded_video';
  for (const how of ['end', 'resetAndDestroy'] as const)
    for (const request of [
      ['POST', '/speed-test', 'application/octet-stream', 'half', token],
      ['POST', '/api/candidate/send_otp', 'application/json', '{"em', token],
      ['POST', '/api/operator/import', 'application/json', '{"fi', operatorToken],
      ['POST', video, form, file('video'), token],
      ['POST', video, form, '--b\r\nContent-Dis', token],
      ['POST', '/api/candidate/upload_resume', form, file('image'), token],
      ['PATCH', String(begun.headers.get('location')), 'application/offset+octet-stream', 'half', token],
      ['POST', '/stopChatMails/1/x', 'application/x-www-form-urlencoded', 'half', token],
    ] as const)
      await cut(url, request, how);
};

describe('A restarted portal', () => {
  it('loads the demo once, keeps sessions, shows the same jobs, and calls no client that goes away a fault', async () => {
    const inbox = await place.newInbox();
    const home = { ...(await place.newAddress()), DATA_DIR: place.newFolder(), SMTP_URL: inbox.url };
    const env = { ...home, DEMO: '1', OPERATOR_TOKEN: operatorToken };
    const first = await place.start(env);
    expect(first.lines()[0]).toMatch(/^The store was empty: the demo is loaded, \d+ times to choose from\.$/);
    const maria = await signIn(first.url, inbox, 'demo.candidate@example.org');
    const cards = await cardsOf(first.url, maria);
    expect(cards.length).toBeGreaterThan(0);
    first.signal('SIGTERM');
    expect(await first.ended).toBe(0);

    const second = await place.start(env);
    expect(second.lines()[0]).toBe(`The portal answers at ${second.url}`);
    expect(await cardsOf(second.url, maria)).toEqual(cards);
    await cutEveryBody(second.url, maria);
    second.signal('SIGTERM');
    expect(await second.ended).toBe(0);
    expect(first.complaints() + second.complaints()).not.toContain('"level"');
  }, 120_000);
});
