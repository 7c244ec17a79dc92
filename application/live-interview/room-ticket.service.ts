import * as E from 'fp-ts/Either';
import { known } from '../../domain/brand';
import { parseCandidateId, type CandidateId } from '../../domain/ids/candidate-id';
import { parsePositionId, type PositionId } from '../../domain/ids/position-ids';
import { hours } from '../../domain/time/duration';
import { parseInstant, plus, type Instant } from '../../domain/time/instant';
import type { Clock } from '../ports/clock';
import type { RoomTicket } from './meeting-room.port';
import type { Secrets } from '../identity/secrets.port';
import { parseSealed } from '../ports/secrets';

/* Tickets of the peer room: `candidate.position.until.seal`. They need no store, and only our server reads them. */

/** Whose interview a room is for. */
export interface RoomOf {
  readonly candidateId: CandidateId;
  readonly positionId: PositionId;
}

/** Longer than any interview, so that a reconnection at its end still gets in. */
export const ticketLasts = hours(6);

/** The ticket is invalid. The reason isn't given, so that guessing reveals nothing. */
export interface TicketInvalid {
  readonly _tag: 'NotLetIn';
}

/** A ticket for this candidate's room, valid for six hours. It holds nothing secret but its seal. */
export const issueRoomTicket = (secrets: Secrets, { candidateId, positionId }: RoomOf, now: Instant): RoomTicket => {
  const until = plus(now, ticketLasts);
  return known<RoomTicket>(
    [candidateId, positionId, until, secrets.sealRoom(candidateId, positionId, until)].join('.'),
  );
};

const invalid: E.Either<TicketInvalid, never> = E.left({ _tag: 'NotLetIn' });

/** Forged, altered and expired tickets are refused alike. */
export const readRoomTicket =
  ({ secrets, clock }: { readonly secrets: Secrets; readonly clock: Clock }) =>
  (ticket: string): E.Either<TicketInvalid, RoomOf> => {
    const [, candidate, position, end, seal = ''] =
      /^(\d{1,15})\.(\d{1,10})\.(\d{1,16})\.([0-9a-f]{64})$/.exec(ticket) ?? [];
    const candidateId = parseCandidateId(Number(candidate));
    const positionId = parsePositionId(Number(position));
    const until = parseInstant(Number(end));
    const shown = parseSealed(seal);
    if (E.isLeft(candidateId) || E.isLeft(positionId) || E.isLeft(until) || E.isLeft(shown)) return invalid;
    const own = secrets.sealRoom(candidateId.right, positionId.right, until.right);
    return secrets.equal(own, shown.right) && clock.now() < until.right
      ? E.right({ candidateId: candidateId.right, positionId: positionId.right })
      : invalid;
  };
