import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { from, map, type Observable } from 'rxjs';
import type { PersonFaults, PersonForm } from '../../domain/identity/person';
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
import { inLanes, type Machine, machine, reporting, type Step } from '../live/machine';
import { pressKeys, type Press } from '../live/press-key';

/* The details of the profile while they are edited (spec 1 §2, §5). */

/** Why the details were not saved, other than a fault in one of the fields. */
export type DetailsNotSaved = Exclude<SaveDetailsFailure, DetailsRejected | PhoneNotCallable>;

/** The details while they are edited. */
export interface Editing {
  /** The profile as it was when the form opened, whatever is fetched meanwhile: only differences from it count as edits. */
  readonly shown: Candidate;
  readonly typed: PersonForm;
  readonly faults: PersonFaults | undefined;
  /** The server's objection to the number. */
  readonly phoneRefused: PhoneNotCallable | undefined;
  /** If several fields are wrong the first takes the focus, once: the next one does not take it while the first is being corrected. */
  readonly takesFocus: boolean;
  readonly failure: DetailsNotSaved | undefined;
  readonly busy: boolean;
}

/** What a candidate does in the form of name and zip code. */
export type DetailsAct =
  | { readonly _tag: 'Typed'; readonly name: keyof PersonForm; readonly value: string }
  | { readonly _tag: 'UpdatePressed' | 'CancelPressed' };

/** What happens in the form of name and zip code. */
export type DetailsEvent =
  | DetailsAct
  | { readonly _tag: 'EditPressed'; readonly candidate: Candidate }
  | { readonly _tag: 'Answered'; readonly answer: E.Either<SaveDetailsFailure, unknown> }
  | { readonly _tag: 'Broke' };

/** Saves the details as typed. */
export type DetailsCommand = { readonly _tag: 'Save' } & Pick<Editing, 'shown' | 'typed'>;

const clear = { faults: undefined, phoneRefused: undefined, takesFocus: false, failure: undefined } as const;

/** A phone number is typed under its country's mask; another country clears it (spec 1 §5). */
const changedForm = (typed: PersonForm, name: keyof PersonForm, value: string): PersonForm => {
  switch (name) {
    case 'country':
      return { ...typed, ...chooseCountry(typed, countryShown(value)) };
    case 'phone':
      return { ...typed, ...typePhone(typed, value) };
    case 'firstName':
    case 'lastName':
    case 'zip':
      return { ...typed, [name]: value };
  }
};

/** Typing in a field clears its error; the other fields keep theirs (R29). */
const retyped = (editing: Editing, name: keyof PersonForm, value: string): Editing => {
  const { faults, phoneRefused } = editing;
  const aboutPhone = name === 'country' || name === 'phone';
  return {
    ...editing,
    typed: changedForm(editing.typed, name, value),
    faults: faults && { ...faults, [name]: undefined, ...(aboutPhone ? { phone: undefined } : {}) },
    phoneRefused: aboutPhone ? undefined : phoneRefused,
    takesFocus: false,
  };
};

const isNotSaved = (reason: SaveDetailsFailure): reason is DetailsNotSaved =>
  reason._tag !== 'DetailsRejected' && reason._tag !== 'PhoneNotCallable';

/** The failure to save: beside the field it is about, or above the form, which keeps what was typed. */
const refusedWith = (editing: Editing, reason: SaveDetailsFailure): Editing => {
  const answered: Editing = { ...editing, ...clear, busy: false };
  if (isNotSaved(reason)) return { ...answered, failure: reason };
  return reason._tag === 'DetailsRejected'
    ? { ...answered, faults: reason.faults, takesFocus: true }
    : { ...answered, phoneRefused: reason, takesFocus: true };
};

/** One event of the form; without a state, the profile is read. A form that is being sent can't be edited: the response is about what it contains. */
export const detailsStep = (
  state: Editing | undefined,
  event: DetailsEvent,
): Step<Editing | undefined, DetailsCommand> => {
  if (event._tag === 'EditPressed') {
    const { candidate } = event;
    return [{ shown: candidate, typed: profileForm(candidate), ...clear, busy: false }, []];
  }
  if (state === undefined) return [state, []];
  switch (event._tag) {
    case 'Typed':
      return [state.busy ? state : retyped(state, event.name, event.value), []];
    case 'UpdatePressed': {
      const { shown, typed, busy } = state;
      return busy ? [state, []] : [{ ...state, ...clear, busy: true }, [{ _tag: 'Save', shown, typed }]];
    }
    case 'CancelPressed':
      return [undefined, []];
    case 'Answered':
      // A candidate who left the form meanwhile is not taken back to it.
      if (!state.busy) return [state, []];
      return [E.isRight(event.answer) ? undefined : refusedWith(state, event.answer.left), []];
    case 'Broke':
      return [{ ...state, busy: false, failure: ourDefect }, []];
  }
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
  ({ shown, typed }: DetailsCommand): Observable<DetailsEvent> => {
    const saving = pipe(
      press(typed, (key) => ports.save({ shown, typed, key })),
      TE.tapIO(
        ({ message }) =>
          () =>
            ports.saved(message),
      ),
      TE.tapError((reason) => TE.fromIO(() => (isNotSaved(reason) ? ports.notSaved(reason) : undefined))),
    );
    return from(saving()).pipe(map((answer) => ({ _tag: 'Answered', answer })));
  };

/** Runs the form of the details, closed at first. */
export const detailsMachine = (ports: DetailsPorts): Machine<Editing | undefined, DetailsEvent> => {
  const threw = reporting<DetailsEvent>(ports.reporter, 'edit-details', () => ({ _tag: 'Broke' }));
  return machine<Editing | undefined, DetailsEvent, DetailsCommand>(
    [undefined, []],
    detailsStep,
    inLanes(({ _tag }) => _tag, carry(ports, pressKeys(ports.environment)), threw),
    threw,
  );
};
