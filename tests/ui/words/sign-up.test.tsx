import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { landingStates } from '../../../ui/positions/landing-states';
import { signInStates } from '../../../ui/identity/sign-in-states';
import { signUpStates } from '../../../ui/identity/sign-up-states';
import { termsTexts } from '../../../ui/identity/terms.texts';
import { unsaid } from '../../support/read-states';

const markupOf = (draw: () => ReactNode): string => renderToStaticMarkup(<MemoryRouter>{draw()}</MemoryRouter>);

describe('Word for word', () => {
  it('/signup: the fields, the terms, the button, the way to sign-in [spec 1 §2]', () => {
    const texts = [
      'First Name',
      'Last Name',
      'Email',
      'Phone Number',
      'Zip Code',
      'I agree to the Terms & Conditions',
      'Sign Up',
      'Sign In',
      '+1 US',
      '+91 India',
    ];
    expect(unsaid([signUpStates['sign-up']], texts)).toEqual([]);
  });

  it('/signup, what is wrong with a field [spec 1 §5, spec 1 §8]', () => {
    expect(unsaid([signUpStates['sign-up-nothing-typed']], ['Required'])).toEqual([]);
    const wrong = ['Invalid email address', 'Invalid phone number', 'Invalid pincode'];
    expect(unsaid([signUpStates['sign-up-faults']], wrong)).toEqual([]);
    expect(unsaid([signUpStates['sign-up']], ['Required', ...wrong])).toEqual(['Required', ...wrong]);
  });

  it("/signup, the server's errors, next to their fields [spec 1 §8, R29]", () => {
    const phone = ['Invalid phone number. Check the area code, the first 3 digits.'];
    expect(unsaid([signUpStates['sign-up-phone-refused']], phone)).toEqual([]);
    const taken = ['There is an account with this email address already. Sign in with it.', 'Sign in with this email'];
    expect(unsaid([signUpStates['sign-up-account-exists']], taken)).toEqual([]);
    expect(unsaid([signUpStates['sign-up-offline']], ['You are offline', 'What you typed is still here.'])).toEqual([]);
  });

  it('after /signup: Yay!! Congratulations, and which email address we will write to [spec 1 §2]', () => {
    const texts = ['Yay!! Congratulations', 'We will write to maria.lopez@example.com.'];
    expect(unsaid([signUpStates['sign-up-welcome']], texts)).toEqual([]);
  });

  it('what a phone number is used for, at the field, and where the rest is explained [spec 1 §2]', () => {
    const words = [
      'For calls and texts about your applications and interviews, and for nothing else.',
      'How we use your information (opens in a new tab)',
    ];
    expect(unsaid([signUpStates['sign-up']], words)).toEqual([]);
    const place = /href="\/how-it-works#(\w+)"/.exec(markupOf(signUpStates['sign-up']))?.[1];
    expect(markupOf(landingStates['landing-for-everybody'])).toContain(`<section id="${place}"`);
  });

  it('the terms: every point of them', () => {
    const points = termsTexts.points.flatMap(({ title, text }) => [title, text]);
    expect(unsaid([signUpStates['sign-up-terms']], points)).toEqual([]);
  });

  it('/candidateslogin leads there: Sign Up, and from an unknown address too [spec 1 §2]', () => {
    expect(unsaid([signInStates['sign-in-email']], ['Sign Up'])).toEqual([]);
    const unknown = ['Invalid userEmail. We do not know this address. Use the one from your invitation, or sign up.'];
    expect(unsaid([signInStates['sign-in-email-unknown']], [...unknown, 'Sign Up'])).toEqual([]);
  });
});
