import { statusOf } from '../../../domain/applications/status-catalogue';
import { onboardingOffer, onsiteOffer } from '../../../domain/applications/later-stage';
import { slot } from '../../support/builders/slots';

const held = slot('2026-12-07', '09:30');
const codes = Array.from({ length: 66 }, (_, n) => n - 5);

describe('The onsite screen', () => {
  it('in status 32 says Schedule and offers to decline the invitation [spec 2 §4.8]', () => {
    expect(onsiteOffer(statusOf(32), undefined)).toEqual({ verb: 'book', declinable: true });
    expect(onsiteOffer(statusOf(32), held)).toEqual({ verb: 'book', declinable: true });
  });

  it('in every other status from −5 to 60 says Reschedule and offers nothing to decline [spec 2 §4.8]', () => {
    for (const code of codes.filter((one) => one !== 32))
      for (const slotHeld of [held, undefined])
        expect([code, onsiteOffer(statusOf(code), slotHeld)]).toEqual([
          code,
          { verb: 'reschedule', declinable: false },
        ]);
  });
});

describe('The onboarding screen', () => {
  it('says Schedule without an appointment and Reschedule with one, but Schedule for an offer [spec 2 §2.13, R17]', () => {
    for (const code of codes) {
      expect([code, onboardingOffer(statusOf(code), undefined).verb]).toEqual([code, 'book']);
      expect([code, onboardingOffer(statusOf(code), held).verb]).toEqual([code, code === 1 ? 'book' : 'reschedule']);
    }
  });

  it('offers to decline in status 1 and in no other from −5 to 60 [R27, spec 2 §2.13]', () => {
    for (const code of codes)
      for (const slotHeld of [held, undefined])
        expect([code, onboardingOffer(statusOf(code), slotHeld).declinable]).toEqual([code, code === 1]);
  });
});
