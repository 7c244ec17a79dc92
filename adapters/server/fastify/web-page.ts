import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { PageHead } from './advert-head';
import { escapeHtml } from './page';

/** What every visitor of this deployment may know, by name: the page's head tells it to the portal's script. */
export type PageSettings = Readonly<Record<string, string>>;

/** The portal's one page, in the encodings that browsers take. */
export interface WebPage {
  readonly etag: string;
  readonly inEncoding: (accepted: string) => { readonly encoding: 'br' | 'gzip' | undefined; readonly body: Buffer };
}

/** Writes `<meta name="…" content="…">`: over the one that is there, else at the end of the head. */
const withSetting = (html: string, [name, value]: readonly [string, string]): string => {
  const tag = `<meta name="${escapeHtml(name)}" content="${escapeHtml(value)}">`;
  const there = new RegExp(`<meta\\s+name="?${name}"?\\s+content=("[^"]*"|[^\\s">]*)\\s*/?>`);
  return there.test(html) ? html.replace(there, () => tag) : html.replace('</head>', () => `${tag}</head>`);
};

/** A page that was drawn before it was known where it would stand has `%NAME%` in its place. */
const filledIn = (html: string, [name, value]: readonly [string, string]): string =>
  html.replaceAll(`%${name.toUpperCase().replaceAll('-', '_')}%`, () => escapeHtml(value));

/** The same page with a head of its own. */
export const withHead = (html: string, { title, description, more }: PageHead): string =>
  withSetting(html, ['description', description])
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace('</head>', () => `${more}</head>`);

export const webPage = (html: string, settings: PageSettings): WebPage => {
  const body = Buffer.from(
    Object.entries(settings).reduce((page, setting) => filledIn(withSetting(page, setting), setting), html),
  );
  const br = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });
  const gzip = gzipSync(body, { level: constants.Z_BEST_COMPRESSION });
  return {
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    inEncoding: (accepted) => {
      if (/\bbr\b(?!;q=0(\.0*)?\b)/.test(accepted)) return { encoding: 'br', body: br };
      return /\bgzip\b(?!;q=0(\.0*)?\b)/.test(accepted)
        ? { encoding: 'gzip', body: gzip }
        : { encoding: undefined, body };
    },
  };
};
