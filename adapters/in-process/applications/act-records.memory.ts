import type { ActOnRecord, ActRecords } from '../../../application/applications/applications.store';
import type { CandidateId } from '../../../domain/ids/candidate-id';
import type { PositionId } from '../../../domain/ids/position-ids';
import { answer, written } from '../store/answers';
import type { Draft, Memory } from '../store/memory';

interface ActRow extends ActOnRecord {
  readonly candidateId: CandidateId;
  readonly positionId: PositionId;
}

declare module '../store/memory' {
  interface Memory {
    readonly acts: readonly ActRow[];
  }
}

/** Nothing is stored yet. */
export const actRecordsBegin = { acts: [] } satisfies Partial<Memory>;

export const actRecordsIn = (draft: Draft): ActRecords => ({
  add: (candidateId, positionId, record) =>
    written(() => {
      draft.write({ acts: [...draft.read().acts, { candidateId, positionId, ...record }] });
    }),
  of: (candidateId, positionId) =>
    answer(() =>
      draft
        .read()
        .acts.filter((row) => row.candidateId === candidateId && row.positionId === positionId)
        .map(({ act, reason, at }) => ({ act, reason, at })),
    ),
});
