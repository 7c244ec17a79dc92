import { createAdapter } from '@socket.io/postgres-adapter';
import type { Joined } from './joined';
import { method } from './method';
import { oneAfterAnother } from './one-after-another';

/** Connections to PostgreSQL, as the adapter expects them: it listens on one of them. */
type Pool = Parameters<typeof createAdapter>[0];

/** In bytes. PostgreSQL takes less than 8,000; what is longer goes through a table. */
const longestNotification = 7_999;

/**
 * Lines joined by PostgreSQL (LISTEN, NOTIFY). A process sends what it has to say in the order in which it was said: the adapter would send each message
 * over any of several connections, and a long one by two statements, which a later message overtakes.
 */
export const joinedByPostgres = (pool: Pool, onFault: (fault: unknown) => void): Joined => {
  const make = createAdapter(pool, { errorHandler: onFault, payloadThreshold: longestNotification });
  const sending = oneAfterAnother();
  return {
    // Called with `new`, as no arrow function can be.
    adapter: function adapterOf(namespace) {
      const adapter = make(namespace);
      // Protected in its type: they are there to be overridden.
      for (const name of ['doPublish', 'doPublishResponse']) {
        const send = method(adapter, name);
        Reflect.set(adapter, name, (...message: readonly unknown[]) => {
          const sent = sending.run(async () => send(...message));
          sent.catch(onFault);
          return sent;
        });
      }
      return adapter;
    },
    close: async () => {
      await sending.ended();
      await pool.end();
    },
  };
};
