import type { CandidateId } from '../ids/candidate-id';
import type { Email } from '../text/email';
import type { PhoneNumber } from './phone';
import type { ZipCode } from './zip-code';

/** A candidate's account: email, name, and contact details. The phone number includes the country. */
export interface Account {
  readonly id: CandidateId;
  readonly email: Email;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: PhoneNumber | undefined;
  readonly zip: ZipCode | undefined;
}
