import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { known } from '../../domain/brand';
import { checkPerson, type PersonFaults, type PersonForm } from '../../domain/identity/person';
import { parsePersonName } from '../../domain/identity/person-name';
import { checkEducation, type Education } from '../../domain/profile/education';
import { checkExperience, type Experience } from '../../domain/profile/experience';
import type { EntryTextFault } from '../../domain/profile/entry-text';
import { withEntryAt, withNewEntry, withoutEntryAt, type NoSuchEntry } from '../../domain/profile/listing';
import type { ProfileList } from '../../domain/profile/profile';
import type { SpanFaults } from '../../domain/profile/span';
import { savingEntries, savingProfile, type ProfileUpdate } from '../../domain/profile/update';
import type { CalendarDate } from '../../domain/time/calendar-date';
import { dateShown } from '../../domain/time/date-shown';
import type { TimeZone } from '../../domain/time/time-zone';
import type { CallFailure } from '../failure';
import type {
  ChangeContactRefusal,
  ProfileApi,
  ProfileSaved,
  UpdateProfileRefusal,
} from '../ports/candidate-api/profile';
import type { Clock } from '../ports/clock';
import type { IdempotencyKey } from '../ports/secrets';
import type { Candidate } from '../ports/unit-of-work/people';
import { checkedFirst } from './check-phone';
import { sendContact, type ContactDeps } from './change-contact';

interface Deps {
  readonly api: Pick<ProfileApi, 'updateProfile'>;
}

export interface DetailsRejected {
  readonly _tag: 'DetailsRejected';
  readonly faults: PersonFaults;
}

interface DetailsDeps extends ContactDeps {
  readonly api: ContactDeps['api'] & Pick<ProfileApi, 'updateProfile'>;
}

type SaveDetailsFailure = DetailsRejected | UpdateProfileRefusal | ChangeContactRefusal | CallFailure;

/**
 * Update on the profile: what the rules accept is sent, with both lists as they stand (spec 1 §5). An update carries no phone: one that was
 * changed goes first, by the way of 'Your details', because it is the part that can be refused.
 */
export const saveDetails =
  (deps: DetailsDeps) =>
  (candidate: Candidate, typed: PersonForm, key: IdempotencyKey): TE.TaskEither<SaveDetailsFailure, ProfileSaved> =>
    pipe(
      TE.fromEither(checkPerson(typed)),
      TE.mapLeft((faults): SaveDetailsFailure => ({ _tag: 'DetailsRejected', faults })),
      TE.bindTo('person'),
      TE.let('saving', ({ person }) => savingProfile(candidate, person)),
      TE.tap(({ person, saving }): TE.TaskEither<SaveDetailsFailure, unknown> =>
        saving.checkPhoneFirst ? checkedFirst(deps.api, person) : TE.right(undefined),
      ),
      TE.map(({ saving }) => saving),
      TE.tap(({ contact }): TE.TaskEither<SaveDetailsFailure, unknown> =>
        contact === undefined ? TE.right(undefined) : sendContact(deps)({ ...contact, code: undefined, key }),
      ),
      TE.flatMap(({ update }) => deps.api.updateProfile(update)),
    );

/** A job or a course as it was typed. `where` is its company or college; `present` says that it has no end yet. */
export interface EntryForm {
  readonly title: string;
  readonly where: string;
  readonly from: string;
  readonly to: string;
  readonly present: boolean;
}

export interface EntryFaults extends SpanFaults {
  readonly title: EntryTextFault | undefined;
  readonly where: EntryTextFault | undefined;
}

export interface EntryRejected {
  readonly _tag: 'EntryRejected';
  readonly faults: EntryFaults;
}

/** The profile has no name yet, and an update sends both. */
export interface NameNeeded {
  readonly _tag: 'NameNeeded';
}

/** Which entry is meant: the place where it is kept, or a new one. */
export interface EntryWanted {
  readonly list: ProfileList;
  readonly place: number | 'new';
}

type Lists = Partial<Pick<Candidate, ProfileList>>;
type Refused = EntryRejected | NoSuchEntry;

const placed = <Entry>(
  entries: readonly Entry[],
  place: number | 'new',
  entry: Entry,
): E.Either<NoSuchEntry, readonly Entry[]> => {
  if (place === 'new') return E.right(withNewEntry(entries, entry));
  const decision = withEntryAt(entries, place, entry);
  return decision._tag === 'Allowed' ? E.right(decision.value) : E.left(decision.reason);
};

const rejected = (faults: EntryFaults): EntryRejected => ({ _tag: 'EntryRejected', faults });

/** What lasts still has no end; who says that it does not is asked for one. */
const endOf = ({ to, present }: EntryForm): string => (present ? '' : to);

const withEnd = (faults: EntryFaults, { to, present }: EntryForm): EntryFaults =>
  !present && to.trim() === '' ? { ...faults, to: { _tag: 'MonthMissing' } } : faults;

const noFaults: EntryFaults = { title: undefined, where: undefined, from: undefined, to: undefined };

const readExperience = (form: EntryForm, today: CalendarDate): E.Either<EntryFaults, Experience> =>
  pipe(
    checkExperience({ title: form.title, company: form.where, from: form.from, to: endOf(form) }, today),
    E.mapLeft(({ company, ...faults }) => ({ ...faults, where: company })),
  );

const readEducation = (form: EntryForm, today: CalendarDate): E.Either<EntryFaults, Education> =>
  pipe(
    checkEducation({ title: form.title, college: form.where, from: form.from, to: endOf(form) }, today),
    E.mapLeft(({ college, ...faults }) => ({ ...faults, where: college })),
  );

/** Every fault at once, an end that is missing among them. */
const whole = <Entry>(read: E.Either<EntryFaults, Entry>, form: EntryForm): E.Either<EntryRejected, Entry> => {
  const endMissing = withEnd(noFaults, form).to !== undefined;
  if (E.isRight(read)) return endMissing ? E.left(rejected(withEnd(noFaults, form))) : read;
  return E.left(rejected(withEnd(read.left, form)));
};

const listsWith = (
  candidate: Candidate,
  { list, place }: EntryWanted,
  form: EntryForm,
  today: CalendarDate,
): E.Either<Refused, Lists> => {
  switch (list) {
    case 'experience':
      return pipe(
        whole(readExperience(form, today), form),
        E.flatMap((entry): E.Either<Refused, readonly Experience[]> => placed(candidate.experience, place, entry)),
        E.map((experience) => ({ experience })),
      );
    case 'education':
      return pipe(
        whole(readEducation(form, today), form),
        E.flatMap((entry): E.Either<Refused, readonly Education[]> => placed(candidate.education, place, entry)),
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

/** Both lists as they shall be, with the names and the zip code that stand. */
const saveLists = <F>(
  api: Deps['api'],
  candidate: Candidate,
  lists: E.Either<F, Lists>,
): TE.TaskEither<F | NameNeeded | UpdateProfileRefusal | CallFailure, ProfileSaved> =>
  pipe(
    TE.fromEither(lists),
    TE.bindTo('lists'),
    TE.bindW('kept', () => TE.fromEither(keptOf(candidate))),
    TE.flatMap(({ lists: said, kept }) =>
      pipe(
        api.updateProfile(savingEntries(kept, said)),
        TE.mapLeft((failure): F | NameNeeded | UpdateProfileRefusal | CallFailure => failure),
      ),
    ),
  );

export type SaveEntryFailure = Refused | NameNeeded | UpdateProfileRefusal | CallFailure;

/** A new or edited job or course is saved with everything else as it was (spec 1 §5, §7, R21). */
export const saveEntry =
  ({ api }: Deps) =>
  (
    candidate: Candidate,
    wanted: EntryWanted,
    typed: EntryForm,
    today: CalendarDate,
  ): TE.TaskEither<SaveEntryFailure, ProfileSaved> =>
    saveLists(api, candidate, listsWith(candidate, wanted, typed, today));

const listsWithout = (
  { experience, education }: Candidate,
  { list, place }: { readonly list: ProfileList; readonly place: number },
): E.Either<NoSuchEntry, Lists> => {
  switch (list) {
    case 'experience': {
      const left = withoutEntryAt(experience, place);
      return left._tag === 'Allowed' ? E.right({ experience: left.value }) : E.left(left.reason);
    }
    case 'education': {
      const left = withoutEntryAt(education, place);
      return left._tag === 'Allowed' ? E.right({ education: left.value }) : E.left(left.reason);
    }
  }
};

/** A job or a course that was added by mistake is taken off its list (ours), with everything else as it was. */
export const removeEntry =
  ({ api }: Deps) =>
  (
    candidate: Candidate,
    entry: { readonly list: ProfileList; readonly place: number },
  ): TE.TaskEither<NoSuchEntry | NameNeeded | UpdateProfileRefusal | CallFailure, ProfileSaved> =>
    saveLists(api, candidate, listsWithout(candidate, entry));

/** Where the clock shows no date that can be told, nothing is in the past: the first day that clocks count from. */
const firstDayOfUnix = known<CalendarDate>('1970-01-01');

/** The candidate's own today, without the zones that only scheduling brings (R21). */
export const ownToday = (clock: Clock, zone: TimeZone): CalendarDate =>
  O.getOrElse(() => firstDayOfUnix)(dateShown(clock.now(), zone));
