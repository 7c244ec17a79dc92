import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CandidateId } from '../../domain/ids/candidate-id';
import { spanFaultsIn } from '../../domain/profile/span';
import type { ProfileUpdate } from '../../domain/profile/update';
import { dateShown } from '../../domain/time/date-shown';
import { hours } from '../../domain/time/duration';
import { plus, type Instant } from '../../domain/time/instant';
import { utc } from '../../domain/time/time-zone';
import type { ProfileSaved, UpdateProfileRefusal } from './profile.api';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import { profileSavedMessage } from './profile-refusals.words';
import type { ServiceDependencies } from '../service/dependencies';

/** The furthest any zone is ahead of UTC: where the candidate is, a new month may already have begun. */
const furthestAhead = hours(14);

const refusalIn = ({ experience, education }: ProfileUpdate, now: Instant): UpdateProfileRefusal | undefined => {
  const today = dateShown(plus(now, furthestAhead), utc);
  // Without a date for this instant, nothing is in the future.
  if (O.isNone(today)) return undefined;
  const [job] = spanFaultsIn(experience, today.value);
  if (job !== undefined) return { _tag: 'SpanRefused', list: 'experience', ...job };
  const [course] = spanFaultsIn(education, today.value);
  return course === undefined ? undefined : { _tag: 'SpanRefused', list: 'education', ...course };
};

/** Saves the profile of the session's candidate, without e-mail and phone (spec 1 §5). */
export const updateProfile =
  ({ unitOfWork, clock }: ServiceDependencies) =>
  (
    caller: CandidateId,
    update: ProfileUpdate,
  ): TE.TaskEither<UpdateProfileRefusal | StoreUnavailable, ProfileSaved> => {
    const refusal = refusalIn(update, clock.now());
    if (refusal !== undefined) return TE.left(refusal);
    return pipe(
      unitOfWork.run<StoreUnavailable, undefined>(({ candidates }) => candidates.update(caller, update)),
      TE.map(() => ({ message: profileSavedMessage })),
    );
  };
