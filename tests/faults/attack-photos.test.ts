import { writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { largestAttachment } from '../../domain/files/file-limits';
import { formOf } from '../server/form-of';
import { aCandidateRecord, anApplicationRecord, aPositionRecord } from '../adapters/server/import/a-file';
import { choppedJpeg, pointingJpeg } from '../support/builders/hostile-photos';
import { attackLimit, besideCrowd, mostMemory } from '../support/portal/attack';
import { programs, type Portal } from '../support/portal/program';
import { signIn, type SignedIn } from '../support/portal/visits';

/* Photos that are costly to clean, from an account without an application, against the built portal. */

const place = programs({ pages: false });
afterAll(() => place.close());

let portal: Portal;
let candidate: SignedIn;
let stranger: SignedIn;
beforeAll(async () => {
  const [home, inbox] = [await place.newHome(), await place.newInbox()];
  const file = join(place.newFolder(), 'two.json');
  const emails = ['candidate@example.org', 'stranger@example.org'] as const;
  const candidates = [
    aCandidateRecord({ email: emails[0], applications: [anApplicationRecord({ position_id: 101 })] }),
    aCandidateRecord({ email: emails[1], applications: [] }),
  ];
  writeFileSync(file, JSON.stringify({ positions: [aPositionRecord({ position_id: 101 })], candidates }));
  await place.load(home, file);
  portal = await place.start({ ...home, SMTP_URL: inbox.url });
  candidate = await signIn(portal.url, inbox, emails[0]);
  stranger = await signIn(portal.url, inbox, emails[1]);
}, 60_000);

/** Four connections of an address of their own send a photo again and again; the number of answers. */
const sending = async (photo: Uint8Array, on: () => boolean): Promise<number> => {
  const { payload, headers } = formOf({ attachment: { filename: 'photo.jpg', content: photo } });
  const agent = new Agent({ keepAlive: true, maxSockets: 4, localAddress: '127.0.0.2' });
  const send = (): Promise<number> =>
    new Promise((resolve) => {
      request(
        `${portal.url}/api/chat-conversations/chat_attachment_url`,
        {
          agent,
          method: 'POST',
          timeout: 60_000,
          headers: { ...headers, 'content-length': payload.length, authorization: `Bearer ${stranger.token}` },
        },
        (response) => response.resume().on('close', () => resolve(1)),
      )
        .on('error', () => resolve(0))
        .end(payload);
    });
  const one = async (): Promise<number> => {
    let answers = 0;
    do answers += await send();
    while (on());
    return answers;
  };
  const answers = await Promise.all([one(), one(), one(), one()]);
  agent.destroy();
  return answers.reduce((sum, count) => sum + count, 0);
};

describe('Photos that cost much to clean', () => {
  it.each([
    ['20,000 Exif segments point at a long directory', pointingJpeg()],
    ['10 MB are cut into segments of four bytes', choppedJpeg(largestAttachment)],
  ])(
    'because %s neither fill the memory nor keep another candidate from their list [R54]',
    async (name, photo) => {
      const suffered = await besideCrowd(portal, candidate, `photos, ${name}`, (on) => sending(photo, on));
      expect(suffered.peak).toBeLessThan(mostMemory);
      expect(suffered.beside.missed).toBe(0);
      // Once, each of them kept the list waiting for ten seconds and more; a busy machine takes a tenth of that.
      expect(suffered.beside.p99).toBeLessThan(3_000);
    },
    attackLimit,
  );
});
