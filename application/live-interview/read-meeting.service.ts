import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { Particulars } from '../../domain/applications/particulars';
import { liveOpening, type RoomClosed } from '../../domain/applications/room-opening';
import type { Job } from '../../domain/ids/job';
import type { Instant } from '../../domain/time/instant';
import type { NoSuchApplication } from '../ports/candidate-api/call';
import type { MeetingSeen, RoomNotReady, RoomOpened } from './meeting.api';
import type { Store } from '../ports/unit-of-work';
import type { ApplicationWithPosition } from '../applications/applications.store';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import { granted, inOrder, refuse, take } from '../in-order';
import { lockOwn } from '../applications/own-application.service';
import type { ServiceDependencies } from '../service/dependencies';
import { findOwn } from '../recording/own-recording.service';
import { mediumOf } from './medium.service';
import { roomAddressOf, roomPlaceOf } from './room-address.service';

/** A candidate's own interview, as this area sees it. */
interface OwnMeeting extends ApplicationWithPosition {
  readonly particulars: Particulars | undefined;
  readonly agreedAt: Instant | undefined;
}

const findMeeting = (
  store: Store,
  caller: CandidateId,
  job: Job,
): TE.TaskEither<NoSuchApplication | StoreUnavailable, OwnMeeting> =>
  inOrder(function* () {
    const own = yield* take(findOwn(store, caller, job));
    const particulars = O.toUndefined(yield* take(store.applications.particularsOf(caller, job.positionId)));
    const agreedAt = O.toUndefined(yield* take(store.meetings.agreedAt(caller, job.positionId)));
    return { ...own, particulars, agreedAt };
  });

/** What the lobby shows of an interview (spec 2 §2.12). It tells no room (R50). */
export const readMeeting =
  ({ unitOfWork, meetingSetUp }: Pick<ServiceDependencies, 'unitOfWork' | 'meetingSetUp'>) =>
  (caller: CandidateId, job: Job): TE.TaskEither<NoSuchApplication | StoreUnavailable, MeetingSeen> =>
    unitOfWork.run<NoSuchApplication | StoreUnavailable, MeetingSeen>((store) =>
      pipe(
        findMeeting(store, caller, job),
        TE.map(({ position, particulars, agreedAt }) => ({
          medium: mediumOf(position, particulars, meetingSetUp),
          agreedAt,
          dialIn: position.dialIn === undefined ? undefined : { phone: position.dialIn, code: particulars?.joinCode },
        })),
      ),
    );

type OpenFailure = RoomClosed | RoomNotReady | NoSuchApplication | StoreUnavailable;

/** The room of an interview, inside the join window (R12, R50, R62). Its provider is asked when the store no longer is. */
export const openRoom =
  (deps: Pick<ServiceDependencies, 'unitOfWork' | 'clock' | 'secrets' | 'meetingSetUp' | 'roomKeeper'>) =>
  (caller: CandidateId, job: Job): TE.TaskEither<OpenFailure, RoomOpened> =>
    inOrder(function* () {
      const { position, particulars, ...entering } = yield* take(
        deps.unitOfWork.run((store) =>
          inOrder(function* () {
            const { application, agreedAt, position, particulars } = yield* take(findMeeting(store, caller, job));
            const candidate = yield* take(store.candidates.withId(caller));
            const now = deps.clock.now();
            yield* granted(liveOpening(application, agreedAt, now));
            if (mediumOf(position, particulars, deps.meetingSetUp)._tag === 'Audio')
              return yield* refuse({ _tag: 'NotAVideoInterview' });
            return {
              position,
              particulars,
              startsAt: application.scheduledAt ?? now,
              name: O.isNone(candidate) ? '' : `${candidate.value.firstName} ${candidate.value.lastName}`.trim(),
            };
          }),
        ),
      );
      const of = { candidateId: caller, positionId: position.positionId };
      const place = roomPlaceOf(deps.meetingSetUp, deps.secrets, of, position, particulars);
      return { address: yield* take(roomAddressOf(deps, of, place, entering)), name: entering.name };
    });

/** Keeps the consent to a live interview, once an application (R62). */
export const agreeToMeeting =
  ({ unitOfWork, clock }: Pick<ServiceDependencies, 'unitOfWork' | 'clock'>) =>
  (
    caller: CandidateId,
    job: Job,
  ): TE.TaskEither<NoSuchApplication | StoreUnavailable, { readonly agreedAt: Instant }> =>
    unitOfWork.run((store) =>
      inOrder(function* () {
        const { terms } = yield* take(lockOwn(store, clock, caller, job));
        yield* take(store.meetings.agree(caller, job.positionId, terms.now));
        const agreed = yield* take(store.meetings.agreedAt(caller, job.positionId));
        return { agreedAt: O.getOrElse(() => terms.now)(agreed) };
      }),
    );
