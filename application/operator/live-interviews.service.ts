import * as O from 'fp-ts/Option';
import type * as TE from 'fp-ts/TaskEither';
import { leftAt } from '../../domain/live-interview/attendance';
import type { AttendanceSeen, EtaToTell } from './operator.port';
import type { EtaRefused } from '../live-interview/interviewer.api';
import type { ApplicationNotFound, ApplicationNamed } from '../applications/application-named.port';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import { inOrder, refuse, take } from '../in-order';
import type { ServiceDependencies } from '../service/dependencies';
import { etaOf } from '../live-interview/eta.service';
import { lockNamed } from '../applications/named-application.service';

type Failure = ApplicationNotFound | StoreUnavailable;

/** The attendance of a live interview, and whether its interviewer says they will come (R37). */
export const seeAttendance =
  ({ unitOfWork, clock }: ServiceDependencies) =>
  (named: ApplicationNamed): TE.TaskEither<Failure, AttendanceSeen> =>
    unitOfWork.run((store) =>
      inOrder(function* () {
        const found = yield* take(lockNamed(store)(named));
        const { candidateId, application } = found;
        const visits = yield* take(store.meetings.visits(candidateId, named.positionId));
        const agreed = yield* take(store.meetings.agreedAt(candidateId, named.positionId));
        const eta = yield* take(etaOf(store, candidateId, found));
        const delay = yield* take(store.meetings.delayOf(candidateId, named.positionId));
        return {
          scheduledAt: application.scheduledAt,
          agreedAt: O.toUndefined(agreed),
          eta,
          lateBy: O.isSome(delay) && delay.value.startsAt === application.scheduledAt ? delay.value.minutes : undefined,
          visits: visits.map((visit) => ({ ...visit, leftAt: leftAt(visit, clock.now()) })),
        };
      }),
    );

/** Tells the waiting candidate whether the interviewer comes: 'yes', late, or not (spec 2 §4.6). */
export const tellEta =
  ({ unitOfWork, clock }: ServiceDependencies) =>
  ({ eta, ...named }: EtaToTell): TE.TaskEither<EtaRefused | StoreUnavailable, EtaToTell> =>
    unitOfWork.run((store) =>
      inOrder(function* () {
        const { candidateId, application } = yield* take(lockNamed(store)(named));
        const { scheduledAt: startsAt, interviewKind } = application;
        if (startsAt === undefined || interviewKind !== 'video') return yield* refuse({ _tag: 'NoLiveInterview' });
        yield* take(store.meetings.tellEta(candidateId, named.positionId, { eta, startsAt, at: clock.now() }));
        return { ...named, eta };
      }),
    );
