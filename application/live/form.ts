import * as TE from 'fp-ts/TaskEither';
import type * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { from, map, type Observable } from 'rxjs';
import type { Step } from './machine';

/* A form while it is typed and sent (R29, R17): the part that every form's machine shares. What a form sends, and where its answer leads, is its own. */

/** A form. `Faults`: what can be wrong with each field, by the rules on the device or by the server's. */
export interface Form<Typed, Faults, Failure> {
  readonly typed: Typed;
  /** A field that is fine is left out or undefined. */
  readonly faults: Partial<Faults>;
  /** If several fields are wrong the first takes the focus, once: the next one does not take it while the first is being corrected. */
  readonly takesFocus: boolean;
  /** Why it was not accepted, other than by a fault of a field. */
  readonly failure: Failure | undefined;
  /** It was sent, and is not answered yet. */
  readonly busy: boolean;
}

/** Any form: a machine's own state may have more than that. */
export type AnyForm = Form<object, object, unknown>;

/** What happens to a form. */
export type FormEvent<Of extends AnyForm> =
  /** `mends`: the fields whose faults the change may correct. */
  | {
      readonly _tag: 'FieldsChanged';
      readonly change: Partial<Of['typed']>;
      readonly mends: readonly (keyof Of['faults'])[];
    }
  | { readonly _tag: 'Sent' }
  | { readonly _tag: 'Accepted' }
  | { readonly _tag: 'FaultsFound'; readonly faults: Of['faults'] }
  | { readonly _tag: 'Failed'; readonly failure: Of['failure'] };

const clear = { faults: {}, takesFocus: false, failure: undefined } as const;

/** A form that was not sent yet. */
export const formOpened = <Typed>(typed: Typed): Form<Typed, object, undefined> => ({ typed, ...clear, busy: false });

/**
 * One event of a form. Typing in a field clears its fault, and the other fields keep theirs (R29). One that is being sent can't be edited or sent again:
 * the answer is about what it contains.
 */
export const formStep = <Of extends AnyForm>(form: Of, event: FormEvent<Of>): Of => {
  switch (event._tag) {
    case 'FieldsChanged':
      return form.busy
        ? form
        : {
            ...form,
            typed: { ...form.typed, ...event.change },
            faults: { ...form.faults, ...Object.fromEntries(event.mends.map((field) => [field, undefined])) },
            takesFocus: false,
          };
    case 'Sent':
      return form.busy ? form : { ...form, ...clear, busy: true };
    case 'Accepted':
      return { ...form, ...clear, busy: false };
    case 'FaultsFound':
      return { ...form, ...clear, faults: event.faults, takesFocus: true, busy: false };
    case 'Failed':
      return { ...form, failure: event.failure, busy: false };
  }
};

/** The form's button: it is sent by `command`, once, however often the button is pressed. */
export const formSent = <Of extends AnyForm, Command>(form: Of, command: Command): Step<Of, Command> =>
  form.busy ? [form, []] : [formStep(form, { _tag: 'Sent' }), [command]];

/** The answer to a form that was sent. */
export interface FormAnswered<Failure> {
  readonly _tag: 'Answered';
  readonly answer: E.Either<Failure, unknown>;
}

/** Sends a form. `accepted` and `refused` are called even if the candidate has left the form by then. */
export const sendForm = <Failure, Answer>(
  call: TE.TaskEither<Failure, Answer>,
  accepted: (answer: Answer) => void,
  refused: (why: Failure) => void,
): Observable<FormAnswered<Failure>> =>
  from(
    pipe(
      call,
      TE.tapIO((answer) => () => accepted(answer)),
      TE.tapError((why) => TE.fromIO(() => refused(why))),
    )(),
  ).pipe(map((answer) => ({ _tag: 'Answered', answer })));
