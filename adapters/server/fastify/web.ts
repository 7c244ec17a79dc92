import fastifyStatic from '@fastify/static';
import * as O from 'fp-ts/Option';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { encodedLink } from '../../../application/navigation/encoded-links';
import { fromPath } from '../../../application/navigation/path';
import { destinationTags, routes, rowOf } from '../../../application/navigation/routes';
import { noDrawing, type Drawing } from '../../../application/ports/drawing';
import { advertPages, type AdvertPage, type Adverts } from './advert-pages';
import { madeOnce, sendMadeOnce, type MadeOnce } from './made-once';
import { ownPages, type Candidates } from './own-pages';
import { notFoundPage, plainStyle, plainStylePath } from './page';
import { allowStyle } from './security-headers';
import { addSiteFiles } from './site-files';
import type { PageSettings } from '../../contract/page-settings';
import { withVisitScript, type VisitScript } from './visit-vitals';
import { webPage } from './web-page';

/** The built portal, `pages/<destination>.html` and `assets/`, and the settings that its pages get. */
export interface Web {
  readonly folder: string;
  readonly settings: PageSettings;
  /** The files of other releases, for pages that came from another process or before an update. */
  readonly released?: string;
  /** Brings a file of another release into that folder, if it is elsewhere. */
  readonly fetchReleased?: ((name: string) => Promise<void>) | undefined;
  /** Where its pages may fetch images from besides https: the tiles of a map. */
  readonly imageOrigins?: readonly string[];
  /** Which other servers its pages may call: the provider of social sign-ins. */
  readonly askedOrigins?: (() => readonly string[]) | undefined;
  /** The server that the recording script comes from and sends its data to; none unless a deployment sets one (R5). */
  readonly recorderOrigins?: readonly string[];
  /** Daily's rooms and the call provider's signaling. */
  readonly frameOrigins?: readonly string[];
  readonly callOrigins?: readonly string[];
  /** Draws pages with their data. Without it, every page with data goes out as a shell, which the browser draws. */
  readonly drawing?: Drawing;
}

/** The same, with the script that measures visits; undefined: they aren't measured. */
interface MeasuredWeb extends Web {
  readonly script?: VisitScript | undefined;
}

/** The data that the server draws pages with. */
export interface WhatPagesShow {
  readonly adverts: Adverts;
  readonly candidates: Candidates;
}

const assetsPrefix = '/assets/';

export const notFound = (_: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.code(404).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(notFoundPage);

/** That folder, if there is one: Fastify serves from no other. */
const foldersAmong = async (path: string | undefined): Promise<readonly string[]> =>
  path !== undefined && (await stat(path).catch(() => undefined))?.isDirectory() === true ? [path] : [];

/** Where the built portal's typeface lies: its name has a hash. */
const fontOf = async (folder: string): Promise<string | undefined> => {
  const font = (await readdir(join(folder, 'assets'))).find((name) => name.endsWith('.woff2'));
  return font && `${assetsPrefix}${font}`;
};

export const addPlainStyle = async (app: FastifyInstance, web: Web | undefined): Promise<void> => {
  const style = madeOnce(plainStyle(web && (await fontOf(web.folder))), 'text/css; charset=utf-8', 'seldom');
  app.get(plainStylePath, (request, reply) => sendMadeOnce(request, reply.header('cache-control', 'no-cache'), style));
};

const readPage = async ({ folder, script }: MeasuredWeb, name: string): Promise<string> =>
  withVisitScript(await readFile(join(folder, 'pages', `${name}.html`), 'utf8'), script);

const readPages = async (web: MeasuredWeb): Promise<ReadonlyMap<string, MadeOnce>> =>
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
export const addWeb = async (
  app: FastifyInstance,
  web: MeasuredWeb,
  { adverts, candidates }: WhatPagesShow,
): Promise<void> => {
  const pages = await readPages(web);
  const { drawing = noDrawing } = web;
  const advertPage = advertPages(
    {
      shell: await readPage(web, routes.Apply.page),
      drawn: await readPage(web, `${routes.Apply.page}.drawn`),
    },
    web.settings,
    adverts,
    drawing,
  );
  const ownPage = ownPages(await readPage(web, `${routes.MyJobs.page}.drawn`), web.settings, candidates, drawing);
  const builtPage = (name: string): AdvertPage | undefined => {
    const page = pages.get(name);
    return page && { page, styleHash: undefined };
  };
  const pageAt = async (url: string, reply: FastifyReply): Promise<AdvertPage | undefined> => {
    const destination = O.toUndefined(fromPath(url));
    // The page itself opens a link with encoded ids (R1).
    if (destination === undefined) return O.isSome(encodedLink(url)) ? builtPage(routes.Apply.page) : undefined;
    const advert =
      destination._tag === 'Apply' ? await advertPage(destination.positionId, destination.more) : undefined;
    if (destination._tag === 'Apply' && advert === undefined) reply.header('x-robots-tag', 'noindex');
    return advert ?? builtPage(routes[destination._tag].page);
  };
  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (O.toUndefined(fromPath(request.url))?._tag === 'MyJobs') {
      if (await ownPage(request, reply)) return reply;
      reply.header('vary', 'cookie');
    }
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
    if (page.styleHash !== undefined) allowStyle(reply, page.styleHash);
    return sendMadeOnce(request, reply, page.page);
  };
  // Registered by pattern so that the log can name them; the route table also knows other names and letter cases (R30).
  for (const tag of destinationTags) app.get(routes[tag].path, sendPage);
  app.get('/*', sendPage);
  await addSiteFiles(app, web.folder);
  app.addHook('onClose', drawing.stop);

  const { fetchReleased } = web;
  if (fetchReleased !== undefined)
    app.addHook('onRequest', async ({ url }) => {
      if (url.startsWith(assetsPrefix)) await fetchReleased(url.slice(assetsPrefix.length).replace(/\?.*$/, ''));
    });
  await app.register(fastifyStatic, {
    root: [join(web.folder, 'assets'), ...(await foldersAmong(web.released))],
    prefix: assetsPrefix,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    maxAge: '365d',
    immutable: true,
  });
};
