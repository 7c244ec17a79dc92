import { statusOf } from '../../../domain/applications/status-catalogue';
import { bookingVerb } from '../../../domain/applications/booking';
import { slot } from '../../support/builders/slots';
import { cases } from '../../support/cases/cases';
import { oneOf } from '../../../adapters/rules/cases/columns';

const held = slot('2026-12-04', '09:30');
const codes = Array.from({ length: 66 }, (_, n) => n - 5);

describe('What Confirm does', () => {
  it.each(cases('applications/booking-no-slot-held', { stage: oneOf('onboarding', 'onsite', 'interview') }))(
    '$title',
    ({ stage }) => {
      for (const code of codes) expect([code, bookingVerb(stage, statusOf(code), undefined)]).toEqual([code, 'book']);
    },
  );

  it.each(cases('applications/booking-slot-held', { stage: oneOf('onboarding', 'onsite', 'interview') }))(
    '$title',
    ({ stage }) => {
      for (const code of codes)
        expect([code, bookingVerb(stage, statusOf(code), held)]).toEqual([code, code === 1 ? 'book' : 'reschedule']);
    },
  );

  it('books an onsite meeting in status 32 and reschedules it in any other, whether a slot is held or not [R17]', () => {
    for (const code of codes)
      for (const slotHeld of [held, undefined])
        expect([code, bookingVerb('onsite', statusOf(code), slotHeld)]).toEqual([
          code,
          code === 32 ? 'book' : 'reschedule',
        ]);
  });
});
