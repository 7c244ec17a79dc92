import { startPgBouncer } from '../../pgbouncer';
import { startRedis, type RedisServer } from '../../redis';
import type { Inbox } from '../inbox';
import { onDatabase, type Environment, type Programs } from '../program';
import type { S3Server } from '../s3-server';

/** What the processes of a drill stand on. */
export interface Engines {
  /** The settings of each of three processes. */
  readonly settings: readonly Environment[];
  readonly redis: RedisServer;
  readonly s3: S3Server;
  readonly inbox: Inbox;
  readonly stop: () => Promise<void>;
}

/** PgBouncer in transaction mode before this database, Redis and an S3 server. */
export const startEngines = async (
  place: Programs,
  databaseUrl: string,
  openS3: () => Promise<S3Server>,
): Promise<Engines> => {
  const [pooler, redis, s3, inbox] = await Promise.all([
    startPgBouncer(databaseUrl, 'transaction'),
    startRedis(),
    openS3(),
    place.newInbox(),
  ]);
  const shared = {
    ...onDatabase(pooler.through(databaseUrl)),
    ...s3.key,
    DATABASE_DIRECT_URL: databaseUrl,
    LINES_URL: redis.url,
    FILES_SHARED: '',
    FILES_URL: 's3://files/portal',
    S3_ENDPOINT: s3.endpoint,
    S3_REGION: s3.region,
    S3_PATH_STYLE: '1',
    SMTP_URL: inbox.url,
    TRUST_PROXY: '1',
  };
  const settings = await Promise.all(
    [1, 2, 3].map(async () => ({ ...shared, DATA_DIR: place.newFolder(), ...(await place.newAddress()) })),
  );
  return {
    settings,
    redis,
    s3,
    inbox,
    stop: async () => {
      await pooler.stop();
      await redis.stop();
      await s3.close();
    },
  };
};
