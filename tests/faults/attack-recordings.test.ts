import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { uploadSelfRecordedVideo } from '../../adapters/contract/recording/recording.calls';
import { aCandidateRecord, anApplicationRecord, aPositionRecord } from '../adapters/server/import/a-file';
import { formOf } from '../server/form-of';
import { mp4File, webmFile } from '../support/builders/recorded-files';
import { inFull } from '../support/in-full';
import { attackLimit, besideCrowd } from '../support/portal/attack';
import { nth } from '../support/portal/fair';
import { programs } from '../support/portal/program';
import { signIn, type SignedIn } from '../support/portal/visits';

/* Recordings made to keep a parser busy forever or to fill the memory, beside an honest answer and another's list. */

const place = programs();
afterAll(() => place.close());

const job = { community_id: 11, position_id: 600 };
const attackers = ['one@example.org', 'two@example.org', 'three@example.org'];
const honest = 'honest@example.org';

const aHouse = (folder: string): string => {
  const file = join(folder, 'recordings.json');
  const applications = [anApplicationRecord({ position_id: job.position_id })];
  const content = {
    questionnaires: [{ id: 7, interviewer_questionnaire: [{ question_id: 1, question_name: 'Why here?' }] }],
    positions: [aPositionRecord({ ...job, interview_type: 'self_record_interview', questionnaire_id: 7 })],
    candidates: [honest, ...attackers].map((email) => aCandidateRecord({ email, applications })),
  };
  writeFileSync(file, JSON.stringify(content));
  return file;
};

/** Practice answers are parsed like the others, and never the same again. */
const answer = async (url: string, { token }: SignedIn, content: Uint8Array): Promise<unknown> => {
  const { community_id, position_id } = job;
  const { payload, headers } = formOf({
    community_id: String(community_id),
    position_id: String(position_id),
    question_id: '1',
    record_type: 'practice',
    skip_question: 'false',
    video: { filename: 'blob', content },
  });
  const response = await fetch(`${url}/api/${uploadSelfRecordedVideo.path}`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${token}` },
    body: payload,
  });
  return response.json();
};

const ebml = Buffer.from(`1a45dfa3010000000000000e42820100000000000004${Buffer.from('webm').toString('hex')}`, 'hex');
/** 238 bytes and two that differ each time: a segment whose end is looked for forever. */
const endless = (): Uint8Array =>
  Buffer.concat([ebml, Buffer.from('1853806701fffffffffffffe', 'hex'), Buffer.alloc(200), randomBytes(2)]);

const claimed = 199 * 1024 * 1024;
/** Files as large as they say that one part of them is. */
const padded = (head: Uint8Array): Uint8Array => {
  const file = Buffer.alloc(claimed);
  file.set(head);
  return file;
};
const lies = {
  mp4: () => padded(Buffer.concat([mp4File.subarray(0, 28), Buffer.from('0c6fffe46d6f6f76', 'hex')])),
  webm: () => padded(Buffer.concat([ebml, Buffer.from('1853806701ffffffffffffff1654ae6b010000000c6fff00', 'hex')])),
};

describe('Recordings made to stop those of others', () => {
  it(
    'keep no honest answer waiting and nobody from their list, and take little memory',
    async () => {
      const [home, inbox] = [await place.newHome(), await place.newInbox()];
      await place.load(home, aHouse(place.newFolder()));
      const portal = await place.start({ ...home, SMTP_URL: inbox.url });
      const me = await signIn(portal.url, inbox, honest);
      const them = await Promise.all(attackers.map((email) => signIn(portal.url, inbox, email)));
      // Loads what a first answer loads, for the measure of memory and time.
      expect(await answer(portal.url, me, webmFile)).toMatchObject({ statusCode: 200 });
      const calm = (await besideCrowd(portal, me, 'no recordings', async () => 0)).peak;
      const honestAnswer = async (): Promise<number> => {
        const began = performance.now();
        expect(await answer(portal.url, me, webmFile)).toMatchObject({ statusCode: 200 });
        return performance.now() - began;
      };
      const alone = [await honestAnswer(), await honestAnswer(), await honestAnswer()];
      const waits: number[] = [];
      const refusals: unknown[] = [];
      const suffered = await besideCrowd(portal, me, 'endless recordings x24', async (on) => {
        let answers = 0;
        const attack = Array.from({ length: 24 }, async (_, n) => {
          while (on()) {
            refusals.push(await answer(portal.url, nth(them, n % them.length), endless()));
            answers += 1;
          }
        });
        while (on()) waits.push(await honestAnswer());
        await Promise.all(attack);
        return answers;
      });
      expect(suffered.beside.missed).toBe(0);
      expect(refusals.length).toBeGreaterThan(0);
      // Said once and for all: nothing to send again. Too many at once, or too often, is another matter.
      expect(refusals).toContainEqual(
        expect.objectContaining({ statusCode: 406, refusal: expect.objectContaining({ reason: 'NotARecording' }) }),
      );
      expect(refusals).not.toContainEqual(expect.objectContaining({ statusCode: 503 }));
      if (inFull) {
        const [calmly, beside] = [alone, waits].map((all) => Math.round(Math.max(...all)));
        process.stderr.write(`honest answers, slowest: alone ${calmly} ms, beside ${beside} ms\n`);
      }
      expect(suffered.peak - calm).toBeLessThan(200);
      if (!inFull) return;
      for (const kind of ['mp4', 'webm'] as const) {
        const { peak } = await besideCrowd(portal, me, `three ${kind} that say 199 MB`, async () => {
          const refused = await Promise.all(them.map((one) => answer(portal.url, one, lies[kind]())));
          for (const one of refused) expect(one).toMatchObject({ statusCode: 406 });
          return refused.length;
        });
        expect(peak - calm).toBeLessThan(200);
      }
    },
    attackLimit + 60_000,
  );
});
