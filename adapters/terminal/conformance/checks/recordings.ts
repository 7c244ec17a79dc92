import {
  agreeToRecording,
  getInterviewQuestions,
  listRecordedVideos,
  signRecordedVideo,
  submitSelfRecordedInterview,
  uploadSelfRecordedVideo,
} from '../../../contract/recording/recording.calls';
import { apiPrefix, apiVersion } from '../../../contract/call';
import { bodyField } from '../../../../domain/resilience/error-text';
import { aRecording, sha256 } from '../a-recording';
import { bearer, type Fields } from '../asking';
import { answered, refuses, sameAnswer, succeeds } from '../expectations';
import { failed, type Reply } from '../reply';
import type { WireJob } from '../roles';
import { allOf, passed } from '../verdict';
import { asBoth, onJob, send, withJob, type Chapter, type Person, type World } from '../world';

/* Recorded interviews: what is accepted, what is stored of it, and whose it is (R27, R33–R35). */

/** The ids of the role's two questions, as the backend numbers them: the required one, then the one that may be skipped. */
const askedIn = async (world: World, job: WireJob, who: Person): Promise<readonly [number, number]> => {
  const reply = await send(world, getInterviewQuestions, { ...job }, who);
  const questions = answered(getInterviewQuestions, reply)?.questions ?? [];
  const idOf = (skippable: boolean): number =>
    questions.find((one) => one.skippable === skippable)?.questionId ?? nobodys;
  return [idOf(false), idOf(true)];
};

/** A question that no interview has. */
const nobodys = 6_999_999_999;

/** A video in a form, as the specification has it. */
const gives = async (
  world: World,
  job: WireJob,
  who: Person,
  content: Uint8Array<ArrayBuffer>,
  changes: Readonly<Record<string, string>> = {},
): Promise<Reply> => {
  const form = new FormData();
  const [required] = await askedIn(world, job, who);
  const fields = { question_id: String(required), record_type: 'now', skip_question: 'false', ...changes };
  for (const [name, value] of Object.entries({ ...job, ...fields })) form.set(name, String(value));
  form.set('video', new Blob([content], { type: 'video/webm' }), 'answer.webm');
  return world.ask({
    method: 'POST',
    path: `${apiPrefix}/${uploadSelfRecordedVideo.path}`,
    headers: { 'api-version': apiVersion, ...bearer(who.token) },
    body: form,
    shown: `(form: answer.webm, ${content.length} bytes)`,
  });
};

const skip = (question: number): Fields => ({ question_id: question, record_type: 'now', skip_question: true });

const listed = (world: World, job: WireJob, who: Person) => send(world, listRecordedVideos, { ...job }, who);

const text = new TextEncoder().encode('This is no recording, whatever its name says. '.repeat(40));

export const recordings: Chapter = [
  {
    call: getInterviewQuestions.name,
    title: "answers the questions in order, and none of the interviewer's own",
    source: 'spec 2 §7, R56',
    run: withJob('record', async (job, who, world) => {
      const reply = await send(world, getInterviewQuestions, { ...job }, who);
      const questions = answered(getInterviewQuestions, reply)?.questions ?? [];
      const guided = bodyField(bodyField(reply.body, 'data'), 'guided_interview_questions');
      return allOf([
        succeeds(getInterviewQuestions, reply),
        questions.map(({ skippable }) => skippable).join() === 'false,true'
          ? passed
          : failed(reply, 'a required question, then one that may be skipped'),
        Array.isArray(guided) && guided.length > 0 ? failed(reply, 'guided_interview_questions is empty') : passed,
      ]);
    }),
  },
  {
    call: agreeToRecording.name,
    title: 'keeps the first instant of the consent, and lists it with the videos',
    source: 'R62',
    run: withJob('record', async (job, who, world) => {
      const first = await send(world, agreeToRecording, { ...job }, who);
      const again = await send(world, agreeToRecording, { ...job }, who);
      const list = await listed(world, job, who);
      const [agreedAt, kept] = [first, again].map((reply) => answered(agreeToRecording, reply)?.agreedAt);
      return allOf([
        succeeds(agreeToRecording, first),
        agreedAt === kept ? passed : failed(again, 'the instant of the first time'),
        answered(listRecordedVideos, list)?.agreedAt === agreedAt ? passed : failed(list, 'the instant of the consent'),
      ]);
    }),
  },
  {
    call: uploadSelfRecordedVideo.name,
    title: 'refuses a text that is called a video, and an empty file',
    source: 'spec 2 §7, R34',
    run: withJob('record', async (job, who, world) =>
      allOf([
        refuses(uploadSelfRecordedVideo, await gives(world, job, who, text), 'NotARecording'),
        refuses(uploadSelfRecordedVideo, await gives(world, job, who, new Uint8Array()), 'FileEmpty'),
      ]),
    ),
  },
  {
    call: uploadSelfRecordedVideo.name,
    title: 'refuses to skip a required question, and an unknown one',
    source: 'spec 2 §4.1, §7',
    run: withJob('record', async (job, who, world) => {
      const skips = (question: number) => send(world, uploadSelfRecordedVideo, { ...job, ...skip(question) }, who);
      const [required] = await askedIn(world, job, who);
      return allOf([
        refuses(uploadSelfRecordedVideo, await skips(required), 'NotSkippable'),
        refuses(uploadSelfRecordedVideo, await skips(nobodys), 'NoSuchQuestion'),
      ]);
    }),
  },
  {
    call: uploadSelfRecordedVideo.name,
    title: 'checks a practice answer, and stores nothing of it',
    source: 'R33',
    run: withJob('record', async (job, who, world) => {
      const reply = await gives(world, job, who, aRecording, { record_type: 'practice' });
      const list = await listed(world, job, who);
      return allOf([
        succeeds(uploadSelfRecordedVideo, reply),
        answered(uploadSelfRecordedVideo, reply)?.take === undefined ? passed : failed(reply, 'an empty path'),
        answered(listRecordedVideos, list)?.videos.length === 0 ? passed : failed(list, 'no video'),
      ]);
    }),
  },
  {
    call: submitSelfRecordedInterview.name,
    title: 'refuses while a required question is not recorded',
    source: 'spec 2 §4.2, R27',
    run: withJob('record', async (job, who, world) =>
      refuses(
        submitSelfRecordedInterview,
        await send(world, submitSelfRecordedInterview, { ...job, interviewer_questionnaire: [] }, who),
        'RequiredNotRecorded',
      ),
    ),
  },
  {
    call: uploadSelfRecordedVideo.name,
    title: 'stores a recording whole, with a receipt; the same one again is no re-record',
    source: 'R34',
    pivotal: true,
    run: withJob('record', async (job, who, world) => {
      const first = await gives(world, job, who, aRecording);
      const again = await gives(world, job, who, aRecording);
      const take = answered(uploadSelfRecordedVideo, first)?.take;
      const isSame = take?.bytes === aRecording.length && take.sha256 === (await sha256(aRecording));
      return allOf([
        succeeds(uploadSelfRecordedVideo, first),
        isSame ? passed : failed(first, `size ${aRecording.length}, and the SHA-256 of what was sent`),
        answered(uploadSelfRecordedVideo, again)?.reRecords === 0 ? passed : failed(again, 're_record 0'),
      ]);
    }),
  },
  {
    call: signRecordedVideo.name,
    title: 'answers an address that plays the recording without a token, in parts as well',
    source: 'R3, R35',
    run: withJob('record', async (job, who, world) => {
      const [question_id] = await askedIn(world, job, who);
      const signed = await send(world, signRecordedVideo, { ...job, question_id }, who);
      const place = answered(signRecordedVideo, signed)?.url;
      if (place === undefined) return succeeds(signRecordedVideo, signed);
      const open = (headers: Readonly<Record<string, string>> = {}) =>
        world.ask({ method: 'GET', path: '(the signed address)', place, headers });
      const [whole, part] = [await open(), await open({ range: 'bytes=0-3' })];
      return allOf([
        whole.http === 200 ? passed : failed(whole, 'HTTP 200 without a token: the address is signed'),
        part.http === 206 ? passed : failed(part, 'HTTP 206 for a range: a player seeks'),
      ]);
    }),
  },
  {
    call: signRecordedVideo.name,
    title: "refuses another candidate's recording, and a question without one",
    source: 'R3a, R35',
    run: onJob('record', (job, world) =>
      asBoth(async (who, other) => {
        const [recorded, notRecorded] = await askedIn(world, job, who);
        const asks = (question_id: number, by: Person) => send(world, signRecordedVideo, { ...job, question_id }, by);
        const theirs = { question_id: String(recorded) };
        return allOf([
          refuses(signRecordedVideo, await asks(recorded, other)),
          refuses(signRecordedVideo, await asks(notRecorded, who)),
          refuses(uploadSelfRecordedVideo, await gives(world, job, other, aRecording, theirs)),
        ]);
      })(world),
    ),
  },
  {
    call: submitSelfRecordedInterview.name,
    title: 'submits once for one key, with one answer; nothing is recorded after it',
    source: 'spec 2 §4.2, R27',
    run: withJob('record', async (job, who, world) => {
      const [, skippable] = await askedIn(world, job, who);
      const left = await send(world, uploadSelfRecordedVideo, { ...job, ...skip(skippable) }, who);
      const list = await listed(world, job, who);
      const submit = { ...job, interviewer_questionnaire: [], 'idempotency-key': world.newKey() };
      const first = await send(world, submitSelfRecordedInterview, submit, who);
      const again = await send(world, submitSelfRecordedInterview, submit, who);
      return allOf([
        succeeds(uploadSelfRecordedVideo, left),
        answered(listRecordedVideos, list)?.allRecorded === true ? passed : failed(list, 'every question is answered'),
        succeeds(submitSelfRecordedInterview, first),
        sameAnswer(first, again),
        refuses(uploadSelfRecordedVideo, await gives(world, job, who, aRecording), 'AlreadySubmitted'),
      ]);
    }),
  },
];
