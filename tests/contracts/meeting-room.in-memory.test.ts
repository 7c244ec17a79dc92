import { Subject, type Subscription } from 'rxjs';
import { inMemoryCamera } from '../../adapters/in-process/tech-check/camera';
import type { RoomEntry, RoomNews, RoomOrder } from '../../application/live-interview/meeting-room.port';
import { roomInMemory } from '../support/world/room-in-memory';
import { meetingRoomContract, play } from './meeting-room.suite';

describe('The meeting room in memory', () => {
  it.each(Object.keys(meetingRoomContract))('%s', async (name) => {
    const room = roomInMemory();
    const camera = inMemoryCamera();
    const entry: RoomEntry = {
      address: { _tag: 'Peer', ticket: room.ticket },
      name: 'Maria Santos',
      muted: false,
      cameraOff: false,
      devices: { camera: undefined, microphone: undefined },
    };
    const told: RoomNews<unknown, unknown>[] = [];
    const orders = new Subject<RoomOrder>();
    let inside: Subscription | undefined;
    const other = {
      enters: () => {
        inside = room
          .as('interviewer', inMemoryCamera())
          .enter({ ...entry, name: 'Dana Reyes' }, orders)
          .subscribe((one) => told.push(one));
      },
      gives: (order: RoomOrder) => orders.next(order),
      leaves: () => inside?.unsubscribe(),
      told: () => told,
    };
    const devices = (there: boolean): void =>
      camera.set({
        faults: { camera: there ? undefined : 'missing', microphone: there ? undefined : 'missing' },
      });
    await play(name, { room: room.as('candidate', camera), entry, other, devices, patience: 0 });
    expect(camera.openStreams()).toBe(0);
  });
});
