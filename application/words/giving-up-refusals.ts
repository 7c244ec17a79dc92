import type { GivingUpRefusal } from '../ports/candidate-api/giving-up';
import { sayBookingRefusal } from './scheduling-refusals';

/** Why an appointment is not given up, or an offer not declined. */
export const sayGivingUpRefusal = (refusal: GivingUpRefusal): string => sayBookingRefusal(refusal);
