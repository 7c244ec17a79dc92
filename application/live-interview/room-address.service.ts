import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Particulars } from '../../domain/applications/particulars';
import { interviewerPassUntil } from '../../domain/live-interview/interviewer-pass';
import { joinOpensAt } from '../../domain/applications/join-window';
import { meetingProvider, type MeetingSetUp } from '../../domain/live-interview/provider';
import type { Position } from '../../domain/positions/position';
import { plus, type Instant } from '../../domain/time/instant';
import { inOrder, take } from '../in-order';
import type { RoomNotReady } from './meeting.api';
import type { RoomAddress, RoomPass } from './meeting-room.port';
import type { Secrets } from '../identity/secrets.port';
import type { ServiceDependencies } from '../service/dependencies';
import { issueRoomTicket, ticketLasts, type RoomOf } from './room-ticket.service';

/** A room at the deployment's Daily domain, or wherever an employer's link leads. */
interface DailyPlace {
  readonly _tag: 'Daily';
  readonly url: string;
  /** The room's name at the deployment's own domain. Undefined: it is elsewhere, where our server has no say. */
  readonly room: string | undefined;
  /** Whether our server makes the room; otherwise the employer did. */
  readonly isOurs: boolean;
  /** Identifies the candidate in Daily's records (R36). */
  readonly candidateId: string;
}

/** Where an interview takes place. */
export type RoomPlace = DailyPlace | { readonly _tag: 'Peer' };

/** The room that an address at that domain leads to; one elsewhere has another owner. */
const nameAt = (domain: string, url: string): string | undefined => {
  const start = `https://${domain}/`;
  return url.startsWith(start) ? /^[\w-]{1,128}(?=$|[/?#])/.exec(url.slice(start.length))?.[0] : undefined;
};

/** Where the room of an interview is: meeting_link, the employer's permanent room, or one named after the interview (R26, R27). */
export const roomPlaceOf = (
  setUp: MeetingSetUp,
  secrets: Pick<Secrets, 'sealRoom'>,
  of: RoomOf,
  { meeting, videoPreference }: Pick<Position, 'meeting' | 'videoPreference'>,
  particulars: Particulars | undefined,
): RoomPlace => {
  const { dailyDomain: domain } = setUp;
  if (meetingProvider(videoPreference, setUp) !== 'dailyco' || domain === undefined) return { _tag: 'Peer' };
  const sealed = secrets.sealRoom(of.candidateId, of.positionId, undefined);
  const given = particulars?.room ?? meeting;
  const url = given ?? `https://${domain}/interview-${sealed.slice(0, 24)}`;
  return {
    _tag: 'Daily',
    url,
    room: nameAt(domain, url),
    isOurs: given === undefined,
    candidateId: sealed.slice(24, 56),
  };
};

/** The candidate or interviewer who enters a room, and the appointment it is for. */
interface Entering {
  readonly startsAt: Instant;
  readonly name: string;
  readonly guestId: string | undefined;
}

/** Open until the interviewer's link expires, or until this guest's ticket expires if that is later. */
const openUntil = (startsAt: Instant, now: Instant): Instant => {
  const [link, ticket] = [interviewerPassUntil(startsAt), plus(now, ticketLasts)];
  return link > ticket ? link : ticket;
};

/**
 * The pass into a room at Daily. Our own room is created, or moved with its appointment, when someone is let in, and opens only with a pass. The
 * employer's own room can be entered with its link alone if no pass is available.
 */
export const passInto = (
  { roomKeeper, clock }: Pick<ServiceDependencies, 'roomKeeper' | 'clock'>,
  { room, isOurs }: DailyPlace,
  { startsAt, ...guest }: Entering,
): TE.TaskEither<RoomNotReady, RoomPass | undefined> => {
  if (roomKeeper === undefined || room === undefined) return TE.right(undefined);
  const until = openUntil(startsAt, clock.now());
  const letIn = roomKeeper.letIn({ room, until, ...guest });
  return pipe(
    inOrder(function* () {
      if (isOurs) yield* take(roomKeeper.keep({ room, opensAt: joinOpensAt(startsAt), until }));
      return yield* take(letIn);
    }),
    TE.orElseW(() => (isOurs ? TE.left<RoomNotReady>({ _tag: 'RoomNotReady' }) : TE.right(undefined))),
  );
};

/** The address of the provider's own page, which lets its reader in. */
export const entryTo = (
  { roomKeeper }: Pick<ServiceDependencies, 'roomKeeper'>,
  { url }: DailyPlace,
  pass: RoomPass | undefined,
): string => (pass === undefined || roomKeeper === undefined ? url : roomKeeper.entryWith(url, pass));

/** The room's address for its candidate (R26, R50). */
export const roomAddressOf = (
  deps: Pick<ServiceDependencies, 'roomKeeper' | 'clock' | 'secrets'>,
  of: RoomOf,
  place: RoomPlace,
  entering: Omit<Entering, 'guestId'>,
): TE.TaskEither<RoomNotReady, RoomAddress> =>
  place._tag === 'Peer'
    ? TE.right({ _tag: 'Peer', ticket: issueRoomTicket(deps.secrets, of, deps.clock.now()) })
    : pipe(
        passInto(deps, place, { ...entering, guestId: place.candidateId }),
        TE.map((pass) => ({ _tag: 'Daily', url: place.url, pass })),
      );
