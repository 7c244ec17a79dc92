import * as E from 'fp-ts/Either';
import type { RoomPass } from '../../../application/live-interview/meeting-room.port';
import type { GuestStay } from '../../../application/live-interview/room-keeper.port';
import { known } from '../../../domain/brand';
import { seconds } from '../../../domain/time/duration';
import { parseInstant, plus, type Instant } from '../../../domain/time/instant';
import { fromParser, listOf, maybe, number, struct, text, textOf, type Decoded } from '../../contract/codec';
import { instant } from '../../contract/wire/fields';

/* What Daily's REST API v1 answers, as far as it is read: https://docs.daily.co/reference/rest-api */

/** Whole seconds since 1970. */
export const unixTime = (at: Instant): number => Math.floor(at / seconds(1));

const unixInstant = fromParser({
  name: 'seconds since 1970',
  wire: number,
  parse: (at) => parseInstant(seconds(at)),
  print: unixTime,
});

const pass = textOf('a token', (token) => (token === '' ? E.left('NoToken') : E.right(known<RoomPass>(token))));

/** POST /meeting-tokens. */
export const tokenMade = struct({ token: pass });

/** GET /rooms/{name}/presence: who is there now. */
export const presence = struct({
  total_count: number,
  data: listOf(struct({ userId: maybe(text), joinTime: instant })),
});

/** GET /meetings: the latest first, `total_count` of them on all pages; times are known to about 15 s. */
export const meetings = struct({
  data: listOf(
    struct({
      id: text,
      participants: listOf(struct({ user_id: maybe(text), join_time: unixInstant, duration: number })),
    }),
  ),
});

export const staysNow = ({ data }: Decoded<typeof presence>): readonly GuestStay[] =>
  data.map(({ userId, joinTime }) => ({ guestId: userId, from: joinTime, until: undefined }));

export const staysIn = ({ data }: Decoded<typeof meetings>): readonly GuestStay[] =>
  data.flatMap(({ participants }) =>
    participants.map(({ user_id, join_time, duration }) => ({
      guestId: user_id,
      from: join_time,
      until: plus(join_time, seconds(duration)),
    })),
  );
