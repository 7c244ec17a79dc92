import * as E from 'fp-ts/Either';
import { EMPTY, from, map, type Observable } from 'rxjs';
import { chooseCountry, typePhone, type CountryCode } from '../../domain/identity/phone';
import type { SignUpForm, SocialProfile } from '../../domain/identity/sign-up';
import { isCallFailure, ourDefect, type CallFailure } from '../failure';
import { landAfterSignIn } from './enter.journey';
import { isSignedIn } from './sign-in.journey';
import { keepTyped, openSignUp, submitSignUp, type SignUpRejected } from './sign-up.journey';
import type { Landing } from '../navigation/landing';
import type { SignUpRefusal } from './sign-up.api';
import type { Presence } from './presence.port';
import type { Reporter } from '../ports/reporter';
import type { SignUpWrong } from './sign-up-refusals.words';
import { formOpened, formSent, formStep, type Form, type FormAnswered } from '../live/form';
import { inLanes, type Machine, machine, reporting, type Step } from '../live/machine';

/* The sign-up form, then 'Yay!!' (spec 1 §2, §5). */

/** Why a sign-up did not succeed. */
export type SignUpFailed = SignUpRejected | SignUpRefusal | CallFailure;

/** The sign-up page. */
export interface SignUpState extends Form<SignUpForm, SignUpWrong, CallFailure> {
  /** Why the last attempt failed, until its passing message is closed. */
  readonly message: SignUpFailed | undefined;
  /** The account and its session exist: whom 'Yay!!' greets. */
  readonly welcome: { readonly name: string; readonly email: string } | undefined;
}

type TextField = 'firstName' | 'lastName' | 'email' | 'zip';

/** What happens on the sign-up page. */
export type SignUpEvent =
  | { readonly _tag: 'TextTyped'; readonly field: TextField; readonly text: string }
  | { readonly _tag: 'PhoneTyped'; readonly text: string }
  | { readonly _tag: 'CountryChosen'; readonly country: CountryCode }
  | { readonly _tag: 'TermsTicked'; readonly accepted: boolean }
  | { readonly _tag: 'SignUpPressed' | 'MessageClosed' | 'GoOnPressed' }
  | FormAnswered<SignUpFailed>;

/** What the sign-up page asks for. `Keep`: what was typed, for a reload of this tab. */
export type SignUpCommand = { readonly _tag: 'Keep' | 'Submit'; readonly form: SignUpForm } | { readonly _tag: 'Land' };

type SignUpStep = Step<SignUpState, SignUpCommand>;

/** The page with a form that was not sent yet. */
export const signUpOpened = (form: SignUpForm): SignUpState => ({
  ...formOpened(form),
  message: undefined,
  welcome: undefined,
});

/** What is typed is kept for a reload. */
const edited = (
  state: SignUpState,
  change: Partial<SignUpForm>,
  ...mends: readonly (keyof SignUpWrong)[]
): SignUpStep => {
  const next = formStep(state, { _tag: 'FieldsChanged', change, mends });
  return [next, next === state ? [] : [{ _tag: 'Keep', form: next.typed }]];
};

const wrongFields = (why: SignUpRejected | SignUpRefusal): Partial<SignUpWrong> => {
  switch (why._tag) {
    case 'SignUpRejected':
      return why.faults;
    case 'AccountExists':
    case 'EmailNotProven':
      return { email: why };
    case 'PhoneNotCallable':
      return { phone: why };
  }
};

const answered = (state: SignUpState, answer: E.Either<SignUpFailed, unknown>): SignUpState => {
  if (E.isRight(answer)) {
    const { firstName, email } = state.typed;
    return { ...formStep(state, { _tag: 'Accepted' }), welcome: { name: firstName.trim(), email: email.trim() } };
  }
  const message = answer.left;
  return isCallFailure(message)
    ? { ...formStep(state, { _tag: 'Failed', failure: message }), message }
    : { ...formStep(state, { _tag: 'FaultsFound', faults: wrongFields(message) }), message };
};

/** One event of the sign-up page. */
export const signUpStep = (state: SignUpState, event: SignUpEvent): SignUpStep => {
  switch (event._tag) {
    case 'TextTyped':
      return edited(state, { [event.field]: event.text }, event.field);
    case 'PhoneTyped':
      return edited(state, typePhone(state.typed, event.text), 'phone');
    case 'CountryChosen':
      return edited(state, chooseCountry(state.typed, event.country), 'country', 'phone');
    case 'TermsTicked':
      return edited(state, { termsAccepted: event.accepted }, 'terms');
    case 'SignUpPressed': {
      const [next, commands] = formSent(state, { _tag: 'Submit', form: state.typed } as const);
      return [next === state ? state : { ...next, message: undefined }, commands];
    }
    case 'Answered':
      return [answered(state, event.answer), []];
    case 'MessageClosed':
      return [{ ...state, message: undefined }, []];
    case 'GoOnPressed':
      return [state, [{ _tag: 'Land' }]];
  }
};

/** What signing up needs. */
export type SignUpPorts = Parameters<typeof submitSignUp>[0] &
  Parameters<typeof openSignUp>[0] &
  Parameters<typeof landAfterSignIn>[0] & {
    readonly presence: Pick<Presence, 'asksWhoIsHere'>;
    readonly reporter: Reporter;
    /** Goes where a sign-in leads. */
    readonly land: (landing: Landing) => void;
  };

/**
 * Runs the sign-up page.
 * @param social the social profile that vouches for the visitor
 * @param email the address that was tried at sign-in
 */
export const signUpMachine = (
  ports: SignUpPorts,
  social: SocialProfile | undefined,
  email: string | undefined,
): Machine<SignUpState, SignUpEvent> => {
  const land = (): Observable<never> => {
    ports.land(landAfterSignIn(ports));
    return EMPTY;
  };
  const carry = (command: SignUpCommand): Observable<SignUpEvent> => {
    switch (command._tag) {
      case 'Keep':
        keepTyped(ports)(command.form);
        return EMPTY;
      case 'Submit':
        if (isSignedIn(ports.session)) {
          // Someone signed in meanwhile in another tab, perhaps someone else: this tab asks who is here (R3a).
          ports.presence.asksWhoIsHere.write(true);
          return land();
        }
        return from(submitSignUp(ports)(command.form, social)()).pipe(map((answer) => ({ _tag: 'Answered', answer })));
      case 'Land':
        return land();
    }
  };
  const threw = reporting<SignUpEvent>(ports.reporter, 'sign-up', () => ({
    _tag: 'Answered',
    answer: E.left(ourDefect),
  }));
  return machine<SignUpState, SignUpEvent, SignUpCommand>(
    [signUpOpened(openSignUp(ports)(social, email)), []],
    signUpStep,
    inLanes(({ _tag }) => _tag, carry, threw),
    threw,
  );
};
