import type { IncomingMessage } from 'node:http';
import type { Server, Socket } from 'socket.io';
import { roomNamespace } from '../../contract/live-interview/room-line';

/*
 * A connection is a handshake, and is counted as one; what is sent over it afterward is counted here, whatever it is: socket.io answers even a packet
 * for a namespace that doesn't exist, without asking anybody.
 */

/** Packets of a connection over which nobody was let in. A page sends four to be let in: its probe, its upgrade and one for each namespace. */
const mostBefore = 32;
/** In a minute, once somebody was: chat closes a line that sends half as many, and a room takes 600. */
const mostAfter = 2_400;
/**
 * Connections from one address that nobody has signed in on yet. A job fair of 300 people has at most 1,800 waiting (`pace` in lines.ts). Each takes 15 kB
 * for half a minute.
 */
export const mostOutside = 2_000;

type Connection = Socket['conn'];
type Transport = Connection['transport'];

/** The WebSocket of a transport, which engine.io doesn't show; undefined: long polling. */
const webSocketOf = (transport: Transport): object | undefined => {
  const line: unknown = 'socket' in transport ? transport.socket : undefined;
  return typeof line === 'object' && line !== null ? line : undefined;
};

const call = (of: object, name: 'on' | 'terminate', ...args: readonly unknown[]): void => {
  const method: unknown = name in of ? Reflect.get(of, name) : undefined;
  if (typeof method === 'function') Reflect.apply(method, of, args);
};

/** Closes at once: a WebSocket that is only asked to close is read for another half minute. */
const cut = (conn: Connection, transport: Transport): void => {
  conn.close(true);
  for (const line of [webSocketOf(transport), webSocketOf(conn.transport)])
    if (line !== undefined) call(line, 'terminate');
};

/** The connections of each address that nobody has signed in on yet. */
const whoIsOutside = (): {
  /** Whether there is room for one more. */
  readonly admits: (conn: Connection, address: string) => boolean;
  readonly leave: (conn: Connection) => void;
} => {
  const addresses = new Map<Connection, string>();
  const counts = new Map<string, number>();
  return {
    admits: (conn, address) => {
      const others = counts.get(address) ?? 0;
      if (others >= mostOutside) return false;
      addresses.set(conn, address);
      counts.set(address, others + 1);
      return true;
    },
    leave: (conn) => {
      const address = addresses.get(conn);
      if (address === undefined || !addresses.delete(conn)) return;
      const left = (counts.get(address) ?? 1) - 1;
      if (left === 0) counts.delete(address);
      else counts.set(address, left);
    },
  };
};

/** Closes a connection that sends more packets, pings and probes than pages do, and one too many over which nobody was let in. */
export const boundConnections = (io: Server, addressOf: (handshake: IncomingMessage) => string): void => {
  const letIn = new WeakSet<Connection>();
  const outside = whoIsOutside();
  for (const name of ['/', roomNamespace])
    io.of(name).on('connection', ({ conn }) => {
      letIn.add(conn);
      outside.leave(conn);
    });
  io.engine.on('connection', (conn: Connection) => {
    if (!outside.admits(conn, addressOf(conn.request))) {
      cut(conn, conn.transport);
      return;
    }
    conn.once('close', () => outside.leave(conn));
    let [minute, packets] = [0, 0];
    const count = (transport: Transport): void => {
      const now = Math.floor(performance.now() / 60_000);
      if (letIn.has(conn) && now !== minute) [minute, packets] = [now, 0];
      packets += 1;
      if (packets > (letIn.has(conn) ? mostAfter : mostBefore)) cut(conn, transport);
    };
    const countPings = (transport: Transport): void => {
      const line = webSocketOf(transport);
      if (line !== undefined) for (const frame of ['ping', 'pong']) call(line, 'on', frame, () => count(transport));
    };
    countPings(conn.transport);
    conn.on('packet', () => count(conn.transport));
    conn.on('upgrading', count);
    conn.on('upgrade', countPings);
  });
};
