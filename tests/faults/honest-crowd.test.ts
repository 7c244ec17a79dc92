import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { pieceLength, pieceWithin } from '../../adapters/browser/resumes/resumable-uploads';
import { getJobsList } from '../../adapters/contract/applications/applications.calls';
import { applyJob } from '../../adapters/contract/applications/applying.calls';
import {
  agreeToRecording,
  answerUpload,
  signRecordedVideo,
  uploadSelfRecordedVideo,
} from '../../adapters/contract/recording/recording.calls';
import { resumeUpload, uploadResume } from '../../adapters/contract/resumes/resumes.calls';
import { bookCalls, searchCalls } from '../../adapters/contract/scheduling/scheduling.calls';
import { submitSkillFilter } from '../../adapters/contract/screening/screening.calls';
import { sendMsg } from '../../adapters/contract/messages';
import { slowestReader } from '../../adapters/server/fastify/orderly-connections';
import { usualPatience } from '../../adapters/server/fastify/unrouted';
import { parsing } from '../../adapters/server/recording/parsing';
import { largestResume } from '../../domain/files/file-limits';
import { minutes, seconds } from '../../domain/time/duration';
import { aCandidateRecord, anApplicationRecord, aPositionRecord, aSlotRecord } from '../adapters/server/import/a-file';
import { longRecording } from '../support/builders/long-recording';
import { inFull } from '../support/in-full';
import { attackLimit, besideCrowd, mostMemory } from '../support/portal/attack';
import { aFair, nth } from '../support/portal/fair';
import type { Inbox } from '../support/portal/inbox';
import { programs, type Portal } from '../support/portal/program';
import { listening, onDisk, newPlace, tidyUp } from '../support/portal/uploads';
import { ask, signIn, type Reply, type SignedIn } from '../support/portal/visits';

/*
 * What stands against attackers hurts nobody honest: a job fair behind one address, a phone that loses its line again and again, a long answer, a
 * resume over 3G. In short form fewer people open more lines each, and the answer has smaller pictures.
 */

const place = programs({ pages: true });
afterAll(() => place.close());
afterEach(tidyUp);

const crowd = 300;
const people = inFull ? crowd : 20;

/** A browser sends a call anew if the connection that it kept was closed meanwhile; Node's fetch gives up. */
const onFreshLine = <A>(call: () => Promise<A>): Promise<A> => call().catch(() => call());

const fair = aFair({ people: people + 1, jobs: 1, slots: 1 });
const job = nth(fair.jobs, 0);
const slot = nth(fair.slots, 0);
const recorded = { community_id: 11, position_id: 600 };
const ready = nth(fair.people, people);

/** One job with room for everybody, which nobody has applied to yet, and one with a recorded interview; the last person has both and a conversation. */
const fairFile = (folder: string): string => {
  const file = join(folder, 'crowd.json');
  const { position_id } = job;
  const content = {
    questionnaires: [{ id: 7, interviewer_questionnaire: [{ question_id: 1, question_name: 'Why here?' }] }],
    positions: [
      aPositionRecord({ ...job }),
      aPositionRecord({ ...recorded, interview_type: 'self_record_interview', questionnaire_id: 7 }),
    ],
    slots: [aSlotRecord({ position_id, ...slot, capacity: people })],
    candidates: fair.people.map((email) =>
      aCandidateRecord({
        email,
        applications:
          email === ready ? [job, recorded].map((one) => anApplicationRecord({ position_id: one.position_id })) : [],
      }),
    ),
    conversations: [{ candidate: ready, position_id, hm_id: 900, hm_name: 'Dana Reyes', messages: [] }],
  };
  writeFileSync(file, JSON.stringify(content));
  return file;
};

const taken = ({ http, statusCode, body }: Reply): void => {
  if (http !== 200 || statusCode !== 200) throw new Error(`Refused: ${http} ${JSON.stringify(body)}`);
};

/** Sends again while the portal is too busy, as a page does: it keeps the recording until it is taken. */
const insist = async (send: () => Promise<Reply>): Promise<Reply> => {
  for (let tries = 1; ; tries += 1) {
    const reply = await send();
    if (reply.http === 503 && tries < 5) continue;
    taken(reply);
    return reply;
  }
};

/** Waits for a line to be let in; fails if it is refused. */
const letIn = (socket: Socket): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.once('connect', resolve).once('connect_error', reject);
  });

const phone = { forceNew: true, reconnectionDelay: 20, reconnectionDelayMax: 20 };

/** All that one person does at the fair; how many answers they got. */
const visit = async (portal: Portal, inbox: Inbox, email: string, lines: number): Promise<number> => {
  const advert = await fetch(`${portal.url}/apply/${job.position_id}`);
  expect(advert.status).toBe(200);
  await advert.text();
  const who = await signIn(portal.url, inbox, email);
  for (const [call, fields] of [
    [getJobsList, {}],
    [applyJob, job],
    [submitSkillFilter, { position_id: job.position_id, sections: [] }],
    [searchCalls.video, { ...job, start_date: slot.slot_date, end_date: slot.slot_date }],
    [bookCalls.video, { ...job, ...slot }],
    [getJobsList, {}],
  ] as const)
    taken(await ask(portal.url, call, fields, who));
  for (let n = 0; n < lines; n += 1) {
    const socket = io(portal.url, { ...phone, auth: { token: who.token } });
    await letIn(socket);
    open.push(socket);
  }
  return 9 + lines;
};

const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect();
});

const headersOf = (who: Pick<SignedIn, 'token'>) => ({
  authorization: `Bearer ${who.token}`,
  'tus-resumable': '1.0.0',
});

const textIn = (body: unknown, name: string): string => String(new Map(Object.entries(body ?? {})).get(name));

interface Sending {
  readonly url: string;
  readonly who: Pick<SignedIn, 'token'>;
  readonly path: string;
  readonly file: Buffer;
  /** Sends the body of one piece; what the request does is heard by `sendPieces`. */
  readonly write: (sending: ReturnType<typeof request>, piece: Buffer) => void;
}

/** Announces a file and sends it piece by piece, as the page does: after a cut it asks how much has arrived and goes on. The upload's name. */
const sendPieces = async ({ url, who, path, file, write }: Sending): Promise<string> => {
  const headers = headersOf(who);
  const begun = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { ...headers, 'upload-length': String(file.length), 'upload-metadata': `filename ${btoa('cv.pdf')}` },
  });
  const ref = begun.headers.get('location')?.split('/').at(-1);
  if (begun.status !== 201 || ref === undefined) throw new Error(`Refused: ${begun.status} ${await begun.text()}`);
  const upload = `${url}${path}/${ref}`;
  const patch = (piece: Buffer, offset: number): Promise<number | 'cut'> =>
    new Promise((resolve) => {
      const sending = request(upload, {
        method: 'PATCH',
        headers: {
          ...headers,
          'upload-offset': String(offset),
          'content-type': 'application/offset+octet-stream',
          'content-length': piece.length,
        },
      });
      sending.on('error', () => resolve('cut'));
      sending.on('response', (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      write(sending, piece);
    });
  for (let offset = 0, tries = 0; offset < file.length; tries += 1) {
    const answer = await patch(file.subarray(offset, offset + pieceLength), offset);
    if (answer !== 'cut' && ![204, 408, 409].includes(answer)) throw new Error(`Refused: ${answer}`);
    if (tries > (2 * file.length) / pieceLength + 10) throw new Error('It gets nowhere.');
    const now = await fetch(upload, { method: 'HEAD', headers });
    if (now.status !== 200) throw new Error(`Lost: ${now.status}`);
    offset = Number(now.headers.get('upload-offset'));
  }
  return ref;
};

describe('Beside all limits, nobody honest is refused', () => {
  let portal: Portal;
  let inbox: Inbox;
  let who: SignedIn;
  beforeAll(async () => {
    inbox = await place.newInbox();
    const env = { ...(await place.newHome()), SMTP_URL: inbox.url };
    await place.load(env, fairFile(place.newFolder()));
    portal = await place.start(env);
    who = await signIn(portal.url, inbox, ready);
  }, 120_000);

  it(
    'when 300 people at a job fair sign in, apply, book and open a line each, behind one address [R3c]',
    async () => {
      const suffered = await besideCrowd(portal, who, `job fair of ${people}`, async () => {
        // Ten at a time, as fast as the portal answers.
        const queue = fair.people.slice(0, people);
        let answers = 0;
        const desk = async (): Promise<void> => {
          for (let email = queue.shift(); email !== undefined; email = queue.shift())
            answers += await visit(portal, inbox, email, crowd / people);
        };
        await Promise.all(Array.from({ length: 10 }, desk));
        return answers;
      });
      expect(open.filter(({ connected }) => connected)).toHaveLength(crowd);
      expect(suffered.beside.missed).toBe(0);
      expect(suffered.peak).toBeLessThan(mostMemory);
    },
    attackLimit + 300_000,
  );

  it('when a phone loses its line 50 times in a row: it chats after that [spec 2 §9]', async () => {
    const socket = io(portal.url, { ...phone, auth: { token: who.token } });
    open.push(socket);
    await letIn(socket);
    for (let n = 0; n < 50; n += 1) {
      const again = letIn(socket);
      socket.io.engine.close();
      await again;
    }
    const said: unknown = await new Promise((resolve) => {
      socket.emit(
        sendMsg.event,
        { ...job, hm_id: 900, client_id: 'after-fifty-cuts', messageDetails: { myself: true, message: 'Here I am' } },
        resolve,
      );
    });
    expect(said).toMatchObject({ statusCode: 200, message: 'Here I am' });
  }, 120_000);

  it(
    'when an answer takes ten minutes: it is sent in pieces, with a cut in the middle, and can be played [R34]',
    async () => {
      // What its last picture and sound last comes on top.
      const length = minutes(10) - 200;
      const file = longRecording(length, inFull ? 10_000 : 200);
      if (inFull) expect(file.length).toBeGreaterThan(180_000_000);
      taken(await ask(portal.url, agreeToRecording, recorded, who));
      const named = { ...recorded, question_id: 1 };
      let played = new Uint8Array();
      const suffered = await besideCrowd(portal, who, `answer of ${Math.round(file.length / 1e6)} MB`, async () => {
        let pieces = 0;
        const video = await sendPieces({
          url: portal.url,
          who,
          path: answerUpload.path,
          file,
          write: (sending, piece) => {
            pieces += 1;
            const isCut = pieces === Math.ceil(file.length / pieceLength / 2);
            if (isCut) sending.write(piece.subarray(0, pieceLength / 2), () => sending.destroy());
            else sending.end(piece);
          },
        });
        const stored = await insist(() => ask(portal.url, uploadSelfRecordedVideo, { ...named, video }, who));
        expect(stored.body).toMatchObject({
          size: file.length,
          sha256: createHash('sha256').update(file).digest('hex'),
        });
        const signed = await onFreshLine(() => ask(portal.url, signRecordedVideo, named, who));
        taken(signed);
        const answer = await fetch(`${portal.url}${textIn(signed.body, 'url')}`);
        expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'video/webm']);
        played = new Uint8Array(await answer.arrayBuffer());
        return pieces;
      });
      expect(suffered.beside.missed).toBe(0);
      expect(suffered.peak).toBeLessThan(mostMemory);
      const found = await parsing.look(
        {
          bytes: played.length,
          part: async function* (from, to) {
            yield await Promise.resolve(played.subarray(from, to));
          },
        },
        'webm',
      );
      expect(found).toMatchObject({ value: { length: expect.closeTo(length, -3) } });
    },
    attackLimit + 120_000,
  );
});

/** Bytes a second in either direction: a phone at the edge of 3G, or 2.5G at its best. */
const edge = 20_000;

describe('A phone with 20 kB a second', () => {
  it('has the time for each piece of a file that it sends, with a tenth to spare, and for each byte that it reads', () => {
    const takes = seconds(pieceLength / edge);
    expect(takes).toBeLessThan(0.9 * usualPatience.request);
    expect(takes).toBeLessThan(0.9 * pieceWithin);
    expect(slowestReader).toBeLessThan(edge / 4);
  });

  it('sends a resume of 10 MB, and is never told that it was too slow [spec 2 §9]', async () => {
    // Everything is twenty times as fast; the portal's clock, by which uploads expire, goes as on the phone.
    const faster = 20;
    const size = inFull ? largestResume : pieceLength + 1_000;
    const patience = {
      request: usualPatience.request / faster,
      headers: usualPatience.headers / faster,
      form: usualPatience.form / faster,
      silence: usualPatience.silence / faster,
      check: 100,
    };
    const { portal, port, tokens } = await listening(1, onDisk(newPlace()), { patience });
    const [token = ''] = tokens;
    const url = `http://127.0.0.1:${port}`;
    const file = Buffer.from('%PDF-1.7\n'.padEnd(size, 'what a caregiver has done '));
    const image = await sendPieces({
      url,
      who: { token },
      path: resumeUpload.path,
      file,
      write: (sending, piece) => {
        const send = async (): Promise<void> => {
          const began = performance.now();
          let sent = 0;
          while (sent < piece.length) {
            const due = Math.min(piece.length, Math.ceil(((performance.now() - began) * edge * faster) / 1_000));
            if (due > sent) sending.write(piece.subarray(sent, due));
            sent = Math.max(sent, due);
            await pause(5);
          }
          portal.world.clock.moveBy(seconds(piece.length / edge));
          sending.end();
        };
        void send();
      },
    });
    const stored = await ask(
      url,
      uploadResume,
      { community_id: 42, position_id: 4711, upload_type: 'new', image },
      { email: '', token },
    );
    taken(stored);
    expect(stored.body).toMatchObject({ resume_name: 'cv.pdf', size });
  }, 240_000);
});
