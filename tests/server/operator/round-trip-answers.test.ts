import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as E from 'fp-ts/Either';
import { filesToSend, sendImport } from '../../../adapters/composition/send-import';
import { exportApplications } from '../../../adapters/server/operator/export/export-applications';
import { largestPiece } from '../../../application/import/import.api';
import type { OperatorSide } from '../../../application/operator/operator.port';
import { hours } from '../../../domain/time/duration';
import type { Instant } from '../../../domain/time/instant';
import { anApplication, positionId } from '../../support/builders/applications';
import { aCandidate } from '../../support/builders/identity';
import { anotherTake, largeTake, mp4File, webmFile } from '../../support/builders/recorded-files';
import { questionId } from '../../support/builders/recording';
import { answerOf } from '../../support/world/answers';
import { around } from '../../support/world/download';
import { morning, type Given } from '../../support/world/world';
import { signInOverHttp, type PortalOverHttp } from '../portal-over-http';
import { operatorToken, portalsOnDisk } from '../portals-on-disk';
import { hash, job, list, portalWith, put, recorded, send, submit, type Who } from '../recording/recording-portal';

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
  const portals = portalsOnDisk();
  const aPortal = (now: Instant, changes: Partial<Given> = {}) =>
    portals.open((stored) => portalWith({ now, ...stored, ...changes }, { operatorToken }));
  afterAll(portals.close, 60_000);

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

  it('read the same there, for the employer and for the candidate, and play; cut off, they go on; again, nothing changes', async () => {
    const first = await aPortal(morning, { applicants: [{ candidate: aCandidate(), applications: [applied] }] });
    const who = await live(first);
    const exported = await answerOf(
      exportApplications(first.side, around(first.download), join(portals.folder, 'moved')),
    );
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
    const files = readdirSync(join(second.kept, 'kept'));
    // Two recordings, and the copy that was played.
    expect(files).toHaveLength(3);
    const before = await readBy(second.side);
    expect(await sendImport(counting, found)).toMatchObject({ right: { applications: 1 } });
    expect(sent).toBe(large.length + mp4File.length);
    expect(await readBy(second.side)).toEqual(before);
    expect(readdirSync(join(second.kept, 'kept'))).toEqual(files);

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
