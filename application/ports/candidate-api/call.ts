/* What calls of all areas share: how one is given up, and the refusals that any of them knows. */

/** A call can be given up when its screen goes away. */
export interface Cancellation {
  readonly signal?: AbortSignalLike | undefined;
}

/** As much of the DOM's AbortSignal as a call needs, so that the core compiles without the DOM. */
export interface AbortSignalLike {
  readonly aborted: boolean;
  readonly addEventListener: (type: 'abort', listener: () => void) => void;
  readonly removeEventListener: (type: 'abort', listener: () => void) => void;
}

export interface NoSuchApplication {
  readonly _tag: 'NoSuchApplication';
}

/** The same key came with another request: a fault of the caller, never of the candidate. */
export interface KeyUsedBefore {
  readonly _tag: 'KeyUsedBefore';
}

export interface PositionClosed {
  readonly _tag: 'PositionClosed';
}
