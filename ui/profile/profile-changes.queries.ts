import * as E from 'fp-ts/Either';
import { removeEntry, saveEntry, type SaveEntryFailure } from '../../application/profile/keep-entry.journey';
import type { RemoveEntry, SaveEntry } from '../../application/profile/edit-entry.live';
import { saveDetails, type SaveDetailsFailure } from '../../application/profile/keep-profile.journey';
import type { ProfileSaved } from '../../application/profile/profile.api';
import type { IdempotencyKey } from '../../application/ports/secrets';
import type { PersonForm } from '../../domain/identity/person';
import type { Candidate } from '../../domain/profile/candidate';
import { changing, once, queries } from '../store/queries';

interface DetailsTyped {
  readonly shown: Candidate;
  readonly typed: PersonForm;
  readonly key: IdempotencyKey;
}

type EntrySaved = E.Either<SaveEntryFailure, ProfileSaved>;

/** Other pages show the current profile, even when it was changed elsewhere. */
const isAnother = (answer: EntrySaved): boolean => E.isRight(answer) || answer.left._tag === 'EntryChanged';

export const profileChanges = queries.injectEndpoints({
  endpoints: (build) => ({
    saveDetails: build.mutation<E.Either<SaveDetailsFailure, ProfileSaved>, DetailsTyped>({
      queryFn: changing((ports, { shown, typed, key }: DetailsTyped) => saveDetails(ports)(shown, typed, key)),
      invalidatesTags: once('profile'),
    }),
    saveEntry: build.mutation<EntrySaved, SaveEntry>({
      queryFn: changing((ports, { shown, wanted, typed, today }: SaveEntry) =>
        saveEntry(ports)(shown, wanted, typed, today),
      ),
      invalidatesTags: once('profile', isAnother),
    }),
    removeEntry: build.mutation<EntrySaved, RemoveEntry>({
      queryFn: changing((ports, { shown, entry }: RemoveEntry) => removeEntry(ports)(shown, entry)),
      invalidatesTags: once('profile', isAnother),
    }),
  }),
});

export const { useSaveDetailsMutation, useSaveEntryMutation, useRemoveEntryMutation } = profileChanges;
