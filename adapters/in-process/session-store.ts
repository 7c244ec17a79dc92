import * as O from 'fp-ts/Option';
import type { SessionToken } from '../../application/ports/secrets';
import type { Job } from '../../application/navigation/destination';
import type { Kept, LinkHint, ScreeningDraft, SessionStore, WorkInHand } from '../../application/ports/session-store';

const keptHere = <A>(): Kept<A> => {
  let value: O.Option<A> = O.none;
  return {
    read: () => value,
    write: (written) => {
      value = O.some(written);
    },
    clear: () => {
      value = O.none;
    },
  };
};

/** What one tab of a device keeps, without a device. */
export const inMemorySessionStore = (): SessionStore => {
  const token = keptHere<SessionToken>();
  const signOutMessage = keptHere<string>();
  const intendedPath = keptHere<string>();
  const linkHint = keptHere<LinkHint>();
  const workInHand = keptHere<WorkInHand>();
  const jobInHand = keptHere<Job>();
  const drafts = new Map<string, Kept<ScreeningDraft>>();
  const lapse = (): void => {
    [token, signOutMessage, intendedPath, workInHand, jobInHand].forEach(({ clear }) => {
      clear();
    });
  };
  return {
    token,
    signOutMessage,
    intendedPath,
    linkHint,
    workInHand,
    jobInHand,
    drafts: {
      of: (candidateId, positionId) => {
        const name = `${candidateId} ${positionId}`;
        const draft = drafts.get(name) ?? keptHere<ScreeningDraft>();
        drafts.set(name, draft);
        return draft;
      },
    },
    wipe: () => {
      lapse();
      drafts.clear();
    },
    lapse,
  };
};
