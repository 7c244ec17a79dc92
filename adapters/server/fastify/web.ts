import fastifyStatic from '@fastify/static';
import * as O from 'fp-ts/Option';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodedLink } from '../../../application/navigation/encoded-links';
import { fromPath } from '../../../application/navigation/path';
import { destinationTags, routes, rowOf } from '../../../application/navigation/routes';
import { advertPages, type Adverts } from './advert-pages';
import { madeOnce, sendMadeOnce, type MadeOnce } from './made-once';
import { notFoundPage, plainStyle, plainStylePath } from './page';
import { addSiteFiles } from './site-files';
import { webPage, type PageSettings } from './web-page';

/** The built portal, `pages/<destination>.html` and `assets/`, and the settings that its pages get. */
export interface Web {
  readonly folder: string;
  readonly settings: PageSettings;
  /** Where its pages may fetch images from besides https: the tiles of a map. */
  readonly imageOrigins?: readonly string[];
  /** Which other servers its pages may call: the provider of social sign-ins. */
  readonly askedOrigins?: (() => readonly string[]) | undefined;
  /** The server that the recording script comes from and sends its data to; none unless a deployment sets one (R5). */
  readonly recorderOrigins?: readonly string[];
}

const assetsPrefix = '/assets/';

export const notFound = (_: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.code(404).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(notFoundPage);

/** Where the built portal's typeface lies: its name has a hash. */
const fontOf = async (folder: string): Promise<string | undefined> => {
  const font = (await readdir(join(folder, 'assets'))).find((name) => name.endsWith('.woff2'));
  return font && `${assetsPrefix}${font}`;
};

export const addPlainStyle = async (app: FastifyInstance, web: Web | undefined): Promise<void> => {
  const style = madeOnce(plainStyle(web && (await fontOf(web.folder))), 'text/css; charset=utf-8', 'seldom');
  app.get(plainStylePath, (request, reply) => sendMadeOnce(request, reply.header('cache-control', 'no-cache'), style));
};

const readPage = ({ folder }: Web, name: string): Promise<string> =>
  readFile(join(folder, 'pages', `${name}.html`), 'utf8');

const readPages = async (web: Web): Promise<ReadonlyMap<string, MadeOnce>> =>
  new Map(
    await Promise.all(
      [...new Set(destinationTags.map((tag) => routes[tag].page))].map(async (name) => {
        return [name, webPage(await readPage(web, name), web.settings)] as const;
      }),
    ),
  );

/**
 * The portal's page on every route of `application/navigation`, and its files. Files have a content hash in their name and are cached for a year; a
 * page is revalidated each time (and answered with 304), so that a new version appears at once.
 */
export const addWeb = async (app: FastifyInstance, web: Web, adverts: Adverts): Promise<void> => {
  const pages = await readPages(web);
  const advertPage = advertPages(await readPage(web, routes.Apply.page), web.settings, adverts);
  const pageAt = async (url: string, reply: FastifyReply): Promise<MadeOnce | undefined> => {
    const destination = O.toUndefined(fromPath(url));
    // The page itself opens a link with encoded ids (R1).
    if (destination === undefined) return O.isSome(encodedLink(url)) ? pages.get(routes.Apply.page) : undefined;
    const advert = destination._tag === 'Apply' ? await advertPage(destination.positionId) : undefined;
    if (destination._tag === 'Apply' && advert === undefined) reply.header('x-robots-tag', 'noindex');
    return advert ?? pages.get(routes[destination._tag].page);
  };
  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const page = await pageAt(request.url, reply);
    if (page === undefined) return notFound(request, reply);
    // An address that gives access to an account must not leak: not to our own server as a referrer, and not to a disk cache.
    const destination = O.toUndefined(fromPath(request.url));
    if (destination !== undefined && rowOf(destination._tag).secret === true)
      reply
        .header('referrer-policy', 'no-referrer')
        .header('x-robots-tag', 'noindex')
        .header('cache-control', 'no-store');
    else reply.header('cache-control', 'no-cache');
    return sendMadeOnce(request, reply, page);
  };
  // Registered by pattern so that the log can name them; the route table also knows other names and letter cases (R30).
  for (const tag of destinationTags) app.get(routes[tag].path, sendPage);
  app.get('/*', sendPage);
  await addSiteFiles(app, web.folder);

  await app.register(fastifyStatic, {
    root: join(web.folder, 'assets'),
    prefix: assetsPrefix,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    maxAge: '365d',
    immutable: true,
  });
};
