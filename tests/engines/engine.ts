/** An element of the page, as a person uses it: clicks and keys are the engine's own input, not events of a script. */
export interface Found {
  readonly click: () => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** A property of the element as the engine reports it, such as `innerText`. */
  readonly property: (name: string) => Promise<unknown>;
}

/** Runs in the page, so it can't use anything outside itself. */
export type InPage = (...words: string[]) => Element | null;

/** The time zone and language of a browser abroad. WebKit accepts only a language that the machine has. */
export interface Abroad {
  readonly zone: string;
  readonly language: string;
}

/** A browser with one window, controlled from outside. */
export interface Engine {
  readonly goTo: (url: string) => Promise<void>;
  readonly find: (look: InPage, ...words: string[]) => Promise<Found | undefined>;
  readonly close: () => Promise<void>;
}
