import type { Server } from 'socket.io';

/** socket.io's adapter of a namespace, which sends to other processes what its lines are told, and hears what they send. */
export type MakeAdapter = Exclude<Parameters<Server['adapter']>[0], undefined>;

/** What joins the lines of several processes. */
export interface Joined {
  readonly adapter: MakeAdapter;
  /**
   * What was said lately in these rooms of the default namespace after that place, which came along with what a line heard last: events with what they
   * carry, in order. Undefined: nothing is kept.
   */
  readonly missed?: ((since: string, rooms: readonly string[]) => readonly (readonly unknown[])[]) | undefined;
  /** Called when the adapters are closed. Waits until what they had to say is sent. */
  readonly close: () => Promise<void>;
}
