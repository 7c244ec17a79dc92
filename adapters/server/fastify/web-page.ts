import type { PageHead } from './advert-head';
import { madeOnce, type MadeOnce } from './made-once';
import { escapeHtml } from './page';

/** Settings that every visitor of this deployment may know, by name: the page's head passes them to the portal's script. */
export type PageSettings = Readonly<Record<string, string>>;

/** Writes `<meta name="…" content="…">`: replaces an existing one, otherwise appends it to the head. */
const withSetting = (html: string, [name, value]: readonly [string, string]): string => {
  const tag = `<meta name="${escapeHtml(name)}" content="${escapeHtml(value)}">`;
  const there = new RegExp(`<meta\\s+name="?${name}"?\\s+content=("[^"]*"|[^\\s">]*)\\s*/?>`);
  return there.test(html) ? html.replace(there, () => tag) : html.replace('</head>', () => `${tag}</head>`);
};

/** A page that was prerendered before its deployment was known has `%NAME%` as a placeholder. */
const filledIn = (html: string, [name, value]: readonly [string, string]): string =>
  html.replaceAll(`%${name.toUpperCase().replaceAll('-', '_')}%`, () => escapeHtml(value));

/** The same page with a head of its own. */
export const withHead = (html: string, { title, description, more }: PageHead): string =>
  withSetting(html, ['description', description])
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace('</head>', () => `${more}</head>`);

/** The page with this deployment's settings. */
export const withSettings = (html: string, settings: PageSettings): string =>
  Object.entries(settings).reduce((page, setting) => filledIn(withSetting(page, setting), setting), html);

/** A page of the portal as this deployment serves it. `often`: made while people wait for it. */
export const webPage = (html: string, settings: PageSettings, made: 'seldom' | 'often' = 'seldom'): MadeOnce =>
  madeOnce(withSettings(html, settings), 'text/html; charset=utf-8', made);
