import type * as O from 'fp-ts/Option';
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
import { inOrder, take } from '../in-order';
import { recordAct } from './record-act.service';
import type { Reader } from './reader.service';
import type { Request } from './request.service';
import { theCandidate } from '../../domain/applications/application-event';

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
  /** Who gets the mail, if that is known already. Undefined: it is read. */
  readonly reader?: O.Option<Reader>;
}

const linked = ({ step, meetingLink }: Written): LifeStep =>
  step.makesMeetingLink ? { ...step, application: { ...step.application, meetingLink } } : step;

/**
 * Writes an act in the unit of work that decided it: first the slot, then the application, its event, the mail, the reminders and the
 * idempotency key. 'taken': somebody else got the slot, and nothing was written.
 */
export const writeStep = (store: Store, caller: CandidateId, written: Written): FromStore<HoldOutcome> =>
  inOrder(function* () {
    const { before, position, act, reason, request, publicUrl, at, reader } = written;
    const step = linked(written);
    const { held, freed, application } = step;
    const { positionId } = application;
    if (held !== undefined) {
      const { stage, kind, slot, startsAt } = held;
      const book = act === 'Move' ? store.appointments.move : store.appointments.hold;
      const outcome = yield* take(book(caller, positionId, stage, kind, slot, startsAt));
      if (outcome === 'taken') return outcome;
    }
    if (freed !== undefined) yield* take(store.appointments.release(caller, positionId, freed));
    yield* take(store.applications.save(caller, application));
    yield* take(
      recordAct(store, publicUrl, {
        candidateId: caller,
        position,
        before,
        act,
        step,
        at,
        by: theCandidate,
        reason,
        reader,
      }),
    );
    if (held !== undefined) {
      const { stage, startsAt } = held;
      const due = remindersDue(startsAt, at);
      yield* take(store.reminders.plan({ candidateId: caller, positionId, stage }, startsAt, due));
    }
    if (request?.key !== undefined) yield* take(store.idempotencyKeys.keep(caller, request.key, request.words, at));
    return 'held';
  });
