import type { Instant } from '../../domain/time/instant';
import type { TimeZone } from '../../domain/time/time-zone';

/** An answer that a page is drawn with: the call's address, and what it answers. */
export interface DrawnAnswer {
  readonly id: string;
  readonly body: unknown;
}

/** The time and time zone that a page with a candidate's data is drawn for. */
export interface DrawnFor {
  readonly now: Instant;
  readonly zone: TimeZone;
}

/** A page by its address, with the answers to the calls it makes. */
export interface PageToDraw {
  readonly path: string;
  readonly answers: readonly DrawnAnswer[];
  /** Undefined: for everybody. */
  readonly drawnFor?: DrawnFor | undefined;
}

/** A page as text, ready to be put into the HTML shell. */
export interface PageDrawn {
  /** The content of the root element. */
  readonly html: string;
  /** The style element of the page; it is hydrated with the rest. */
  readonly style: string;
  readonly title: string;
}

/** Draws pages on the server. */
export interface Drawing {
  /** Whether it has drawn its first pages, which take far longer than all others, or can't draw any. */
  readonly isWarm: () => boolean;
  /** Whether a page would be drawn in time. Otherwise reading a page's data would be wasted. */
  readonly isFree: () => boolean;
  /** Undefined: it is busy, or it can't; then the page goes out as an empty shell, and the browser draws it. */
  readonly draw: (page: PageToDraw) => Promise<PageDrawn | undefined>;
  readonly stop: () => Promise<void>;
}

/** For a deployment that draws nothing on the server: every page goes out as an empty shell. */
export const noDrawing: Drawing = {
  isWarm: () => true,
  isFree: () => false,
  draw: () => Promise.resolve(undefined),
  stop: () => Promise.resolve(),
};
