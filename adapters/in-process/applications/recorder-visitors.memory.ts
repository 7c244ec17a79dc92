import type { CandidateId } from '../../../domain/ids/candidate-id';
import type { RecorderVisitor } from '../../../domain/applications/recorder-visitor';
import type { PositionId } from '../../../domain/ids/position-ids';
import type { RecorderVisitors } from '../../../application/applications/applications.store';
import { found, written } from '../store/answers';
import type { Draft, Memory } from '../store/memory';

interface RecorderVisitorRow {
  readonly candidateId: CandidateId;
  readonly positionId: PositionId;
  readonly visitor: RecorderVisitor;
}

declare module '../store/memory' {
  interface Memory {
    readonly recorderVisitors: readonly RecorderVisitorRow[];
  }
}

/** Nothing is stored yet. */
export const recorderVisitorsBegin = {
  recorderVisitors: [],
} satisfies Partial<Memory>;

const isOf =
  ({ candidateId, positionId }: Pick<RecorderVisitorRow, 'candidateId' | 'positionId'>) =>
  (row: RecorderVisitorRow): boolean =>
    row.candidateId === candidateId && row.positionId === positionId;

export const recorderVisitorsIn = (draft: Draft): RecorderVisitors => ({
  put: (candidateId, positionId, visitor) =>
    written(() => {
      const isIt = isOf({ candidateId, positionId });
      const others = draft.read().recorderVisitors.filter((row) => !isIt(row));
      draft.write({ recorderVisitors: [...others, { candidateId, positionId, visitor }] });
    }),
  of: (candidateId, positionId) =>
    found(() => draft.read().recorderVisitors.find(isOf({ candidateId, positionId }))?.visitor),
});
