import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as E from 'fp-ts/Either';
import { filesToSend, sendImport } from '../../../adapters/composition/send-import';
import { diskFileStore } from '../../../adapters/server/files/file-store';
import { exportApplications } from '../../../adapters/server/operator/export/export-applications';
import { portalSide } from '../../../adapters/terminal/operator/portal-side';
import { largestPiece } from '../../../application/import/import.api';
import type { OperatorSide } from '../../../application/operator/operator.port';
import { hours } from '../../../domain/time/duration';
import type { Instant } from '../../../domain/time/instant';
import { anApplication, positionId } from '../../support/builders/applications';
import { aCandidate } from '../../support/builders/identity';
import { anotherTake, largeTake, mp4File, webmFile } from '../../support/builders/recorded-files';
import { questionId } from '../../support/builders/recording';
import { workshop, type Workshop } from '../../support/store/stores';
import { answerOf } from '../../support/world/answers';
import { around } from '../../support/world/download';
import { morning, type Given } from '../../support/world/world';
import { signInOverHttp, type PortalOverHttp } from '../portal-over-http';
import { hash, job, list, portalWith, put, recorded, send, submit, type Who } from '../recording/recording-portal';

const operatorToken = 'the-operator-of-two-portals';
const named = { email: aCandidate().email, positionId: positionId(job.position_id) };

/** It goes in three pieces. */
const large = largeTake(2 * largestPiece);

const allowance = { flag: true, left: 2 };
const applied = anApplication({
  ...recorded,
  allowances: { video: allowance, 'in-person': allowance, onboarding: allowance, onsite: allowance },
});

/** Everything that reading tells, without what can't be the same in two portals. */
const readBy = async (side: OperatorSide) => {
  const whole = await answerOf(side.seeWholeApplication({ ...named, candidateId: undefined }));
  return {
    ...whole,
    candidate: { ...whole.candidate, id: 0 },
    videos: whole.videos.map(({ take, ...video }) => ({ ...video, take: take && { ...take, path: '' } })),
    history: whole.history.map((event) => ({ ...event, id: 0, candidateId: 0 })),
  };
};

describe('Recorded answers out of one portal, over HTTP, and into another, each with an embedded store and files on a disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'round-trip-'));
  const into = join(folder, 'moved');
  let stores: Workshop;
  const ends: (() => Promise<unknown>)[] = [];

  const aPortal = async (now: Instant, changes: Partial<Given> = {}) => {
    const store = await stores.open();
    const kept = join(stores.newFolder(), 'files');
    const files: Given['files'] = (clock, reporter) => diskFileStore(kept, reporter, clock);
    const portal = await portalWith({ now, unitOfWork: store.unitOfWork, files, ...changes }, { operatorToken });
    const url = await portal.app.listen({ host: '127.0.0.1', port: 0 });
    ends.push(() => portal.app.close(), store.close);
    const download = (link: string): Promise<Response> => fetch(link.replace('https://portal.example.org', url));
    return { portal, download, kept: join(kept, 'kept'), side: portalSide({ publicUrl: url, operatorToken }) };
  };

  /** Agrees, answers the first question twice and the second, skips the third, and submits. */
  const live = async ({ portal }: Awaited<ReturnType<typeof aPortal>>): Promise<Who> => {
    const who = await signInOverHttp(portal);
    await put(portal, who, 'agree_to_recording', job);
    await send(portal, who, anotherTake(1));
    portal.world.clock.moveBy(60_000);
    await send(portal, who, large);
    portal.world.clock.moveBy(60_000);
    await send(portal, who, mp4File, { question_id: '2' });
    await send(portal, who, undefined, { question_id: '3', skip_question: 'true' });
    expect(await submit(portal, who)).toMatchObject({ statusCode: 200 });
    portal.world.clock.moveBy(hours(1));
    return who;
  };

  beforeAll(() => {
    stores = workshop();
  });
  afterAll(async () => {
    for (const end of ends) await end();
    stores.close();
    rmSync(folder, { recursive: true });
  }, 60_000);

  it('read the same there, for the employer and for the candidate, and play; cut off, they go on; again, nothing changes', async () => {
    const first = await aPortal(morning, { applicants: [{ candidate: aCandidate(), applications: [applied] }] });
    const who = await live(first);
    const exported = await answerOf(exportApplications(first.side, around(first.download), into));
    expect(exported).toMatchObject({ answers: 2, bytes: large.length + mp4File.length });
    const here = await readBy(first.side);
    expect(here.videos).toMatchObject([
      { questionId: 1, reRecords: 1, take: { sha256: hash(large), bytes: large.length } },
      { questionId: 2, reRecords: 0, take: { sha256: hash(mp4File), length: expect.any(Number) } },
      { questionId: 3, reRecords: 0 },
    ]);
    expect(here.consents.recording).toEqual(expect.any(Number));

    const second = await aPortal(first.portal.world.clock.now(), { applicants: [] });
    const found = await filesToSend(exported.files);
    let sent = 0;
    const counting: OperatorSide = {
      ...second.side,
      importAnswer: (piece) => {
        sent += piece.piece.length;
        return second.side.importAnswer(piece);
      },
    };
    const cut: OperatorSide = {
      ...counting,
      importAnswer: (piece) =>
        piece.from > 0
          ? () => Promise.resolve(E.left({ _tag: 'NotCarriedOut', why: 'The line is cut.' }))
          : counting.importAnswer(piece),
    };
    expect(await sendImport(cut, found)).toEqual(E.left(['The line is cut.']));
    expect(await sendImport(counting, found)).toMatchObject({ right: { candidates: 1, applications: 1 } });
    expect(sent).toBe(large.length + mp4File.length);

    const there = await readBy(second.side);
    expect(there).toEqual(here);
    expect(second.portal.world.mailer.sent()).toEqual([]);
    for (const asRecorded of [true, false]) {
      const link = await answerOf(second.side.signAnswer({ ...named, questionId: questionId(1), asRecorded }));
      const bytes = new Uint8Array(await (await second.download(link.url)).arrayBuffer());
      expect(hash(bytes) === hash(large)).toBe(asRecorded);
    }
    const files = readdirSync(second.kept);
    // Two recordings, and the copy that was played.
    expect(files).toHaveLength(3);
    const before = await readBy(second.side);
    expect(await sendImport(counting, found)).toMatchObject({ right: { applications: 1 } });
    expect(sent).toBe(large.length + mp4File.length);
    expect(await readBy(second.side)).toEqual(before);
    expect(readdirSync(second.kept)).toEqual(files);

    const seen = async (portal: PortalOverHttp, as: Who) => {
      const { videos, agreed_at, all_questions_recorded } = await list(portal, as);
      return { agreed_at, all_questions_recorded, videos: JSON.stringify(videos).replaceAll(/"[\w-]{22}"/g, '""') };
    };
    expect(await seen(second.portal, await signInOverHttp(second.portal))).toEqual(await seen(first.portal, who));
  }, 120_000);

  it('are refused in a piece that is too large, before it is read', async () => {
    const { portal } = await aPortal(morning);
    const content = Buffer.alloc(2 * largestPiece).toString('base64');
    const piece = { sha256: hash(webmFile), bytes: webmFile.length, first_byte: 0, content };
    const headers = { authorization: `Bearer ${operatorToken}` };
    expect((await portal.post('/api/operator/import_answer', piece, headers)).statusCode).toBe(413);
  });
});
