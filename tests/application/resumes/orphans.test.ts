import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { forgetOrphans } from '../../../application/resumes/forget-orphans.service';
import type { FileRef } from '../../../application/ports/file-ref';
import type { UnitOfWork } from '../../../application/ports/unit-of-work';
import { parseSha256 } from '../../../domain/recording/sha256';
import { hours } from '../../../domain/time/duration';
import { anApplication } from '../../support/builders/applications';
import { decoded } from '../../support/builders/decoded';
import { aCandidate, fileRef } from '../../support/builders/identity';
import { aPosition } from '../../support/builders/positions';
import { candidateId, questionId } from '../../support/builders/recording';
import { pdfFile } from '../../support/builders/resume-files';
import { answerOf } from '../../support/world/answers';
import { storedFile } from '../../support/world/stored-file';
import { aWorld } from '../../support/world/world';

const caller = candidateId(1);
const { positionId } = aPosition();

describe('Stored files that nothing uses', () => {
  it('are deleted a day after their last byte; an answer, and its copy for playback, are kept [R24, R34]', async () => {
    const world = await aWorld({ applicants: [{ candidate: aCandidate(), applications: [anApplication()] }] });
    const [orphan, file, playable] = [
      await storedFile(world, caller, fileRef(1)),
      await storedFile(world, caller, fileRef(2)),
      await storedFile(world, caller, fileRef(3)),
    ];
    const sha256 = decoded(parseSha256('a'.repeat(64)), 'a hash');
    const receivedAt = world.clock.now();
    await world.behind(({ recordedAnswers }) =>
      recordedAnswers.put(caller, positionId, {
        questionId: questionId(1),
        take: { file, playable, kind: 'webm', bytes: pdfFile.length, sha256, length: undefined, receivedAt },
        replaced: [],
      }),
    );
    const isThere = async (ref: FileRef): Promise<boolean> =>
      O.isSome(await answerOf(world.dependencies.files.read(ref)));
    // The portal makes it once and runs it once a day.
    const daily = forgetOrphans(world.dependencies);
    world.clock.moveBy(hours(24));
    expect(await answerOf(daily)).toBe(0);
    world.clock.moveBy(1);
    expect(await answerOf(daily)).toBe(1);
    expect(await Promise.all([orphan, file, playable].map(isThere))).toEqual([false, true, true]);
  });

  it('are sought 500 at a time: 1,200 files that are used take three units of work', async () => {
    const world = await aWorld();
    const refs = Array.from({ length: 1_200 }, (_, n) => fileRef(n));
    let units = 0;
    const unitOfWork: UnitOfWork = {
      run: (work) => {
        units += 1;
        return world.dependencies.unitOfWork.run((store) => work({ ...store, usedFiles: { among: TE.right } }));
      },
    };
    const files = { ...world.dependencies.files, keptBefore: () => TE.right(refs) };
    expect(await answerOf(forgetOrphans({ ...world.dependencies, files, unitOfWork }))).toBe(0);
    expect(units).toBe(3);
  });
});
