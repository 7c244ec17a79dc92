import * as O from 'fp-ts/Option';
import type { Kept, ScreeningDraft, SessionStore } from '../../application/ports/session-store';
import { keptParts } from '../contract/session-fields';

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

/** What one tab of a device stores, without a device. */
export const inMemorySessionStore = (): SessionStore => {
  const parts = keptParts(() => keptHere());
  const drafts = new Map<string, Kept<ScreeningDraft>>();
  const lapse = (): void => {
    for (const { clear } of Object.values(parts)) clear();
    parts.sessionEnded.write(true);
  };
  return {
    ...parts,
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
