import type { GivingUpRefusal } from '../ports/candidate-api/giving-up';
import { sayBookingRefusal } from './scheduling-refusals';

/** Why an appointment can't be canceled, or an offer declined. */
export const sayGivingUpRefusal = (refusal: GivingUpRefusal): string => sayBookingRefusal(refusal);
