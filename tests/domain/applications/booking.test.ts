import { statusOf } from '../../../domain/applications/status-catalogue';
import { bookingVerb } from '../../../domain/applications/booking';
import { slot } from '../../support/builders/slots';

const held = slot('2026-12-04', '09:30');
const codes = Array.from({ length: 66 }, (_, n) => n - 5);

describe('What Confirm does', () => {
  it.each(['interview', 'onboarding'] as const)(
    'books an %s if no slot is held, in every status from −5 to 60 [R17]',
    (stage) => {
      for (const code of codes) expect([code, bookingVerb(stage, statusOf(code), undefined)]).toEqual([code, 'book']);
    },
  );

  it.each(['interview', 'onboarding'] as const)(
    'reschedules an %s if a slot is held, but books in status 1 [R17]',
    (stage) => {
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
