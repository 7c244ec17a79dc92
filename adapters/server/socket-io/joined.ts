import type { Server } from 'socket.io';

/** socket.io's adapter of a namespace, which sends to other processes what its lines are told, and hears what they send. */
export type MakeAdapter = Exclude<Parameters<Server['adapter']>[0], undefined>;

/** What joins the lines of several processes. */
export interface Joined {
  readonly adapter: MakeAdapter;
  /** Called when the adapters are closed. Waits until what they had to say is sent. */
  readonly close: () => Promise<void>;
}
