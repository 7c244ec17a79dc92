import * as E from 'fp-ts/Either';
import { parseSessionToken, type SessionToken } from '../../../application/identity/secrets.port';
import type { RoomOf } from '../../../application/live-interview/room-ticket.service';
import { saySessionOver, somethingWentWrong } from '../../../application/words/failures';
import type { Side } from '../../../domain/live-interview/room-message';
import type { Instant } from '../../../domain/time/instant';
import type { RoomOut } from '../../contract/live-interview/room-line';

/** The person behind a connection to a room. */
export interface Guest {
  readonly role: Side;
  /** Identifies the room. */
  readonly key: string;
  readonly of: RoomOf;
  /** The same for all tabs of one interviewer's session, or of one candidate. */
  readonly who: string;
  readonly name: string;
  readonly startsAt: Instant | undefined;
}

/** A text of the handshake. Empty if there is none. */
export const textIn = (auth: unknown, field: string): string => {
  const found: unknown =
    typeof auth === 'object' && auth !== null ? Object.entries(auth).find(([name]) => name === field)?.[1] : undefined;
  return typeof found === 'string' ? found : '';
};

/** A token of the handshake. Undefined if it is missing or malformed. */
export const tokenIn = (auth: unknown, field: string): SessionToken | undefined => {
  const token = parseSessionToken(textIn(auth, field));
  return E.isRight(token) ? token.right : undefined;
};

/** What a line is told when it is put out, or not let in. */
export const outTexts: Readonly<Record<RoomOut['_tag'], string>> = {
  NotLetIn: 'This room is not open to you.',
  TakenElsewhere: 'You are in this interview in another tab or on another device.',
  RoomFull: 'Someone else is in this room already.',
  SessionOver: saySessionOver({ _tag: 'NoSession' }),
  RoomBroke: somethingWentWrong,
};
