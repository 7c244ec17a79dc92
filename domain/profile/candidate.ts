import type { Account } from '../identity/account';
import type { Education } from './education';
import type { Experience } from './experience';

/** A candidate's known data (spec 1 §3). Both lists keep the order of entry. */
export interface Candidate extends Account {
  readonly experience: readonly Experience[];
  readonly education: readonly Education[];
}
