import { scheduleStates } from '../../../ui/scheduling/schedule-states';
import { scheduledStates } from '../../../ui/scheduling/scheduled-states';
import { timeSlotStates } from '../../../ui/scheduling/time-slot-states';
import { read, unsaid } from '../../support/read-states';

describe('Word for word', () => {
  it('/schedule: title, Filter, paging, View Time and the way back [spec 1 §2, spec 2 §2.15]', () => {
    const s = scheduleStates;
    expect(
      unsaid(
        [s['schedule-first-days'], s['schedule-all-days'], s['schedule-filter-open']],
        [
          'Choose interview date',
          'Filter',
          'Clear',
          'Apply',
          'Show More',
          'Show Less',
          'View Time',
          'Back to My Job Applications',
          'Start date',
          'End date',
        ],
      ),
    ).toEqual([]);
  });

  it('/schedule without a slot, and with a refused filter [spec 1 §5, §8]', () => {
    const s = scheduleStates;
    const texts = [
      'There are no slots available for the next 7 days...',
      'view more',
      'There are no slots available for the next 60 days',
      'OK',
      'There are no slots available for the selected date range. Please try with other date ranges',
      'Start date should not be greater than end date',
    ];
    expect(
      unsaid(
        [s['schedule-empty-7'], s['schedule-empty-60'], s['schedule-empty-range'], s['schedule-filter-refused']],
        texts,
      ),
    ).toEqual([]);
  });

  it('/timeslot: title, Interview Preference (Video call), Confirm and the way back [spec 1 §2, spec 2 §2.15]', () => {
    expect(
      unsaid(
        [timeSlotStates['time-slot-chosen']],
        ['Choose time slot', 'Interview Preference', 'Video call', 'Confirm', 'Back to Select Interview Date'],
      ),
    ).toEqual([]);
    expect(read(timeSlotStates['time-slot-in-person'])).not.toContain('Interview Preference');
  });

  it('/success: what was scheduled, the facts and what can be done [spec 1 §2, spec 2 §2.10]', () => {
    expect(
      unsaid(
        [scheduledStates['scheduled-ready']],
        [
          "You have successfully scheduled your video interview. We'll be sending you further details via text and email.",
          'Role',
          'Community',
          'Address',
          'Job types',
          'Full Time, Part Time',
          'Shifts',
          'Morning, Night',
          '1-1 interview on a video call',
          'Reschedule',
          'Cancel',
        ],
      ),
    ).toEqual([]);
  });

  it('the Yay!! dialog of an interview that was booked: when, by what, and where the invitation went [spec 1 §2]', () => {
    const said = read(scheduledStates['scheduled-yay']).join(' ');
    for (const text of ['Yay!!', 'Your interview is set for', 'video meetings', 'An invitation has been sent', 'OK'])
      expect(said).toContain(text);
  });

  it('/success starts with the intro video if the position has one [spec 1 §2, spec 2 §2.15]', () => {
    const heading = 'Watch this first: a short video from your interviewer';
    expect(read(scheduledStates['scheduled-with-video'])).toContain(heading);
    expect(read(scheduledStates['scheduled-ready'])).not.toContain(heading);
  });

  it("/success leads on to the employer's own form, by Click Here [spec 1 §2]", () => {
    expect(read(scheduledStates['scheduled-with-form'])).toContain('Click Here');
    expect(read(scheduledStates['scheduled-ready'])).not.toContain('Click Here');
  });
});
