import { profileStates } from '../../../ui/profile/profile-states';
import { screeningStates } from '../../../ui/screening/screening-states';
import { unsaid } from '../../support/read-states';

describe('Word for word, changing email and phone', () => {
  it('the panel and its form: Your details, email, country, phone [spec 1 §2, spec 1 §5]', () => {
    const shown = ['Your details', 'Email', 'Country', 'Phone'];
    expect(unsaid([screeningStates['screening-success-no-resume']], [...shown, 'Change'])).toEqual([]);
    const typed = [...shown, '+1 US', '+91 India', 'Save', 'Cancel'];
    expect(unsaid([screeningStates['screening-success-details']], typed)).toEqual([]);
    const faults = ['Invalid email address', 'Required'];
    expect(unsaid([screeningStates['screening-success-details-faults']], faults)).toEqual([]);
  });

  it('the code: where it was sent, the resend link, a wrong one [spec 1 §2, spec 1 §8, R28]', () => {
    expect(unsaid([screeningStates['screening-success-details-code']], ['Enter your code'])).toEqual([]);
    const wrong = ['Invalid OTP. 2 tries left.', 'Click here to resend the OTP'];
    expect(unsaid([screeningStates['screening-success-details-code-wrong']], wrong)).toEqual([]);
  });

  it('the profile: read-only where it is typed, changed beside it, a phone in its mask [spec 1 §2, R28]', () => {
    expect(unsaid([profileStates['profile-shown']], ['Change email'])).toEqual([]);
    expect(unsaid([profileStates['profile-edited']], ['Country', 'Phone Number'])).toEqual([]);
    expect(unsaid([profileStates['profile-edit-faults']], ['Invalid phone number'])).toEqual([]);
    expect(unsaid([profileStates['profile-entry-removing']], ['Remove this entry', 'Remove this job?'])).toEqual([]);
  });
});
