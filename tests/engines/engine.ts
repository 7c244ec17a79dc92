/** An element of the page, as a person uses it: clicks and keys are the engine's own input, not events of a script. */
export interface Found {
  readonly click: () => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** A property of the element as the engine has it, such as `innerText`. */
  readonly property: (name: string) => Promise<unknown>;
}

/** Runs in the page, so it can use nothing from outside of itself. */
export type InPage = (...words: string[]) => Element | null;

/** The zone and language of a browser abroad. WebKit takes only a language that the machine has. */
export interface Abroad {
  readonly zone: string;
  readonly language: string;
}

/** A browser with one window, driven from outside. */
export interface Engine {
  readonly goTo: (url: string) => Promise<void>;
  readonly find: (look: InPage, ...words: string[]) => Promise<Found | undefined>;
  readonly close: () => Promise<void>;
}
