import * as E from 'fp-ts/Either';
import { createHash } from 'node:crypto';
import type { Socket } from 'socket.io';
import type { InterviewSeen } from '../../../application/live-interview/interview-room.port';
import type { SessionToken } from '../../../application/identity/secrets.port';
import type { Sealed } from '../../../application/ports/secrets';
import type { RoomGuest } from '../../../application/live-interview/peer-room.service';
import { saySessionOver } from '../../../application/words/failures';
import { sayInterviewLinkOver, sayRoomRefusal } from '../../../application/live-interview/meeting-refusals.words';
import type { Side } from '../../../domain/live-interview/room-message';
import { notOn, opensLater, writeOut, type RoomOut } from '../../contract/live-interview/room-line';
import type { BehindLines } from '../socket-io/behind-lines';
import { encoded } from '../socket-io/encoded';
import { outTexts, textIn, tokenIn, type Guest } from './room-guest';

/** Why a line is not let in, as socket.io's handshake carries it. */
const refusal = (out: RoomOut, error: string): Error => Object.assign(new Error(error), { data: writeOut(out, error) });

export const roomBroke = refusal({ _tag: 'RoomBroke' }, outTexts.RoomBroke);

const seated = (role: Side, who: string, { room, name, startsAt }: RoomGuest): Guest => ({
  role,
  who,
  name,
  startsAt,
  key: `${room.candidateId}.${room.positionId}`,
  of: room,
});

/** What only this server holds of a guest. `entry`: the interviewer's session. */
export type LetIn =
  | { readonly guest: Guest; readonly interview: InterviewSeen; readonly entry: SessionToken }
  | { readonly guest: Guest; readonly session: Sealed; readonly ticket: string };

type Behind = Pick<BehindLines, 'authenticate' | 'room'>;

const letInterviewerIn = async ({ room }: Behind, session: SessionToken): Promise<E.Either<Error, LetIn>> => {
  const admitted = await room.admitInterviewer(session)();
  if (E.isLeft(admitted))
    return E.left(
      admitted.left._tag === 'StoreUnavailable'
        ? roomBroke
        : refusal({ _tag: 'NotLetIn' }, sayInterviewLinkOver(admitted.left)),
    );
  const who = createHash('sha256').update(session).digest('hex');
  return E.right({
    guest: seated('interviewer', who, admitted.right),
    interview: admitted.right.interview,
    entry: session,
  });
};

const letCandidateIn = async (
  { authenticate, room }: Behind,
  token: SessionToken,
  ticket: string,
): Promise<E.Either<Error, LetIn>> => {
  const caller = await authenticate(token)();
  if (E.isLeft(caller))
    return E.left(
      caller.left._tag === 'StoreUnavailable'
        ? roomBroke
        : refusal({ _tag: 'SessionOver' }, saySessionOver(caller.left)),
    );
  const admitted = await room.admitCandidate(caller.right.candidateId, ticket)();
  if (E.isRight(admitted))
    return E.right({ guest: seated('candidate', 'candidate', admitted.right), session: caller.right.shown, ticket });
  const why = admitted.left;
  if (why._tag === 'StoreUnavailable') return E.left(roomBroke);
  return E.left(refusal({ _tag: 'NotLetIn' }, why._tag === 'NotLetIn' ? outTexts.NotLetIn : sayRoomRefusal(why)));
};

/** What a new connection shows: an interviewer's session, or a candidate's with a ticket (R26). */
interface Shown {
  /** Undefined: none, or none that could be one. */
  readonly token: SessionToken | undefined;
  /** The refusal if there is no such session. */
  readonly over: Error;
  /** Looks at the session. Left: why it is refused. */
  readonly letIn: (behind: Behind, token: SessionToken) => Promise<E.Either<Error, LetIn>>;
}

export const shownBy = ({ handshake }: Socket): Shown => {
  const auth: unknown = handshake.auth;
  return textIn(auth, 'interviewer') === ''
    ? {
        token: tokenIn(auth, 'token'),
        over: refusal({ _tag: 'SessionOver' }, outTexts.SessionOver),
        letIn: (behind, token) => letCandidateIn(behind, token, textIn(auth, 'ticket')),
      }
    : {
        token: tokenIn(auth, 'interviewer'),
        over: refusal({ _tag: 'NotLetIn' }, sayInterviewLinkOver({ _tag: 'InterviewLinkOver' })),
        letIn: letInterviewerIn,
      };
};

/** Whether the candidate's ticket still lets them in: the employer may have blocked them, or ended the application, since the door. */
export const stillAdmits = async ({ room }: Behind, { of }: Guest, ticket: string): Promise<boolean> => {
  const again = await room.admitCandidate(of.candidateId, ticket)();
  return E.isRight(again) || again.left._tag === 'StoreUnavailable';
};

/** Why the room is closed to this interviewer right now, as `enter` answers. Undefined: it is open. */
export const closedTo = async ({ room }: Behind, entry: SessionToken): Promise<object | undefined> => {
  const again = await room.admitInterviewer(entry)();
  if (E.isLeft(again)) return writeOut({ _tag: 'NotLetIn' }, outTexts.NotLetIn);
  const { closed: why } = again.right;
  if (why === undefined) return undefined;
  return why._tag === 'JoinOpensLater'
    ? {
        error: sayRoomRefusal(why),
        ...encoded(opensLater, { statusCode: 406, reason: 'opens-later' as const, opens_at: why.opensAt }),
      }
    : { error: sayRoomRefusal(why), ...encoded(notOn, { statusCode: 406, reason: 'not-on' as const }) };
};
