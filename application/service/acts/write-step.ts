import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CandidateActName } from '../../../domain/applications/act-refusals';
import type { Application } from '../../../domain/applications/application';
import type { LifeStep } from '../../../domain/applications/life-step';
import type { CandidateId } from '../../../domain/identity/candidate-id';
import type { Reason } from '../../../domain/interviews/reason';
import type { Instant } from '../../../domain/time/instant';
import type { Mail } from '../../ports/mailer';
import type { Store } from '../../ports/unit-of-work';
import type { HoldOutcome } from '../../ports/unit-of-work/slots';
import type { FromStore } from '../../ports/unit-of-work/store';
import type { Request } from './request';

/** An act that nobody is told by mail. */
export const noMail: FromStore<O.Option<Mail>> = TE.right(O.none);

/** Everything that an allowed act leaves behind (R27). */
export interface Written {
  readonly step: LifeStep;
  readonly act: CandidateActName;
  readonly reason: Reason | undefined;
  readonly request: Request | undefined;
  /** What the candidate is told by mail; asked for once the slot is held. */
  readonly mail: FromStore<O.Option<Mail>>;
  /** The link of the meeting, where the act makes one. */
  readonly meetingLink: string;
  readonly at: Instant;
}

const linked = (application: Application, { step, meetingLink }: Written): Application =>
  step.makesMeetingLink ? { ...application, meetingLink } : application;

/**
 * Writes an act in the unit of work that decided it: its slot first, then the application, its record, its mail and the key it came with.
 * 'taken': the slot went to somebody else, and nothing else was written.
 */
export const writeStep = (store: Store, caller: CandidateId, written: Written): FromStore<HoldOutcome> => {
  const { step, act, reason, request, mail, at } = written;
  const { positionId } = step.application;
  const { held, freed } = step;
  const slot: FromStore<HoldOutcome> =
    held === undefined
      ? TE.right('held')
      : store.appointments.hold(caller, positionId, held.stage, held.kind, held.slot, held.startsAt);
  const rest = pipe(
    freed === undefined ? TE.right(undefined) : store.appointments.release(caller, positionId, freed),
    TE.flatMap(() => store.applications.save(caller, linked(step.application, written))),
    TE.flatMap(() => store.actRecords.add(caller, positionId, { act, reason, at })),
    TE.flatMap(() => mail),
    TE.flatMap((told) => (O.isNone(told) ? TE.right(undefined) : store.messages.add(told.value, at))),
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
