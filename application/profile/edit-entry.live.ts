import * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';
import type { Observable } from 'rxjs';
import type { Candidate } from '../../domain/profile/candidate';
import { endOf } from '../../domain/profile/span';
import type { CalendarDate } from '../../domain/time/calendar-date';
import { ourDefect } from '../failure';
import type {
  EntryFaults,
  EntryForm,
  EntryPlace,
  EntryRejected,
  EntryWanted,
  SaveEntryFailure,
} from './keep-entry.journey';
import type { ProfileSaved } from './profile.api';
import type { Reporter } from '../ports/reporter';
import { formOpened, formSent, formStep, sendForm, type Form, type FormAnswered } from '../live/form';
import { inLanes, type Machine, machine, reporting, type Step } from '../live/machine';

/* A job or a course of the profile while it is edited (spec 1 §2, §5). */

/** Why an entry was not saved, other than a fault in one of the fields. */
export type EntryNotSaved = Exclude<SaveEntryFailure, EntryRejected>;

/** A job or a course while it is edited. */
export interface EditingEntry extends Form<EntryForm, EntryFaults, EntryNotSaved> {
  /** The profile as it was when the form opened, whatever is fetched meanwhile. */
  readonly shown: Candidate;
  /** The current profile, once the entry was changed elsewhere: what is typed can be added to it. */
  readonly now: Candidate | undefined;
  readonly saved: boolean;
  /** Whether the dialog asks for a confirmation that the entry is to be removed. */
  readonly removing: boolean;
}

/** What a candidate does in the form of an entry. Only a removal that was confirmed is carried out. */
export type EntryAct =
  | { readonly _tag: 'Typed'; readonly change: Partial<EntryForm> }
  | { readonly _tag: 'SavePressed' | 'RemovePressed' | 'RemoveConfirmed' | 'RemoveDismissed' };

/** What happens in the form of an entry. `shown`: the profile as it is shown now; the first event opens the form on it. */
export type EntryEvent =
  | (EntryAct & { readonly shown: Candidate; readonly today: CalendarDate })
  | FormAnswered<SaveEntryFailure>;

/** Saves the entry as typed. */
export interface SaveEntry {
  readonly shown: Candidate;
  readonly wanted: EntryWanted;
  readonly typed: EntryForm;
  readonly today: CalendarDate;
}

/** Removes the entry. */
export interface RemoveEntry {
  readonly shown: Candidate;
  readonly entry: EntryPlace;
}

/** What the form of an entry asks for. */
export type EntryCommand = ({ readonly _tag: 'Save' } & SaveEntry) | ({ readonly _tag: 'Remove' } & RemoveEntry);

type EntryStep = Step<EditingEntry | undefined, EntryCommand>;

const emptyForm: EntryForm = { title: '', where: '', from: '', to: '', present: false };

/** The form as it opens: empty for a new entry, filled for a stored one; undefined: there is none at this index. */
export const entryForm = (
  { experience, education }: Pick<Candidate, 'experience' | 'education'>,
  { list, place }: EntryWanted,
): EntryForm | undefined => {
  if (place === 'new') return emptyForm;
  const entry =
    list === 'experience'
      ? experience.map((job) => ({ ...job, where: job.company }))[place]
      : education.map((course) => ({ ...course, where: course.college }))[place];
  if (entry === undefined) return undefined;
  const { title, where, from, to } = entry;
  return { title, where, from: from ?? '', to: to ?? '', present: endOf(entry) === 'present' };
};

/** The form on the profile as it is shown; undefined: there is no such entry. */
export const entryOpened = (shown: Candidate, wanted: EntryWanted): EditingEntry | undefined => {
  const typed = entryForm(shown, wanted);
  return typed && { shown, ...formOpened(typed), now: undefined, saved: false, removing: false };
};

/** The fields whose errors a change may fix: an error about two months is shown at the first of them. */
const mends = ({ faults }: EditingEntry, change: Partial<EntryForm>): readonly (keyof EntryFaults)[] => {
  const end = 'to' in change || 'present' in change;
  const fields = (['title', 'where', 'from'] as const).filter((name) => name in change);
  if (!end) return fields;
  return faults.from?._tag === 'StartAfterEnd' ? [...fields, 'from', 'to'] : [...fields, 'to'];
};

const sent = (editing: EditingEntry, command: EntryCommand): EntryStep =>
  formSent({ ...editing, removing: false }, command);

/** The outcome: 'saved', an error at its field, or a failure above the form, which keeps what was typed. */
const answered = (editing: EditingEntry, answer: E.Either<SaveEntryFailure, unknown>): EditingEntry => {
  if (E.isRight(answer)) return { ...formStep(editing, { _tag: 'Accepted' }), saved: true };
  const failure = answer.left;
  if (failure._tag === 'EntryRejected') return formStep(editing, { _tag: 'FaultsFound', faults: failure.faults });
  const failed = formStep(editing, { _tag: 'Failed', failure });
  return failure._tag === 'EntryChanged' ? { ...failed, now: failure.now } : failed;
};

/** Save: if the edited entry has changed meanwhile it is left alone, and what was typed is added as a new one (ours). */
const saveOf = ({ shown, typed, now }: EditingEntry, wanted: EntryWanted, today: CalendarDate): EntryCommand =>
  now === undefined
    ? { _tag: 'Save', shown, wanted, typed, today }
    : { _tag: 'Save', shown: now, wanted: { ...wanted, place: 'new' }, typed, today };

/** One event of the form. One that is being sent or was saved can't be edited, saved or removed. */
export const entryStep =
  (wanted: EntryWanted) =>
  (state: EditingEntry | undefined, event: EntryEvent): EntryStep => {
    if (event._tag === 'Answered') return [state && answered(state, event.answer), []];
    const editing = state ?? entryOpened(event.shown, wanted);
    if (editing === undefined || editing.busy || editing.saved) return [state, []];
    switch (event._tag) {
      case 'Typed': {
        const { change } = event;
        return [formStep(editing, { _tag: 'FieldsChanged', change, mends: mends(editing, change) }), []];
      }
      case 'SavePressed':
        return sent(editing, saveOf(editing, wanted, event.today));
      case 'RemovePressed':
        return [wanted.place === 'new' ? state : { ...editing, removing: true }, []];
      case 'RemoveDismissed':
        return [{ ...editing, removing: false }, []];
      case 'RemoveConfirmed': {
        const { list, place } = wanted;
        return place === 'new'
          ? [state, []]
          : sent(editing, { _tag: 'Remove', shown: editing.shown, entry: { list, place } });
      }
    }
  };

/** What the form needs. `saved` and `notSaved` say it even if the candidate has left the form by then. */
export interface EntryPorts {
  readonly save: (request: SaveEntry) => TE.TaskEither<SaveEntryFailure, ProfileSaved>;
  readonly remove: (request: RemoveEntry) => TE.TaskEither<SaveEntryFailure, ProfileSaved>;
  readonly saved: (message: string) => void;
  readonly notSaved: (failure: EntryNotSaved) => void;
  readonly reporter: Reporter;
}

const carry =
  (ports: EntryPorts) =>
  (command: EntryCommand): Observable<EntryEvent> =>
    sendForm(
      command._tag === 'Save' ? ports.save(command) : ports.remove(command),
      ({ message }) => ports.saved(message),
      (reason) => {
        if (reason._tag !== 'EntryRejected') ports.notSaved(reason);
      },
    );

/** Runs the form of one entry; without a state, it is as `entryOpened` has it. */
export const entryMachine = (ports: EntryPorts, wanted: EntryWanted): Machine<EditingEntry | undefined, EntryEvent> => {
  const threw = reporting<EntryEvent>(ports.reporter, 'edit-entry', () => ({
    _tag: 'Answered',
    answer: E.left(ourDefect),
  }));
  return machine<EditingEntry | undefined, EntryEvent, EntryCommand>(
    [undefined, []],
    entryStep(wanted),
    inLanes(() => 'keep', carry(ports), threw),
    threw,
  );
};
