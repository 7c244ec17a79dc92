import { Observable, Subscription } from 'rxjs';
import type { FakeCamera, FakeStream } from '../../../adapters/in-process/tech-check/camera';
import type {
  MeetingRoom,
  PeerId,
  RoomEntry,
  RoomFault,
  RoomNews,
  RoomOrder,
  RoomTicket,
  SeatDevice,
} from '../../../application/live-interview/meeting-room.port';
import type { MediaDevice } from '../../../application/tech-check/camera.port';
import type { DeviceKind } from '../../../domain/tech-check/device-fault';
import { known } from '../../../domain/brand';
import type { RoomMessage } from '../../../domain/live-interview/room-message';

type News = RoomNews<FakeStream, never>;
type Role = 'candidate' | 'interviewer';

interface Seat {
  readonly id: PeerId;
  readonly name: string;
  readonly tell: (news: News) => void;
  readonly out: (fault: RoomFault) => void;
  readonly media: () => News;
  /** Whoever comes back hears it again. */
  readonly said: RoomMessage[];
}

/** A room of two in memory: it is entered in a moment, and what one side does, the other is told at once. */
export interface RoomInMemory {
  readonly ticket: RoomTicket;
  readonly as: (role: Role, camera: FakeCamera) => MeetingRoom<FakeStream, never>;
}

const deviceOf = (device: SeatDevice): MediaDevice | undefined => (device._tag === 'Open' ? device.device : undefined);

const streamOf = (own: Readonly<Record<DeviceKind, SeatDevice>>): FakeStream | undefined => {
  const stream = { camera: deviceOf(own.camera), microphone: deviceOf(own.microphone) };
  return stream.camera === undefined && stream.microphone === undefined ? undefined : stream;
};

export const roomInMemory = (): RoomInMemory => {
  const ticket = known<RoomTicket>('the ticket of this room');
  const seats = new Map<Role, Seat>();
  let entries = 0;

  const enter = (role: Role, camera: FakeCamera, entry: RoomEntry, orders: Observable<RoomOrder>): Observable<News> =>
    new Observable((seen) => {
      const fail = (fault: RoomFault): void => {
        seen.next({ _tag: 'Failed', fault });
        seen.complete();
      };
      if (entry.address._tag !== 'Peer' || entry.address.ticket !== ticket) {
        fail({ _tag: 'NotLetIn' });
        return undefined;
      }
      const other = (): Seat | undefined => seats.get(role === 'candidate' ? 'interviewer' : 'candidate');
      let { muted, cameraOff, devices } = entry;
      const own: Record<DeviceKind, SeatDevice> = { camera: { _tag: 'Off' }, microphone: { _tag: 'Off' } };
      const waiting: RoomOrder[] = [];
      entries += 1;
      const seat: Seat = {
        id: known<PeerId>(`${role}-${entries}`),
        name: entry.name,
        tell: (news) => seen.next(news),
        out: fail,
        said: [],
        media: () => ({
          _tag: 'PeerMedia',
          id: seat.id,
          stream: streamOf(own),
          cameraOn: own.camera._tag === 'Open',
          microphoneOn: own.microphone._tag === 'Open' && !muted,
        }),
      };
      const isInside = (): boolean => seats.get(role) === seat;
      const tellMedia = (): void => {
        if (isInside()) other()?.tell(seat.media());
      };
      const set = (kind: DeviceKind, device: SeatDevice): void => {
        own[kind] = device;
        seen.next({ _tag: 'OwnMedia', stream: streamOf(own), ...own });
        tellMedia();
      };
      const openOne = (kind: DeviceKind): Subscription =>
        camera.openOne(kind, devices[kind]).subscribe((news) => {
          if (news._tag === 'Opened') set(kind, news.device);
        });
      const film = (): Subscription => openOne('camera');
      const hear = (): Subscription => openOne('microphone');
      let filmed = cameraOff ? Subscription.EMPTY : film();
      let heard = hear();
      const carryOut = (order: RoomOrder): void => {
        if (!isInside()) {
          waiting.push(order);
          return;
        }
        switch (order._tag) {
          case 'Say':
            seat.said.push(order.message);
            other()?.tell({ _tag: 'Said', message: order.message });
            return;
          case 'UseDevices':
            ({ devices } = order);
            for (const one of [filmed, heard]) one.unsubscribe();
            heard = hear();
            if (!cameraOff) filmed = film();
            return;
          case 'Mute':
            ({ muted } = order);
            tellMedia();
            return;
          case 'CameraOff':
            cameraOff = order.off;
            filmed.unsubscribe();
            if (cameraOff) set('camera', { _tag: 'Off' });
            else filmed = film();
        }
      };
      const introduce = (to: Seat, whom: Seat): void => {
        to.tell({ _tag: 'PeerJoined', peer: { id: whom.id, name: whom.name } });
        to.tell(whom.media());
        for (const message of whom.said) to.tell({ _tag: 'Said', message });
      };
      const leave = (): void => {
        if (!isInside()) return;
        seats.delete(role);
        other()?.tell({ _tag: 'PeerLeft', id: seat.id });
      };
      queueMicrotask(() => {
        if (seen.closed) return;
        const earlier = seats.get(role);
        if (earlier !== undefined) {
          other()?.tell({ _tag: 'PeerLeft', id: earlier.id });
          seats.delete(role);
          earlier.out({ _tag: 'TakenElsewhere' });
        }
        seats.set(role, seat);
        seen.next({ _tag: 'Joined' });
        const there = other();
        if (there !== undefined) {
          introduce(seat, there);
          introduce(there, seat);
        }
        for (const order of waiting.splice(0)) carryOut(order);
      });
      const ordering = orders.subscribe(carryOut);
      return () => {
        ordering.unsubscribe();
        for (const one of [filmed, heard]) one.unsubscribe();
        leave();
      };
    });

  return {
    ticket,
    as: (role, camera) => ({ controls: 'ours', enter: (entry, orders) => enter(role, camera, entry, orders) }),
  };
};
