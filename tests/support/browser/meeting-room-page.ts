import { of, Subject, type Subscription } from 'rxjs';
import { browserCamera } from '../../../adapters/browser/camera/camera';
import { interviewRoom } from '../../../adapters/browser/live-interview/interview-room';
import { peerRoom } from '../../../adapters/browser/live-interview/peer-room';
import { browserSessionStore, browserToken } from '../../../adapters/browser/storage/session-store';
import type { Camera } from '../../../application/tech-check/camera.port';
import type { InterviewOrder } from '../../../application/live-interview/interview-room.port';
import type { RoomNews, RoomTicket } from '../../../application/live-interview/meeting-room.port';
import type { SessionToken } from '../../../application/identity/secrets.port';
import { known } from '../../../domain/brand';
import { meetingRoomContract, play } from '../../contracts/meeting-room.suite';

/* Runs in a page of the portal where a candidate is signed in: the contract of the meeting room on the peer room. Both sides are in this page, and meet through the real server. */

const device = { window, camera: browserCamera(window) };
const devices = { camera: undefined, microphone: undefined };

const otherSide = (session: string) => {
  const told: RoomNews<unknown, unknown>[] = [];
  const orders = new Subject<InterviewOrder>();
  let inside: Subscription | undefined;
  return {
    enters: () => {
      inside = interviewRoom(device)
        .open(known<SessionToken>(session), orders)
        .subscribe((news) => {
          if (
            news._tag !== 'InterviewIs' &&
            news._tag !== 'CandidateIs' &&
            news._tag !== 'NotYet' &&
            news._tag !== 'NotOn'
          )
            told.push(news);
        });
      orders.next({ _tag: 'Enter', devices, muted: false, cameraOff: false });
    },
    gives: (order: InterviewOrder) => orders.next(order),
    leaves: () => inside?.unsubscribe(),
    told: () => told,
  };
};

Object.assign(window, {
  contractNames: Object.keys(meetingRoomContract),
  runContract: async (name: string, ticket: string, session: string): Promise<void> => {
    let there = true;
    const none = { _tag: 'NotOpen', fault: 'missing' } as const;
    const camera: Pick<Camera<MediaStream>, 'open' | 'openOne'> = {
      openOne: (kind, id) =>
        there ? device.camera.openOne(kind, id) : of({ _tag: 'Opened', device: none, stream: undefined }),
      open: (chosen) => {
        return there
          ? device.camera.open(chosen)
          : of({ _tag: 'Opened', camera: none, microphone: none, stream: undefined });
      },
    };
    await play(name, {
      room: peerRoom({ window, camera }, browserSessionStore(window, browserToken(window))),
      entry: {
        address: { _tag: 'Peer', ticket: known<RoomTicket>(ticket) },
        name: 'Maria Santos',
        devices,
        muted: false,
        cameraOff: false,
      },
      other: otherSide(session),
      devices: (are) => {
        there = are;
      },
      patience: 20_000,
    });
  },
});
