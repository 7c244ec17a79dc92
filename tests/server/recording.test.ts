import { createHash } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as E from 'fp-ts/Either';
import { Upload } from 'tus-js-client';
import { answerUpload } from '../../adapters/contract/calls/recording';
import { diskFileStore } from '../../adapters/server/files/file-store';
import { mediaRecordings } from '../../adapters/server/recordings/recordings';
import type { Recordings } from '../../application/ports/recordings';
import { remind } from '../../application/service/remind';
import { largestAnswer } from '../../domain/recording/answer-file';
import { statusOf } from '../../domain/applications/status-catalogue';
import { hours, minutes } from '../../domain/time/duration';
import { parseFileRef } from '../../application/ports/file-ref';
import { bodyField } from '../../domain/resilience/error-text';
import { decoded } from '../support/builders/decoded';
import { anApplication } from '../support/builders/applications';
import { aCandidate, email } from '../support/builders/identity';
import { aPosition } from '../support/builders/positions';
import { anotherTake, mp4File, webmFile } from '../support/builders/recorded-files';
import { candidateId, questionId } from '../support/builders/recording';
import { onFile, questionnaireId } from '../support/builders/screening';
import { codeInMail, type Given } from '../support/world/world';
import { formOf, type Field } from './form-of';
import {
  bodyOf,
  portalOverHttp,
  signInOverHttp,
  type Around,
  type Body,
  type PortalOverHttp,
} from './portal-over-http';

const job = { community_id: 42, position_id: 4711 };
const base = '/api/self_record_interviews';
const recorded = { interviewKind: 'self-record', resume: 'optional' } as const;
const given: Partial<Given> = {
  recordings: mediaRecordings(join(tmpdir(), 'copies-of-a-test')),
  positions: [aPosition({ ...recorded, questionnaireId: questionnaireId(7), rerecordLimit: 1 })],
  applicants: [
    { candidate: aCandidate(), applications: [anApplication(recorded)] },
    { candidate: aCandidate({ email: email('other@example.org') }), applications: [anApplication(recorded)] },
  ],
};

const asked = (id: number, skippable: boolean) => ({
  questionId: questionId(id),
  name: `Question ${id}`,
  skippable,
  limitSeconds: id === 1 ? 60 : undefined,
});

/** Two required questions, and the last one may be skipped. */
const portalWith = async (changes: Partial<Given> = {}, around: Around = {}): Promise<PortalOverHttp> => {
  const portal = await portalOverHttp({ ...given, ...changes }, around);
  const practice = [{ name: 'Warm up', description: 'Nobody sees this.', questions: [asked(1, false)] }];
  await portal.world.behind(({ provisioning }) =>
    provisioning.putQuestionnaire({
      ...onFile(),
      interview: [asked(1, false), asked(2, false), asked(3, true)],
      practice,
    }),
  );
  return portal;
};

const signInAs = async ({ world, post }: PortalOverHttp, address: string) => {
  await post('/api/candidate/send_otp', { email: address });
  const { code } = bodyOf(await post('/api/candidate/submit_otp', { email: address, otp: codeInMail(world.mailer) }));
  return { authorization: `Bearer ${String(code)}` };
};

type Who = Record<string, string>;

const send = async (
  portal: PortalOverHttp,
  who: Who,
  content: Uint8Array | undefined,
  changes: Readonly<Record<string, Field>> = {},
): Promise<Body> => {
  const { payload, headers } = formOf({
    community_id: '42',
    position_id: '4711',
    question_id: '1',
    record_type: 'now',
    question_name: 'Question 1',
    skip_question: 'false',
    re_record: '0',
    userAgentInfo: 'a browser',
    ...(content === undefined ? {} : { video: { filename: 'blob', content } }),
    ...changes,
  });
  const url = `${base}/upload_self_recorded_video`;
  return bodyOf(await portal.inject({ method: 'POST', url, headers: { ...who, ...headers }, payload }));
};

const put = async (portal: PortalOverHttp, who: Who, call: string, body: object): Promise<Body> => {
  const headers = { ...who, 'content-type': 'application/json' };
  return bodyOf(await portal.inject({ method: 'PUT', url: `${base}/${call}`, headers, payload: JSON.stringify(body) }));
};

const list = async (portal: PortalOverHttp, who: Who): Promise<Body> =>
  bodyOf(await portal.get(`${base}/candidate_list_of_recorded_videos/42/4711`, who));

const submit = async (portal: PortalOverHttp, who: Who, key?: string): Promise<Body> =>
  bodyOf(
    await portal.post(
      `${base}/submit_self_recorded_interview`,
      { ...job, interviewer_questionnaire: [] },
      { ...who, ...(key === undefined ? {} : { 'idempotency-key': key }) },
    ),
  );

const hash = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');
const reasonIn = (body: Body): unknown => bodyField(body['refusal'], 'reason');
const fileIn = ({ path }: Body) => decoded(parseFileRef(String(path)), String(path));
const underWay = (portal: PortalOverHttp) => portal.world.dependencies.files.underWay()();
const status = async (portal: PortalOverHttp, who: Who) =>
  bodyOf(await portal.get('/api/candidate/get_candidate_position/42/4711', who))['candidate'];

describe('The questions [spec 2 §7]', () => {
  it('are given to their candidate, without the interviewer’s own questions [R56]', async () => {
    const portal = await portalWith();
    const who = await signInOverHttp(portal);
    const { data } = bodyOf(await portal.get(`${base}/get_job_interviewer_questionnaire/42/4711`, who));
    expect(data).toMatchObject({
      position_name: 'Caregiver',
      interviewer_questionnaire: [
        { question_id: 1, question_name: 'Question 1', skip_question: false, time_limit: 60 },
        { question_id: 2, time_limit: null },
        { question_id: 3, skip_question: true },
      ],
      guided_interview_questions: [],
    });
    expect(bodyOf(await portal.get(`${base}/practice_questionnaire_data/4711`, who))).toMatchObject({
      statusCode: 200,
      practice_questionnaire: [{ name: 'Warm up', questions: [{ question_id: 1 }] }],
    });
  });

  it('are given to no one else, and not without a token [R3]', async () => {
    const portal = await portalWith();
    const who = await signInOverHttp(portal);
    for (const call of [
      'get_job_interviewer_questionnaire/42',
      'candidate_list_of_recorded_videos/42',
      'practice_questionnaire_data',
    ]) {
      expect((await portal.get(`${base}/${call}/4711`)).statusCode).toBe(401);
      expect(bodyOf(await portal.get(`${base}/${call}/7`, who))['statusCode']).toBe(404);
    }
    expect(bodyOf(await portal.get(`${base}/candidate_list_of_recorded_videos/41/4711`, who))['statusCode']).toBe(404);
  });
});

describe('POST upload_self_recorded_video [spec 2 §7, R27, R34]', () => {
  it.each([
    ['webm', webmFile],
    ['mp4', mp4File],
  ])('stores a complete %s and answers with its receipt', async (_kind, content) => {
    const portal = await portalWith();
    const who = await signInOverHttp(portal);
    const body = await send(portal, who, content);
    expect(body).toMatchObject({
      statusCode: 200,
      path: expect.stringMatching(/^[\w-]{22}$/),
      size: content.length,
      sha256: hash(content),
      length_ms: expect.any(Number),
      received_at: '2026-12-04T15:00:00.000Z',
      re_record: 0,
    });
    expect(await list(portal, who)).toMatchObject({
      videos: [{ question_id: 1, recorded_video: body['path'], re_record: 0, sha256: hash(content) }],
      all_questions_recorded: false,
      agreed_at: null,
    });
    expect(await status(portal, who)).toMatchObject([
      { applied_status: 2, self_recorded_interview: true, self_record_completed: false },
    ]);
    expect(await underWay(portal)).toMatchObject({ right: [] });
  });

  it.each<[string, Uint8Array | undefined, Readonly<Record<string, Field>>, number, string]>([
    ['an empty file', new Uint8Array(), {}, 406, 'FileEmpty'],
    ['no file', undefined, {}, 404, 'NoSuchUpload'],
    ['a program', Uint8Array.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 0, 0]), {}, 406, 'NotARecording'],
    ['a header and noise', webmFile.subarray(0, 40), {}, 406, 'NotARecording'],
    ['a question that is not asked', webmFile, { question_id: '9' }, 406, 'NoSuchQuestion'],
    ['a skip of a required question', new Uint8Array(), { skip_question: 'true' }, 406, 'NotSkippable'],
    ['another job', webmFile, { position_id: '7' }, 404, 'NoSuchApplication'],
    ['another community', webmFile, { community_id: '41' }, 404, 'NoSuchApplication'],
  ])('refuses %s, and nothing is half done', async (_what, content, changes, statusCode, reason) => {
    const portal = await portalWith();
    const who = await signInOverHttp(portal);
    const body = await send(portal, who, content, changes);
    expect([body['statusCode'], reasonIn(body)]).toEqual([statusCode, reason]);
    expect(await list(portal, who)).toMatchObject({ videos: [] });
    expect(await status(portal, who)).toMatchObject([{ applied_status: 1 }]);
    expect(await underWay(portal)).toMatchObject({ right: [] });
  });

  it('refuses 200 MB and a byte [R34]', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'answers-'));
    const portal = await portalWith({ files: (clock, reporter) => diskFileStore(folder, reporter, clock) });
    const who = await signInOverHttp(portal);
    const large = Buffer.alloc(largestAnswer + 1);
    large.set(webmFile);
    expect(reasonIn(await send(portal, who, large))).toBe('FileTooLarge');
    expect(await underWay(portal)).toMatchObject({ right: [] });
  }, 60_000);

  it('accepts an empty one with skip_question as a skip, in a form and in JSON [spec 2 §4.1]', async () => {
    const portal = await portalWith();
    const who = await signInOverHttp(portal);
    const skip = { question_id: '3', skip_question: 'true' };
    const skipped = { statusCode: 200, path: '', sha256: null, re_record: 0 };
    expect(await send(portal, who, new Uint8Array(), skip)).toMatchObject(skipped);
    const json = { ...job, question_id: 3, skip_question: true };
    const again = await portal.post(`${base}/upload_self_recorded_video`, json, who);
    expect(bodyOf(again)).toMatchObject(skipped);
    expect(await list(portal, who)).toMatchObject({ videos: [{ question_id: 3, recorded_video: '' }] });
  });

  it('checks a practice answer, answers with an empty path and stores nothing [R33]', async () => {
    const portal = await portalWith();
    const who = await signInOverHttp(portal);
    const practice = { record_type: 'practice' };
    expect(await send(portal, who, webmFile, practice)).toMatchObject({ statusCode: 200, path: '' });
    expect(reasonIn(await send(portal, who, Buffer.from('no video'), practice))).toBe('NotARecording');
    expect(await list(portal, who)).toMatchObject({ videos: [] });
    expect(await status(portal, who)).toMatchObject([{ applied_status: 1 }]);
    expect(await underWay(portal)).toMatchObject({ right: [] });
  });

  it('counts a re-record, treats the same take as the same, and deletes the old file once the new one counts [R34]', async () => {
    const portal = await portalWith();
    const who = await signInOverHttp(portal);
    const { files } = portal.world.dependencies;
    const first = await send(portal, who, webmFile);
    expect(await send(portal, who, webmFile)).toEqual(first);
    const second = await send(portal, who, anotherTake(2), { re_record: '7' });
    expect(second).toMatchObject({ statusCode: 200, re_record: 1 });
    expect(reasonIn(await send(portal, who, anotherTake(3)))).toBe('ReRecordLimitReached');
    expect(reasonIn(await send(portal, who, webmFile))).toBe('TakeReplaced');
    expect(await list(portal, who)).toMatchObject({ videos: [{ recorded_video: second['path'], re_record: 1 }] });
    expect(await files.read(fileIn(first))()).toMatchObject({ right: { _tag: 'None' } });
    expect(await files.read(fileIn(second))()).toMatchObject({ right: { _tag: 'Some' } });
  });

  it('requires a passed screening, and an interview that is self-recorded [R27]', async () => {
    const before = { ...recorded, applied: 'not-submitted', screening: 'open' } as const;
    const cases = [
      [anApplication(before), 'ScreeningNotPassed'],
      [anApplication({ interviewKind: 'video' }), 'ActNotOffered'],
      [anApplication({ ...recorded, status: statusOf(14) }), 'ActNotOffered'],
    ] as const;
    for (const [application, reason] of cases) {
      const portal = await portalWith({ applicants: [{ candidate: aCandidate(), applications: [application] }] });
      const who = await signInOverHttp(portal);
      expect(reasonIn(await send(portal, who, webmFile))).toBe(reason);
      expect(await list(portal, who)).toMatchObject({ videos: [] });
    }
  });

  it('accepts nothing from a stranger [R3]', async () => {
    const portal = await portalWith();
    expect(await send(portal, { authorization: `Bearer ${'x'.repeat(43)}` }, webmFile)).toMatchObject({
      statusCode: 401,
    });
    expect(await underWay(portal)).toMatchObject({ right: [] });
  });
});

describe('POST submit_self_recorded_interview [spec 2 §4.2, R27]', () => {
  it('requires every required question, writes the date and the completion once, and accepts no answer afterward', async () => {
    const portal = await portalWith();
    const who = await signInOverHttp(portal);
    expect(reasonIn(await submit(portal, who))).toBe('RequiredNotRecorded');
    await send(portal, who, webmFile);
    expect((await submit(portal, who))['refusal']).toEqual({
      reason: 'RequiredNotRecorded',
      missing: [2],
      required: 2,
    });
    await send(portal, who, mp4File, { question_id: '2' });
    const key = 'a-key-of-a-submission';
    const done = { statusCode: 200, upload_resume: 2, resume_path: '' };
    expect(await submit(portal, who, key)).toMatchObject(done);
    expect(await submit(portal, who, key)).toMatchObject(done);
    expect(await status(portal, who)).toMatchObject([
      { self_record_completed: true, self_recording_submitted_date: '2026-12-04T15:00:00.000Z' },
    ]);
    expect(await submit(portal, who)).toMatchObject({
      statusCode: 406,
      refusal: { reason: 'AlreadySubmitted', submission: 'partialSubmit', at: '2026-12-04T15:00:00.000Z' },
    });
    expect(reasonIn(await send(portal, who, anotherTake(2)))).toBe('AlreadySubmitted');
    expect(reasonIn(await send(portal, who, new Uint8Array(), { question_id: '3', skip_question: '1' }))).toBe(
      'AlreadySubmitted',
    );
    expect(await list(portal, who)).toMatchObject({ videos: [{ sha256: hash(webmFile) }, { sha256: hash(mp4File) }] });
  });

  it('says that all questions are answered once the last one is skipped [spec 2 §4.1]', async () => {
    const portal = await portalWith();
    const who = await signInOverHttp(portal);
    await send(portal, who, webmFile);
    await send(portal, who, mp4File, { question_id: '2' });
    await send(portal, who, new Uint8Array(), { question_id: '3', skip_question: 'true' });
    expect(await list(portal, who)).toMatchObject({ all_questions_recorded: true });
  });
});

describe('PUT now_or_later and the links in mails [spec 2 §4.3, R31, R32]', () => {
  const mailsAbout = ({ world }: PortalOverHttp) =>
    world.mailer.sent().filter(({ subject }) => subject.startsWith('Record your interview'));

  it('mails the way back at once and once more after two days, one pair per application [R32]', async () => {
    const portal = await portalWith();
    const who = await signInOverHttp(portal);
    const later = () => put(portal, who, 'now_or_later', { ...job, candidate_option: 'later' });
    const planned = { mailed_at: '2026-12-04T15:00:00.000Z', mailed_again_at: '2026-12-06T15:00:00.000Z' };
    expect(await later()).toEqual({ statusCode: 200, ...planned });
    expect(mailsAbout(portal)).toHaveLength(1);
    expect(mailsAbout(portal)[0]?.text).toMatch(/https:\/\/portal\.example\.org\/emailStatusCheck\/42\/4711\/\d+/);
    expect(await later()).toEqual({ statusCode: 200, ...planned });
    expect(await put(portal, who, 'self_recording_later', job)).toEqual({ statusCode: 200, ...planned });
    portal.world.clock.moveBy(hours(48) - 1);
    await remind(portal.world.dependencies)();
    expect(mailsAbout(portal)).toHaveLength(1);
    portal.world.clock.moveBy(1);
    await remind(portal.world.dependencies)();
    await remind(portal.world.dependencies)();
    expect(mailsAbout(portal)).toHaveLength(2);
  });

  it.each<[string, (portal: PortalOverHttp, who: Who) => Promise<unknown>]>([
    [
      'submitted',
      async (portal, who) => {
        await send(portal, who, webmFile);
        await send(portal, who, mp4File, { question_id: '2' });
        await submit(portal, who);
      },
    ],
    [
      'finished',
      ({ world }) =>
        world.behind((store) =>
          store.applications.save(candidateId(1), anApplication({ ...recorded, status: statusOf(14) })),
        ),
    ],
  ])('mails nothing the second time if it is %s [R32]', async (_what, end) => {
    const portal = await portalWith();
    const who = await signInOverHttp(portal);
    await put(portal, who, 'now_or_later', { ...job, candidate_option: 'later' });
    await end(portal, who);
    portal.world.clock.moveBy(hours(48));
    await remind(portal.world.dependencies)();
    expect(mailsAbout(portal)).toHaveLength(1);
  });

  it.each(['now', 'practice', 'tour'])('accepts %s, and mails nothing', async (candidate_option) => {
    const portal = await portalWith();
    const who = await signInOverHttp(portal);
    expect(await put(portal, who, 'now_or_later', { ...job, candidate_option })).toMatchObject({
      statusCode: 200,
      mailed_at: null,
    });
    expect(mailsAbout(portal)).toHaveLength(0);
  });

  it('refuses what is not available: 202 unpublished, 204 blocked, 406 if recording later is not allowed [spec 2 §4.3]', async () => {
    const position = given.positions?.[0] ?? aPosition();
    const cases = [
      [{ positions: [{ ...position, published: false }] }, 202],
      [{ positions: [{ ...position, mayRecordLater: false }] }, 406],
      [
        { applicants: [{ candidate: aCandidate(), applications: [anApplication({ ...recorded, blocked: true })] }] },
        204,
      ],
    ] as const;
    for (const [changes, statusCode] of cases) {
      const portal = await portalWith(changes);
      const who = await signInOverHttp(portal);
      const answers = [
        await put(portal, who, 'now_or_later', { ...job, candidate_option: 'later' }),
        await put(portal, who, 'self_recording_later', job),
      ];
      expect(answers.map((one) => one['statusCode'])).toEqual([statusCode, statusCode]);
      expect(mailsAbout(portal)).toHaveLength(0);
    }
  });

  it('opens a mailed link for its own candidate, until the interview is submitted [R31]', async () => {
    const portal = await portalWith();
    const who = await signInOverHttp(portal);
    expect(await put(portal, who, 'email_status_check', { ...job, candidate_id: 1 })).toMatchObject({
      statusCode: 200,
    });
    expect(reasonIn(await put(portal, who, 'email_status_check', { ...job, candidate_id: 2 }))).toBe('LinkOfAnother');
    await send(portal, who, webmFile);
    await send(portal, who, mp4File, { question_id: '2' });
    await submit(portal, who);
    expect((await put(portal, who, 'email_status_check', { ...job, candidate_id: 1 }))['refusal']).toMatchObject({
      reason: 'AlreadySubmitted',
      submission: 'partialSubmit',
    });
  });

  it('keeps the first consent [R62]', async () => {
    const portal = await portalWith();
    const who = await signInOverHttp(portal);
    const agreed = { statusCode: 200, agreed_at: '2026-12-04T15:00:00.000Z' };
    expect(await put(portal, who, 'agree_to_recording', job)).toEqual(agreed);
    portal.world.clock.moveBy(minutes(1));
    expect(await put(portal, who, 'agree_to_recording', job)).toEqual(agreed);
    expect(await list(portal, who)).toMatchObject({ agreed_at: agreed.agreed_at });
    expect(await put(portal, who, 'agree_to_recording', { ...job, position_id: 7 })).toMatchObject({ statusCode: 404 });
  });
});

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
      seekable: async function* (file, kind) {
        for await (const piece of whole.seekable(file, kind)) {
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
      seekable: (file, kind) => {
        copies += 1;
        return whole.seekable(file, kind);
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
          ...{ 'tus-resumable': '1.0.0', 'upload-offset': String(from) },
          ...{ 'content-type': 'application/offset+octet-stream', ...of },
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
    expect((await store(who))['statusCode']).toBe(404);
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
