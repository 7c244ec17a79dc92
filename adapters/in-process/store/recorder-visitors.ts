import type { RecorderVisitors } from '../../../application/ports/unit-of-work/applications';
import { found, written } from './answers';
import type { Draft, RecorderVisitorRow } from './memory';

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
