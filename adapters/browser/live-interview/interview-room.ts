import * as E from 'fp-ts/Either';
import { Observable } from 'rxjs';
import type { InterviewNews, InterviewRoom } from '../../../application/live-interview/interview-room.port';
import { fromRoom, notOn, opensLater, toRoom } from '../../contract/live-interview/room-line';
import { roomSession, type RoomDevice } from './room-session';

/** The interviewer's side of the peer room (our addition), opened with the session from their link. Until they enter, they can only watch. */
export const interviewRoom = (device: RoomDevice): InterviewRoom<MediaStream, never> => ({
  open: (session, orders) =>
    new Observable<InterviewNews<MediaStream, never>>((news) => {
      const visit = roomSession(device, {
        auth: { interviewer: session },
        offers: true,
        tell: (one) => news.next(one),
        end: (fault) => {
          news.next({ _tag: 'Failed', fault });
          news.complete();
        },
        hear: (event, payload) => {
          if (event === fromRoom.interview.event) {
            const seen = fromRoom.interview.codec.type.decode(payload);
            if (E.isRight(seen)) news.next({ _tag: 'InterviewIs', interview: seen.right });
          }
          if (event === fromRoom.candidate.event) {
            const seen = fromRoom.candidate.codec.type.decode(payload);
            if (E.isRight(seen)) news.next({ _tag: 'CandidateIs', there: seen.right.there });
          }
        },
        refused: (answer) => {
          const later = opensLater.type.decode(answer);
          if (E.isRight(later)) news.next({ _tag: 'NotYet', opensAt: later.right.opens_at });
          const off = notOn.type.decode(answer);
          if (E.isRight(off)) news.next({ _tag: 'NotOn' });
          return E.isRight(later) || E.isRight(off);
        },
      });
      const given = orders.subscribe((order) => {
        switch (order._tag) {
          case 'Enter':
            visit.enter(order);
            return;
          case 'TellEta':
            visit.ask(toRoom.eta.event, toRoom.eta.codec.type.encode({ eta: order.eta }));
            return;
          case 'Mute':
          case 'CameraOff':
          case 'UseDevices':
          case 'Say':
            visit.order(order);
        }
      });
      return () => {
        given.unsubscribe();
        visit.close();
      };
    }),
});
