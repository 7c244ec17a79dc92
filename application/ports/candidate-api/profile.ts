import type * as TE from 'fp-ts/TaskEither';
import type { ProfileList } from '../../../domain/profile/profile';
import type { PlacedSpanFault } from '../../../domain/profile/span';
import type { ProfileUpdate } from '../../../domain/profile/update';
import type { CallFailure } from '../../failure';
import type { Candidate } from '../unit-of-work/people';
import type { Cancellation } from './call';

/* What a candidate says of themselves. */

/** An entry ends before it begins, or lies in the future (R21). */
export type UpdateProfileRefusal = { readonly _tag: 'SpanRefused'; readonly list: ProfileList } & PlacedSpanFault;

export interface ProfileSaved {
  readonly message: string;
}

export interface ProfileApi {
  /** What the signed-in candidate said of themselves. */
  readonly profile: (cancel?: Cancellation) => TE.TaskEither<CallFailure, Candidate>;
  /** Says it anew: names, zip code and both lists, whole (spec 1 §5). */
  readonly updateProfile: (update: ProfileUpdate) => TE.TaskEither<CallFailure | UpdateProfileRefusal, ProfileSaved>;
}
