import type { DailyCall, DailyEventObjectFatalError, DailyParticipant } from '@daily-co/daily-js';
import * as E from 'fp-ts/Either';
import { Observable } from 'rxjs';
import { known } from '../../../domain/brand';
import type {
  MeetingRoom,
  PeerId,
  RoomEntry,
  RoomFault,
  RoomNews,
  RoomOrder,
} from '../../../application/live-interview/meeting-room.port';
import type { LineQuality } from '../../../domain/live-interview/line-quality';
import { seconds } from '../../../domain/time/duration';
import { roomMessage } from '../../contract/live-interview/room-message.wire';

/** How long Daily's program may take to load from its network, its own retries included. */
const loadWithin = seconds(30);

type News = RoomNews<MediaStream, HTMLElement>;

/** Creates a call in a frame inside the element: `Daily.createFrame`, or a test's stand-in. */
export type CreateFrame = (parent: HTMLElement, properties: object) => DailyCall;

const peerOf = ({ session_id, user_name }: DailyParticipant): News => ({
  _tag: 'PeerJoined',
  peer: { id: known<PeerId>(session_id), name: user_name },
});

const qualities: ReadonlyMap<string, LineQuality> = new Map([
  ['good', 'good'],
  ['low', 'low'],
  ['very-low', 'bad'],
]);

const typeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'type' in error ? error.type : undefined;

/** Why Daily ended the call. `not-allowed` and the time errors come from Daily's own rules for the room; ours are checked beforehand (R50). */
const faultOf = ({ error }: DailyEventObjectFatalError, isLoaded: boolean): RoomFault => {
  switch (typeOf(error)) {
    case 'meeting-full':
      return { _tag: 'RoomFull' };
    case 'nbf-room':
    case 'nbf-token':
    case 'exp-room':
    case 'exp-token':
    case 'no-room':
    case 'not-allowed':
      return { _tag: 'NotLetIn' };
    default:
      return isLoaded ? { _tag: 'RoomBroke' } : { _tag: 'NotLoaded' };
  }
};

const carryOut = (call: DailyCall, order: RoomOrder): void => {
  switch (order._tag) {
    case 'Mute':
      call.setLocalAudio(!order.muted);
      return;
    case 'CameraOff':
      call.setLocalVideo(!order.off);
      return;
    case 'UseDevices':
      void call.setInputDevicesAsync({
        videoDeviceId: order.devices.camera ?? null,
        audioDeviceId: order.devices.microphone ?? null,
      });
      return;
    case 'Say':
      call.sendAppMessage(roomMessage.type.encode(order.message), '*');
  }
};

const listen = (call: DailyCall, tell: (news: News) => void, end: (news: News) => void, state: State): void => {
  call
    .on('loaded', () => {
      state.isLoaded = true;
    })
    .on('access-state-updated', ({ access }) => {
      if (access !== 'unknown' && access.level !== 'none') tell({ _tag: 'AccessIs', level: access.level });
    })
    .on('joined-meeting', ({ participants }) => {
      state.isLoaded = true;
      state.isInside = true;
      tell({ _tag: 'Joined' });
      for (const one of Object.values(participants)) if (!one.local) tell(peerOf(one));
      for (const order of state.waiting.splice(0)) carryOut(call, order);
    })
    .on('participant-joined', ({ participant }) => {
      if (!participant.local) tell(peerOf(participant));
    })
    .on('participant-left', ({ participant }) => {
      if (!participant.local) tell({ _tag: 'PeerLeft', id: known<PeerId>(participant.session_id) });
    })
    .on('network-connection', ({ event }) => {
      if (event === 'interrupted') tell({ _tag: 'Reconnecting' });
      if (event === 'connected' && state.isInside) tell({ _tag: 'Reconnected' });
    })
    .on('network-quality-change', ({ threshold }) => {
      tell({ _tag: 'QualityIs', quality: qualities.get(threshold) ?? 'good' });
    })
    .on('active-speaker-change', ({ activeSpeaker: { peerId } }) => {
      const { local } = call.participants();
      tell({ _tag: 'LevelIs', of: peerId === local.session_id ? 'own' : known<PeerId>(peerId), level: 1 });
    })
    .on('app-message', ({ data }) => {
      const message = roomMessage.type.decode(data);
      if (E.isRight(message)) tell({ _tag: 'Said', message: message.right });
    })
    .on('left-meeting', () => end({ _tag: 'RoomLeft' }))
    .on('error', (fault) => end({ _tag: 'Failed', fault: faultOf(fault, state.isLoaded) }));
};

/** What we know about a call so far. */
interface State {
  isLoaded: boolean;
  isInside: boolean;
  readonly waiting: RoomOrder[];
}

const close = async (call: DailyCall): Promise<void> => {
  try {
    await call.leave();
    await call.destroy();
  } catch {
    // A call that never loaded can't be left, and leaves nothing behind in the page.
  }
};

/**
 * Daily's rooms, in Daily's own frame with its own controls, events and access levels (spec 2 §4.6, R26). Inside the frame, Daily's call program
 * loads from Daily's network; if it doesn't load, the user can retry.
 */
export const dailyRoom = (
  window: Window & typeof globalThis,
  createFrame: CreateFrame,
): MeetingRoom<MediaStream, HTMLElement> => {
  // A retry waits for the previous call to end.
  let closing: Promise<unknown> = Promise.resolve();
  return {
    controls: 'its own',
    enter: ({ address, name, devices, muted, cameraOff }: RoomEntry, orders) =>
      new Observable<News>((seen) => {
        if (address._tag !== 'Daily') {
          seen.next({ _tag: 'Failed', fault: { _tag: 'NotLetIn' } });
          seen.complete();
          return undefined;
        }
        let over = false;
        let call: DailyCall | undefined;
        const state: State = { isLoaded: false, isInside: false, waiting: [] };
        const end = (news: News): void => {
          if (over) return;
          seen.next(news);
          seen.complete();
        };
        const notLoaded = (): void => end({ _tag: 'Failed', fault: { _tag: 'NotLoaded' } });
        const deadline = window.setTimeout(() => {
          if (!state.isLoaded) notLoaded();
        }, loadWithin);
        const begin = (): void => {
          if (over) return;
          const place = window.document.createElement('div');
          try {
            call = createFrame(place, {
              showLeaveButton: true,
              // A call that never loaded is never fully gone.
              allowMultipleCallInstances: true,
              iframeStyle: { width: '100%', height: '100%', border: '0' },
            });
          } catch {
            end({ _tag: 'Failed', fault: { _tag: 'RoomBroke' } });
            return;
          }
          seen.next({ _tag: 'FrameMade', frame: place });
          listen(call, (news) => seen.next(news), end, state);
          const joining = call.join({
            url: address.url,
            userName: name,
            ...(address.pass === undefined ? {} : { token: address.pass }),
            startAudioOff: muted,
            startVideoOff: cameraOff,
            ...(devices.camera === undefined ? {} : { videoSource: devices.camera }),
            ...(devices.microphone === undefined ? {} : { audioSource: devices.microphone }),
          });
          joining.catch(() => {
            // Daily reports the failures it knows about in an 'error' event; without one, its program did not load.
            if (!state.isLoaded) notLoaded();
          });
        };
        void closing.then(begin);
        const ordering = orders.subscribe((order) => {
          if (call !== undefined && state.isInside) carryOut(call, order);
          else state.waiting.push(order);
        });
        return () => {
          over = true;
          window.clearTimeout(deadline);
          ordering.unsubscribe();
          // A call that never loaded never responds, not even to being closed, so nothing waits for it.
          if (call !== undefined && state.isLoaded) closing = close(call);
          else if (call !== undefined) void close(call);
        };
      }),
  };
};
