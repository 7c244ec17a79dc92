import type * as T from 'fp-ts/Task';

/** Which portal the server has now, beside the one that this page was loaded from. */
export type Deployed =
  | { readonly _tag: 'Same' }
  /** `seenBefore`: this tab was told of that version already, and is not on it. */
  | { readonly _tag: 'Newer'; readonly seenBefore: boolean }
  | { readonly _tag: 'Unreachable' };

/** The page that the portal runs in. */
export interface PortalPage {
  readonly deployed: T.Task<Deployed>;
  readonly reload: () => void;
}
