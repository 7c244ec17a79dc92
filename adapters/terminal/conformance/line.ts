/** A line as the kit uses it: what is sent and acknowledged, and what arrives. */
export interface AskedLine {
  /** What the server acknowledges the message with; undefined: nothing in time. */
  readonly send: (event: string, payload: unknown) => Promise<unknown>;
  /** The next message of that event; undefined: none in time. */
  readonly next: (event: string) => Promise<unknown>;
  readonly close: () => void;
}

export type Handshake = Readonly<Record<string, string>>;

/** An open connection, or the reason it was refused. */
export type Opened = { readonly line: AskedLine } | { readonly refused: unknown };

/** Opens the live line of the backend at that address. */
export type OpenLine = (baseUrl: string, auth: Handshake) => Promise<Opened>;
