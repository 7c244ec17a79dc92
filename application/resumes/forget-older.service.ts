import { mostResumesKept } from '../../domain/files/upload-room';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { PositionId } from '../../domain/ids/position-ids';
import { inOrder, take } from '../in-order';
import type { FileRef } from '../ports/file-ref';
import type { Store } from '../ports/unit-of-work';
import type { FromStore } from '../ports/unit-of-work/store';

/** An application's older resumes make room. Answers their files, which another application may use. */
export const forgetOlder = (
  store: Pick<Store, 'resumes'>,
  candidateId: CandidateId,
  positionId: PositionId,
): FromStore<readonly FileRef[]> =>
  inOrder(function* () {
    const all = yield* take(store.resumes.of(candidateId));
    const given = new Set(all.filter((one) => one.positionId === positionId).map(({ file }) => file));
    const older = [...given].slice(mostResumesKept);
    for (const file of older) yield* take(store.resumes.forget(candidateId, positionId, file));
    return older;
  });
