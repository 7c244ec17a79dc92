import fastifyStatic from '@fastify/static';
import * as O from 'fp-ts/Option';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodedLink } from '../../../application/navigation/encoded-links';
import { fromPath } from '../../../application/navigation/path';
import { destinationTags, routes, rowOf } from '../../../application/navigation/routes';
import { advertPages, type Adverts } from './advert-pages';
import { madeOnce, sendMadeOnce, type MadeOnce } from './made-once';
import { notFoundPage, plainStyle, plainStylePath } from './page';
import { webPage, type PageSettings } from './web-page';

/** The built portal: `pages/<destination>.html` and `assets/`, and what its pages are told. */
export interface Web {
  readonly folder: string;
  readonly settings: PageSettings;
  /** Where its pages may fetch images from besides https: the tiles of a map. */
  readonly imageOrigins?: readonly string[];
  /** Whom its pages may ask besides us: the provider of social sign-ins. */
  readonly askedOrigins?: (() => readonly string[]) | undefined;
  /** Where the script that records sessions comes from, and what it records goes to; none unless a deployment names one (R5). */
  readonly recorderOrigins?: readonly string[];
}

export const notFound = (_: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.code(404).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(notFoundPage);

export const addPlainStyle = (app: FastifyInstance): void => {
  const style = madeOnce(plainStyle, 'text/css; charset=utf-8', 'seldom');
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
 * The portal's page on every route that `application/navigation` knows, and its files. Files carry a hash of their content in
 * their name and are kept for a year; a page is asked for each time (and answered 304), so that a new version is seen at once.
 */
export const addWeb = async (app: FastifyInstance, web: Web, adverts: Adverts): Promise<void> => {
  const pages = await readPages(web);
  const advertPage = advertPages(await readPage(web, routes.Apply.page), web.settings, adverts);
  const pageAt = async (url: string, reply: FastifyReply): Promise<MadeOnce | undefined> => {
    const destination = O.toUndefined(fromPath(url));
    // A link with encoded ids is opened by the page itself (R1).
    if (destination === undefined) return O.isSome(encodedLink(url)) ? pages.get(routes.Apply.page) : undefined;
    const advert = destination._tag === 'Apply' ? await advertPage(destination.positionId) : undefined;
    if (destination._tag === 'Apply' && advert === undefined) reply.header('x-robots-tag', 'noindex');
    return advert ?? pages.get(routes[destination._tag].page);
  };
  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const page = await pageAt(request.url, reply);
    if (page === undefined) return notFound(request, reply);
    // An address that opens an account is told to nobody, not to our own server with the page's files, and no disk keeps it.
    const destination = O.toUndefined(fromPath(request.url));
    if (destination !== undefined && rowOf(destination._tag).secret === true)
      reply
        .header('referrer-policy', 'no-referrer')
        .header('x-robots-tag', 'noindex')
        .header('cache-control', 'no-store');
    else reply.header('cache-control', 'no-cache');
    return sendMadeOnce(request, reply, page);
  };
  // By their patterns they have a name in the log; the table knows other names and letters, too (R30).
  for (const tag of destinationTags) app.get(routes[tag].path, sendPage);
  app.get('/*', sendPage);

  await app.register(fastifyStatic, {
    root: join(web.folder, 'assets'),
    prefix: '/assets/',
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    maxAge: '365d',
    immutable: true,
  });
};
