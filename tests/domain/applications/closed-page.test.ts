import { closedPage } from '../../../domain/applications/closed-page';
import { cases } from '../../support/cases/cases';
import { oneOf, optional, text, yesNo } from '../../../adapters/rules/cases/columns';

const video = { interviewKind: 'video', onboarding: false } as const;

describe('/positionClosed', () => {
  it.each(cases('applications/closed-page-message', { value: text, message: text }))('$title', ({ value, message }) => {
    expect(closedPage(value, video).message).toBe(message);
    expect(closedPage(value, undefined).message).toBe(message);
  });

  describe.each(['1', '2'])('on %s a Reschedule button', (value) => {
    it.each(
      cases('applications/closed-page-reschedule', {
        interviewKind: optional(oneOf('video', 'in-person', 'self-record')),
        onboarding: yesNo,
        outcome: oneOf('Schedule', 'OnboardingSchedule'),
      }),
    )('$title', ({ interviewKind, onboarding, outcome: _tag }) => {
      expect(closedPage(value, { interviewKind, onboarding }).reschedule).toEqual({ _tag });
    });

    it('is not shown for self-record without onboarding, or if the job is unknown [R7]', () => {
      expect(closedPage(value, { interviewKind: 'self-record', onboarding: false }).reschedule).toBeUndefined();
      expect(closedPage(value, undefined).reschedule).toBeUndefined();
    });
  });

  it.each(cases('applications/closed-page-no-reschedule', { value: text }))('$title', ({ value }) => {
    expect(closedPage(value, video).reschedule).toBeUndefined();
  });
});
