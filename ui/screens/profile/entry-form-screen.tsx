import * as E from 'fp-ts/Either';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { EntryWanted, SaveEntryFailure } from '../../../application/journeys/keep-entry';
import { ownToday } from '../../../application/journeys/keep-profile';
import type { ProfileSaved } from '../../../application/ports/candidate-api/profile';
import { savedEntryRedirect } from '../../../domain/profile/listing';
import type { Candidate } from '../../../domain/profile/candidate';
import type { ProfileList } from '../../../domain/profile/profile';
import { usePorts } from '../../app/ports';
import { useNow } from '../../app/use-now';
import { useLeaving } from '../../app/use-leaving';
import { useTravel } from '../../app/use-travel';
import { useProfileQuery } from '../../store/profile';
import { useRemoveEntryMutation, useSaveEntryMutation } from '../../store/profile-changes';
import { snacks } from '../../store/snacks';
import { queryFailureView } from '../query-failure.view';
import { listOf } from './entries.view';
import { EntryFormPage } from './entry-form-page';
import { answeredWith, opened, retyped, savedAs, sent } from './entry-form.state';
import { entryForm, entryFormView, entryGone, type EntryFormView, type Filling } from './entry-form.view';

/** A second after an entry is saved, its list is shown (spec 1 §9). */
const useBackWhenSaved = (saved: boolean, list: ProfileList): void => {
  const travel = useTravel();
  useLeaving(saved ? savedEntryRedirect : undefined, () => travel.instead(listOf(list)));
};

/** A form on the profile as it was when the form opened, whatever is fetched meanwhile. */
interface Begun {
  readonly shown: Candidate;
  readonly filling: Filling;
}

const openedFor = (shown: Candidate, wanted: EntryWanted): Begun | undefined => {
  const typed = entryForm(shown, wanted);
  return typed === undefined ? undefined : { shown, filling: opened(typed) };
};

const EntryOf = ({ wanted }: { readonly wanted: EntryWanted }) => {
  const { environment } = usePorts();
  const travel = useTravel();
  const dispatch = useDispatch();
  const [saveEntry] = useSaveEntryMutation();
  const [removeEntry] = useRemoveEntryMutation();
  const { data, error, refetch } = useProfileQuery(undefined);
  const [begun, setBegun] = useState<Begun>();
  const form = begun ?? (data === undefined ? undefined : openedFor(data, wanted));
  const today = ownToday(useNow(), environment.zone());
  useBackWhenSaved(form?.filling.phase === 'saved', wanted.list);

  const keep = async (saving: (form: Begun) => Promise<E.Either<SaveEntryFailure, ProfileSaved>>): Promise<void> => {
    if (form === undefined || form.filling.phase !== 'typing') return;
    setBegun({ ...form, filling: sent(form.filling) });
    const saved = await saving(form);
    const filling = answeredWith(form.filling, saved);
    setBegun({ ...form, filling });
    if (E.isRight(saved)) dispatch(snacks.actions.say('success', saved.right.message, 'profile'));
    else if (filling.failure !== undefined) dispatch(snacks.actions.say('error', filling.failure.text, 'profile'));
  };
  const save = () =>
    keep(({ shown, filling }) =>
      saveEntry({
        shown: filling.now ?? shown,
        wanted: savedAs(wanted, filling),
        typed: filling.typed,
        today,
      }).unwrap(),
    );
  const remove = () => {
    const { list, place } = wanted;
    return place === 'new' ? undefined : keep(({ shown }) => removeEntry({ shown, entry: { list, place } }).unwrap());
  };
  const view = (): EntryFormView => {
    if (form !== undefined) return entryFormView(form.shown, wanted, form.filling, today);
    if (data !== undefined) return entryGone(wanted);
    return error === undefined ? { _tag: 'Loading' } : { _tag: 'Failed', failure: queryFailureView(error) };
  };
  return (
    <EntryFormPage
      view={view()}
      onType={(change) => {
        if (form !== undefined) setBegun({ ...form, filling: retyped(form.filling, change) });
      }}
      onSave={() => void save()}
      onRemove={() => void remove()}
      onCancel={() => travel.instead(listOf(wanted.list))}
      onRetry={() => void refetch()}
    />
  );
};

interface Kept {
  /** The index of the entry in the stored list, from 0. */
  readonly place: number;
}

/** /profile/experience/add */
export const NewExperienceScreen = () => <EntryOf wanted={{ list: 'experience', place: 'new' }} />;

/** /profile/experience/{id} */
export const ExperienceEntryScreen = ({ place }: Kept) => (
  <EntryOf key={place} wanted={{ list: 'experience', place }} />
);

/** /profile/education/add */
export const NewEducationScreen = () => <EntryOf wanted={{ list: 'education', place: 'new' }} />;

/** /profile/education/{id} */
export const EducationEntryScreen = ({ place }: Kept) => <EntryOf key={place} wanted={{ list: 'education', place }} />;
