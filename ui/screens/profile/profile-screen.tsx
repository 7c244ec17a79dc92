import * as E from 'fp-ts/Either';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { ownToday, saveDetails } from '../../../application/journeys/keep-profile';
import { headingId } from '../../kit/page-heading';
import { usePorts } from '../../app/ports';
import { useQueries } from '../../store/portal-store';
import { snacks } from '../../store/snacks';
import { queryFailureView } from '../query-failure.view';
import { ProfilePage } from './profile-page';
import { profileView, type Editing, type ProfileView } from './profile.view';
import { saveFailureView } from './save-failure.view';
import { useForgetProfile } from './use-forget-profile';

/** What was pressed is gone when the form opens and closes: the focus goes to the heading. */
const useFocusOnMode = (editing: boolean): void => {
  const shown = useRef(editing);
  useEffect(() => {
    if (shown.current !== editing) document.getElementById(headingId)?.focus();
    shown.current = editing;
  }, [editing]);
};

/** /profile: read, and put right. */
export const ProfileScreen = () => {
  const { api, clock, environment } = usePorts();
  const dispatch = useDispatch();
  const forget = useForgetProfile();
  const { data, error, refetch } = useQueries().useProfileQuery(undefined);
  const [editing, setEditing] = useState<Editing>();
  useFocusOnMode(editing !== undefined);

  const update = async (): Promise<void> => {
    if (data === undefined || editing === undefined || editing.busy) return;
    setEditing({ ...editing, faults: undefined, failure: undefined, busy: true });
    const saved = await saveDetails({ api })(data, editing.typed)();
    if (E.isRight(saved)) {
      setEditing(undefined);
      forget();
      dispatch(snacks.actions.say('success', saved.right.message, 'profile'));
    } else if (saved.left._tag === 'DetailsRejected')
      setEditing({ ...editing, faults: saved.left.faults, failure: undefined, busy: false });
    else {
      const failure = saveFailureView(saved.left);
      setEditing({ ...editing, faults: undefined, failure, busy: false });
      dispatch(snacks.actions.say('error', failure.text, 'profile'));
    }
  };
  const view = (): ProfileView => {
    if (data !== undefined) return profileView(data, ownToday(clock, environment.zone()), editing);
    return error === undefined ? { _tag: 'Loading' } : { _tag: 'Failed', failure: queryFailureView(error) };
  };
  return (
    <ProfilePage
      view={view()}
      onEdit={() => {
        if (data === undefined) return;
        const typed = { firstName: data.firstName, lastName: data.lastName, zip: data.zip ?? '' };
        setEditing({ typed, faults: undefined, failure: undefined, busy: false });
      }}
      onType={(name, value) =>
        setEditing((now) => (now === undefined ? now : { ...now, typed: { ...now.typed, [name]: value } }))
      }
      onUpdate={() => void update()}
      onCancel={() => setEditing(undefined)}
      onRetry={() => void refetch()}
    />
  );
};
