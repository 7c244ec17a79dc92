import { pageSettings, placeholderOf, type PageSettings } from '../../contract/page-settings';
import type { PageHead } from './advert-head';
import { madeOnce, type MadeOnce } from './made-once';
import { escapeHtml } from './page';

/** Writes `<meta name="…" content="…">`: replaces an existing one, otherwise appends it to the head. */
const withSetting = (html: string, [name, value]: readonly [string, string]): string => {
  const tag = `<meta name="${escapeHtml(name)}" content="${escapeHtml(value)}">`;
  const there = new RegExp(`<meta\\s+name="?${name}"?\\s+content=("[^"]*"|[^\\s">]*)\\s*/?>`);
  return there.test(html) ? html.replace(there, () => tag) : html.replace('</head>', () => `${tag}</head>`);
};

/** The same page with a head of its own. */
export const withHead = (html: string, { title, description, more }: PageHead): string =>
  withSetting(html, ['description', description])
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace('</head>', () => `${more}</head>`);

/** The page with this deployment's settings, also in place of their placeholders. */
export const withSettings = (html: string, settings: PageSettings): string =>
  pageSettings.reduce((page, name) => {
    const { [name]: value = '' } = settings;
    return value === ''
      ? page
      : withSetting(page, [name, value]).replaceAll(placeholderOf(name), () => escapeHtml(value));
  }, html);

/** A page of the portal as this deployment serves it. `often`: made while people wait for it. */
export const webPage = (html: string, settings: PageSettings, made: 'seldom' | 'often' = 'seldom'): MadeOnce =>
  madeOnce(withSettings(html, settings), 'text/html; charset=utf-8', made);
