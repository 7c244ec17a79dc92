import type { CandidateId } from '../identity/candidate-id';
import type { Email } from '../identity/email';
import type { PhoneNumber } from '../identity/phone';
import type { ZipCode } from '../identity/zip-code';
import type { Education } from './education';
import type { Experience } from './experience';

/** A candidate's known data (spec 1 §3). The country is the phone's; both lists keep the order of entry. */
export interface Candidate {
  readonly id: CandidateId;
  readonly email: Email;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: PhoneNumber | undefined;
  readonly zip: ZipCode | undefined;
  readonly experience: readonly Experience[];
  readonly education: readonly Education[];
}
