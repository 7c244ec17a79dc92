import * as E from 'fp-ts/Either';
import { Redis } from 'ioredis';
import type { Reporter } from '../../../application/ports/reporter';

/** A Redis that answered and takes what is written. */
export interface ReachedRedis {
  /** Never gives up: while Redis is away, commands wait. */
  readonly client: Redis;
  /** Closes the client and what was opened with it. */
  readonly close: () => void;
}

/** The server of LINES_URL does not answer, refuses us, or takes nothing. */
export interface RedisNotReached {
  readonly _tag: 'RedisNotReached';
  readonly code: string;
}

/** One line for the person who started the portal. */
export const whyNoRedis = ({ code }: RedisNotReached): string =>
  `The Redis of LINES_URL can't be used (${code}). Start it, or set LINES_URL to where it answers; without LINES_URL, PostgreSQL carries the news between processes.`;

/** Node's code, or Redis's (`NOAUTH`, `READONLY`): the first word of its message. Nothing else of it. */
export const redisCodeOf = (fault: unknown): string => {
  if (typeof fault !== 'object' || fault === null) return 'NO_CODE';
  if ('code' in fault && typeof fault.code === 'string') return fault.code;
  return 'message' in fault && typeof fault.message === 'string'
    ? (/^[A-Z]{3,20}\b/.exec(fault.message)?.[0] ?? 'NO_CODE')
    : 'NO_CODE';
};

/** In milliseconds. */
const connectsWithin = 5_000;
/** What was asked is answered within this time, or the connection is dead: half of it is how long a read waits for news. */
const answersWithin = 10_000;
const longestPause = 2_000;

const firstAnswer = async (client: Redis): Promise<string | undefined> => {
  const refused = new Promise<string>((answer) => {
    client.once('error', (fault: unknown) => answer(redisCodeOf(fault)));
  });
  // A replica answers a PING as well: what counts is whether it takes what is written.
  const taken = client.set('candidate-portal:started', '1', 'PX', connectsWithin).then(
    () => undefined,
    (fault: unknown) => redisCodeOf(fault),
  );
  return Promise.race([refused, taken]);
};

/** Connects to a Redis (`redis://`, `rediss://`). Once it was there, a loss is reported once, and the client comes back by itself. */
export const reachRedis = async (url: string, reporter: Reporter): Promise<E.Either<RedisNotReached, ReachedRedis>> => {
  const client = new Redis(url, {
    connectTimeout: connectsWithin,
    socketTimeout: answersWithin,
    maxRetriesPerRequest: null,
    retryStrategy: (times) => Math.min(times * 100, longestPause),
    connectionName: 'candidate-portal',
  });
  // Each attempt to come back fails with one: the loss itself is reported.
  client.on('error', () => undefined);
  const code = await firstAnswer(client);
  if (code !== undefined) {
    client.disconnect();
    return E.left({ _tag: 'RedisNotReached', code });
  }
  let closed = false;
  let away = false;
  client.on('close', () => {
    if (!closed && !away) reporter.report('redis-lost');
    away = true;
  });
  client.on('ready', () => {
    away = false;
  });
  return E.right({
    client,
    close: () => {
      closed = true;
      client.disconnect();
    },
  });
};
