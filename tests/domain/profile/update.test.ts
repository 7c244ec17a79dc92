import * as fc from 'fast-check';
import type { Person } from '../../../domain/identity/person';
import { savingEntries, savingProfile, updateOf } from '../../../domain/profile/update';
import { email } from '../../support/builders/identity';
import { anEducation, anExperience, aProfile, personName, phone, span, zip } from '../../support/builders/profile';
import { cases } from '../../support/cases/cases';
import { data, oneOf, text, through, yesNo } from '../../../adapters/rules/cases/columns';

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
    expect(Object.keys(savingProfile(profile, profile, unchanged).update).sort()).toEqual(
      ['education', 'experience', 'firstName', 'lastName', 'zip'].sort(),
    );
  });

  it('sends the edited names and zip code, and both lists unchanged [spec 1 §5]', () => {
    const edit = { ...unchanged, firstName: personName('Eleanor'), lastName: personName('Q'), zip: zip('02134') };
    expect(savingProfile(profile, profile, edit)).toEqual({
      update: { ...updateOf(profile), firstName: 'Eleanor', lastName: 'Q', zip: '02134' },
      contact: undefined,
      checkPhoneFirst: false,
    });
  });

  it.each(
    cases('profile/update-phone-changed', {
      country: oneOf('+1', '+91'),
      number: oneOf('+13125550199', '+919876543210'),
      checkPhoneFirst: yesNo,
    }),
  )('$title', ({ country, number, checkPhoneFirst }) => {
    expect(savingProfile(profile, profile, { ...unchanged, country, phone: phone(number) })).toEqual({
      update: updateOf(profile),
      contact: { email: 'nora@example.org', phone: number },
      checkPhoneFirst,
    });
  });

  it('treats a first phone as a changed one [R28]', () => {
    expect(savingProfile(aProfile({ phone: undefined }), profile, unchanged)).toMatchObject({
      contact: { phone: '+13125550142' },
      checkPhoneFirst: true,
    });
  });

  it.each(
    cases('profile/update-other-device', {
      firstName: through(personName, text),
      zip: through(zip, text),
      phone: through(phone, text),
      firstNameSent: text,
      zipSent: text,
      contact: data,
    }),
  )('$title', ({ firstName, zip: zipTyped, phone: phoneTyped, firstNameSent, zipSent, contact }) => {
    const now = aProfile({
      firstName: personName('Norah'),
      zip: zip('60699'),
      phone: phone('+13125550177'),
      email: email('nora@example.net'),
      experience: [],
      education: [anEducation(), anEducation(span('2010-01'))],
    });
    const typed = { ...unchanged, firstName, zip: zipTyped, phone: phoneTyped };
    expect(savingProfile(profile, now, typed)).toEqual({
      update: { ...updateOf(now), firstName: firstNameSent, zip: zipSent },
      contact,
      checkPhoneFirst: contact !== undefined,
    });
  });

  it('consists of fields that are each either the typed or the current one, never the one that was shown [R3]', () => {
    const names = fc.constantFrom('Ada', 'Bea', 'Cleo').map(personName);
    const zips = fc.constantFrom('60601', '60602', '60603').map(zip);
    const said = fc.record({ firstName: names, lastName: names, zip: zips });
    fc.assert(
      fc.property(said, said, said, (shown, now, typed) => {
        const { update } = savingProfile(aProfile(shown), aProfile(now), { ...unchanged, ...typed });
        for (const name of ['firstName', 'lastName', 'zip'] as const)
          expect(update[name]).toBe([now[name], typed[name]][Number(shown[name] !== typed[name])]);
      }),
    );
  });

  it('with a new entry sends that list, and everything else unchanged [spec 1 §7]', () => {
    const experience = [...profile.experience, anExperience({ ...span('2025-01') })];
    expect(savingEntries(profile, { experience })).toEqual({ ...updateOf(profile), experience });
    const education = [anEducation({ ...span('2010-01', '2012-01') })];
    expect(savingEntries(profile, { education })).toEqual({ ...updateOf(profile), education });
  });
});
