import { profileStates } from '../../../ui/profile/profile-states';
import { Framed } from '../../../ui/gallery/framed';
import { unsaid } from '../../support/read-states';

describe('Word for word', () => {
  it('/profile: the details, both blocks, See More [spec 1 §2]', () => {
    const texts = ['My Profile', 'Email', 'Phone Number', 'Zip Code', 'Experience', 'Education', 'Edit', 'See More'];
    expect(unsaid([profileStates['profile-see-more']], texts)).toEqual([]);
  });

  it('/profile without an entry: No details found [spec 1 §2, spec 1 §8]', () => {
    expect(unsaid([profileStates['profile-nothing-said']], ['No details found'])).toEqual([]);
    expect(unsaid([profileStates['profile-shown']], ['See More'])).toEqual(['See More']);
  });

  it('/profile, edited: the fields, Cancel, Update [spec 1 §2, spec 1 §5]', () => {
    const texts = ['First Name', 'Last Name', 'Email', 'Zip Code', 'Cancel', 'Update'];
    expect(unsaid([profileStates['profile-edited']], texts)).toEqual([]);
    expect(unsaid([profileStates['profile-edit-faults']], ['Required', 'Invalid pincode'])).toEqual([]);
  });

  it('/profile/experience and /profile/education: Update Profile and their cards [spec 1 §2]', () => {
    const jobs = ['Update Profile', 'Experience', 'Caregiver', 'Maple Court Senior Living', '5 years 9 months', 'Edit'];
    expect(unsaid([profileStates['profile-experience']], jobs)).toEqual([]);
    const courses = ['Update Profile', 'Education', 'Truman College', 'September 2018 to June 2019', 'Edit'];
    expect(unsaid([profileStates['profile-education']], courses)).toEqual([]);
    expect(unsaid([profileStates['profile-experience-none']], ['No details found'])).toEqual([]);
  });

  it('until it is known whether a list is empty, it has no link to press: the link has another place in an empty list (ours)', () => {
    const add = ['Add experience'];
    expect(unsaid([profileStates['profile-experience-loading']], add)).toEqual(add);
    for (const name of ['profile-experience', 'profile-experience-none', 'profile-experience-failed'] as const)
      expect(unsaid([profileStates[name]], add)).toEqual([]);
  });

  it('the forms: title, company or college, from, to, present [spec 1 §5, R21]', () => {
    const texts = ['Title', 'Company', 'From', 'To', 'Present: I still work here'];
    expect(unsaid([profileStates['profile-entry-new']], texts)).toEqual([]);
    expect(unsaid([profileStates['profile-entry-present']], ['To'])).toEqual(['To']);
    expect(unsaid([profileStates['profile-entry-education']], ['College', 'Present: I still study here'])).toEqual([]);
    const refused = ['Start date should not be greater than end date'];
    expect(unsaid([profileStates['profile-entry-order-fault']], refused)).toEqual([]);
  });

  it('the menu leads there: My Profile [spec 1 §2]', () => {
    expect(unsaid([() => <Framed menuOpen>{null}</Framed>], ['My Profile'])).toEqual([]);
  });
});
