import { createServer, type IncomingMessage } from 'node:http';
import type { Instant } from '../../../domain/time/instant';

/* Daily's REST API v1 as its reference describes it, as far as the portal uses it, on a local HTTP server. */

/** A stay as Daily would have written it. */
export interface DailyStay {
  /** From the token; null without one. */
  readonly userId: string | null;
  readonly from: Instant;
  /** Undefined: still there. */
  readonly until?: Instant;
}

export interface DailyMeeting {
  readonly room: string;
  readonly stays: readonly DailyStay[];
}

/** What was asked: `GET /meetings?room=…`, with what was sent. */
interface AskedOfDaily {
  readonly what: string;
  readonly sent: unknown;
}

export interface DailyStandIn {
  readonly url: string;
  readonly key: string;
  readonly asked: AskedOfDaily[];
  /** The rooms by name, as they were created or last changed. */
  readonly rooms: ReadonlyMap<string, unknown>;
  /** The latest first or not: Daily sorts them. */
  meetings: readonly DailyMeeting[];
  /** Answers this instead, as long as it is set. */
  fault: { readonly status: number; readonly body: string } | 'hangs up' | 'says nothing' | undefined;
  readonly close: () => Promise<void>;
}

const seconds = (at: Instant): number => Math.floor(at / 1_000);

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const parts: Buffer[] = [];
  for await (const part of request) if (Buffer.isBuffer(part)) parts.push(part);
  const text = Buffer.concat(parts).toString();
  const read: unknown = text === '' ? undefined : JSON.parse(text);
  return read;
};

const startOf = ({ stays }: DailyMeeting): number => Math.min(...stays.map(({ from }) => seconds(from)));

/** Sessions on the wire; whoever is still there has stayed for a minute so far. */
const sessions = (meetings: readonly DailyMeeting[]) =>
  meetings
    .map((meeting, n) => ({
      id: `meeting-${n}`,
      room: meeting.room,
      start_time: startOf(meeting),
      ongoing: meeting.stays.some(({ until }) => until === undefined),
      participants: meeting.stays.map(({ userId, from, until }) => ({
        user_id: userId,
        user_name: null,
        join_time: seconds(from),
        duration: until === undefined ? 60 : seconds(until) - seconds(from),
      })),
    }))
    .sort((a, b) => b.start_time - a.start_time);

export const startDaily = async (key = 'a-key-of-daily'): Promise<DailyStandIn> => {
  const asked: AskedOfDaily[] = [];
  const rooms = new Map<string, unknown>();

  const answer = (method: string, { pathname, searchParams }: URL, sent: unknown): readonly [number, unknown] => {
    const [, , at, name = '', part] = pathname.split('/');
    const notFound = [404, { error: 'not-found' }] as const;
    if (method === 'POST' && at === 'rooms' && name !== '') {
      if (!rooms.has(name)) return notFound;
      rooms.set(name, sent);
      return [200, { name }];
    }
    if (method === 'POST' && at === 'rooms') {
      const wanted = typeof sent === 'object' && sent !== null && 'name' in sent ? sent.name : undefined;
      if (typeof wanted !== 'string' || rooms.has(wanted)) return [400, { error: 'invalid-request-error' }];
      rooms.set(wanted, sent);
      return [200, { name: wanted }];
    }
    if (method === 'POST' && at === 'meeting-tokens') return [200, { token: `token.${asked.length}` }];
    const here = daily.meetings.filter(({ room }) => room === (at === 'rooms' ? name : searchParams.get('room')));
    if (method === 'GET' && at === 'rooms' && part === 'presence') {
      if (here.length === 0 && !rooms.has(name)) return notFound;
      const data = here
        .flatMap(({ stays }) => stays)
        .filter(({ until }) => until === undefined)
        .map(({ userId, from }) => ({ room: name, userId, userName: null, joinTime: new Date(from).toISOString() }));
      return [200, { total_count: data.length, data }];
    }
    if (method === 'GET' && at === 'meetings') {
      const all = sessions(here).filter(({ start_time }) => start_time >= Number(searchParams.get('timeframe_start')));
      const after = searchParams.get('starting_after');
      const start = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
      const limit = Math.min(100, Number(searchParams.get('limit') ?? 100));
      return [200, { total_count: all.length, data: all.slice(start, start + limit) }];
    }
    return notFound;
  };

  const server = createServer((request, reply) => {
    void (async () => {
      const { method = '', url = '', headers } = request;
      const sent = await bodyOf(request);
      asked.push({ what: `${method} ${url}`, sent });
      if (daily.fault === 'says nothing') return;
      if (daily.fault === 'hangs up') {
        request.socket.destroy();
        return;
      }
      const [status, body] =
        daily.fault !== undefined
          ? [daily.fault.status, daily.fault.body]
          : headers.authorization === `Bearer ${key}`
            ? answer(method, new URL(url, 'http://daily'), sent)
            : [401, { error: 'authentication-error' }];
      reply.writeHead(status, { 'content-type': 'application/json', ...(status === 302 ? { location: '/' } : {}) });
      reply.end(typeof body === 'string' ? body : JSON.stringify(body));
    })();
  });
  const port = await new Promise<number>((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      done(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  const daily: DailyStandIn = {
    url: `http://127.0.0.1:${port}/v1`,
    key,
    asked,
    rooms,
    meetings: [],
    fault: undefined,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
  return daily;
};
