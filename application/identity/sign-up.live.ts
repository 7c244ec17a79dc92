import * as E from 'fp-ts/Either';
import { EMPTY, from, map, type Observable } from 'rxjs';
import { chooseCountry, typePhone, type CountryCode } from '../../domain/identity/phone';
import type { PhoneNotCallable } from '../../domain/identity/phone-check';
import type { SignUpFaults, SignUpForm, SocialProfile } from '../../domain/identity/sign-up';
import { isCallFailure, ourDefect, type CallFailure } from '../failure';
import { landAfterSignIn } from './enter.journey';
import { isSignedIn } from './sign-in.journey';
import { keepTyped, openSignUp, submitSignUp, type SignUpRejected } from './sign-up.journey';
import type { Landing } from '../navigation/landing';
import type { SignUpRefusal } from './sign-up.api';
import type { Presence } from './presence.port';
import type { Reporter } from '../ports/reporter';
import { inLanes, type Machine, machine, reporting, type Step } from '../live/machine';

/* The sign-up form, then 'Yay!!' (spec 1 §2, §5). */

/** What is wrong with the fields: as the rules say on the device, and as the server says. */
export type SignUpWrong = Partial<Omit<SignUpFaults, 'email' | 'phone'>> & {
  readonly email?: SignUpFaults['email'] | Exclude<SignUpRefusal, PhoneNotCallable>;
  readonly phone?: SignUpFaults['phone'] | PhoneNotCallable;
};

/** Why a sign-up did not succeed. */
export type SignUpFailed = SignUpRejected | SignUpRefusal | CallFailure;

/** The sign-up page. */
export interface SignUpState {
  readonly form: SignUpForm;
  readonly wrong: SignUpWrong;
  /** If several fields are wrong, the first takes the focus, once: the next one does not take it while the first is being corrected. */
  readonly takesFocus: boolean;
  readonly failure: CallFailure | undefined;
  readonly busy: boolean;
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
  | { readonly _tag: 'Answered'; readonly answer: E.Either<SignUpFailed, unknown> };

/** What the sign-up page asks for. `Keep`: what was typed, for a reload of this tab. */
export type SignUpCommand = { readonly _tag: 'Keep' | 'Submit'; readonly form: SignUpForm } | { readonly _tag: 'Land' };

type SignUpStep = Step<SignUpState, SignUpCommand>;

const clear = { wrong: {}, takesFocus: false, failure: undefined, message: undefined } as const;

/** The page with a form that was not sent yet. */
export const signUpOpened = (form: SignUpForm): SignUpState => ({ form, ...clear, busy: false, welcome: undefined });

/**
 * Typing in a field clears its error; the other fields keep theirs (R29). A form that is being sent can't be edited: the response is about what it
 * contains.
 */
const edited = (state: SignUpState, change: Partial<SignUpForm>, mended: Partial<SignUpWrong>): SignUpStep => {
  if (state.busy) return [state, []];
  const form = { ...state.form, ...change };
  return [{ ...state, form, wrong: { ...state.wrong, ...mended }, takesFocus: false }, [{ _tag: 'Keep', form }]];
};

const wrongFields = (why: SignUpRejected | SignUpRefusal): SignUpWrong => {
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
  const { form } = state;
  const after: SignUpState = { ...state, ...clear, busy: false };
  if (E.isRight(answer)) return { ...after, welcome: { name: form.firstName.trim(), email: form.email.trim() } };
  const message = answer.left;
  return isCallFailure(message)
    ? { ...after, failure: message, message }
    : { ...after, wrong: wrongFields(message), takesFocus: true, message };
};

/** One event of the sign-up page. */
export const signUpStep = (state: SignUpState, event: SignUpEvent): SignUpStep => {
  switch (event._tag) {
    case 'TextTyped':
      return edited(state, { [event.field]: event.text }, { [event.field]: undefined });
    case 'PhoneTyped':
      return edited(state, typePhone(state.form, event.text), { phone: undefined });
    case 'CountryChosen':
      return edited(state, chooseCountry(state.form, event.country), { country: undefined, phone: undefined });
    case 'TermsTicked':
      return edited(state, { termsAccepted: event.accepted }, { terms: undefined });
    case 'SignUpPressed':
      return state.busy ? [state, []] : [{ ...state, ...clear, busy: true }, [{ _tag: 'Submit', form: state.form }]];
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
