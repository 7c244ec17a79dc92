import { stageStates } from '../../../ui/applications/stage-states';
import { unsaid } from '../../support/read-states';

const s = stageStates;

describe('Word for word', () => {
  it('/onboardingSchedule: place, Copy Address, the range of dates, View Time, Schedule and Decline [spec 2 §2.13]', () => {
    expect(
      unsaid(
        [s['offer-filter-open']],
        [
          'Onboarding location',
          'Copy Address',
          'Start date',
          'End date',
          'Clear',
          'Apply',
          'View Time',
          'Schedule Onboarding',
          'Decline offer',
        ],
      ),
    ).toEqual([]);
  });

  it('/onsiteSchedule: the same for an invitation [spec 2 §2.14]', () => {
    expect(
      unsaid(
        [s['invitation']],
        ['Onsite Scheduling', 'Onsite location', 'Copy Address', 'View Time', 'Schedule Onsite', 'Decline Invitation'],
      ),
    ).toEqual([]);
  });

  it.each(['offer-accepted', 'invitation-accepted'] as const)(
    'the confirmation %s: where, Copy Address and on to the list [spec 2 §2.10, §2.14]',
    (state) => {
      expect(unsaid([s[state]], ['Copy Address', 'Okay, continue'])).toEqual([]);
    },
  );
});
