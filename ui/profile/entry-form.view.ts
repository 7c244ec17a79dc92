import type { EntryForm, EntryWanted } from '../../application/profile/keep-entry.journey';
import { entryForm, type EditingEntry } from '../../application/profile/edit-entry.live';
import { sayEntryTextFault, saySpanFault } from '../../application/profile/profile-refusals.words';
import { monthOf } from '../../domain/profile/months';
import type { Candidate } from '../../domain/profile/candidate';
import type { CalendarDate } from '../../domain/time/calendar-date';
import type { FailureView } from '../kit/failure-notice';
import type { FieldView } from '../kit/text-field';
import { profileListTexts, profileTexts as t } from './profile.texts';
import { entriesView, listHref, type EntryView } from './entries.view';
import { formFields } from '../hooks/form.view';
import { saveFailureView } from './save-failure.view';

type TypedField = Exclude<keyof EntryForm, 'present'>;

export interface EntryFieldView extends FieldView {
  readonly label: string;
  readonly hint: string | undefined;
}

export type EntryFormView =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Failed'; readonly failure: FailureView }
  /** The link points to an entry that does not exist. */
  | { readonly _tag: 'Gone'; readonly back: BackView }
  | {
      readonly _tag: 'Filling';
      readonly heading: string;
      readonly back: BackView;
      readonly fields: Readonly<Record<TypedField, EntryFieldView>>;
      /** A stored entry can be removed; a new one is discarded by Cancel. */
      readonly removing: RemovingView | undefined;
      readonly present: { readonly label: string; readonly checked: boolean };
      /** Later months can't be chosen (spec 1 §5). */
      readonly latest: string;
      readonly failure: FailureView | undefined;
      /** The current list, if it is no longer the one being edited. */
      readonly now: ListNowView | undefined;
      readonly submit: string;
      /** The button's label while it is busy. */
      readonly busy: string | undefined;
    };

export interface ListNowView {
  readonly title: string;
  readonly entries: readonly EntryView[];
}

/** The confirmation before an entry is removed. */
export interface RemovingView {
  readonly title: string;
  /** The stored entry, whatever was typed since. */
  readonly what: string;
  readonly open: boolean;
}

export interface BackView {
  readonly label: string;
  readonly href: string;
}

const order: readonly TypedField[] = ['title', 'where', 'from', 'to'];

const backView = ({ list }: EntryWanted): BackView => ({
  label: t.backToList(profileListTexts[list].title),
  href: listHref(list),
});

export const entryGone = (wanted: EntryWanted): EntryFormView => ({ _tag: 'Gone', back: backView(wanted) });

const busyWords = ({ busy, saved }: EditingEntry): string | undefined => {
  if (saved) return t.saved;
  return busy ? t.saving : undefined;
};

const removingView = ({ shown, removing }: EditingEntry, wanted: EntryWanted): RemovingView | undefined => {
  const kept = wanted.place === 'new' ? undefined : entryForm(shown, wanted);
  return (
    kept && {
      title: profileListTexts[wanted.list].removeTitle,
      what: t.entryWhere(kept.title, kept.where),
      open: removing,
    }
  );
};

const listNowView = (now: Candidate, { list }: EntryWanted, today: CalendarDate): ListNowView => ({
  title: t.asItIsNow(profileListTexts[list].title),
  entries: entriesView(now, list, today),
});

/** A job or a course as a form: title, company or college, from, to, or present (spec 1 §2, §5, R21). */
export const entryFormView = (editing: EditingEntry, wanted: EntryWanted, today: CalendarDate): EntryFormView => {
  const { typed, faults, failure, now } = editing;
  const texts = profileListTexts[wanted.list];
  const fieldMessages: Readonly<Record<TypedField, string | undefined>> = {
    title: faults.title && sayEntryTextFault(faults.title),
    where: faults.where && sayEntryTextFault(faults.where),
    from: faults.from && saySpanFault(faults.from),
    to: faults.to && saySpanFault(faults.to),
  };
  const drawn = formFields(order, editing, fieldMessages);
  const field = (name: TypedField, label: string, hint: string | undefined): EntryFieldView => ({
    label,
    hint,
    ...drawn(name),
  });
  return {
    _tag: 'Filling',
    heading: wanted.place === 'new' ? texts.addHeading : texts.editHeading,
    back: backView(wanted),
    fields: {
      title: field('title', t.title, texts.titleHint),
      where: field('where', texts.where, undefined),
      from: field('from', t.from, typed.present ? t.fromHintPresent : t.fromHint),
      to: field('to', t.to, t.toHint),
    },
    removing: now === undefined ? removingView(editing, wanted) : undefined,
    present: { label: texts.present, checked: typed.present },
    latest: monthOf(today),
    failure: failure && saveFailureView(failure),
    now: now && listNowView(now, wanted, today),
    submit: now === undefined ? t.save : t.saveAsNew,
    busy: busyWords(editing),
  };
};
