import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Navigate, useParams } from 'react-router-dom';
import { timer } from 'rxjs';
import type * as TE from 'fp-ts/TaskEither';
import {
  ownToday,
  removeEntry,
  saveEntry,
  type EntryWanted,
  type SaveEntryFailure,
} from '../../../application/journeys/keep-profile';
import { placeFromPath } from '../../../application/navigation/path';
import type { ProfileSaved } from '../../../application/ports/candidate-api/profile';
import type { Candidate } from '../../../application/ports/unit-of-work/people';
import { savedEntryRedirect } from '../../../domain/profile/listing';
import type { ProfileList } from '../../../domain/profile/profile';
import { usePorts } from '../../app/ports';
import { useTravel } from '../../app/use-travel';
import { useQueries } from '../../store/portal-store';
import { snacks } from '../../store/snacks';
import { queryFailureView } from '../query-failure.view';
import { listHref, listOf } from './entries.view';
import { EntryFormPage } from './entry-form-page';
import { opened, retyped } from './entry-form.state';
import { entryForm, entryFormView, entryGone, type EntryFormView, type Filling } from './entry-form.view';
import { saveFailureView } from './save-failure.view';
import { useForgetProfile } from './use-forget-profile';

/** A second after an entry was saved its list is shown (spec 1 §9). */
const useBackWhenSaved = (saved: boolean, list: ProfileList): void => {
  const travel = useTravel();
  useEffect(() => {
    if (!saved) return undefined;
    const leaving = timer(savedEntryRedirect).subscribe(() => travel.instead(listOf(list)));
    return () => leaving.unsubscribe();
  }, [saved, list, travel]);
};

const openedFor = (candidate: Candidate, wanted: EntryWanted): Filling | undefined => {
  const typed = entryForm(candidate, wanted);
  return typed === undefined ? undefined : opened(typed);
};

const EntryOf = ({ wanted }: { readonly wanted: EntryWanted }) => {
  const { api, clock, environment } = usePorts();
  const travel = useTravel();
  const dispatch = useDispatch();
  const forget = useForgetProfile();
  const { data, error, refetch } = useQueries().useProfileQuery(undefined);
  const [begun, setBegun] = useState<Filling>();
  const filling = begun ?? (data === undefined ? undefined : openedFor(data, wanted));
  const today = ownToday(clock, environment.zone());
  useBackWhenSaved(filling?.phase === 'saved', wanted.list);

  const settle = (from: Filling, saved: E.Either<SaveEntryFailure, ProfileSaved>): void => {
    if (E.isRight(saved)) {
      setBegun({ ...from, faults: undefined, failure: undefined, phase: 'saved' });
      forget();
      dispatch(snacks.actions.say('success', saved.right.message, 'profile'));
    } else if (saved.left._tag === 'EntryRejected')
      setBegun({ ...from, faults: saved.left.faults, takesFocus: true, failure: undefined, phase: 'typing' });
    else {
      const failure = saveFailureView(saved.left);
      setBegun({ ...from, faults: undefined, failure, phase: 'typing' });
      dispatch(snacks.actions.say('error', failure.text, 'profile'));
    }
  };
  const keep = async (
    saving: (data: Candidate, filling: Filling) => TE.TaskEither<SaveEntryFailure, ProfileSaved>,
  ): Promise<void> => {
    if (data === undefined || filling === undefined || filling.phase !== 'typing') return;
    setBegun({ ...filling, faults: undefined, failure: undefined, phase: 'saving' });
    settle(filling, await saving(data, filling)());
  };
  const save = () => keep((candidate, { typed }) => saveEntry({ api })(candidate, wanted, typed, today));
  const remove = () => {
    const { list, place } = wanted;
    return place === 'new' ? undefined : keep((candidate) => removeEntry({ api })(candidate, { list, place }));
  };
  const view = (): EntryFormView => {
    if (data !== undefined && filling !== undefined) return entryFormView(data, wanted, filling, today);
    if (data !== undefined) return entryGone(wanted);
    return error === undefined ? { _tag: 'Loading' } : { _tag: 'Failed', failure: queryFailureView(error) };
  };
  return (
    <EntryFormPage
      view={view()}
      onType={(change) => {
        if (filling !== undefined) setBegun(retyped(filling, change));
      }}
      onSave={() => void save()}
      onRemove={() => void remove()}
      onCancel={() => travel.instead(listOf(wanted.list))}
      onRetry={() => void refetch()}
    />
  );
};

const Kept = ({ list }: { readonly list: ProfileList }) => {
  const { place = '' } = useParams();
  const at = O.toUndefined(placeFromPath(place));
  return at === undefined ? (
    <Navigate to={listHref(list)} replace />
  ) : (
    <EntryOf key={at} wanted={{ list, place: at }} />
  );
};

/** /profile/experience/add */
export const NewExperienceScreen = () => <EntryOf wanted={{ list: 'experience', place: 'new' }} />;

/** /profile/experience/{id} */
export const ExperienceEntryScreen = () => <Kept list="experience" />;

/** /profile/education/add */
export const NewEducationScreen = () => <EntryOf wanted={{ list: 'education', place: 'new' }} />;

/** /profile/education/{id} */
export const EducationEntryScreen = () => <Kept list="education" />;
