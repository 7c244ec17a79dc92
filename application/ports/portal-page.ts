import type * as T from 'fp-ts/Task';

/** The version on the server, compared with this page's. */
export type Deployed =
  | { readonly _tag: 'Same' }
  /** `seenBefore`: this tab has already seen that version but is not running it. */
  | { readonly _tag: 'Newer'; readonly seenBefore: boolean }
  | { readonly _tag: 'Unreachable' };

/** The page that the portal runs in. */
export interface PortalPage {
  readonly deployed: T.Task<Deployed>;
  /** Whether the browser lets this site store anything: without that, nobody stays signed in. */
  readonly storesData: () => boolean;
  readonly reload: () => void;
}
