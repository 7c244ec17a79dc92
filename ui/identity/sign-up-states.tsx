import * as E from 'fp-ts/Either';
import {
  signUpOpened as opened,
  signUpStep,
  type SignUpEvent,
  type SignUpFailed,
  type SignUpState,
} from '../../application/identity/sign-up.live';
import {
  checkSignUp,
  emptySignUpForm,
  prefilledForm,
  type SignUpForm,
  type SocialProfile,
} from '../../domain/identity/sign-up';
import { PageFrame } from '../kit/page-frame';
import { SignUpPage, type SignUpPageProps } from './sign-up-page';
import { signUpView } from './sign-up.view';
import { email, version } from '../gallery/fixtures';
import { nothing } from '../gallery/noop';

const filled: SignUpForm = {
  firstName: 'Maria',
  lastName: 'Lopez',
  email,
  country: '+1',
  phone: '+1 (312) 555-0142',
  zip: '60614',
  termsAccepted: true,
};

const social: SocialProfile = { source: 'googleUser', email, name: 'Maria Lopez', pictureUrl: undefined, proof: '' };

const shown = (
  state: SignUpState,
  more: Partial<Pick<SignUpPageProps, 'applyingFor' | 'welcome' | 'termsOpen'>> = {},
  vouchedBy?: SocialProfile,
) => (
  <PageFrame version={version}>
    <SignUpPage view={signUpView(state, vouchedBy)} welcome={undefined} {...more} send={nothing} />
  </PageFrame>
);

const after = (state: SignUpState, event: SignUpEvent): SignUpState => signUpStep(state, event)[0];
const refused = (state: SignUpState, why: SignUpFailed): SignUpState =>
  after(state, { _tag: 'Answered', answer: E.left(why) });

/** Sent with faults, as the rules find them. */
const rejected = (form: SignUpForm): SignUpState => {
  const checked = checkSignUp(form);
  return E.isLeft(checked) ? refused(opened(form), { _tag: 'SignUpRejected', faults: checked.left }) : opened(form);
};

const start = opened(emptySignUpForm);
const typed = opened(filled);

export const signUpStates = {
  'sign-up': () => shown(start),
  'sign-up-for-a-job': () =>
    shown(start, {
      applyingFor: { positionName: 'Caregiver, nights and weekends', communityName: 'Linden Lark House' },
    }),
  'sign-up-terms': () => shown(start, { termsOpen: true }),
  'sign-up-nothing-typed': () => shown(rejected(emptySignUpForm)),
  'sign-up-faults': () =>
    shown(
      rejected({
        ...filled,
        email: 'maria@',
        country: '+91',
        phone: '+91 (982) 009',
        zip: '6061',
        termsAccepted: true,
      }),
    ),
  'sign-up-working': () => shown(after(typed, { _tag: 'SignUpPressed' })),
  'sign-up-phone-refused': () => shown(refused(typed, { _tag: 'PhoneNotCallable', part: 'area-code' })),
  'sign-up-account-exists': () => shown(refused(typed, { _tag: 'AccountExists' })),
  'sign-up-offline': () => shown(refused(typed, { _tag: 'NoConnection' })),
  'sign-up-social': () => shown(opened(prefilledForm(social)), {}, social),
  'sign-up-welcome': () => shown(typed, { welcome: { name: 'Maria', email } }),
  'sign-up-long': () =>
    shown(
      opened({
        ...filled,
        firstName: 'Maria-Guadalupe Esperanza de los Ángeles',
        lastName: 'López-Hernández de la Fuente y Villanueva',
        email: 'maria-guadalupe.lopez-hernandez.de-la-fuente@mail.care-and-nursing-academy.example.com',
      }),
      {
        welcome: {
          name: 'Maria-Guadalupe Esperanza de los Ángeles',
          email: 'maria-guadalupe.lopez-hernandez.de-la-fuente@mail.care-and-nursing-academy.example.com',
        },
      },
    ),
} as const;
