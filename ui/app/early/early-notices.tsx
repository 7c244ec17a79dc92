import { earlyTexts as t } from '../../texts/early';
import type { EarlyNotice } from './notices';

const notices: readonly EarlyNotice[] = ['waiting', 'slow', 'failed'];

/**
 * Around the portal in every page, outside what React owns: what can be said before its script is there. The script in the head shows one of them; `shown`
 * is for who wants to look at it.
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

/** Said at the top of the page where no script runs at all. */
export const NoScript = () => (
  <noscript>
    <p data-no-script="">{t.noScript}</p>
  </noscript>
);
