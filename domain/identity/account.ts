import type { CandidateId } from '../ids/candidate-id';
import type { Email } from '../text/email';
import type { PhoneNumber } from './phone';
import type { ZipCode } from './zip-code';

/** Who somebody is to the portal: their address, their name and how to reach them. The country is the phone's. */
export interface Account {
  readonly id: CandidateId;
  readonly email: Email;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: PhoneNumber | undefined;
  readonly zip: ZipCode | undefined;
}
