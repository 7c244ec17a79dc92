import * as E from 'fp-ts/Either';
import { checkPerson } from '../../../domain/identity/person';
import { profileForm } from '../../../domain/profile/profile';
import { aProfile, phone } from '../../support/builders/profile';

describe('The form of a profile', () => {
  it('opens with the stored values, the phone in its mask [spec 1 §2, §5]', () => {
    expect(profileForm(aProfile())).toEqual({
      firstName: 'Nora',
      lastName: 'Quinn',
      country: '+1',
      phone: '+1 (312) 555-0142',
      zip: '60601',
    });
  });

  it("opens with the phone's own country [R19]", () => {
    expect(profileForm(aProfile({ phone: phone('+919876543210') }))).toMatchObject({
      country: '+91',
      phone: '+91 (987) 654-3210',
    });
  });

  it('opens with empty fields, and +1, if phone and zip code are unknown [spec 1 §5]', () => {
    expect(profileForm(aProfile({ phone: undefined, zip: undefined }))).toMatchObject({
      country: '+1',
      phone: '',
      zip: '',
    });
  });

  it('changes nothing if saved without edits [R28]', () => {
    expect(checkPerson(profileForm(aProfile()))).toEqual(
      E.right({ firstName: 'Nora', lastName: 'Quinn', country: '+1', phone: '+13125550142', zip: '60601' }),
    );
  });
});
