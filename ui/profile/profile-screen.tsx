import { useDispatch } from 'react-redux';
import { contactChangeOf } from '../../application/profile/change-contact.journey';
import { detailsMachine } from '../../application/profile/edit-details.live';
import { ownToday } from '../../application/profile/keep-profile.journey';
import { headingId } from '../kit/page-heading';
import { usePorts } from '../hooks/ports';
import { useNow } from '../hooks/use-now';
import { useFocusOnChange } from '../hooks/use-focus-on-change';
import { useMachine } from '../kit/use-machine';
import { useProfileQuery } from './profile.queries';
import { useSaveDetailsMutation } from './profile-changes.queries';
import { snacks } from '../store/snacks';
import { ContactPanel } from './contact-panel';
import { queryFailureView } from '../hooks/query-failure.view';
import { ProfilePage, type ProfileAct } from './profile-page';
import { profileView, type ProfileView } from './profile.view';
import { saveFailureView } from './save-failure.view';

/** /profile: to read and to correct. */
export const ProfileScreen = () => {
  const ports = usePorts();
  const { environment } = ports;
  const now = useNow();
  const dispatch = useDispatch();
  const [saveDetails] = useSaveDetailsMutation();
  const { data, error, refetch } = useProfileQuery(undefined, { refetchOnMountOrArgChange: 30 });
  const [{ editing, changesContact }, send] = useMachine(() =>
    detailsMachine({
      ...ports,
      save: (request) => () => saveDetails(request).unwrap(),
      saved: (message) => dispatch(snacks.actions.say('success', message, 'profile')),
      notSaved: (failure) => dispatch(snacks.actions.say('error', saveFailureView(failure).text, 'profile')),
    }),
  );
  const changingContact = changesContact ?? (data !== undefined && contactChangeOf(ports)(data, now) !== undefined);
  useFocusOnChange(editing !== undefined, headingId);
  useFocusOnChange(changingContact, 'details');

  const view = (): ProfileView => {
    if (data !== undefined) return profileView(data, ownToday(now, environment.zone()), editing);
    return error === undefined ? { _tag: 'Loading' } : { _tag: 'Failed', failure: queryFailureView(error) };
  };
  const act = (pressed: ProfileAct): void => {
    switch (pressed._tag) {
      case 'EditPressed':
        if (data !== undefined) send({ ...pressed, candidate: data });
        return;
      case 'RetryPressed':
        void refetch();
        return;
      case 'ChangeContactPressed':
      case 'Typed':
      case 'UpdatePressed':
      case 'CancelPressed':
        send(pressed);
    }
  };
  return (
    <ProfilePage
      view={view()}
      contactForm={
        changingContact && data !== undefined ? (
          <ContactPanel candidate={data} onDone={() => send({ _tag: 'ContactClosed' })} />
        ) : undefined
      }
      send={act}
    />
  );
};
