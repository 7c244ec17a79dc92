import type { LinkHint } from '../../../application/ports/session-store';
import { mapped, oneOf, struct, text, type Codec } from '../codec';

/** Where a link led before somebody signed in, as a browser keeps it (R2). */
export const linkHint: Codec<LinkHint> = mapped(
  struct({ redirect_url: text, pre_login_route: oneOf('applyLink', 'followup', 'techcheck') }),
  (kept) => ({ route: kept.pre_login_route, path: kept.redirect_url }),
  ({ route, path }) => ({ redirect_url: path, pre_login_route: route }),
);
