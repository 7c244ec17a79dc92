import type { Person } from '../../../domain/identity/person';
import { savingEntries, savingProfile, updateOf } from '../../../domain/profile/update';
import { anEducation, anExperience, aProfile, personName, phone, span, zip } from '../../support/builders/profile';

const profile = aProfile();
const unchanged: Person = {
  firstName: personName('Nora'),
  lastName: personName('Quinn'),
  country: '+1',
  phone: phone('+13125550142'),
  zip: zip('60601'),
};

describe('A profile update', () => {
  it('sends first and last name, zip code, education and experience, and nothing else [spec 1 §5, §7]', () => {
    expect(updateOf(profile)).toEqual({
      firstName: 'Nora',
      lastName: 'Quinn',
      zip: '60601',
      education: profile.education,
      experience: profile.experience,
    });
    expect(Object.keys(savingProfile(profile, unchanged).update).sort()).toEqual(
      ['education', 'experience', 'firstName', 'lastName', 'zip'].sort(),
    );
  });

  it('carries the edited names and zip code, and both lists as they were [spec 1 §5]', () => {
    const edit = { ...unchanged, firstName: personName('Eleanor'), lastName: personName('Q'), zip: zip('02134') };
    expect(savingProfile(profile, edit)).toEqual({
      update: { ...updateOf(profile), firstName: 'Eleanor', lastName: 'Q', zip: '02134' },
      contact: undefined,
      checkPhoneFirst: false,
    });
  });

  it.each([
    ['+1', '+13125550199', true],
    ['+91', '+919876543210', false],
  ] as const)(
    'leaves a changed phone of %s to the way of Your details, same e-mail; the server checks %s first: %s [R28, spec 1 §5]',
    (country, number, checkPhoneFirst) => {
      expect(savingProfile(profile, { ...unchanged, country, phone: phone(number) })).toEqual({
        update: updateOf(profile),
        contact: { email: 'nora@example.org', phone: number },
        checkPhoneFirst,
      });
    },
  );

  it('takes a first phone as a changed one [R28]', () => {
    expect(savingProfile(aProfile({ phone: undefined }), unchanged)).toMatchObject({
      contact: { phone: '+13125550142' },
      checkPhoneFirst: true,
    });
  });

  it('with a new entry carries that list, and everything else as it was [spec 1 §7]', () => {
    const experience = [...profile.experience, anExperience({ ...span('2025-01') })];
    expect(savingEntries(profile, { experience })).toEqual({ ...updateOf(profile), experience });
    const education = [anEducation({ ...span('2010-01', '2012-01') })];
    expect(savingEntries(profile, { education })).toEqual({ ...updateOf(profile), education });
  });
});
