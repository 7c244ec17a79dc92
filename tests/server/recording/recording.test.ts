import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { believedRecordings } from '../../../adapters/in-process/recording/recordings';
import { diskFileStore } from '../../../adapters/server/files/file-store';
import type { Recordings } from '../../../application/recording/recordings.port';
import { permitted } from '../../../domain/decision';
import { hours, minutes } from '../../../domain/time/duration';
import { largestAnswer } from '../../../domain/files/file-limits';
import { statusOf } from '../../../domain/applications/status-catalogue';
import { anApplication, positionId } from '../../support/builders/applications';
import { aCandidate } from '../../support/builders/identity';
import { aPosition } from '../../support/builders/positions';
import { candidateId } from '../../support/builders/recording';
import { questionnaireId } from '../../support/builders/screening';
import { date } from '../../support/builders/time';
import { anotherTake, mp4File, webmFile } from '../../support/builders/recorded-files';
import type { Field } from '../form-of';
import { bodyOf, signInOverHttp } from '../portal-over-http';
import {
  job,
  base,
  recorded,
  portalWith,
  put,
  send,
  list,
  submit,
  hash,
  reasonIn,
  fileIn,
  underWay,
  status,
} from './recording-portal';

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

  it('and the answers to them, are there for a job of that community only', async () => {
    const portal = await portalWith();
    const who = await signInOverHttp(portal);
    const ofAnotherPlace = await portal.get(`${base}/candidate_list_of_recorded_videos/41/4711`, who);
    expect(bodyOf(ofAnotherPlace)).toMatchObject({ statusCode: 404 });
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

  it('takes nothing from a stranger, and keeps nothing of it [R3]', async () => {
    const portal = await portalWith();
    const stranger = { authorization: `Bearer ${'x'.repeat(43)}` };
    expect(await send(portal, stranger, webmFile)).toMatchObject({ statusCode: 401 });
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

  it('asks what costs little first: no file is read for what would be refused anyway', async () => {
    let read = 0;
    const counting: Recordings = {
      digest: (file) => {
        read += 1;
        return believedRecordings.digest(file);
      },
      look: () => {
        read += 1;
        return TE.right(O.none);
      },
      seekable: believedRecordings.seekable,
    };
    const portal = await portalWith({
      recordings: counting,
      positions: [aPosition({ ...recorded, questionnaireId: questionnaireId(7), published: false })],
    });
    const who = await signInOverHttp(portal);
    for (const [changes, reason] of [
      [{ position_id: '7' }, 'NoSuchApplication'],
      [{}, 'PositionNotOpen'],
      [{ record_type: 'practice' }, 'PositionNotOpen'],
    ] as const)
      expect(reasonIn(await send(portal, who, webmFile, changes))).toBe(reason);
    expect(reasonIn(await submit(portal, who))).toBe('PositionNotOpen');
    expect(read).toBe(0);
    const open = await portalWith({ recordings: counting });
    const them = await signInOverHttp(open);
    expect(reasonIn(await send(open, them, webmFile, { question_id: '9' }))).toBe('NoSuchQuestion');
    expect(read).toBe(0);
  });

  it('takes no new take after the last day, and submits what was received by then [R32, R10b]', async () => {
    // 9:00 in Chicago on Friday, 4 December 2026: it is the last day there.
    const until = aPosition({ ...recorded, questionnaireId: questionnaireId(7), recordUntil: date('2026-12-04') });
    const portal = await portalWith({ positions: [until] });
    const who = await signInOverHttp(portal);
    const first = await send(portal, who, webmFile);
    expect(first).toMatchObject({ statusCode: 200 });
    expect(await send(portal, who, mp4File, { question_id: '2' })).toMatchObject({ statusCode: 200 });
    portal.world.clock.moveBy(hours(14) + minutes(59));
    expect(reasonIn(await put(portal, who, 'now_or_later', { ...job, candidate_option: 'now' }))).toBeUndefined();
    portal.world.clock.moveBy(minutes(1));
    const today = await signInOverHttp(portal);
    expect((await send(portal, today, anotherTake(2), { question_id: '3' }))['refusal']).toEqual({
      reason: 'RecordingOver',
      until: '2026-12-04',
      today: '2026-12-05',
    });
    for (const candidate_option of ['now', 'later'])
      expect(reasonIn(await put(portal, today, 'now_or_later', { ...job, candidate_option }))).toBe('RecordingOver');
    // A receipt that was lost is given once more.
    expect(await send(portal, today, webmFile)).toEqual(first);
    expect(await submit(portal, today)).toMatchObject({ statusCode: 200 });
  });

  it.each([
    [hours(2) + minutes(59), undefined],
    [hours(3), 'AnswerTooLate'],
    [hours(3) + minutes(1), 'AnswerTooLate'],
  ])('takes an answer begun on the last day %i ms after it: refused for %s [R32]', async (after, reason) => {
    const until = aPosition({ ...recorded, questionnaireId: questionnaireId(7), recordUntil: date('2026-12-04') });
    const portal = await portalWith({ positions: [until] });
    const { clock, dependencies } = portal.world;
    // 9:00 in Chicago.
    clock.moveBy(hours(14) + minutes(59));
    const ref = dependencies.secrets.newFileRef();
    const file = { ref, purpose: 'answer', lineage: undefined, name: 'answer', bytes: webmFile.length } as const;
    const begun = dependencies.files.begin({ ...file, owner: candidateId(1), begunAt: clock.now() }, () => permitted);
    await begun();
    clock.moveBy(minutes(1) + after);
    const pieces = async function* () {
      yield webmFile;
    };
    await dependencies.files.append(ref, 0, pieces())();
    const who = await signInOverHttp(portal);
    const named = { ...job, question_id: 1, record_type: 'now', skip_question: false, video: ref };
    const body = bodyOf(await portal.post(`${base}/upload_self_recorded_video`, named, who));
    expect(reasonIn(body)).toBe(reason);
    if (reason !== undefined) expect(body['refusal']).toEqual({ reason, until: '2026-12-04', atMost: 10_800_000 });
  });

  it('gives a file to one answer, and the same receipt to all who send it for that one at once', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'answers-'));
    // An upload that can't be deleted is there for a second call, like one that is sent at the same time.
    let stuck = false;
    const second = { ...recorded, positionId: positionId(4712) };
    const both = [anApplication(recorded), anApplication(second)];
    const portal = await portalWith({
      files: (clock, reporter) => {
        const disk = diskFileStore(folder, reporter, clock);
        return { ...disk, discard: (ref) => (stuck ? TE.left({ _tag: 'StoreUnavailable' }) : disk.discard(ref)) };
      },
      positions: [4711, 4712].map((id) =>
        aPosition({ ...recorded, positionId: positionId(id), questionnaireId: questionnaireId(7), rerecordLimit: 1 }),
      ),
      applicants: [{ candidate: aCandidate(), applications: both }],
    });
    const who = await signInOverHttp(portal);
    const { files } = portal.world.dependencies;
    const upload = async (content: Uint8Array) => {
      const ref = portal.world.dependencies.secrets.newFileRef();
      const file = { ref, purpose: 'answer', lineage: undefined, name: 'answer', bytes: content.length } as const;
      await files.begin({ ...file, owner: candidateId(1), begunAt: portal.world.clock.now() }, () => permitted)();
      const pieces = async function* () {
        yield content;
      };
      await files.append(ref, 0, pieces())();
      return ref;
    };
    const name = async (video: string, changes: object) =>
      bodyOf(
        await portal.post(
          `${base}/upload_self_recorded_video`,
          { ...job, question_id: 1, record_type: 'now', skip_question: false, video, ...changes },
          who,
        ),
      );
    const once = await upload(webmFile);
    const receipts = await Promise.all(Array.from({ length: 10 }, () => name(once, {})));
    for (const receipt of receipts) expect(receipt).toEqual({ ...receipts[0], statusCode: 200 });
    // Nor is its upload needed any more.
    expect(await name(once, {})).toEqual(receipts[0]);
    stuck = true;
    const twice = await upload(mp4File);
    const named = await Promise.all([name(twice, { question_id: 2 }), name(twice, { position_id: 4712 })]);
    expect(named.filter((body) => body['statusCode'] === 200)).toHaveLength(1);
    expect(named.map(reasonIn)).toContain('AnswersAnother');
    stuck = false;
    // Recorded again, the winner's file goes and nobody else's.
    expect(await files.read(once)()).toMatchObject({ right: { _tag: 'Some' } });
    expect(await name(await upload(anotherTake(2)), {})).toMatchObject({ statusCode: 200, re_record: 1 });
    expect(await files.read(once)()).toMatchObject({ right: { _tag: 'None' } });
    expect(await files.read(twice)()).toMatchObject({ right: { _tag: 'Some' } });
  }, 60_000);
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
