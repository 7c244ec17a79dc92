/** A page of a long list, as an operator asks for it. `Place` is where a page ends. */
export interface PageWanted<Place> {
  /** The `next` of the page before. Undefined: the first page. */
  readonly after: Place | undefined;
  /** How many entries at most, from 1 to `longestPage`. */
  readonly limit: number | undefined;
}

/** How many entries a page has at most. */
export const longestPage = 1_000;
