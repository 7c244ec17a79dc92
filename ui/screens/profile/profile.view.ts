import type { Candidate } from '../../../application/ports/unit-of-work/people';
import { sayPersonFaults } from '../../../application/words/sign-up-refusals';
import { noPersonFaults, type NameAndZipFaults, type NameAndZipForm } from '../../../domain/identity/person';
import { printPhone } from '../../../domain/identity/phone';
import { firstEntries } from '../../../domain/profile/listing';
import type { ProfileList } from '../../../domain/profile/profile';
import type { CalendarDate } from '../../../domain/time/calendar-date';
import type { FailureView } from '../../kit/failure-notice';
import { profileListTexts, profileTexts as t } from '../../texts/profile';
import type { FactView } from '../job/job.view';
import { entriesView, listHref, type EntryView } from './entries.view';

/** Experience or Education on the profile: its first entries, and how many more there are. */
export interface BlockView {
  readonly list: ProfileList;
  readonly title: string;
  readonly entries: readonly EntryView[];
  /** At 0 there is no 'See More'. */
  readonly more: number;
  readonly href: string;
}

/** The details while they are typed over. */
export interface Editing {
  readonly typed: NameAndZipForm;
  readonly faults: NameAndZipFaults | undefined;
  readonly failure: FailureView | undefined;
  readonly busy: boolean;
}

type FieldName = keyof NameAndZipForm;

export interface FieldView {
  readonly name: FieldName;
  readonly label: string;
  readonly value: string;
  readonly fault: string | undefined;
  /** Of several that are wrong the first takes the focus. */
  readonly takesFocus: boolean;
}

export interface EditView {
  readonly fields: readonly FieldView[];
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

const labels = { firstName: t.firstName, lastName: t.lastName, zip: t.zip } as const satisfies Readonly<
  Record<FieldName, string>
>;

const fieldNames: readonly FieldName[] = ['firstName', 'lastName', 'zip'];

const editView = (candidate: Candidate, { typed, faults, failure, busy }: Editing): EditView => {
  const said = sayPersonFaults({ ...noPersonFaults, ...faults });
  const first = fieldNames.find((name) => said[name] !== undefined);
  return {
    fields: fieldNames.map((name) => ({
      name,
      label: labels[name],
      value: typed[name],
      fault: said[name],
      takesFocus: name === first,
    })),
    email: candidate.email,
    failure,
    busy,
  };
};

/** My Profile as it is read, and as it is typed over (spec 1 §2). */
export const profileView = (candidate: Candidate, today: CalendarDate, editing: Editing | undefined): ProfileView =>
  editing === undefined
    ? {
        _tag: 'Shown',
        facts: factsOf(candidate),
        blocks: [blockView(candidate, 'experience', today), blockView(candidate, 'education', today)],
      }
    : { _tag: 'Edited', edit: editView(candidate, editing) };
