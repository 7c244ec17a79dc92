import * as O from 'fp-ts/Option';
import { signIn } from '../../../application/navigation/destination';
import { toPath } from '../../../application/navigation/path';
import { seconds } from '../../../domain/time/duration';
import type { Deployed, PortalPage } from '../../../application/ports/portal-page';

/** The script that a page starts with. A build names its files by their content, so the name is the portal's version as well. */
const startScript = /<script type="?module"? src="([^"]+)"/;

/** Written and removed to find out whether the storage works. */
const probeName = 'storage_probe';

/** The newer version that this tab has seen on the server. */
const seenName = 'newer_portal_seen';

/** On a line that neither answers nor breaks, the candidate is told that the portal can't be reached. */
const longestWait = seconds(10);

/** Fetches the sign-in page, which every deployment serves, past every cache. */
const askVersion = async (window: Window): Promise<string | undefined> => {
  const answer = await window.fetch(toPath(signIn), {
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(longestWait),
  });
  return answer.ok ? startScript.exec(await answer.text())?.[1] : undefined;
};

/**
 * Whether this tab has seen that version before; records it. A tab without storage counts as having seen every version, so that it never reloads in a
 * loop.
 */
const isSeen = (window: Window, version: string): boolean =>
  O.getOrElse(() => true)(
    O.tryCatch(() => {
      const before = window.sessionStorage.getItem(seenName) === version;
      window.sessionStorage.setItem(seenName, version);
      return before;
    }),
  );

const storesData = (window: Window): boolean =>
  O.getOrElse(() => false)(
    O.tryCatch(() => {
      window.localStorage.setItem(probeName, '1');
      window.localStorage.removeItem(probeName);
      return true;
    }),
  );

export const browserPortalPage = (window: Window): PortalPage => {
  let stores: boolean | undefined;
  return {
    deployed: async (): Promise<Deployed> => {
      const here = window.document.querySelector('script[type="module"]')?.getAttribute('src');
      try {
        const there = await askVersion(window);
        if (there === undefined) return { _tag: 'Unreachable' };
        return there === here ? { _tag: 'Same' } : { _tag: 'Newer', seenBefore: isSeen(window, there) };
      } catch {
        return { _tag: 'Unreachable' };
      }
    },
    storesData: () => (stores ??= storesData(window)),
    reload: () => window.location.reload(),
  };
};
