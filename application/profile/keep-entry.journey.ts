import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Decision } from '../../domain/decision';
import type { Candidate } from '../../domain/profile/candidate';
import { parsePersonName } from '../../domain/identity/person-name';
import { checkEducation, sameEducation, type Education } from '../../domain/profile/education';
import { checkExperience, sameExperience, type Experience } from '../../domain/profile/experience';
import type { EntryTextFault } from '../../domain/profile/entry-text';
import { changedList, type EntryChanged, type ListChange } from '../../domain/profile/list-change';
import type { NoSuchEntry } from '../../domain/profile/listing';
import type { ProfileList } from '../../domain/profile/profile';
import type { SpanFaults } from '../../domain/profile/span';
import { savingEntries, type ProfileUpdate } from '../../domain/profile/update';
import type { CalendarDate } from '../../domain/time/calendar-date';
import type { CallFailure } from '../failure';
import { inOrder, refuse, take } from '../in-order';
import type { ProfileApi, ProfileSaved, UpdateProfileRefusal } from './profile.api';

/*
 * Jobs and courses, edited one at a time. An update sends both lists whole and does not say which version it started from (spec 1 §5, §7). So each
 * change is made to a freshly fetched profile. Two saves at the same moment can still overwrite each other.
 */

interface Deps {
  readonly api: Pick<ProfileApi, 'profile' | 'updateProfile'>;
}

/** A job or a course as typed. `where` is its company or college; `present` means that it has not ended. */
export interface EntryForm {
  readonly title: string;
  readonly where: string;
  readonly from: string;
  readonly to: string;
  readonly present: boolean;
}

/** Faults of a job or a course by field. Undefined: the field is fine. */
export interface EntryFaults extends SpanFaults {
  readonly title: EntryTextFault | undefined;
  readonly where: EntryTextFault | undefined;
}

/** The form of a job or a course has faulty fields; nothing was fetched or sent. */
export interface EntryRejected {
  readonly _tag: 'EntryRejected';
  readonly faults: EntryFaults;
}

/** The profile has no name yet, and an update must send first and last name. */
export interface NameNeeded {
  readonly _tag: 'NameNeeded';
}

/** The entry has changed since its form opened; with the current profile. */
export interface EntryOutdated extends EntryChanged {
  readonly now: Candidate;
}

/** The entry meant: its index in the list, or a new one. */
export interface EntryWanted {
  readonly list: ProfileList;
  readonly place: number | 'new';
}

/** A stored entry: its index in its list, from 0. */
export interface EntryPlace {
  readonly list: ProfileList;
  readonly place: number;
}

type Lists = Pick<Candidate, ProfileList>;

/** A change to one of the two lists. */
type Change =
  | { readonly list: 'experience'; readonly change: ListChange<Experience> }
  | { readonly list: 'education'; readonly change: ListChange<Education> };

const rejected = (faults: EntryFaults): EntryRejected => ({ _tag: 'EntryRejected', faults });

/** A current job or course has no end. */
const endOf = ({ to, present }: EntryForm): string => (present ? '' : to);

const readExperience = (form: EntryForm, today: CalendarDate): E.Either<EntryRejected, Experience> =>
  pipe(
    checkExperience({ title: form.title, company: form.where, from: form.from, to: endOf(form) }, today),
    E.mapLeft(({ company, ...faults }) => rejected({ ...faults, where: company })),
  );

const readEducation = (form: EntryForm, today: CalendarDate): E.Either<EntryRejected, Education> =>
  pipe(
    checkEducation({ title: form.title, college: form.where, from: form.from, to: endOf(form) }, today),
    E.mapLeft(({ college, ...faults }) => rejected({ ...faults, where: college })),
  );

const put = <Entry>(place: number | 'new', entry: Entry): ListChange<Entry> =>
  place === 'new' ? { _tag: 'Added', entry } : { _tag: 'Edited', place, entry };

const changeOf = (
  { list, place }: EntryWanted,
  form: EntryForm,
  today: CalendarDate,
): E.Either<EntryRejected, Change> => {
  switch (list) {
    case 'experience':
      return pipe(
        readExperience(form, today),
        E.map((entry): Change => ({ list, change: put(place, entry) })),
      );
    case 'education':
      return pipe(
        readEducation(form, today),
        E.map((entry): Change => ({ list, change: put(place, entry) })),
      );
  }
};

const decided = <Reason, A>(decision: Decision<Reason, A>): E.Either<Reason, A> =>
  decision._tag === 'Allowed' ? E.right(decision.value) : E.left(decision.reason);

/** The current list with that one change, or why it is not made. */
const listsAfter = (
  shown: Candidate,
  now: Candidate,
  { list, change }: Change,
): E.Either<EntryChanged | NoSuchEntry, Partial<Lists>> => {
  switch (list) {
    case 'experience':
      return pipe(
        decided(changedList(sameExperience)(shown.experience, now.experience, change)),
        E.map((experience) => ({ experience })),
      );
    case 'education':
      return pipe(
        decided(changedList(sameEducation)(shown.education, now.education, change)),
        E.map((education) => ({ education })),
      );
  }
};

const keptOf = (candidate: Candidate): E.Either<NameNeeded, ProfileUpdate> => {
  const firstName = parsePersonName(candidate.firstName);
  const lastName = parsePersonName(candidate.lastName);
  return E.isRight(firstName) && E.isRight(lastName)
    ? E.right({ ...candidate, firstName: firstName.right, lastName: lastName.right })
    : E.left({ _tag: 'NameNeeded' });
};

/** Why an entry isn't changed: it is gone or has changed in the meantime, the profile has no name to send with it, or the update failed. */
export type RemoveEntryFailure = NoSuchEntry | EntryOutdated | NameNeeded | UpdateProfileRefusal | CallFailure;
/** Why an entry is not saved: the form itself, or anything that would keep it from being removed. */
export type SaveEntryFailure = EntryRejected | RemoveEntryFailure;

/** Fetches the profile and sends it with that one change; names, zip code and all other entries stay as they are now. */
const made = (api: Deps['api'], shown: Candidate, change: Change): TE.TaskEither<RemoveEntryFailure, ProfileSaved> =>
  inOrder(function* () {
    const now = yield* take(api.profile());
    const lists = listsAfter(shown, now, change);
    if (E.isLeft(lists)) return yield* refuse(lists.left._tag === 'EntryChanged' ? { ...lists.left, now } : lists.left);
    const kept = yield* take(TE.fromEither(keptOf(now)));
    return yield* take(api.updateProfile(savingEntries(kept, lists.right)));
  });

/**
 * Saves a new or edited job or course and leaves everything else as it is (spec 1 §5, §7, R21). `shown`: the profile from which the form was filled.
 */
export const saveEntry =
  ({ api }: Deps) =>
  (
    shown: Candidate,
    wanted: EntryWanted,
    typed: EntryForm,
    today: CalendarDate,
  ): TE.TaskEither<SaveEntryFailure, ProfileSaved> =>
    pipe(
      TE.fromEither(changeOf(wanted, typed, today)),
      TE.flatMap((change): TE.TaskEither<SaveEntryFailure, ProfileSaved> => made(api, shown, change)),
    );

/** Removes a job or a course that was added by mistake (ours) and leaves everything else as it is. */
export const removeEntry =
  ({ api }: Deps) =>
  (shown: Candidate, { list, place }: EntryPlace): TE.TaskEither<RemoveEntryFailure, ProfileSaved> =>
    made(api, shown, { list, change: { _tag: 'Removed', place } });
