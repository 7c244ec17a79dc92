import { Observable, Subject } from 'rxjs';
import type {
  MeetingRoom,
  RoomEntry,
  RoomNews,
  RoomOrder,
} from '../../../application/live-interview/meeting-room.port';

export type FakeNews = RoomNews<'stream', 'frame'>;

/** A room in which everything happens by hand. */
export interface FakeRoom extends MeetingRoom<'stream', 'frame'> {
  /** Each entry, in order. */
  readonly entries: readonly RoomEntry[];
  readonly orders: readonly RoomOrder[];
  readonly isEntered: () => boolean;
  readonly happens: (...news: readonly FakeNews[]) => void;
}

export const fakeRoom = (controls: 'ours' | 'its own' = 'ours'): FakeRoom => {
  const entries: RoomEntry[] = [];
  const given: RoomOrder[] = [];
  const news = new Subject<FakeNews>();
  let inside = 0;
  return {
    controls,
    entries,
    orders: given,
    isEntered: () => inside > 0,
    happens: (...all) => all.forEach((one) => news.next(one)),
    enter: (entry, orders) =>
      new Observable((seen) => {
        entries.push(entry);
        inside += 1;
        const ordering = orders.subscribe((order) => given.push(order));
        const telling = news.subscribe(seen);
        return () => {
          inside -= 1;
          ordering.unsubscribe();
          telling.unsubscribe();
        };
      }),
  };
};
