import type { RecorderVisitors } from '../../../application/applications/applications.store';
import { found, written } from '../store/answers';
import type { Draft, RecorderVisitorRow } from '../store/memory';

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
