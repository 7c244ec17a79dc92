import * as E from 'fp-ts/Either';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { ownToday, saveDetails } from '../../../application/journeys/keep-profile';
import type { Candidate } from '../../../application/ports/unit-of-work/people';
import { headingId } from '../../kit/page-heading';
import { profileForm } from '../../../domain/profile/profile';
import { usePorts } from '../../app/ports';
import { useFocusOnChange } from '../../app/use-focus-on-change';
import { usePressKey } from '../../app/use-press-key';
import { useQueries } from '../../store/portal-store';
import { snacks } from '../../store/snacks';
import { ContactPanel } from '../contact/contact-panel';
import { queryFailureView } from '../query-failure.view';
import { ProfilePage } from './profile-page';
import { opened, refusedWith, retyped, sent } from './profile.state';
import { profileView, type Editing, type ProfileView } from './profile.view';
import { useForgetProfile } from './use-forget-profile';

/** /profile: read, and put right. */
export const ProfileScreen = () => {
  const ports = usePorts();
  const { clock, environment } = ports;
  const press = usePressKey();
  const dispatch = useDispatch();
  const forget = useForgetProfile();
  const { data, error, refetch } = useQueries().useProfileQuery(undefined, { refetchOnMountOrArgChange: 30 });
  const [editing, setEditing] = useState<Editing>();
  // What the form opened with, whatever is fetched meanwhile: only what differs from it was typed over.
  const [shown, setShown] = useState<Candidate>();
  const [changingContact, setChangingContact] = useState(false);
  useFocusOnChange(editing !== undefined, headingId);
  useFocusOnChange(changingContact, 'details');

  const update = async (): Promise<void> => {
    if (shown === undefined || editing === undefined || editing.busy) return;
    setEditing(sent(editing));
    const saved = await press(editing.typed, (key) => saveDetails(ports)(shown, editing.typed, key)());
    if (E.isRight(saved)) {
      setEditing((now) => (now?.busy === true ? undefined : now));
      forget();
      dispatch(snacks.actions.say('success', saved.right.message, 'profile'));
      return;
    }
    // Whoever left the form meanwhile is not led back to it.
    const answered = refusedWith(editing, saved.left);
    setEditing((now) => (now?.busy === true ? answered : now));
    if (answered.failure !== undefined) dispatch(snacks.actions.say('error', answered.failure.text, 'profile'));
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
        setShown(data);
        setEditing(opened(profileForm(data)));
      }}
      onType={(name, value) => setEditing((now) => (now === undefined ? now : retyped(now, name, value)))}
      onUpdate={() => void update()}
      onCancel={() => setEditing(undefined)}
      contactForm={
        changingContact && data !== undefined ? (
          <ContactPanel candidate={data} onDone={() => setChangingContact(false)} />
        ) : undefined
      }
      onChangeContact={() => setChangingContact(true)}
      onRetry={() => void refetch()}
    />
  );
};
