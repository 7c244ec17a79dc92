import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type { Kept, SessionStore } from '../../application/ports/session-store';
import { draftNameOf, keptParts, type SessionField } from './session-fields';
import { screeningDraft } from './screening/screening-draft.wire';

/** Values of JSON by name. */
export type KeptFields = Readonly<Record<string, unknown>>;

/** Where a session is stored whole: a file, an entry of a browser's storage, a variable. */
export interface FieldsPlace {
  readonly read: () => KeptFields;
  readonly write: (fields: KeptFields) => void;
}

const without = (name: string, fields: KeptFields): KeptFields =>
  Object.fromEntries(Object.entries(fields).filter(([one]) => one !== name));

/** A value in that place under the specification's own name. An unreadable value is dropped. */
const keptIn =
  (place: FieldsPlace) =>
  <A>({ name, codec: { type } }: Pick<SessionField<A>, 'name' | 'codec'>): Kept<A> => ({
    read: () =>
      pipe(
        O.fromNullable(place.read()[name]),
        O.flatMap((value) => O.fromEither(type.decode(value))),
      ),
    write: (value) => {
      place.write({ ...place.read(), [name]: type.encode(value) });
    },
    clear: () => {
      if (name in place.read()) place.write(without(name, place.read()));
    },
  });

/** The session as plain fields, all in one place (R3). A browser with several tabs needs more: the portal's own store has a place for each tab. */
export const keptSession = (place: FieldsPlace): SessionStore => {
  const kept = keptIn(place);
  const parts = keptParts(kept);
  const wipe = (): void => {
    place.write({});
    parts.sessionEnded.write(true);
  };
  return {
    ...parts,
    drafts: {
      of: (candidateId, positionId) => kept({ name: draftNameOf(candidateId, positionId), codec: screeningDraft }),
    },
    wipe,
    lapse: wipe,
  };
};
