import { Pool, type PoolClient } from 'pg';
import type { Reporter } from '../../../../application/ports/reporter';
import { codeOf } from './answers';

/** In milliseconds: no message waits longer for a server that does not answer. */
const patience = 5_000;

/**
 * Has each notification handled before the next. Its listener is asynchronous: what is too long for NOTIFY is read from a table first, and what was
 * notified after it would overtake it, such as an address of a browser its description.
 */
const handleInOrder = (client: PoolClient, onFault: (fault: unknown) => void): void => {
  let last: Promise<unknown> = Promise.resolve();
  const emit = client.emit.bind(client);
  client.emit = (name: string | symbol, ...sent: unknown[]): boolean => {
    if (name !== 'notification') return emit(name, ...sent);
    const handle = async (): Promise<void> => {
      for (const listener of client.listeners(name)) await Reflect.apply(listener, client, sent);
    };
    last = last.then(handle).catch(onFault);
    return true;
  };
};

/**
 * Connections for messages between processes (LISTEN, NOTIFY), separate from the store's: a busy store delays no message, and vice versa. One listens,
 * and what it is told is handled in order.
 */
export const listenPool = (databaseUrl: string, reporter: Reporter): Pool => {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 3,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    keepAlive: true,
    application_name: 'candidate-portal lines',
  });
  const lost = (fault: unknown): void => reporter.report('live-line-fault', { code: codeOf(fault) });
  const held = new WeakSet<PoolClient>();
  pool.on('error', lost);
  pool.on('acquire', (client) => void held.add(client));
  pool.on('release', (_, client) => void held.delete(client));
  pool.on('connect', (client) => {
    client.on('error', lost);
    // The adapter doesn't return its listening connection to the pool when that connection ends. After three of them, the pool would be exhausted.
    client.on('end', () => {
      if (held.has(client)) client.release(true);
    });
    handleInOrder(client, lost);
  });
  return pool;
};
