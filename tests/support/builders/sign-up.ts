import type { NewAccount } from '../../../application/identity/people.store';
import type { SignUpForm } from '../../../domain/identity/sign-up';
import { email } from './identity';
import { personName, phone, zip } from './profile';

/** Nora, who has no account yet. */
export const anAccount = (changes: Partial<NewAccount> = {}): NewAccount => ({
  firstName: personName('Nora'),
  lastName: personName('Quinn'),
  email: email('nora@example.org'),
  phone: phone('+13125550142'),
  zip: zip('60601'),
  social: undefined,
  ...changes,
});

/** The same, as she types it. */
export const aSignUpForm = (changes: Partial<SignUpForm> = {}): SignUpForm => ({
  firstName: 'Nora',
  lastName: 'Quinn',
  email: 'Nora@Example.org',
  country: '+1',
  phone: '+1 (312) 555-0142',
  zip: '60601',
  termsAccepted: true,
  ...changes,
});
