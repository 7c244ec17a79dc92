import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Reporter } from '../../../application/ports/reporter';
import type {
  GuestStay,
  ProviderAway,
  RoomKeeper,
  RoomWanted,
} from '../../../application/live-interview/room-keeper.port';
import { seconds } from '../../../domain/time/duration';
import type { Instant } from '../../../domain/time/instant';
import { isObject, type Codec } from '../../contract/codec';
import { meetings, presence, staysIn, staysNow, tokenMade, unixTime } from './daily-wire';

/** Daily's REST API v1 and the key that opens it. */
export interface DailyApi {
  /** Without a trailing slash. */
  readonly url: string;
  readonly key: string;
}

/** How long a candidate who joins waits for Daily. */
const answerWithin = seconds(8);
/** A page of a hundred meetings has some hundred thousand characters. */
const longestAnswer = 4_000_000;
/** The most that Daily gives at once, and more pages than a room fills in two days. */
const pageSize = 100;
const mostPages = 20;

/** An HTTP response from Daily. `body` is undefined if it isn't JSON. */
interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** For the log: a status or the name of an error, never a key, a name or a room. */
type Fault = string;
type Asked<A> = TE.TaskEither<Fault, A>;

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

/**
 * Daily's room API, called with the account's key. Redirects are not followed, so the key never reaches another host. Failures are returned as
 * values; only the first in a row is logged.
 */
export const dailyRooms = ({ url, key }: DailyApi, reporter: Reporter, patience = answerWithin): RoomKeeper => {
  const ask =
    (path: string, sent?: object): Asked<Answer> =>
    async () => {
      try {
        const answer = await fetch(`${url}${path}`, {
          method: sent === undefined ? 'GET' : 'POST',
          redirect: 'error',
          signal: AbortSignal.timeout(patience),
          headers: {
            accept: 'application/json',
            authorization: `Bearer ${key}`,
            ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
        });
        const body = await answer.text();
        return body.length > longestAnswer
          ? E.left('too long')
          : E.right({ status: answer.status, body: parsed(body) });
      } catch (fault) {
        return E.left(isObject(fault) ? String(fault['name']) : 'unknown');
      }
    };

  const read =
    <A>({ type }: Codec<A>) =>
    ({ status, body }: Answer): Asked<A> => {
      if (status !== 200) return TE.left(`status ${status}`);
      const decoded = type.decode(body);
      return E.isRight(decoded) ? TE.right(decoded.right) : TE.left('unreadable');
    };

  /** Returns `nothing` for a room that was never created or no longer exists. */
  const readIfThere =
    <A>(codec: Codec<A>, nothing: A) =>
    (answer: Answer): Asked<A> =>
      answer.status === 404 ? TE.right(nothing) : read(codec)(answer);

  const failing = new Set<string>();
  const orAway = <A>(what: string, answer: Asked<A>): TE.TaskEither<ProviderAway, A> =>
    pipe(
      answer,
      TE.tapIO(() => () => failing.delete(what)),
      TE.mapLeft((why): ProviderAway => {
        if (!failing.has(what)) reporter.report('daily-failed', { what, why });
        failing.add(what);
        return { _tag: 'ProviderAway' };
      }),
    );

  const change = (path: string, { opensAt, until }: RoomWanted, named: object): Asked<Answer> =>
    ask(path, { ...named, privacy: 'private', properties: { nbf: unixTime(opensAt), exp: unixTime(until) } });

  const keep = (wanted: RoomWanted): Asked<undefined> => {
    const update = change(`/rooms/${wanted.room}`, wanted, {});
    const done = ({ status }: Answer): Asked<undefined> =>
      status === 200 ? TE.right(undefined) : TE.left(`status ${status}`);
    return pipe(
      update,
      TE.flatMap((answer) =>
        answer.status === 404
          ? pipe(
              change('/rooms', wanted, { name: wanted.room }),
              // Another process made it meanwhile.
              TE.flatMap((made) => (made.status === 400 ? update : TE.right(made))),
            )
          : TE.right(answer),
      ),
      TE.flatMap(done),
    );
  };

  const page = (room: string, since: Instant, after: string | undefined) => {
    const query = new URLSearchParams({ room, timeframe_start: String(unixTime(since)), limit: String(pageSize) });
    if (after !== undefined) query.set('starting_after', after);
    return pipe(ask(`/meetings?${query.toString()}`), TE.flatMap(readIfThere(meetings, { data: [] })));
  };

  const past = (room: string, since: Instant, pages: number, after?: string): Asked<readonly GuestStay[]> =>
    pipe(
      page(room, since, after),
      TE.flatMap((one): Asked<readonly GuestStay[]> => {
        const last = one.data.at(-1)?.id;
        if (one.data.length < pageSize || last === undefined) return TE.right(staysIn(one));
        if (pages === 1) return TE.left('too many pages');
        return pipe(
          past(room, since, pages - 1, last),
          TE.map((earlier) => [...staysIn(one), ...earlier]),
        );
      }),
    );

  /** An incomplete list of guests counts as unknown. */
  const present = (room: string): Asked<readonly GuestStay[]> =>
    pipe(
      ask(`/rooms/${room}/presence`),
      TE.flatMap(readIfThere(presence, { total_count: 0, data: [] })),
      TE.filterOrElse(
        ({ total_count, data }) => data.length >= total_count,
        () => 'too many present',
      ),
      TE.map(staysNow),
    );

  return {
    keep: (wanted) => orAway('keep', keep(wanted)),
    letIn: ({ room, name, guestId, until }) =>
      orAway(
        'letIn',
        pipe(
          ask('/meeting-tokens', {
            properties: { room_name: room, user_name: name, user_id: guestId, exp: unixTime(until) },
          }),
          TE.flatMap(read(tokenMade)),
          TE.map(({ token }) => token),
        ),
      ),
    entryWith: (url, pass) => `${url}${url.includes('?') ? '&' : '?'}t=${encodeURIComponent(pass)}`,
    // Queried in this order so that no stay is missed: a guest who leaves between the two responses appears in both.
    stays: (room, since) =>
      orAway(
        'stays',
        pipe(
          present(room),
          TE.flatMap((now) =>
            pipe(
              past(room, since, mostPages),
              TE.map((before) => [...now, ...before]),
            ),
          ),
        ),
      ),
  };
};
