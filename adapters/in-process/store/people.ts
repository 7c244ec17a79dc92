import type { Candidates, Sessions } from '../../../application/ports/unit-of-work/people';
import { found, withEntry, written } from './answers';
import type { Draft } from './memory';

export const candidatesIn = (draft: Draft): Candidates => ({
  withEmail: (email) => found(() => draft.read().candidates.find((candidate) => candidate.email === email)),
  withId: (id) => found(() => draft.read().candidates.find((candidate) => candidate.id === id)),
  update: (id, { zip, ...update }) =>
    written(() => {
      const candidates = draft
        .read()
        .candidates.map((candidate) =>
          candidate.id === id ? { ...candidate, ...update, zip: zip ?? candidate.zip } : candidate,
        );
      draft.write({ candidates });
    }),
});

export const sessionsIn = (draft: Draft): Sessions => ({
  open: (token, candidateId, at) =>
    written(() => {
      draft.write({ sessions: withEntry(draft.read().sessions, token, { candidateId, lastUsedAt: at }) });
    }),
  find: (token) => found(() => draft.read().sessions.get(token)),
  touch: (token, at) =>
    written(() => {
      const { sessions } = draft.read();
      const session = sessions.get(token);
      if (session !== undefined) draft.write({ sessions: withEntry(sessions, token, { ...session, lastUsedAt: at }) });
    }),
  close: (token) =>
    written(() => {
      draft.write({ sessions: new Map([...draft.read().sessions].filter(([sealed]) => sealed !== token)) });
    }),
});
