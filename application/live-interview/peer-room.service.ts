import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { Eta } from '../../domain/live-interview/eta';
import type { InterviewLinkOver } from '../../domain/live-interview/interviewer-pass';
import type { GuidedQuestion } from '../../domain/screening/guided-question';
import { joinOpensAt, type JoinRefusal } from '../../domain/applications/join-window';
import { liveOpening, liveWindow, type RoomClosed } from '../../domain/applications/room-opening';
import type { Position } from '../../domain/positions/position';
import type { Instant } from '../../domain/time/instant';
import type { InterviewSeen } from './interview-room.port';
import type { SessionToken } from '../identity/secrets.port';
import type { Store } from '../ports/unit-of-work';
import type { FromStore, StoreUnavailable } from '../ports/unit-of-work/store';
import { found, granted, inOrder, refuse, take } from '../in-order';
import type { ServiceDependencies } from '../service/dependencies';
import { etaOf } from './eta.service';
import { passOf } from './interviewers.service';
import { noteInterviewerNoShow } from './no-show.service';
import { readRoomTicket, type RoomOf, type TicketInvalid } from './room-ticket.service';

/* Who may enter the peer room, as the live line asks (R26, R50). */

/** A person who may be in a room, as the others see them. */
export interface RoomGuest {
  readonly room: RoomOf;
  readonly name: string;
  /** The appointment that the room is for. Undefined: none is booked. */
  readonly startsAt: Instant | undefined;
}

/** An interviewer by their link: may look on until the link is over, and come in once the room is open (R12). */
export interface InterviewerGuest extends RoomGuest {
  readonly interview: InterviewSeen;
  /** Why the room is not open to the interviewer now. Undefined: it is. */
  readonly closed: JoinRefusal | undefined;
}

type CandidateRefused = TicketInvalid | RoomClosed | StoreUnavailable;
type InterviewerRefused = InterviewLinkOver | StoreUnavailable;

const nameOf = ({ candidates }: Pick<Store, 'candidates'>, id: CandidateId): FromStore<string> =>
  pipe(
    candidates.withId(id),
    TE.map(
      O.match(
        () => '',
        ({ firstName, lastName }) => `${firstName} ${lastName}`.trim(),
      ),
    ),
  );

const notLetIn: TicketInvalid = { _tag: 'NotLetIn' };
const linkOver: InterviewLinkOver = { _tag: 'InterviewLinkOver' };

const guidedQuestions = (
  { questionnaires }: Pick<Store, 'questionnaires'>,
  { questionnaireId }: Pick<Position, 'questionnaireId'>,
): FromStore<readonly GuidedQuestion[]> =>
  questionnaireId === undefined
    ? TE.right([])
    : pipe(
        questionnaires.withId(questionnaireId),
        TE.map(
          O.match(
            () => [],
            ({ guided }) => guided,
          ),
        ),
      );

type Dependencies = ServiceDependencies;

/** The candidate of the ticket, by their own session, under the same rules as the ticket itself: it may have been made an hour ago (R12, R50, R62). */
const admitCandidate =
  (deps: Dependencies) =>
  (caller: CandidateId, ticket: string): TE.TaskEither<CandidateRefused, RoomGuest> => {
    const { unitOfWork, clock } = deps;
    const read = TE.fromEither(readRoomTicket(deps)(ticket));
    return inOrder(function* () {
      const room = yield* take(read);
      const { candidateId, positionId } = room;
      if (candidateId !== caller) return yield* refuse(notLetIn);
      return yield* take(
        unitOfWork.run((store) =>
          inOrder(function* () {
            const { application } = yield* found(store.applications.find(candidateId, positionId), notLetIn);
            const agreed = O.toUndefined(yield* take(store.meetings.agreedAt(caller, positionId)));
            const name = yield* take(nameOf(store, caller));
            yield* granted(liveOpening(application, agreed, clock.now()));
            return { room, name, startsAt: application.scheduledAt };
          }),
        ),
      );
    });
  };

/** The interviewer of a session: what they need to know, and whether the room is open to them. It opens with the candidate's (R12). */
const admitInterviewer =
  (deps: Dependencies) =>
  (session: SessionToken): TE.TaskEither<InterviewerRefused, InterviewerGuest> =>
    deps.unitOfWork.run((store) =>
      inOrder(function* () {
        const { candidateId, positionId, name } = yield* take(passOf(deps, store)(session));
        const own = yield* found(store.applications.find(candidateId, positionId), linkOver);
        const { application, position } = own;
        const candidateName = yield* take(nameOf(store, candidateId));
        const questions = yield* take(guidedQuestions(store, position));
        const eta = yield* take(etaOf(store, candidateId, own));
        const delay = yield* take(store.meetings.delayOf(candidateId, positionId));
        const { scheduledAt: startsAt } = application;
        const window = liveWindow(application, deps.clock.now());
        const closed = window._tag === 'Refused' ? window.reason : undefined;
        return {
          room: { candidateId, positionId },
          name,
          startsAt,
          closed,
          interview: {
            candidateName,
            interviewerName: name,
            questions,
            eta,
            positionName: position.positionName,
            communityName: position.communityName,
            zone: position.zone,
            startsAt,
            opensAt:
              closed === undefined || closed._tag === 'JoinOpensLater' ? startsAt && joinOpensAt(startsAt) : undefined,
            isOpen: window._tag === 'Allowed',
            lateBy: O.isSome(delay) && delay.value.startsAt === startsAt ? delay.value.minutes : undefined,
          },
        };
      }),
    );

/** What the interviewer says about coming, from their own page (spec 2 §4.6). */
const tellEta =
  ({ unitOfWork, clock, secrets }: Dependencies) =>
  (session: SessionToken, eta: Eta): TE.TaskEither<InterviewerRefused, undefined> =>
    unitOfWork.run((store) =>
      inOrder(function* () {
        const { candidateId, positionId } = yield* take(passOf({ clock, secrets }, store)(session));
        const { application } = yield* found(store.applications.find(candidateId, positionId), linkOver);
        const { scheduledAt: startsAt } = application;
        if (startsAt === undefined) return undefined;
        return yield* take(store.meetings.tellEta(candidateId, positionId, { eta, startsAt, at: clock.now() }));
      }),
    );

/** What the live line asks about the peer room, for the candidate by their session and for the interviewer by theirs. */
export const peerRoom = (deps: Dependencies) => ({
  admitCandidate: admitCandidate(deps),
  admitInterviewer: admitInterviewer(deps),
  tellEta: tellEta(deps),
  noteInterviewerNoShow: noteInterviewerNoShow(deps),
  now: deps.clock.now,
});

/** The peer room's questions with their dependencies filled in, as the live line gets them. */
export type PeerRoom = ReturnType<typeof peerRoom>;
