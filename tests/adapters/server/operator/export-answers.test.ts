import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as TE from 'fp-ts/TaskEither';
import { exportApplications } from '../../../../adapters/server/operator/export/export-applications';
import type { OperatorSide } from '../../../../application/operator/operator.port';
import type { StoredAnswer } from '../../../../application/recording/recorded-answers.store';
import type { WholeApplication } from '../../../../application/operator/operator-reading.port';
import { minutes } from '../../../../domain/time/duration';
import { mp4File, webmFile } from '../../../support/builders/recorded-files';
import { answerOf, refusalOf } from '../../../support/world/answers';
import { around, downloadFrom } from '../../../support/world/download';
import { sought } from '../../../support/world/importing-portal';
import { load } from '../../../support/world/operator-side';
import { answeringFrom, asks, digest, folderOfAnswers } from '../import/answers-beside';
import { aFile } from '../import/a-file';

/* Recorded answers that an export takes along. */

/** An application without what can't be the same in two portals. */
const readBy = async (side: OperatorSide) => {
  const { candidate, videos, history, ...rest }: WholeApplication = await answerOf(side.seeWholeApplication(sought));
  return {
    ...rest,
    candidate: { ...candidate, id: 0 },
    videos: videos.map(({ take, ...video }) => ({ ...video, take: take && { ...take, path: '' } })),
    history: history.map((event) => ({ ...event, id: 0, candidateId: 0 })),
  };
};

describe('An export of recorded answers', () => {
  const { folder, remove } = folderOfAnswers();
  const exports = mkdtempSync(join(tmpdir(), 'export-'));

  afterAll(() => {
    remove();
    rmSync(exports, { recursive: true });
  });

  const videos = [
    { question_id: 2, file: 'answers/2', received_at: '2026-11-20T15:00:00Z', re_record: 2 },
    { question_id: 1, file: 'answers/1', received_at: '2026-11-20T14:00:00Z' },
    { question_id: 3, skipped: true, re_record: 1 },
  ];
  const first = async () => {
    const portal = await answeringFrom(folder);
    await portal.load(videos);
    portal.world.clock.moveBy(minutes(1));
    return portal;
  };

  it('has each as it was recorded, readable by its owner alone, and another portal reads the same', async () => {
    const { side, world } = await first();
    const into = join(exports, 'moved');
    const { files, ...counts } = await answerOf(exportApplications(side, around(downloadFrom(world)), into));
    const bytes = webmFile.length + mp4File.length;
    expect(counts).toEqual({ candidates: 1, applications: 1, resumes: 0, answers: 2, bytes });
    expect(readdirSync(join(into, 'answers')).sort()).toEqual([digest(webmFile), digest(mp4File)].sort());
    expect(readFileSync(join(into, 'answers', digest(webmFile)))).toEqual(Buffer.from(webmFile));
    expect(statSync(join(into, 'answers', digest(webmFile))).mode & 0o077).toBe(0);
    const there = await answeringFrom(folder, { now: world.clock.now() });
    const { positions, questionnaires } = asks;
    const content = aFile({ positions, questionnaires, slots: [], candidates: [] });
    await answerOf(there.side.importFiles({ files: [{ name: 'own.json', content }], onlyCheck: false }));
    expect(await load(there.side, files)).toMatchObject({ applications: 1 });
    const [read, here] = [await readBy(there.side), await readBy(side)];
    expect(read).toEqual(here);
    expect(read.history.map(({ type }) => type)).toEqual(['application.imported', 'answer.opened', 'answer.opened']);
    expect(there.world.mailer.sent()).toEqual([]);
  });

  it('has the one that a candidate sends while the one before is read', async () => {
    const { side, world } = await first();
    const { candidate, videos: before } = await answerOf(side.seeWholeApplication(sought));
    let isSent = false;
    const meanwhile = async (url: string): Promise<Response> => {
      const response = await downloadFrom(world)(url);
      if (!isSent)
        await world.behind((store) =>
          TE.flatMap(([answer, other]: readonly StoredAnswer[]) =>
            answer === undefined || other === undefined
              ? TE.right(undefined)
              : store.recordedAnswers.put(candidate.id, sought.positionId, { ...answer, take: other.take }),
          )(store.recordedAnswers.of(candidate.id, sought.positionId)),
        );
      isSent = true;
      return response;
    };
    const done = await answerOf(exportApplications(side, around(meanwhile), join(exports, 'meanwhile')));
    expect(before.map(({ take }) => take?.sha256)).toEqual([digest(webmFile), digest(mp4File), undefined]);
    const written = readFileSync(done.files[0] ?? '', 'utf8');
    expect(written.split(digest(mp4File)).length - 1).toBe(4);
    expect(written).not.toContain(digest(webmFile));
  });

  it('is refused if the portal gives other bytes than it says', async () => {
    const { side } = await first();
    const other = () => Promise.resolve(new Response(new Uint8Array(webmFile.length)));
    const nowhere = join(exports, 'nowhere');
    expect(await refusalOf(exportApplications(side, around(other), nowhere))).toEqual({
      _tag: 'NotExported',
      why: 'The answer to question 1 of maria.santos@example.org for position 101 has not the SHA-256 that the portal says.',
    });
    const gone = () => Promise.resolve(new Response(null, { status: 410 }));
    expect(await refusalOf(exportApplications(side, around(gone), nowhere))).toMatchObject({
      why: expect.stringContaining('the portal answered 410'),
    });
    expect(readdirSync(exports)).not.toContain('nowhere');
  });
});
