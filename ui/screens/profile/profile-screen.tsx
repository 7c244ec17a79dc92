import * as E from 'fp-ts/Either';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { ownToday, saveDetails } from '../../../application/journeys/keep-profile';
import { headingId } from '../../kit/page-heading';
import { chooseCountry, maskTyped } from '../../../domain/identity/phone';
import type { PersonForm } from '../../../domain/identity/person';
import { profileForm } from '../../../domain/profile/profile';
import { usePorts } from '../../app/ports';
import { useFocusOnChange } from '../../app/use-focus-on-change';
import { usePressKey } from '../../app/use-press-key';
import { useQueries } from '../../store/portal-store';
import { snacks } from '../../store/snacks';
import { ContactPanel } from '../contact/contact-panel';
import { countryView } from '../phone-fields.view';
import { queryFailureView } from '../query-failure.view';
import { ProfilePage } from './profile-page';
import { profileView, type Editing, type ProfileView } from './profile.view';
import { saveFailureView } from './save-failure.view';
import { useForgetProfile } from './use-forget-profile';

/** A phone is typed in its country's mask, and another country clears it (spec 1 §5). */
const retyped = (typed: PersonForm, name: keyof PersonForm, value: string): PersonForm => {
  const { value: country } = countryView(name === 'country' ? value : typed.country);
  switch (name) {
    case 'country':
      return { ...typed, ...chooseCountry(typed, country) };
    case 'phone':
      return { ...typed, phone: maskTyped(country, value) };
    case 'firstName':
    case 'lastName':
    case 'zip':
      return { ...typed, [name]: value };
  }
};

/** /profile: read, and put right. */
export const ProfileScreen = () => {
  const ports = usePorts();
  const { clock, environment } = ports;
  const press = usePressKey();
  const dispatch = useDispatch();
  const forget = useForgetProfile();
  const { data, error, refetch } = useQueries().useProfileQuery(undefined);
  const [editing, setEditing] = useState<Editing>();
  const [changingContact, setChangingContact] = useState(false);
  useFocusOnChange(editing !== undefined, headingId);
  useFocusOnChange(changingContact, 'details');

  const update = async (): Promise<void> => {
    if (data === undefined || editing === undefined || editing.busy) return;
    setEditing({ typed: editing.typed, faults: undefined, failure: undefined, busy: true });
    const saved = await press(editing.typed, (key) => saveDetails(ports)(data, editing.typed, key)());
    if (E.isRight(saved)) {
      setEditing(undefined);
      forget();
      dispatch(snacks.actions.say('success', saved.right.message, 'profile'));
    } else if (saved.left._tag === 'DetailsRejected')
      setEditing({ typed: editing.typed, faults: saved.left.faults, failure: undefined, busy: false });
    else if (saved.left._tag === 'PhoneNotCallable')
      setEditing({
        typed: editing.typed,
        faults: undefined,
        phoneRefused: saved.left,
        failure: undefined,
        busy: false,
      });
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
        setEditing({ typed: profileForm(data), faults: undefined, failure: undefined, busy: false });
      }}
      onType={(name, value) =>
        setEditing((now) => (now === undefined ? now : { ...now, typed: retyped(now.typed, name, value) }))
      }
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
