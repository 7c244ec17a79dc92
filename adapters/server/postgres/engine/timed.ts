import type { Connection, Connections } from './connections';

/** Follows how long units of work wait for a connection, and how long their statements take. */
export interface StoreWatch {
  /** One more unit of work waits for a connection, or one less. */
  readonly waiting: (change: 1 | -1) => void;
  /** How long it waited, in milliseconds, whether it got a connection or not. */
  readonly waited: (milliseconds: number) => void;
  /** One more connection is in use, or one less. */
  readonly inUse: (change: 1 | -1) => void;
  /** The text of a statement, never its values, and its time in milliseconds, whether it failed or not. */
  readonly asked: (sql: string, milliseconds: number) => void;
}

/** The same connections, with their times reported to `watch`. */
export const timed = (connections: Connections, watch: StoreWatch): Connections => {
  const lend = (connection: Connection): Connection => {
    watch.inUse(1);
    return {
      ask: async (sql, parameters) => {
        const began = performance.now();
        try {
          return await connection.ask(sql, parameters);
        } finally {
          watch.asked(sql, performance.now() - began);
        }
      },
      release: (broken) => {
        watch.inUse(-1);
        connection.release(broken);
      },
    };
  };
  return {
    ...connections,
    acquire: async () => {
      const began = performance.now();
      watch.waiting(1);
      try {
        return lend(await connections.acquire());
      } finally {
        watch.waiting(-1);
        watch.waited(performance.now() - began);
      }
    },
  };
};
