import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Connections } from '../../../adapters/server/postgres/engine/connections';

/** A way to a store on which each answer takes a while, so that round trips can be counted. */
export interface FarStore {
  /** How often an answer was waited for since the last call. */
  readonly trips: () => number;
}

const counter = () => {
  let count = 0;
  return {
    add: (): void => {
      count += 1;
    },
    trips: (): number => {
      const trips = count;
      count = 0;
      return trips;
    },
  };
};

/** These connections, on which everything that is asked before an answer arrives is one round trip. */
export const farConnections = (connections: Connections): FarStore & { readonly connections: Connections } => {
  const { add, trips } = counter();
  return {
    trips,
    connections: {
      ...connections,
      acquire: async () => {
        const connection = await connections.acquire();
        let waiting: (() => Promise<void>)[] = [];
        const depart = async (): Promise<void> => {
          const asked = waiting;
          waiting = [];
          add();
          for (const one of asked) await one();
        };
        return {
          ...connection,
          ask: (sql, parameters) => {
            if (waiting.length === 0) setImmediate(() => void depart());
            return new Promise((resolve, reject) => {
              waiting.push(() => connection.ask(sql, parameters).then(resolve, reject));
            });
          },
        };
      },
    },
  };
};

/** A socket before a PostgreSQL server's that counts how often the client speaks after the server did. */
export const farServer = async (
  databaseUrl: string,
): Promise<FarStore & { readonly databaseUrl: string; readonly close: () => Promise<void> }> => {
  const { add, trips } = counter();
  const url = new URL(databaseUrl);
  const server = join(url.searchParams.get('host') ?? '', '.s.PGSQL.5432');
  const folder = mkdtempSync(join(tmpdir(), 'far-'));
  url.searchParams.set('host', folder);
  const proxy = createServer((client) => {
    const there = connect(server);
    let hasAsked = false;
    client.on('data', (asked) => {
      if (!hasAsked) add();
      hasAsked = true;
      there.write(asked);
    });
    there.on('data', (answered) => {
      hasAsked = false;
      client.write(answered);
    });
    for (const [from, to] of [
      [client, there],
      [there, client],
    ] as const) {
      from.on('error', () => to.destroy());
      from.on('end', () => to.end());
    }
  });
  await new Promise<void>((listens) => proxy.listen(join(folder, '.s.PGSQL.5432'), listens));
  return {
    trips,
    databaseUrl: String(url),
    close: async () => {
      await new Promise((closed) => proxy.close(closed));
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
