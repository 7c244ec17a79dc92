import type { Found } from './search';

/** The rules of the second part, read from the page itself, where they already are as text. */
export const foldedRules = (): readonly Found[] =>
  [...document.querySelectorAll<HTMLElement>('[data-rule]')].map(({ id, dataset, textContent }) => ({
    href: `#${id}`,
    title: dataset['rule'] ?? '',
    called: id,
    detail: textContent,
    weight: 1,
    words: `${dataset['rule'] ?? ''} ${textContent}`,
  }));
