import type { GivingUpRefusal } from './giving-up.api';
import { sayBookingRefusal } from './scheduling-refusals.words';

/** Why an appointment can't be canceled, or an offer declined. */
export const sayGivingUpRefusal = (refusal: GivingUpRefusal): string => sayBookingRefusal(refusal);
