import { earlyTexts as t } from '../../texts/early';
import type { EarlyNotice } from './notices';

const notices: readonly EarlyNotice[] = ['waiting', 'slow', 'failed'];

/**
 * Notices around the portal on every page, outside React's root: what can be said before the main script runs. The script in the head shows one of
 * them; `shown` is for the gallery.
 */
export const EarlyNotices = ({ shown }: { readonly shown?: EarlyNotice }) => (
  <div role="status" data-screen-only="">
    {notices.map((notice) => (
      <p key={notice} data-early={notice} hidden={notice !== shown}>
        {t[notice]}{' '}
        {notice !== 'waiting' && (
          <button type="button" data-reload="">
            {t.reload}
          </button>
        )}
      </p>
    ))}
  </div>
);

/** Shown at the top of the page when scripts are disabled. */
export const NoScript = () => (
  <noscript>
    <p data-no-script="">{t.noScript}</p>
  </noscript>
);
