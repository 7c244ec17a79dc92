import { randomBytes } from 'node:crypto';
import * as E from 'fp-ts/Either';
import { Client } from 'pg';
import type { DirectNeeded, OtherDatabase, ServerNotReached } from '../not-opened';
import { codeOf } from './answers';
import { statementLimit, turnLimit } from './connections';

/** Where the store's server answers, both as in the settings. */
export interface ServerAddresses {
  readonly databaseUrl: string;
  /** Past any pooler. Undefined: `databaseUrl`. */
  readonly databaseDirectUrl?: string | undefined;
}

/** A server with which all works. */
export interface ReachedServer {
  /** Something lies between, such as PgBouncer: a statement may reach another connection of the server than the one before it. */
  readonly pooled: boolean;
  readonly directUrl: string;
}

/** In milliseconds. PostgreSQL delivers a notification at once; a pooler of transactions, never. */
const heardWithin = 2_000;
const mostTries = 3;

const connected = async (
  setting: ServerNotReached['setting'],
  connectionString: string,
): Promise<E.Either<ServerNotReached, Client>> => {
  const client = new Client({
    connectionString,
    application_name: 'candidate-portal start',
    // An address that swallows what is sent there would be waited for without end.
    connectionTimeoutMillis: turnLimit,
    query_timeout: 2 * statementLimit,
  });
  // A connection that breaks also fails its statement, which says so.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return E.right(client);
  } catch (fault) {
    return E.left({ _tag: 'ServerNotReached', setting, code: codeOf(fault) });
  }
};

/** A pooler answers a client with a number of its own in place of the server process's, which `pg_backend_pid` tells. */
const isPooled = async (client: Client): Promise<boolean> => {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid !== Reflect.get(client, 'processID');
};

/** Whether what `from` notifies reaches `listener`, which sends nothing meanwhile: a pooler would lend it some connection, by chance the right one. */
const isHeard = async (listener: Client, from: Client): Promise<boolean> => {
  const channel = `heard-${randomBytes(8).toString('hex')}`;
  let hear = (): void => undefined;
  listener.on('notification', (told) => {
    if (told.channel === channel) hear();
  });
  await listener.query(`listen "${channel}"`);
  for (let tries = 0; tries < mostTries; tries += 1) {
    const heard = new Promise<boolean>((answer) => {
      const wait = setTimeout(() => answer(false), heardWithin);
      hear = () => {
        clearTimeout(wait);
        answer(true);
      };
    });
    await from.query(`notify "${channel}"`);
    if (await heard) return true;
  }
  return false;
};

type NotUsable = ServerNotReached | DirectNeeded | OtherDatabase;

/** Tries for real what the portal needs of its server, and of what lies between: a connection that keeps listening, on the same database. */
export const reachServer = async ({
  databaseUrl,
  databaseDirectUrl,
}: ServerAddresses): Promise<E.Either<NotUsable, ReachedServer>> => {
  const directUrl = databaseDirectUrl ?? databaseUrl;
  const setting = directUrl === databaseUrl ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL';
  const open: Client[] = [];
  const reached = async (...where: Parameters<typeof connected>): Promise<E.Either<ServerNotReached, Client>> => {
    const client = await connected(...where);
    if (E.isRight(client)) open.push(client.right);
    return client;
  };
  try {
    const many = await reached('DATABASE_URL', databaseUrl);
    if (E.isLeft(many)) return many;
    const listener = await reached(setting, directUrl);
    if (E.isLeft(listener)) return listener;
    if (await isHeard(listener.right, many.right)) return E.right({ pooled: await isPooled(many.right), directUrl });
    const second = await reached(setting, directUrl);
    if (E.isLeft(second)) return second;
    return E.left(
      directUrl !== databaseUrl && (await isHeard(listener.right, second.right))
        ? { _tag: 'OtherDatabase' }
        : { _tag: 'DirectNeeded', setting },
    );
  } catch (fault) {
    return E.left({ _tag: 'ServerNotReached', setting, code: codeOf(fault) });
  } finally {
    await Promise.all(open.map((client) => client.end()));
  }
};
