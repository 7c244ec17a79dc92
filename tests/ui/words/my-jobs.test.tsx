import { myJobsStates } from '../../../ui/applications/my-jobs-states';
import { unsaid } from '../../support/read-states';

const s = myJobsStates;

describe('Word for word', () => {
  it('/candidateportal: title, tagline, cards and what they expand to [spec 1 §2]', () => {
    expect(
      unsaid(
        [s['my-jobs-ready'], s['my-jobs-details-open']],
        [
          'My Job Applications',
          'Do You Have Heart & Hustle?',
          'Find a job that matters with people who care.',
          'Caregiver, memory care',
          'Maple Court Senior Living',
          '2450 North Lakeview Avenue, Chicago, IL 60614',
          'Show details',
          'Hide details',
          'Not Available',
          'Schedule',
          'Reschedule',
          'Cancel',
        ],
      ),
    ).toEqual([]);
  });

  it('/candidateportal without a job: the empty list, a thank-you and the mailbox [spec 1 §2]', () => {
    expect(
      unsaid(
        [s['my-jobs-empty']],
        [
          'Sorry!! There are no positions available at this time.',
          'Thank you for your interest in working with us.',
          'careers@example.com',
        ],
      ),
    ).toEqual([]);
  });

  it('a move that is no longer possible says why [spec 1 §4]', () => {
    expect(
      unsaid(
        [s['my-jobs-to-act-on']],
        ['View Details', 'This job cannot be rescheduled or you have exceeded the reschedule limit'],
      ),
    ).toEqual([]);
  });

  it('the header menu: the candidate, My Jobs, Logout and the version; and the confirmation of a logout [spec 1 §2]', () => {
    const texts = [
      'Maria Lopez',
      'My Jobs',
      'Logout',
      'Version 1.0.106',
      'Are you sure you want to logout?',
      'Yes',
      'No',
    ];
    expect(unsaid([s['menu-open'], s['logout-dialog']], texts)).toEqual([]);
  });
});
