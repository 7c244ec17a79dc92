import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { madeOnce, sendMadeOnce } from './made-once';

/** The preview picture of a link to the portal: our own drawing, the same for every job. */
export const sharedImage = {
  path: '/share.png',
  type: 'image/png',
  width: 1_200,
  height: 630,
  alt: 'A house with a heart, and the words: Find a job that matters with people who care.',
} as const;

/** Files that browsers and search engines request under fixed names, so their names have no hash. */
const siteFiles: Readonly<Record<string, string>> = {
  '/favicon.ico': 'image/x-icon',
  '/favicon.svg': 'image/svg+xml',
  '/apple-touch-icon.png': 'image/png',
  [sharedImage.path]: sharedImage.type,
};

/** Cached for a day: they change only with the product's logo. */
const kept = 'public, max-age=86400';

/** The files of the build at the root of the site. If a build lacks one, it answers 404, as for any unknown page. */
export const addSiteFiles = async (app: FastifyInstance, folder: string): Promise<void> => {
  for (const [path, type] of Object.entries(siteFiles)) {
    const content = await readFile(join(folder, 'site', path)).catch(() => undefined);
    if (content === undefined) continue;
    const file = madeOnce(content, type, 'seldom');
    app.get(path, (request, reply) => sendMadeOnce(request, reply.header('cache-control', kept), file));
  }
};
