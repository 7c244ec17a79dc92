import { reloadedForName } from '../../../application/ports/kept-names';

const filesOf = (document: Document): readonly string[] => [
  ...Array.from(document.querySelectorAll<HTMLScriptElement>('script[type=module]'), ({ src }) => src),
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
 * A page whose files the server no longer has is of an earlier release: it reloads by itself, once for each release that this tab has seen, also if it is
 * handed pages of two releases in turn. A connection that fails is no reason, and a tab without storage never reloads, so that none does it in a loop.
 */
export const reloadIfGone = async (tab: Tab): Promise<void> => {
  try {
    const { document, sessionStorage, fetch } = tab;
    const files = filesOf(document);
    const [start = ''] = files;
    const before = sessionStorage.getItem(reloadedForName)?.split(' ') ?? [];
    if (before.includes(start)) return;
    const answers = await Promise.all(files.map((file) => fetch(file, { method: 'HEAD', cache: 'no-store' })));
    if (!answers.some(({ status }) => status === 404)) return;
    sessionStorage.setItem(reloadedForName, [...before, start].join(' '));
    tab.location.reload();
  } catch {
    // The notice is there, with its own way to reload.
  }
};
