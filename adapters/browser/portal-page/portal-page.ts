import * as O from 'fp-ts/Option';
import { signIn } from '../../../application/navigation/destination';
import { toPath } from '../../../application/navigation/path';
import type { Deployed, PortalPage } from '../../../application/ports/portal-page';

/** The script that a page starts with. A build names its files after what is in them, so it is the portal's version as well. */
const startScript = /<script type="?module"? src="([^"]+)"/;

/** The newer version that this tab has seen on the server. */
const seenName = 'newer_portal_seen';

/** Asks for the sign-in page, which every deployment serves, past every cache. */
const askVersion = async (window: Window): Promise<string | undefined> => {
  const answer = await window.fetch(toPath(signIn), { cache: 'no-store', credentials: 'omit' });
  return answer.ok ? startScript.exec(await answer.text())?.[1] : undefined;
};

/** Whether this tab saw that version before; from now on it did. A tab that can't remember counts as having seen everything: it never loads in circles. */
const isSeen = (window: Window, version: string): boolean =>
  O.getOrElse(() => true)(
    O.tryCatch(() => {
      const before = window.sessionStorage.getItem(seenName) === version;
      window.sessionStorage.setItem(seenName, version);
      return before;
    }),
  );

export const browserPortalPage = (window: Window): PortalPage => ({
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
  reload: () => window.location.reload(),
});
