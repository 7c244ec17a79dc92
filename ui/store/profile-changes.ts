import * as E from 'fp-ts/Either';
import {
  removeEntry,
  saveEntry,
  type EntryForm,
  type EntryWanted,
  type SaveEntryFailure,
} from '../../application/journeys/keep-entry';
import { saveDetails, type SaveDetailsFailure } from '../../application/journeys/keep-profile';
import type { ProfileSaved } from '../../application/ports/candidate-api/profile';
import type { IdempotencyKey } from '../../application/ports/secrets';
import type { PersonForm } from '../../domain/identity/person';
import type { Candidate } from '../../domain/profile/candidate';
import type { ProfileList } from '../../domain/profile/profile';
import type { CalendarDate } from '../../domain/time/calendar-date';
import { changing, once, queries } from './queries';

interface DetailsTyped {
  readonly shown: Candidate;
  readonly typed: PersonForm;
  readonly key: IdempotencyKey;
}

interface EntryTyped {
  readonly shown: Candidate;
  readonly wanted: EntryWanted;
  readonly typed: EntryForm;
  readonly today: CalendarDate;
}

interface EntryOnList {
  readonly shown: Candidate;
  readonly entry: { readonly list: ProfileList; readonly place: number };
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
    saveEntry: build.mutation<EntrySaved, EntryTyped>({
      queryFn: changing((ports, { shown, wanted, typed, today }: EntryTyped) =>
        saveEntry(ports)(shown, wanted, typed, today),
      ),
      invalidatesTags: once('profile', isAnother),
    }),
    removeEntry: build.mutation<EntrySaved, EntryOnList>({
      queryFn: changing((ports, { shown, entry }: EntryOnList) => removeEntry(ports)(shown, entry)),
      invalidatesTags: once('profile', isAnother),
    }),
  }),
});

export const { useSaveDetailsMutation, useSaveEntryMutation, useRemoveEntryMutation } = profileChanges;
