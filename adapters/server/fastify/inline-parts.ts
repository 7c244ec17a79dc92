import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The hashes of the built pages' inline scripts and styles, in the policy's notation. */
export interface InlineParts {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export const noInlineParts: InlineParts = { scripts: [], styles: [] };

/** The hash of an inline script or style, as the policy writes it. */
export const cspHash = (content: string): string => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

const contents = (html: string, element: RegExp): readonly string[] =>
  [...html.matchAll(element)].map(([, content = '']) => content);

const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

/**
 * The scripts and styles inside the pages of a build, read from its files before any outside data is written into them. Whatever somebody injects
 * into a page has another hash and is blocked.
 */
export const inlineParts = async (folder: string): Promise<InlineParts> => {
  const pages = join(folder, 'pages');
  const names = (await readdir(pages)).filter((name) => name.endsWith('.html')).sort();
  const html = (await Promise.all(names.map((name) => readFile(join(pages, name), 'utf8')))).join('\n');
  return {
    scripts: unique(contents(html, /<script>([^]*?)<\/script>/g).map(cspHash)),
    styles: unique(contents(html, /<style[^>]*>([^]*?)<\/style>/g).map(cspHash)),
  };
};
