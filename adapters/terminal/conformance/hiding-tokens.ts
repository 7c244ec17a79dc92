import type { Ask } from './asking';

const hidden = '•••';

/** Shorter ones are words of the kit's own, sent to be refused. */
const shortestToken = 12;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * The same `ask`, plus a function that strips every token it has sent from text shown to others. A backend may echo a token anywhere, even truncated,
 * so the beginning of a token counts.
 */
export const hidingTokens = (ask: Ask): { readonly ask: Ask; readonly hide: (text: string) => string } => {
  const beginnings = new Set<string>();
  return {
    ask: (asking) => {
      const [, token = ''] = /^Bearer (\S+)$/.exec(asking.headers?.['authorization'] ?? '') ?? [];
      if (token.length >= shortestToken) beginnings.add(escaped(token.slice(0, shortestToken)));
      return ask(asking);
    },
    hide: (text) =>
      beginnings.size === 0
        ? text
        : text.replace(new RegExp(`(?:${[...beginnings].join('|')})[A-Za-z0-9._~+/=-]*`, 'g'), hidden),
  };
};
