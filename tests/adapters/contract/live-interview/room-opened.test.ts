import * as E from 'fp-ts/Either';
import { roomOpened } from '../../../../adapters/contract/live-interview/meeting.wire';
import type { RoomAddress, RoomPass, RoomTicket } from '../../../../application/live-interview/meeting-room.port';
import { known } from '../../../../domain/brand';

const url = 'https://example.daily.co/one';

describe('The room of an interview on the wire', () => {
  it.each<[what: string, address: RoomAddress]>([
    ['Daily, by its link alone', { _tag: 'Daily', url, pass: undefined }],
    ['Daily, by a pass', { _tag: 'Daily', url, pass: known<RoomPass>('a-token') }],
    ['the peer room', { _tag: 'Peer', ticket: known<RoomTicket>('a-ticket') }],
  ])('%s: comes as it was sent [R26, R50]', (_what, address) => {
    const room = { address, name: 'Maria' };
    expect(roomOpened.type.decode(roomOpened.type.encode(room))).toEqual(E.right(room));
  });

  it('is refused with neither a link nor a ticket', () => {
    expect(E.isLeft(roomOpened.type.decode({ video_pref: 'dailyco', meeting_token: 'a-token', name: 'Maria' }))).toBe(
      true,
    );
  });
});
