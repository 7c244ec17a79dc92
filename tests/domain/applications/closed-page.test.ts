import { closedPage } from '../../../domain/applications/closed-page';

const video = { interviewKind: 'video', onboarding: false } as const;

describe('/positionClosed', () => {
  it.each([
    ['1', 'already-applied'],
    ['2', 'already-applied'],
    ['4', 'closed'],
    ['partialSubmit', 'recorded'],
    ['fullSubmit', 'recorded-and-submitted'],
    ['3', 'closed'],
    ['0', 'closed'],
    ['', 'closed'],
    ['fullsubmit', 'closed'],
    ['01', 'closed'],
    ['toString', 'closed'],
  ])('%s says: %s [R7, spec 2 §2.16]', (value, message) => {
    expect(closedPage(value, video).message).toBe(message);
    expect(closedPage(value, undefined).message).toBe(message);
  });

  describe.each(['1', '2'])('on %s a Reschedule button', (value) => {
    it.each([
      ['video', false, 'Schedule'],
      ['video', true, 'Schedule'],
      ['in-person', false, 'Schedule'],
      [undefined, false, 'Schedule'],
      [undefined, true, 'Schedule'],
      ['self-record', true, 'OnboardingSchedule'],
    ] as const)('of kind %s, onboarding %s, leads to %s [R7, spec 1 §2]', (interviewKind, onboarding, _tag) => {
      expect(closedPage(value, { interviewKind, onboarding }).reschedule).toEqual({ _tag });
    });

    it('is not shown for self-record without onboarding, or if the job is unknown [R7]', () => {
      expect(closedPage(value, { interviewKind: 'self-record', onboarding: false }).reschedule).toBeUndefined();
      expect(closedPage(value, undefined).reschedule).toBeUndefined();
    });
  });

  it.each(['4', 'partialSubmit', 'fullSubmit', 'anything'])('on %s there is no such button [R7]', (value) => {
    expect(closedPage(value, video).reschedule).toBeUndefined();
  });
});
