import * as E from 'fp-ts/Either';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { contactChangeOf } from '../../../application/journeys/change-contact';
import { ownToday } from '../../../application/journeys/keep-profile';
import { headingId } from '../../kit/page-heading';
import { profileForm } from '../../../domain/profile/profile';
import type { Candidate } from '../../../domain/profile/candidate';
import { usePorts } from '../../app/ports';
import { useNow } from '../../app/use-now';
import { useFocusOnChange } from '../../app/use-focus-on-change';
import { usePressKey } from '../../app/use-press-key';
import { useProfileQuery } from '../../store/profile';
import { useSaveDetailsMutation } from '../../store/profile-changes';
import { snacks } from '../../store/snacks';
import { ContactPanel } from '../contact/contact-panel';
import { queryFailureView } from '../query-failure.view';
import { ProfilePage } from './profile-page';
import { opened, refusedWith, retyped, sent } from './profile.state';
import { profileView, type Editing, type ProfileView } from './profile.view';

/** /profile: to read and to correct. */
export const ProfileScreen = () => {
  const ports = usePorts();
  const { environment } = ports;
  const now = useNow();
  const press = usePressKey();
  const dispatch = useDispatch();
  const [saveDetails] = useSaveDetailsMutation();
  const { data, error, refetch } = useProfileQuery(undefined, { refetchOnMountOrArgChange: 30 });
  const [editing, setEditing] = useState<Editing>();
  // The profile as it was when the form opened, whatever is fetched meanwhile: only differences from it count as edits.
  const [shown, setShown] = useState<Candidate>();
  // Undefined: not chosen yet. A change that still waits for its code from before a reload is resumed (R28).
  const [contactAsked, setContactAsked] = useState<boolean>();
  const changingContact = contactAsked ?? (data !== undefined && contactChangeOf(ports)(data, now) !== undefined);
  useFocusOnChange(editing !== undefined, headingId);
  useFocusOnChange(changingContact, 'details');

  const update = async (): Promise<void> => {
    if (shown === undefined || editing === undefined || editing.busy) return;
    setEditing(sent(editing));
    const saved = await press(editing.typed, (key) => saveDetails({ shown, typed: editing.typed, key }).unwrap());
    if (E.isRight(saved)) {
      setEditing((now) => (now?.busy === true ? undefined : now));
      dispatch(snacks.actions.say('success', saved.right.message, 'profile'));
      return;
    }
    // A candidate who left the form meanwhile is not taken back to it.
    const answered = refusedWith(editing, saved.left);
    setEditing((now) => (now?.busy === true ? answered : now));
    if (answered.failure !== undefined) dispatch(snacks.actions.say('error', answered.failure.text, 'profile'));
  };
  const view = (): ProfileView => {
    if (data !== undefined) return profileView(data, ownToday(now, environment.zone()), editing);
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
          <ContactPanel candidate={data} onDone={() => setContactAsked(false)} />
        ) : undefined
      }
      onChangeContact={() => setContactAsked(true)}
      onRetry={() => void refetch()}
    />
  );
};
