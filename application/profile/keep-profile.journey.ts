import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type * as TE from 'fp-ts/TaskEither';
import type { Candidate } from '../../domain/profile/candidate';
import { checkPerson, type Person, type PersonFaults, type PersonForm } from '../../domain/identity/person';
import { parsePersonName, type PersonName } from '../../domain/identity/person-name';
import { savingProfile, type ProfileSaving } from '../../domain/profile/update';
import type { CalendarDate } from '../../domain/time/calendar-date';
import { firstDayOfClocks } from '../../domain/time/first-day-of-clocks';
import { dateShown } from '../../domain/time/date-shown';
import type { Instant } from '../../domain/time/instant';
import type { TimeZone } from '../../domain/time/time-zone';
import type { CallFailure } from '../failure';
import { inOrder, refuse, take } from '../in-order';
import type { ChangeContactRefusal, ProfileApi, ProfileSaved, UpdateProfileRefusal } from './profile.api';
import type { IdempotencyKey } from '../ports/secrets';
import { checkedFirst } from '../identity/check-phone.journey';
import { sendContact, type ContactDeps } from './change-contact.journey';

/** The profile's form has faulty fields; nothing was fetched or sent. */
export interface DetailsRejected {
  readonly _tag: 'DetailsRejected';
  readonly faults: PersonFaults;
}

interface DetailsDeps extends ContactDeps {
  readonly api: ContactDeps['api'] & Pick<ProfileApi, 'profile' | 'updateProfile'>;
}

/** Why Update failed. The phone is sent first, so it may be saved although the rest is not. */
export type SaveDetailsFailure = DetailsRejected | UpdateProfileRefusal | ChangeContactRefusal | CallFailure;

/** The stored name; if there is none, the name typed. */
const nameNow = (stands: string, typed: PersonName): PersonName => E.getOrElse(() => typed)(parsePersonName(stands));

const savingNow = (shown: Candidate, now: Candidate, person: Person): ProfileSaving =>
  savingProfile(
    shown,
    {
      ...now,
      firstName: nameNow(now.firstName, person.firstName),
      lastName: nameNow(now.lastName, person.lastName),
    },
    person,
  );

/**
 * Update on the profile sends what the rules accept. An update sends everything (spec 1 §5), so the profile is fetched first: changes made in another
 * tab or device since `shown` are kept, in both lists too. An update has no phone: a changed one is sent first, as 'Your details' does, because it is
 * the part that can be refused.
 */
export const saveDetails =
  (deps: DetailsDeps) =>
  (shown: Candidate, typed: PersonForm, key: IdempotencyKey): TE.TaskEither<SaveDetailsFailure, ProfileSaved> =>
    inOrder(function* () {
      const person = checkPerson(typed);
      if (E.isLeft(person)) return yield* refuse({ _tag: 'DetailsRejected', faults: person.left });
      const now = yield* take(deps.api.profile());
      const { checkPhoneFirst, contact, update } = savingNow(shown, now, person.right);
      if (checkPhoneFirst) yield* take(checkedFirst(deps.api, person.right));
      if (contact !== undefined) yield* take(sendContact(deps)({ ...contact, code: undefined, key }));
      return yield* take(deps.api.updateProfile(update));
    });

/** The candidate's own today, without the zone data that only scheduling loads (R21). */
export const ownToday = (now: Instant, zone: TimeZone): CalendarDate =>
  O.getOrElse(() => firstDayOfClocks)(dateShown(now, zone));
