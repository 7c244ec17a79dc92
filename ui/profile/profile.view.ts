import { sayPersonFaults } from '../../application/identity/sign-up-refusals.words';
import type { Editing } from '../../application/profile/edit-details.live';
import type { PersonForm } from '../../domain/identity/person';
import type { Candidate } from '../../domain/profile/candidate';
import { printPhone, type CountryCode } from '../../domain/identity/phone';
import { firstEntries } from '../../domain/profile/listing';
import type { ProfileList } from '../../domain/profile/profile';
import type { CalendarDate } from '../../domain/time/calendar-date';
import type { FailureView } from '../kit/failure-notice';
import type { FieldView } from '../kit/text-field';
import { profileListTexts, profileTexts as t } from './profile.texts';
import type { FactView } from '../kit/facts';
import { countryView } from '../identity/phone-fields.view';
import { entriesView, listHref, type EntryView } from './entries.view';
import { formFields } from '../hooks/form.view';
import { saveFailureView } from './save-failure.view';

/** Experience or Education on the profile: its first entries, and how many more there are. */
export interface BlockView {
  readonly list: ProfileList;
  readonly title: string;
  readonly entries: readonly EntryView[];
  /** At 0, 'See More' is not shown. */
  readonly more: number;
  readonly href: string;
}

type FieldName = keyof PersonForm;

export interface EditView {
  readonly fields: Readonly<Record<Exclude<FieldName, 'country'>, FieldView>> & {
    readonly country: FieldView<CountryCode>;
  };
  /** The shape of the number, shown while the field is empty. */
  readonly phoneShape: string;
  readonly email: string;
  readonly failure: FailureView | undefined;
  readonly busy: boolean;
}

export type ProfileView =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Failed'; readonly failure: FailureView }
  | {
      readonly _tag: 'Shown';
      readonly facts: readonly FactView[];
      readonly blocks: readonly BlockView[];
    }
  | { readonly _tag: 'Edited'; readonly edit: EditView };

const blockView = (candidate: Candidate, list: ProfileList, today: CalendarDate): BlockView => {
  const { shown, more } = firstEntries(entriesView(candidate, list, today));
  const { title } = profileListTexts[list];
  return { list, title, entries: shown, more, href: listHref(list) };
};

const factsOf = (candidate: Candidate): readonly FactView[] => [
  { label: t.name, value: `${candidate.firstName} ${candidate.lastName}`.trim() },
  { label: t.email, value: candidate.email },
  { label: t.phone, value: candidate.phone === undefined ? t.missing : printPhone(candidate.phone) },
  { label: t.zip, value: candidate.zip ?? t.missing },
];

/** In screen order: if several fields are wrong the first takes the focus. */
const fieldNames: readonly FieldName[] = ['firstName', 'lastName', 'country', 'phone', 'zip'];

const editView = (candidate: Candidate, editing: Editing): EditView => {
  const { typed, faults, failure, busy } = editing;
  const field = formFields(fieldNames, editing, sayPersonFaults(faults));
  const { value: country, shape } = countryView(typed.country);
  return {
    fields: {
      firstName: field('firstName'),
      lastName: field('lastName'),
      country: { ...field('country'), value: country },
      phone: field('phone'),
      zip: field('zip'),
    },
    phoneShape: shape,
    email: candidate.email,
    failure: failure && saveFailureView(failure),
    busy,
  };
};

/** My Profile, read-only and as a form (spec 1 §2). */
export const profileView = (candidate: Candidate, today: CalendarDate, editing: Editing | undefined): ProfileView =>
  editing === undefined
    ? {
        _tag: 'Shown',
        facts: factsOf(candidate),
        blocks: [blockView(candidate, 'experience', today), blockView(candidate, 'education', today)],
      }
    : { _tag: 'Edited', edit: editView(candidate, editing) };
