import type * as O from 'fp-ts/Option';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { Candidate } from '../../domain/profile/candidate';
import type { Education } from '../../domain/profile/education';
import type { Experience } from '../../domain/profile/experience';
import type { ProfileUpdate } from '../../domain/profile/update';
import type { FromStore } from '../ports/unit-of-work/store';

/** What candidates say of themselves, beside their accounts. */
export interface Profiles {
  readonly whole: (id: CandidateId) => FromStore<O.Option<Candidate>>;
  /** Replaces the profile; a missing zip code leaves the old one. No effect on an unknown candidate. */
  readonly update: (id: CandidateId, update: ProfileUpdate) => FromStore<undefined>;
}

/** A candidate's data from the provider. Undefined fields leave existing data unchanged. */
export interface NewCandidate extends Omit<Candidate, 'id' | 'experience' | 'education'> {
  readonly experience: readonly Experience[] | undefined;
  readonly education: readonly Education[] | undefined;
}
