import { reloadedForName } from '../../../application/ports/kept-names';

const filesOf = (document: Document): readonly string[] => [
  ...Array.from(document.querySelectorAll<HTMLScriptElement>('script[src^="/assets/"]'), ({ src }) => src),
  ...Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'), ({ href }) => href),
];

/** What of a browser this needs. */
interface Tab {
  readonly document: Document;
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly location: { readonly reload: () => void };
  readonly fetch: (address: string, init: RequestInit) => Promise<{ readonly status: number }>;
}

/**
 * A page whose files the server no longer has is of an earlier release: it loads anew by itself, once. A line that breaks is no reason, and a tab
 * without storage never reloads, so that none does it in a loop.
 */
export const reloadIfGone = async (tab: Tab): Promise<void> => {
  try {
    const { document, sessionStorage, fetch } = tab;
    const files = filesOf(document);
    const [start = ''] = files;
    if (sessionStorage.getItem(reloadedForName) === start) return;
    const answers = await Promise.all(files.map((file) => fetch(file, { method: 'HEAD', cache: 'no-store' })));
    if (!answers.some(({ status }) => status === 404)) return;
    sessionStorage.setItem(reloadedForName, start);
    tab.location.reload();
  } catch {
    // The notice is there, with its own way to reload.
  }
};
