import * as O from 'fp-ts/Option';
import { Observable } from 'rxjs';
import type { MeetingRoom } from '../../../application/live-interview/meeting-room.port';
import type { SessionStore } from '../../../application/ports/session-store';
import { roomSession, type RoomDevice } from './room-session';

/** The candidate's side of the peer room (R26), opened with their session and the room's ticket. */
export const peerRoom = (
  device: RoomDevice,
  session: Pick<SessionStore, 'token'>,
): MeetingRoom<MediaStream, never> => ({
  controls: 'ours',
  enter: ({ address, devices, muted, cameraOff }, orders) =>
    new Observable((news) => {
      if (address._tag !== 'Peer') {
        news.next({ _tag: 'Failed', fault: { _tag: 'NotLoaded' } });
        news.complete();
        return undefined;
      }
      const token = O.getOrElse(() => '')(session.token.read());
      const visit = roomSession(device, {
        auth: { token, ticket: address.ticket },
        offers: false,
        tell: (one) => news.next(one),
        end: (fault) => {
          news.next({ _tag: 'Failed', fault });
          news.complete();
        },
        hear: () => undefined,
        refused: () => false,
      });
      visit.enter({ devices, muted, cameraOff });
      const given = orders.subscribe(visit.order);
      return () => {
        given.unsubscribe();
        visit.close();
      };
    }),
});
