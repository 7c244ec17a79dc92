import type { ActRecords } from '../../../application/applications/applications.store';
import { answer, written } from './answers';
import type { Draft } from './memory';

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
