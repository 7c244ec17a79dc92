import { createHmac } from 'node:crypto';
import type { Reporter } from '../../application/ports/reporter';
import type { SharedCounts } from '../server/fastify/shared-budget';
import { postgresCallCounts } from '../server/postgres/engine/call-counts';
import { listenPool } from '../server/postgres/engine/listen-pool';
import { redisCallCounts } from '../server/redis/call-counts';
import type { ReachedRedis } from '../server/redis/reach-redis';
import { joinedByPostgres } from '../server/socket-io/joined-by-postgres';
import { joinedByRedis } from '../server/socket-io/joined-by-redis';
import type { LinesSettings } from '../server/socket-io/lines';

/** What carries live messages between the processes on one database: Redis if there is one, otherwise the database. */
export const joins = (
  databaseUrl: string | undefined,
  redis: ReachedRedis | undefined,
  reporter: Reporter,
): LinesSettings['joined'] => {
  if (redis !== undefined) return (onFault) => joinedByRedis(redis.client, onFault);
  return databaseUrl === undefined
    ? undefined
    : (onFault) => joinedByPostgres(listenPool(databaseUrl, reporter), onFault);
};

/** One budget of calls for the processes on one database. IP addresses are hashed before they leave this process. */
export const sharedCounts = (
  databaseUrl: string | undefined,
  redis: ReachedRedis | undefined,
  key: Buffer,
  reporter: Reporter,
): SharedCounts | undefined => {
  if (databaseUrl === undefined) return undefined;
  // Redis's client is closed where it was opened.
  const counts =
    redis === undefined ? postgresCallCounts(databaseUrl) : { ...redisCallCounts(redis.client), close: undefined };
  return {
    counts: {
      take: (asked) => counts.take({ ...asked, key: createHmac('sha256', key).update(asked.key).digest('base64url') }),
    },
    onAway: () => reporter.report('call-counts-away'),
    close: counts.close,
  };
};
