import { appointmentStates } from '../../../ui/scheduling/appointment-states';
import { read, unsaid } from '../../support/read-states';

const s = appointmentStates;

describe('Word for word', () => {
  it('the cancel dialog: the sentence, the choice, the reason and its buttons [spec 1 §4]', () => {
    expect(
      unsaid(
        [s['cancel-choice'], s['cancel-withdraw']],
        [
          'Your video interview may be rescheduled up to 2 more time(s).',
          'Reschedule later',
          'Withdraw from consideration for the job?',
          'Reason',
          'Add your reason here...',
          'No, Go Back',
          'Yes, Cancel',
        ],
      ),
    ).toEqual([]);
  });

  it('the cancel dialog without a move left [spec 1 §4]', () => {
    const said = read(s['cancel-no-moves-left']);
    expect(said).toContain(
      'Your video interview will be canceled and cannot be rescheduled. Your application will no longer be considered.',
    );
    expect(said).not.toContain('Reschedule later');
  });

  it('the cancel dialog without a choice, and without a reason [spec 1 §5, R18]', () => {
    expect(read(s['cancel-choice-missing'])).toContain('Please choose option for cancel interview');
    expect(read(s['cancel-reason-missing'])).toContain('Required');
  });

  it('the question of the in-person page: Yes, No, Cancel and Submit [spec 2 §2.11]', () => {
    expect(
      unsaid(
        [s['cancel-in-person-question']],
        ['Do you want to Re-schedule?', 'Yes', 'No', 'Reason', 'Cancel', 'Submit'],
      ),
    ).toEqual([]);
  });

  it('/inpersonInterview: title, facts, Copy Address, the map and the instructions [spec 1 §2, spec 2 §2.11]', () => {
    expect(
      unsaid(
        [s['in-person-ready']],
        [
          'In person interview details',
          'Role',
          'Caregiver',
          'Employer',
          'Maple Court',
          '2450 North Lakeview Avenue, Chicago, IL 60614',
          'Copy Address',
          'Map of 2450 North Lakeview Avenue, Chicago, IL 60614',
          'Instructions',
          'Reschedule',
          'Cancel',
        ],
      ),
    ).toEqual([]);
  });

  it('/thankyou: the employer by name, and what follows [spec 1 §2]', () => {
    expect(
      unsaid(
        [s['thank-you-ready']],
        [
          'Thank You for interviewing with Maple Court.',
          "We'll send you an interview follow-up to the candidate's email once the interviewer has made a decision.",
        ],
      ),
    ).toEqual([]);
  });
});
