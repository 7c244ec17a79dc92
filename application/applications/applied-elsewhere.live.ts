import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { EMPTY, from, map, type Observable } from 'rxjs';
import type { ApplyDestination, ApplyResult } from '../../domain/applications/apply-result';
import { ourDefect, type CallFailure } from '../failure';
import { confirmApplied, hasApplied, type JobAppliedTo } from './apply.journey';
import type { Reporter } from '../ports/reporter';
import { sayApplyError } from './apply.words';
import { inLanes, type Machine, machine, reporting, type Step } from '../live/machine';

/* A card's Application Confirmation: whether the candidate has applied on the employer's own site (R10 row 13, R6a). */

/** The confirmation over the list. */
export interface ConfirmingElsewhere {
  /** The answer is on its way. */
  readonly busy: boolean;
  readonly failure: CallFailure | undefined;
  /** The server's answer leads nowhere: its own words, or that something went wrong (R6). */
  readonly refused: string | undefined;
}

/** What happens to the confirmation. 'No' only closes it. */
export type ConfirmingElsewhereEvent =
  | { readonly _tag: 'YesPressed' }
  | { readonly _tag: 'Answered'; readonly answer: E.Either<CallFailure, ApplyResult> };

/** What the confirmation asks for. */
export type ConfirmingElsewhereCommand =
  | { readonly _tag: 'Confirm' }
  | { readonly _tag: 'Lead'; readonly to: ApplyDestination };

const open: ConfirmingElsewhere = { busy: false, failure: undefined, refused: undefined };

/** One event of the confirmation. While an answer is on its way, pressing Yes again changes nothing. */
export const confirmingElsewhereStep = (
  state: ConfirmingElsewhere,
  event: ConfirmingElsewhereEvent,
): Step<ConfirmingElsewhere, ConfirmingElsewhereCommand> => {
  if (event._tag === 'YesPressed') return state.busy ? [state, []] : [{ ...open, busy: true }, [{ _tag: 'Confirm' }]];
  if (E.isLeft(event.answer)) return [{ ...open, failure: event.answer.left }, []];
  const result = event.answer.right;
  return result._tag === 'LeadsTo'
    ? [state, [{ _tag: 'Lead', to: result.destination }]]
    : [{ ...open, refused: sayApplyError(result.error) }, []];
};

/** What the confirmation needs. */
export type ConfirmingElsewherePorts = Parameters<typeof confirmApplied>[0] & {
  readonly reporter: Reporter;
  /** There is an application now, even if the dialog was closed meanwhile: the list is outdated, and the recording of this visit belongs to it. */
  readonly applied: () => void;
  readonly lead: (to: ApplyDestination) => void;
};

/** Runs the confirmation for one job. */
export const confirmingElsewhereMachine = (
  ports: ConfirmingElsewherePorts,
  job: JobAppliedTo,
): Machine<ConfirmingElsewhere, ConfirmingElsewhereEvent> => {
  const carry = (command: ConfirmingElsewhereCommand): Observable<ConfirmingElsewhereEvent> => {
    if (command._tag === 'Confirm') {
      const confirming = pipe(
        confirmApplied(ports)(job),
        TE.tapIO((step) => () => (hasApplied(step) ? ports.applied() : undefined)),
      );
      return from(confirming()).pipe(map((answer) => ({ _tag: 'Answered', answer })));
    }
    ports.lead(command.to);
    return EMPTY;
  };
  const threw = reporting<ConfirmingElsewhereEvent>(ports.reporter, 'applied-elsewhere', () => ({
    _tag: 'Answered',
    answer: E.left(ourDefect),
  }));
  return machine<ConfirmingElsewhere, ConfirmingElsewhereEvent, ConfirmingElsewhereCommand>(
    [open, []],
    confirmingElsewhereStep,
    inLanes(({ _tag }) => _tag, carry, threw),
    threw,
  );
};
