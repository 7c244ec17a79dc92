import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CandidateActName } from '../../domain/applications/act-refusals';
import type { Application } from '../../domain/applications/application';
import type { LifeStep } from '../../domain/applications/life-step';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { Reason } from '../../domain/applications/reason';
import type { Position } from '../../domain/positions/position';
import { remindersDue } from '../../domain/applications/reminders';
import type { Instant } from '../../domain/time/instant';
import type { Store } from '../ports/unit-of-work';
import type { HoldOutcome } from './appointments.store';
import type { FromStore } from '../ports/unit-of-work/store';
import { tell } from './tell.service';
import type { Request } from './request.service';

/** Everything an allowed act writes (R27). */
export interface Written {
  readonly before: Application;
  readonly position: Position;
  readonly step: LifeStep;
  readonly act: CandidateActName;
  readonly reason: Reason | undefined;
  readonly request: Request | undefined;
  /** The meeting link, if the act creates one. */
  readonly meetingLink: string;
  /** For the links in its mail. */
  readonly publicUrl: string;
  readonly at: Instant;
}

const linked = ({ step, meetingLink }: Written): LifeStep =>
  step.makesMeetingLink ? { ...step, application: { ...step.application, meetingLink } } : step;

/**
 * Writes an act in the unit of work that decided it: first the slot, then the application, its record, the mail, the reminders and the
 * idempotency key. 'taken': somebody else got the slot, and nothing was written.
 */
export const writeStep = (store: Store, caller: CandidateId, written: Written): FromStore<HoldOutcome> => {
  const { before, position, act, reason, request, publicUrl, at } = written;
  const step = linked(written);
  const { positionId } = step.application;
  const { held, freed } = step;
  const slot: FromStore<HoldOutcome> =
    held === undefined
      ? TE.right('held')
      : store.appointments.hold(caller, positionId, held.stage, held.kind, held.slot, held.startsAt);
  const rest = pipe(
    freed === undefined ? TE.right(undefined) : store.appointments.release(caller, positionId, freed),
    TE.flatMap(() => store.applications.save(caller, step.application)),
    TE.flatMap(() => store.actRecords.add(caller, positionId, { act, reason, at })),
    TE.flatMap(() => tell(store, publicUrl, { candidateId: caller, position, before, act, step, at })),
    TE.flatMap(() =>
      held === undefined
        ? TE.right(undefined)
        : store.reminders.plan(
            { candidateId: caller, positionId, stage: held.stage },
            held.startsAt,
            remindersDue(held.startsAt, at),
          ),
    ),
    TE.flatMap(() =>
      request?.key === undefined
        ? TE.right(undefined)
        : store.idempotencyKeys.keep(caller, request.key, request.words, at),
    ),
  );
  return pipe(
    slot,
    TE.tap((outcome): FromStore<undefined> => (outcome === 'taken' ? TE.right(undefined) : rest)),
  );
};
