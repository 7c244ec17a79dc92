import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { leftAt } from '../../domain/live-interview/attendance';
import type { AttendanceSeen, EtaToTell } from './operator.port';
import type { EtaRefused } from '../live-interview/interviewer.api';
import type { ApplicationNotFound } from '../applications/application-named.port';
import type { ApplicationNamed } from '../applications/application-named.port';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import type { ServiceDependencies } from '../service/dependencies';
import { etaOf } from '../live-interview/eta.service';
import { lockNamed } from '../applications/named-application.service';

type Failure = ApplicationNotFound | StoreUnavailable;

/** The attendance of a live interview, and whether its interviewer says they will come (R37). */
export const seeAttendance =
  ({ unitOfWork, clock }: ServiceDependencies) =>
  (named: ApplicationNamed): TE.TaskEither<Failure, AttendanceSeen> =>
    unitOfWork.run<Failure, AttendanceSeen>((store) =>
      pipe(
        lockNamed(store)(named),
        TE.flatMap((found) =>
          pipe(
            TE.Do,
            TE.bind('visits', () => store.meetings.visits(found.candidateId, named.positionId)),
            TE.bind('agreed', () => store.meetings.agreedAt(found.candidateId, named.positionId)),
            TE.bind('eta', () => etaOf(store, found.candidateId, found)),
            TE.bind('delay', () => store.meetings.delayOf(found.candidateId, named.positionId)),
            TE.map(({ visits, agreed, eta, delay }) => ({
              scheduledAt: found.application.scheduledAt,
              agreedAt: O.toUndefined(agreed),
              eta,
              lateBy:
                O.isSome(delay) && delay.value.startsAt === found.application.scheduledAt
                  ? delay.value.minutes
                  : undefined,
              visits: visits.map((visit) => ({ ...visit, leftAt: leftAt(visit, clock.now()) })),
            })),
          ),
        ),
      ),
    );

/** Tells the waiting candidate whether the interviewer comes: 'yes', late, or not (spec 2 §4.6). */
export const tellEta =
  ({ unitOfWork, clock }: ServiceDependencies) =>
  ({ eta, ...named }: EtaToTell): TE.TaskEither<EtaRefused | StoreUnavailable, EtaToTell> =>
    unitOfWork.run<EtaRefused | StoreUnavailable, EtaToTell>((store) =>
      pipe(
        lockNamed(store)(named),
        TE.flatMap(({ candidateId, application }): TE.TaskEither<EtaRefused | StoreUnavailable, EtaToTell> => {
          const { scheduledAt: startsAt, interviewKind } = application;
          if (startsAt === undefined || interviewKind !== 'video') return TE.left({ _tag: 'NoLiveInterview' });
          return pipe(
            store.meetings.tellEta(candidateId, named.positionId, { eta, startsAt, at: clock.now() }),
            TE.map(() => ({ ...named, eta })),
          );
        }),
      ),
    );
