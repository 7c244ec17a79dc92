import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import {
  checkSignUp,
  emptySignUpForm,
  filledUp,
  prefilledForm,
  type SignUpFaults,
  type SignUpForm,
  type SocialProfile,
} from '../../domain/identity/sign-up';
import { draftStands } from '../../domain/identity/unfinished-form';
import { socialOrigin } from '../../domain/identity/social-origin';
import type { CallFailure } from '../failure';
import { inOrder, refuse, take } from '../in-order';
import type { SignedIn } from './identity.api';
import type { SignUpApi, SignUpRefusal } from './sign-up.api';
import type { Clock } from '../ports/clock';
import type { SessionStore } from '../ports/session-store';
import { checkedFirst } from './check-phone.journey';
import { openSession } from './enter.journey';

/** The sign-up form has faulty fields, all reported at once; nothing was sent. */
export interface SignUpRejected {
  readonly _tag: 'SignUpRejected';
  readonly faults: SignUpFaults;
}

/** The social profile behind this page: the one that a social sign-in left, if the address says that there is one (spec 1 §2). */
export const vouchedFor = (
  { socialProfile }: Pick<SessionStore, 'socialProfile'>,
  userType: string | undefined,
): SocialProfile | undefined => (userType === undefined ? undefined : O.toUndefined(socialProfile.read()));

/**
 * The form's first values: what was typed in this tab before, as long as it may still be shown (R3a), completed from the social profile. Without
 * either, the form is empty except for an address that was tried at sign-in.
 */
export const openSignUp =
  ({ session, clock }: { readonly session: Pick<SessionStore, 'signUpDraft'>; readonly clock: Clock }) =>
  (social: SocialProfile | undefined, email = ''): SignUpForm => {
    const kept = pipe(
      session.signUpDraft.read(),
      O.filter(({ typedAt }) => draftStands(typedAt, clock.now())),
    );
    if (O.isNone(kept)) return social === undefined ? { ...emptySignUpForm, email } : prefilledForm(social);
    const { form } = kept.value;
    if (social !== undefined) return filledUp(form, social);
    return form.email === '' ? { ...form, email } : form;
  };

/** Sign-up does not wait for a code. A sign-in from here starts with the address typed here. */
export const keepTyped =
  ({ session, clock }: { readonly session: Pick<SessionStore, 'signUpDraft' | 'sentCode'>; readonly clock: Clock }) =>
  (form: SignUpForm): void => {
    session.signUpDraft.write({ form, typedAt: clock.now() });
    session.sentCode.clear();
  };

type Api = Pick<SignUpApi, 'checkPhone' | 'signUp'>;

/**
 * Sign Up: a valid form, a +1 number that the server accepts (spec 1 §5), then the account and its session. `landAfterSignIn` decides later where it
 * leads: the hints are kept until 'Yay!!' is closed, so that a reload does not lose them.
 */
export const submitSignUp =
  ({ api, session }: { readonly api: Api; readonly session: SessionStore }) =>
  (
    form: SignUpForm,
    social: SocialProfile | undefined,
  ): TE.TaskEither<SignUpRejected | SignUpRefusal | CallFailure, SignedIn> =>
    inOrder(function* () {
      const checked = checkSignUp(form);
      if (E.isLeft(checked)) return yield* refuse({ _tag: 'SignUpRejected', faults: checked.left });
      const { firstName, lastName, email, phone, zip } = checked.right;
      yield* take(checkedFirst(api, checked.right));
      const signedIn = yield* take(
        api.signUp({
          firstName,
          lastName,
          email,
          phone,
          zip,
          social: social && socialOrigin(social),
          proof: social?.proof,
        }),
      );
      openSession(session)(signedIn);
      return signedIn;
    });
