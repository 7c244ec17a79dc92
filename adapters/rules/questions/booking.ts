import { bookingVerb } from '../../../domain/applications/booking';
import { maybe, oneOf, struct } from '../../contract/codec';
import { endTime } from '../../contract/wire/fields';
import { status } from '../../contract/wire/vocabulary';
import { rule } from '../rule';

export const bookingQuestion = struct({
  screen: oneOf('interview', 'onboarding', 'onsite'),
  status,
  slot_to: maybe(endTime),
});

/** Whether Confirm books or reschedules (R17). An empty slot_to: no slot is held. */
export const bookingRule = rule({
  name: 'booking',
  shape: '{screen: interview | onboarding | onsite, status, slot_to?} → {verb: book | reschedule}',
  question: bookingQuestion,
  answer: ({ screen, status: now, slot_to }) => ({
    verb: bookingVerb(screen, now, slot_to === undefined ? undefined : { to: slot_to }),
  }),
});
