import * as E from 'fp-ts/Either';
import type { PeerRoom } from '../../../application/live-interview/peer-room.service';
import { silentAfter } from '../../../domain/live-interview/attendance';
import { interviewerNoShow, noShowAt } from '../../../domain/live-interview/interviewer-no-show';
import {
  emptyRoom,
  roomWatched,
  watchRoom,
  type RoomEvent,
  type RoomWatch,
} from '../../../domain/live-interview/room-watch';
import { plus, type Instant } from '../../../domain/time/instant';
import type { Guest } from './room-guest';

interface Watched {
  readonly of: Guest['of'];
  readonly startsAt: Instant;
  readonly watch: RoomWatch;
}

export interface RoomWatches {
  readonly saw: (guest: Pick<Guest, 'key' | 'of' | 'startsAt'>, event: RoomEvent) => void;
  /** Another process let somebody else into a room, for the interview that starts then; the candidate may not have come yet. */
  readonly otherCame: (key: string, startsAt: Instant) => void;
  /** Writes the no-shows that are due, and forgets the rooms that are over. Called at intervals. */
  readonly look: () => Promise<void>;
}

/** What this server saw of each room since it started (R36). */
export const roomWatches = (room: Pick<PeerRoom, 'now' | 'noteInterviewerNoShow'>): RoomWatches => {
  const watchedSince = room.now();
  const watches = new Map<string, Watched>();
  /** Rooms without a watch here whose interviewer entered through another process, with the start of their interview. */
  const cameElsewhere = new Map<string, Instant>();

  /** Nobody's coming or leaving can matter any more. */
  const isOver = (startsAt: Instant): boolean => room.now() >= plus(noShowAt(startsAt), silentAfter);

  const see = (key: string, { of, startsAt, watch }: Watched, event: RoomEvent): void => {
    watches.set(key, { of, startsAt, watch: watchRoom(startsAt, watch, event, room.now()) });
  };

  return {
    saw: ({ key, of, startsAt }, event) => {
      if (startsAt === undefined) return;
      const known = watches.get(key);
      const watch: RoomWatch = { ...emptyRoom, otherCame: cameElsewhere.get(key) === startsAt };
      see(key, known?.startsAt === startsAt ? known : { of, startsAt, watch }, event);
    },
    otherCame: (key, startsAt) => {
      const known = watches.get(key);
      if (known?.startsAt === startsAt) see(key, known, { _tag: 'OtherCame' });
      else cameElsewhere.set(key, startsAt);
    },
    look: async () => {
      for (const [key, startsAt] of cameElsewhere) if (isOver(startsAt)) cameElsewhere.delete(key);
      for (const [key, { of, startsAt, watch }] of watches) {
        const now = room.now();
        const seen = roomWatched(watch, watchedSince, now);
        if (interviewerNoShow(startsAt, seen, now)._tag === 'Allowed') {
          const noted = await room.noteInterviewerNoShow({ ...of, startsAt, ...seen })();
          // A store that is away is asked again at the next look.
          if (E.isRight(noted)) watches.delete(key);
        } else if (isOver(startsAt)) watches.delete(key);
      }
    },
  };
};
