import * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';
import type { Observable } from 'rxjs';
import type { PersonForm } from '../../domain/identity/person';
import { chooseCountry, countryShown, typePhone } from '../../domain/identity/phone';
import type { PhoneNotCallable } from '../../domain/identity/phone-check';
import type { Candidate } from '../../domain/profile/candidate';
import { profileForm } from '../../domain/profile/profile';
import { ourDefect } from '../failure';
import type { DetailsRejected, SaveDetailsFailure } from './keep-profile.journey';
import type { ProfileSaved } from './profile.api';
import type { Environment } from '../ports/environment';
import type { Reporter } from '../ports/reporter';
import type { IdempotencyKey } from '../ports/secrets';
import type { PersonWrong } from '../identity/sign-up-refusals.words';
import { formOpened, formSent, formStep, sendForm, type Form, type FormAnswered } from '../live/form';
import { inLanes, type Machine, machine, reporting, type Step } from '../live/machine';
import { pressKeys, type Press } from '../live/press-key';

/* The details of the profile while they are edited (spec 1 §2, §5). */

/** Why the details were not saved, other than a fault in one of the fields. */
export type DetailsNotSaved = Exclude<SaveDetailsFailure, DetailsRejected | PhoneNotCallable>;

/** The details while they are edited. */
export interface Editing extends Form<PersonForm, PersonWrong, DetailsNotSaved> {
  /** The profile as it was when the form opened, whatever is fetched meanwhile: only differences from it count as edits. */
  readonly shown: Candidate;
}

/** What a candidate does in the form of name and zip code. */
export type DetailsAct =
  | { readonly _tag: 'Typed'; readonly name: keyof PersonForm; readonly value: string }
  | { readonly _tag: 'UpdatePressed' | 'CancelPressed' };

/** The profile's page. */
export interface ProfileForms {
  /** Undefined: the details are read. */
  readonly editing: Editing | undefined;
  /** Whether 'Your details' are changed. Undefined: not chosen yet, so a change that still waits for its code from before a reload is resumed (R28). */
  readonly changesContact: boolean | undefined;
}

/** What happens on the profile's page, and in its form of name and zip code. */
export type DetailsEvent =
  | DetailsAct
  | { readonly _tag: 'EditPressed'; readonly candidate: Candidate }
  | { readonly _tag: 'ChangeContactPressed' }
  | { readonly _tag: 'ContactClosed' }
  | FormAnswered<SaveDetailsFailure>
  | { readonly _tag: 'Broke' };

/** Saves the details as typed. */
export type DetailsCommand = { readonly _tag: 'Save' } & Pick<Editing, 'shown' | 'typed'>;

/** A phone number is typed under its country's mask; another country clears it (spec 1 §5). */
const changed = (typed: PersonForm, name: keyof PersonForm, value: string): Partial<PersonForm> => {
  switch (name) {
    case 'country':
      return chooseCountry(typed, countryShown(value));
    case 'phone':
      return typePhone(typed, value);
    case 'firstName':
    case 'lastName':
    case 'zip':
      return { [name]: value };
  }
};

const retyped = (editing: Editing, name: keyof PersonForm, value: string): Editing =>
  formStep(editing, {
    _tag: 'FieldsChanged',
    change: changed(editing.typed, name, value),
    mends: name === 'country' ? ['country', 'phone'] : [name],
  });

const isNotSaved = (reason: SaveDetailsFailure): reason is DetailsNotSaved =>
  reason._tag !== 'DetailsRejected' && reason._tag !== 'PhoneNotCallable';

/** The failure to save: beside the field it is about, or above the form, which keeps what was typed. */
const refusedWith = (editing: Editing, reason: SaveDetailsFailure): Editing => {
  if (isNotSaved(reason)) return formStep(editing, { _tag: 'Failed', failure: reason });
  const faults = reason._tag === 'DetailsRejected' ? reason.faults : { phone: reason };
  return formStep(editing, { _tag: 'FaultsFound', faults });
};

/** One event of the form; without a state, the profile is read. */
const formEvent = (
  state: Editing | undefined,
  event: Exclude<DetailsEvent, { readonly _tag: 'ChangeContactPressed' | 'ContactClosed' }>,
): Step<Editing | undefined, DetailsCommand> => {
  if (event._tag === 'EditPressed') {
    const { candidate } = event;
    return [{ shown: candidate, ...formOpened(profileForm(candidate)) }, []];
  }
  if (state === undefined) return [state, []];
  switch (event._tag) {
    case 'Typed':
      return [retyped(state, event.name, event.value), []];
    case 'UpdatePressed': {
      const { shown, typed } = state;
      return formSent(state, { _tag: 'Save', shown, typed });
    }
    case 'CancelPressed':
      return [undefined, []];
    case 'Answered':
      // A candidate who left the form meanwhile is not taken back to it.
      if (!state.busy) return [state, []];
      return [E.isRight(event.answer) ? undefined : refusedWith(state, event.answer.left), []];
    case 'Broke':
      return [formStep(state, { _tag: 'Failed', failure: ourDefect }), []];
  }
};

/** One event on the profile's page. */
export const detailsStep = (state: ProfileForms, event: DetailsEvent): Step<ProfileForms, DetailsCommand> => {
  if (event._tag === 'ChangeContactPressed' || event._tag === 'ContactClosed')
    return [{ ...state, changesContact: event._tag === 'ChangeContactPressed' }, []];
  const [editing, commands] = formEvent(state.editing, event);
  return [{ ...state, editing }, commands];
};

/** What the form needs. `saved` and `notSaved` say it even if the candidate has left the form by then. */
export interface DetailsPorts {
  readonly save: (
    request: Pick<Editing, 'shown' | 'typed'> & { readonly key: IdempotencyKey },
  ) => TE.TaskEither<SaveDetailsFailure, ProfileSaved>;
  readonly saved: (message: string) => void;
  readonly notSaved: (failure: DetailsNotSaved) => void;
  readonly environment: Pick<Environment, 'newKey'>;
  readonly reporter: Reporter;
}

const carry =
  (ports: DetailsPorts, press: Press) =>
  ({ shown, typed }: DetailsCommand): Observable<DetailsEvent> =>
    sendForm(
      press(typed, (key) => ports.save({ shown, typed, key })),
      ({ message }) => ports.saved(message),
      (reason) => {
        if (isNotSaved(reason)) ports.notSaved(reason);
      },
    );

/** Runs the profile's page, which is read at first. */
export const detailsMachine = (ports: DetailsPorts): Machine<ProfileForms, DetailsEvent> => {
  const threw = reporting<DetailsEvent>(ports.reporter, 'edit-details', () => ({ _tag: 'Broke' }));
  return machine<ProfileForms, DetailsEvent, DetailsCommand>(
    [{ editing: undefined, changesContact: undefined }, []],
    detailsStep,
    inLanes(({ _tag }) => _tag, carry(ports, pressKeys(ports.environment)), threw),
    threw,
  );
};
