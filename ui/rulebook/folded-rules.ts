import type { Named } from './search';

/** The rules of the second part, read from the page itself, where they already are as text. */
export const foldedRules = (): readonly Named[] =>
  [...document.querySelectorAll<HTMLElement>('[data-rule]')].map(({ id, dataset, textContent }) => ({
    href: `#${id}`,
    title: dataset['rule'] ?? '',
    detail: textContent,
    from: '',
    words: `${dataset['rule'] ?? ''} ${textContent}`,
  }));
