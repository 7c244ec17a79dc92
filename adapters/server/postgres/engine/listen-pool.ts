import { Pool } from 'pg';
import type { Reporter } from '../../../../application/ports/reporter';
import { codeOf } from './answers';

/** Connections for messages between processes (LISTEN, NOTIFY), separate from the store's: a busy store delays no message, and vice versa. */
export const listenPool = (databaseUrl: string, reporter: Reporter): Pool => {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 3,
    keepAlive: true,
    application_name: 'candidate-portal lines',
  });
  const lost = (fault: unknown): void => reporter.report('live-line-fault', { code: codeOf(fault) });
  pool.on('error', lost);
  pool.on('connect', (client) => {
    client.on('error', lost);
  });
  return pool;
};
