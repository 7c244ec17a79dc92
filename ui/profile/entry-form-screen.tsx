import { useDispatch } from 'react-redux';
import type { EntryWanted } from '../../application/profile/keep-entry.journey';
import { ownToday } from '../../application/profile/keep-profile.journey';
import { entryMachine, entryOpened } from '../../application/profile/edit-entry.live';
import { savedEntryRedirect } from '../../domain/profile/listing';
import type { ProfileList } from '../../domain/profile/profile';
import { usePorts } from '../hooks/ports';
import { useNow } from '../hooks/use-now';
import { useLeaving } from '../hooks/use-leaving';
import { useTravel } from '../hooks/use-travel';
import { useMachine } from '../kit/use-machine';
import { useProfileQuery } from './profile.queries';
import { useRemoveEntryMutation, useSaveEntryMutation } from './profile-changes.queries';
import { snacks } from '../store/snacks';
import { queryFailureView } from '../hooks/query-failure.view';
import { listOf } from './entries.view';
import { EntryFormPage, type EntryPageAct } from './entry-form-page';
import { entryFormView, entryGone, type EntryFormView } from './entry-form.view';
import { saveFailureView } from './save-failure.view';

/** A second after an entry is saved, its list is shown (spec 1 §9). */
const useBackWhenSaved = (saved: boolean, list: ProfileList): void => {
  const travel = useTravel();
  useLeaving(saved ? savedEntryRedirect : undefined, () => travel.instead(listOf(list)));
};

const EntryOf = ({ wanted }: { readonly wanted: EntryWanted }) => {
  const { environment, reporter } = usePorts();
  const travel = useTravel();
  const dispatch = useDispatch();
  const [saveEntry] = useSaveEntryMutation();
  const [removeEntry] = useRemoveEntryMutation();
  const { data, error, refetch } = useProfileQuery(undefined);
  const [begun, send] = useMachine(() =>
    entryMachine(
      {
        reporter,
        save: (request) => () => saveEntry(request).unwrap(),
        remove: (request) => () => removeEntry(request).unwrap(),
        saved: (message) => dispatch(snacks.actions.say('success', message, 'profile')),
        notSaved: (failure) => dispatch(snacks.actions.say('error', saveFailureView(failure).text, 'profile')),
      },
      wanted,
    ),
  );
  const today = ownToday(useNow(), environment.zone());
  useBackWhenSaved(begun?.saved === true, wanted.list);

  const editing = begun ?? (data && entryOpened(data, wanted));
  const view = (): EntryFormView => {
    if (editing !== undefined) return entryFormView(editing, wanted, today);
    if (data !== undefined) return entryGone(wanted);
    return error === undefined ? { _tag: 'Loading' } : { _tag: 'Failed', failure: queryFailureView(error) };
  };
  const act = (pressed: EntryPageAct): void => {
    if (pressed._tag === 'CancelPressed') travel.instead(listOf(wanted.list));
    else if (pressed._tag === 'RetryPressed') void refetch();
    else if (data !== undefined) send({ ...pressed, shown: data, today });
  };
  return <EntryFormPage view={view()} send={act} />;
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
