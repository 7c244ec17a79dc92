import * as E from 'fp-ts/Either';
import { dailyRooms } from '../../../../adapters/server/live-interview/daily-rooms';
import type { RoomPass } from '../../../../application/live-interview/meeting-room.port';
import { known } from '../../../../domain/brand';
import { hours, minutes } from '../../../../domain/time/duration';
import { minus, plus } from '../../../../domain/time/instant';
import { at } from '../../../support/builders/time';
import { startDaily, type DailyStandIn } from '../../../support/portal/daily-api';
import { keepingReporter } from '../../../support/world/reporter';

const nine = at('2026-12-04T15:00:00Z');
const room = 'interview-1';
const wanted = { room, opensAt: minus(nine, minutes(10)), until: plus(nine, hours(24)) };
const guest = { room, name: 'Maria Gomez', guestId: 'the-candidate', until: wanted.until };
const away = E.left({ _tag: 'ProviderAway' });

let daily: DailyStandIn;
beforeEach(async () => {
  daily = await startDaily();
});
afterEach(() => daily.close());

const rooms = (changes: { readonly key?: string; readonly url?: string } = {}, patience?: number) => {
  const reporter = keepingReporter();
  return { reporter, ...dailyRooms({ url: daily.url, key: daily.key, ...changes }, reporter, patience) };
};

describe("Daily's rooms, over its REST API", () => {
  it('are private, created once and moved afterwards, for the join window [R26, R27, R12]', async () => {
    const { keep } = rooms();
    expect(await keep(wanted)()).toEqual(E.right(undefined));
    expect(daily.rooms.get(room)).toEqual({
      name: room,
      privacy: 'private',
      properties: { nbf: nine / 1_000 - 600, exp: nine / 1_000 + 86_400 },
    });
    expect(await keep({ ...wanted, opensAt: nine })()).toEqual(E.right(undefined));
    expect(daily.rooms.get(room)).toMatchObject({ properties: { nbf: nine / 1_000 } });
    expect(daily.asked.map(({ what }) => what)).toEqual([
      'POST /v1/rooms/interview-1',
      'POST /v1/rooms',
      'POST /v1/rooms/interview-1',
    ]);
  });

  it('are created once, even if two processes create one at the same time [R27]', async () => {
    const [one, other] = [rooms(), rooms()];
    expect(await Promise.all([one.keep(wanted)(), other.keep(wanted)()])).toEqual([
      E.right(undefined),
      E.right(undefined),
    ]);
    expect(daily.rooms.size).toBe(1);
  });

  it('admit a guest by a token for this room alone, which names the guest [R36]', async () => {
    const { letIn } = rooms();
    expect(await letIn(guest)()).toEqual(E.right('token.1'));
    expect(daily.asked.at(-1)).toEqual({
      what: 'POST /v1/meeting-tokens',
      sent: {
        properties: {
          room_name: room,
          user_name: 'Maria Gomez',
          user_id: 'the-candidate',
          exp: nine / 1_000 + 86_400,
        },
      },
    });
    await letIn({ ...guest, guestId: undefined })();
    expect(daily.asked.at(-1)?.sent).not.toHaveProperty('properties.user_id');
  });

  it.each([
    ['https://example.daily.co/room', 'https://example.daily.co/room?t=a%2Bpass'],
    ['https://example.daily.co/room?lang=es', 'https://example.daily.co/room?lang=es&t=a%2Bpass'],
  ])('are entered on Daily’s own page by a token in its address: %s [R26]', (url, entry) => {
    expect(rooms().entryWith(url, known<RoomPass>('a+pass'))).toBe(entry);
  });

  it('report who was there and who is there, for this room and since then only [R36]', async () => {
    const before = minus(nine, hours(25));
    const other = { userId: null, from: plus(nine, minutes(1)), until: plus(nine, minutes(2)) };
    const theirs = { userId: 'the-candidate', from: nine };
    daily.meetings = [
      { room, stays: [theirs, other] },
      { room, stays: [{ userId: null, from: before, until: nine }] },
      { room: 'another', stays: [{ userId: null, from: nine }] },
    ];
    expect(await rooms().stays(room, minus(nine, hours(24)))()).toEqual(
      E.right([
        { guestId: 'the-candidate', from: nine, until: undefined },
        { guestId: 'the-candidate', from: nine, until: plus(nine, minutes(1)) },
        { guestId: undefined, from: other.from, until: other.until },
      ]),
    );
  });

  it('report nothing for a room that was never created [R36]', async () => {
    expect(await rooms().stays('never', nine)()).toEqual(E.right([]));
  });

  it('are read page by page, to the last meeting [R36]', async () => {
    daily.meetings = Array.from({ length: 205 }, (_, n) => {
      const from = plus(nine, minutes(n));
      return { room, stays: [{ userId: n === 0 ? 'the first' : null, from, until: plus(from, 1_000) }] };
    });
    const stays = await rooms().stays(room, nine)();
    expect(E.isRight(stays) && [stays.right.length, stays.right.at(-1)?.guestId]).toEqual([205, 'the first']);
    expect(daily.asked.filter(({ what }) => what.startsWith('GET /v1/meetings'))).toHaveLength(3);
  });

  it('are unknown if they have more meetings than we read [R36]', async () => {
    daily.meetings = Array.from({ length: 2_001 }, () => ({
      room,
      stays: [{ userId: null, from: nine, until: plus(nine, 1_000) }],
    }));
    expect(await rooms().stays(room, nine)()).toEqual(away);
  });

  const answering = (status: number, body: unknown) => ({
    status,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

  it.each<[what: string, fault: DailyStandIn['fault'], why: string]>([
    ['Daily hangs up', 'hangs up', 'TypeError'],
    ['a fault of its own', answering(500, { error: 'server-error' }), 'status 500'],
    ['asked too often', answering(429, { error: 'rate-limit-error' }), 'status 429'],
    ['no JSON', answering(200, '<html>'), 'unreadable'],
    ['other JSON', answering(200, { data: [{ joinTime: 'soon' }], total_count: 1 }), 'unreadable'],
    ['not everybody who is there', answering(200, { data: [], total_count: 1 }), 'too many present'],
    ['a redirection', answering(302, ''), 'TypeError'],
    ['much too much', answering(200, 'x'.repeat(4_000_001)), 'too long'],
  ])('are unknown, which is logged once: %s [R36, R5]', async (_what, fault, why) => {
    const { stays, reporter } = rooms();
    daily.fault = fault;
    expect(await stays(room, nine)()).toEqual(away);
    expect(await stays(room, nine)()).toEqual(away);
    expect(reporter.reports).toEqual([{ event: 'daily-failed', detail: { what: 'stays', why } }]);
    daily.fault = undefined;
    expect(await stays(room, nine)()).toEqual(E.right([]));
    daily.fault = fault;
    await stays(room, nine)();
    expect(reporter.reports).toHaveLength(2);
  });

  it('are queried at their own address only: a redirect would send the key elsewhere [R5]', async () => {
    daily.fault = answering(302, '');
    expect(await rooms().stays(room, nine)()).toEqual(away);
    expect(daily.asked).toHaveLength(1);
  });

  it('are unknown if no response comes in time [R36, R5]', async () => {
    const { stays, reporter } = rooms({}, 50);
    daily.fault = 'says nothing';
    expect(await stays(room, nine)()).toEqual(away);
    expect(reporter.reports).toEqual([{ event: 'daily-failed', detail: { what: 'stays', why: 'TimeoutError' } }]);
  });

  it("can't be reached with a wrong key, which appears in no log [R36, R5]", async () => {
    const { keep, letIn, stays, reporter } = rooms({ key: 'a-wrong-key' });
    expect([await keep(wanted)(), await letIn(guest)(), await stays(room, nine)()]).toEqual([away, away, away]);
    expect(reporter.reports.map(({ detail }) => detail)).toEqual([
      { what: 'keep', why: 'status 401' },
      { what: 'letIn', why: 'status 401' },
      { what: 'stays', why: 'status 401' },
    ]);
    expect(JSON.stringify(reporter.reports)).not.toMatch(/key|Maria|interview-1/);
  });

  it.each([
    ['no token', { token: '' }],
    ['nothing', {}],
  ])('admit nobody after %s [R36]', async (_what, body) => {
    daily.fault = answering(200, body);
    expect(await rooms().letIn(guest)()).toEqual(away);
  });

  it('are unknown if the connection is refused [R36]', async () => {
    const { stays } = rooms({ url: 'http://127.0.0.1:1/v1' });
    expect(await stays(room, nine)()).toEqual(away);
  });
});
