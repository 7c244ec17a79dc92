import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What stands inside the built pages and is let in by its hash, as the policy writes it. */
export interface InlineParts {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export const noInlineParts: InlineParts = { scripts: [], styles: [] };

const hashOf = (content: string): string => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

const contents = (html: string, element: RegExp): readonly string[] =>
  [...html.matchAll(element)].map(([, content = '']) => content);

const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

/**
 * The scripts and styles inside the pages of a build: read from its files, before anything that comes from elsewhere is written into them. What somebody
 * else gets into a page has another hash, and is not let in.
 */
export const inlineParts = async (folder: string): Promise<InlineParts> => {
  const pages = join(folder, 'pages');
  const names = (await readdir(pages)).filter((name) => name.endsWith('.html')).sort();
  const html = (await Promise.all(names.map((name) => readFile(join(pages, name), 'utf8')))).join('\n');
  return {
    scripts: unique(contents(html, /<script>([^]*?)<\/script>/g).map(hashOf)),
    styles: unique(contents(html, /<style[^>]*>([^]*?)<\/style>/g).map(hashOf)),
  };
};
