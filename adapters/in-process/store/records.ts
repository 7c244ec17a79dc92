import type { ActRecords } from '../../../application/ports/unit-of-work/applications';
import type { Messages } from '../../../application/ports/unit-of-work/messages';
import { answer, found, written } from './answers';
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

export const messagesIn = (draft: Draft): Messages => ({
  add: (mail, at) =>
    written(() => {
      const { mails, mailsWritten } = draft.read();
      const id = mailsWritten + 1;
      draft.write({ mails: [...mails, { id, mail, notBefore: at }], mailsWritten: id });
    }),
  take: (now, until) =>
    found(() => {
      const { mails } = draft.read();
      const oldest = mails.find(({ notBefore }) => notBefore <= now);
      if (oldest === undefined) return undefined;
      draft.write({ mails: mails.map((row) => (row === oldest ? { ...row, notBefore: until } : row)) });
      return { id: oldest.id, mail: oldest.mail };
    }),
  remove: (id) =>
    written(() => {
      draft.write({ mails: draft.read().mails.filter((row) => row.id !== id) });
    }),
});
