import { givingUpStates } from '../../../ui/applications/giving-up-states';
import { read, unsaid } from '../../support/read-states';

const s = givingUpStates;

describe('Word for word', () => {
  it('/declineOffer: which job, what declining means, the way back, the reason and Submit [spec 2 §2.13, §5]', () => {
    expect(
      unsaid(
        [s['decline-offer']],
        [
          'Caregiver, memory care',
          'Decline this offer?',
          'We will let Maple Court Senior Living know that you are declining Caregiver, memory care, and why.',
          'You can’t undo this.',
          'No, keep my offer',
          'Why are you saying no?',
          'Once you submit, the offer is declined for good.',
          'Submit',
        ],
      ),
    ).toEqual([]);
    expect(read(s['decline-reason-missing'])).toContain('Required');
  });

  it('/declineOnsiteOffer: the same for an invitation [spec 2 §2.14]', () => {
    expect(
      unsaid(
        [s['decline-invitation']],
        [
          'Decline this invitation?',
          'No, keep my invitation',
          'Once you submit, the invitation is declined for good.',
          'Submit',
        ],
      ),
    ).toEqual([]);
  });

  it('a decline is thanked for; a failure says what was kept and what to do [spec 2 §4.8, spec 2 §8, R29]', () => {
    expect(read(s['decline-done'])).toContain('Thanks for letting us know, Your response has been recorded');
    expect(unsaid([s['decline-went-wrong']], ['Something went wrong', 'Your reason is saved.', 'Try again'])).toEqual(
      [],
    );
    expect(unsaid([s['decline-refused']], ['Something went wrong', 'Back to My Jobs'])).toEqual([]);
    expect(unsaid([s['decline-offline']], ['You are offline', 'Nothing is declined yet.', 'Try now'])).toEqual([]);
  });

  it('/scheduleOrCancel: the job with its types, shifts and description, Reschedule and Cancel [spec 2 §2.10]', () => {
    expect(
      unsaid(
        [s['schedule-or-cancel-ready']],
        [
          'Caregiver, memory care',
          'Friday, 04 December, 2026 at 10:30 AM CT',
          'Job types',
          'Full Time, Part Time',
          'Shifts',
          'Morning, Night',
          'What you will do',
          'Reschedule',
          'Cancel',
        ],
      ),
    ).toEqual([]);
    expect(read(s['schedule-or-cancel-no-time'])).not.toContain('Cancel');
    expect(read(s['schedule-or-cancel-no-moves-left'])).toContain(
      'This job cannot be rescheduled or you have exceeded the reschedule limit',
    );
  });

  it('its Reschedule first says that the time is given back [R18]', () => {
    expect(
      unsaid(
        [s['schedule-or-cancel-give-back']],
        [
          'Choose another time?',
          'You give up this time now. Then you choose a new one. Your video interview may be rescheduled up to 2 more time(s). This uses 1 reschedule. You have 1 left after that.',
          'No, Go Back',
          'Reschedule',
        ],
      ),
    ).toEqual([]);
  });

  it('/interviewCancelled: nobody joined, or the interviewer cannot [spec 2 §2.10, spec 2 §8]', () => {
    const words = 'Unfortunately the interviewer could not join the meeting';
    expect(unsaid([s['interview-cancelled-nobody-joined']], [words, 'Re-schedule'])).toEqual([]);
    expect(
      unsaid([s['interview-cancelled-unable']], ['Interviewer unable to join the interview', words, 'Re-schedule']),
    ).toEqual([]);
  });
});
