import type { PageDrawn, PageToDraw } from '../../../application/ports/drawing';

/* The messages between the portal and the thread that draws its pages. */

export interface ToThread extends PageToDraw {
  readonly id: number;
}

export type FromThread =
  /** Its first pages are drawn, which nobody asked for. */
  | { readonly warm: true }
  | { readonly id: number; readonly page: PageDrawn }
  /** The page could not be drawn because of a bug, described without the page's data. */
  | { readonly id: number; readonly fault: string };
