import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Server } from 'socket.io';
import type { Milliseconds } from '../../../domain/time/duration';
import { roomNamespace } from '../../contract/live-interview/room-line';

/**
 * Closes every connection of this process, each at a random moment within that time, so that thousands don't come to another process at once. Their
 * clients see a connection that broke and open another: a line that the server itself ends, socket.io does not open again.
 */
export const sendAway = async (io: Server, within: Milliseconds): Promise<void> => {
  const connections = new Set(['/', roomNamespace].flatMap((name) => [...io.of(name).sockets.values()].map(connOf)));
  await Promise.all(
    [...connections].map(async (conn) => {
      if (within > 0) await pause(randomInt(within));
      conn.close();
    }),
  );
};

const connOf = <C>({ conn }: { readonly conn: C }): C => conn;
