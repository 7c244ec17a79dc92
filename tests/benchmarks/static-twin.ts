import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import fastify from 'fastify';
import * as TE from 'fp-ts/TaskEither';
import { inlineParts } from '../../adapters/server/fastify/inline-parts';
import { addSecurityHeaders } from '../../adapters/server/fastify/security-headers';
import { addWeb } from '../../adapters/server/fastify/web';
import { systemClock } from '../../adapters/server/clock/system-clock';
import type { DemoPortal } from './demo-portal';
import { newVisitor } from './fetched';
import { freePort, newFolder, removeFolder } from './scratch';
import type { Visit } from './visits';

/** A rendered page: its HTML without a script, and all its styles. */
interface Drawn {
  readonly html: string;
  readonly style: string;
}

const drawn = async (
  browser: Browser,
  { url, token }: DemoPortal,
  { path, heading, signedIn }: Visit,
): Promise<Drawn> => {
  const context = await newVisitor(browser, url, signedIn ? token : undefined);
  const page = await context.newPage();
  await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { name: heading }).waitFor();
  await page.waitForLoadState('networkidle');
  const taken = await page.evaluate(() => {
    const all = [...document.styleSheets];
    const copy = new DOMParser().parseFromString(document.documentElement.outerHTML, 'text/html');
    copy
      .querySelectorAll('script, style, noscript, link[rel=modulepreload], link[rel=stylesheet]')
      .forEach((element) => element.remove());
    return {
      html: copy.documentElement.outerHTML,
      style: all.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n'),
    };
  });
  await context.close();
  return taken;
};

/** With its style inside: the fastest that a page of this content can be. */
const writePage = (folder: string, page: string, { html, style }: Drawn): void =>
  writeFileSync(
    join(folder, 'pages', `${page}.html`),
    `<!doctype html>${html.replace('</head>', () => `<style>${style}</style></head>`)}`,
  );

/** The portal's own server, with pages of the same content that run no script. */
export interface StaticTwin {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** `pages` names the built page that each visit receives. */
export const openStaticTwin = async (
  browser: Browser,
  portal: DemoPortal,
  pages: Readonly<Record<string, Visit>>,
): Promise<StaticTwin> => {
  const folder = newFolder();
  cpSync('dist/web', folder, { recursive: true });
  mkdirSync(join(folder, 'pages'), { recursive: true });
  for (const [page, visit] of Object.entries(pages)) {
    if (!existsSync(join(folder, 'pages', `${page}.html`))) throw new Error(`The build has no page ${page}.`);
    writePage(folder, page, await drawn(browser, portal, visit));
  }
  const app = fastify({ forceCloseConnections: true });
  await addSecurityHeaders(app, {
    overHttps: false,
    publicUrl: 'http://127.0.0.1',
    imageOrigins: [],
    recorderOrigins: [],
    frameOrigins: [],
    callOrigins: [],
    inlineParts: await inlineParts(folder),
    askedOrigins: undefined,
  });
  const nothing = () => TE.left('a static page shows no data');
  await addWeb(
    app,
    { folder, settings: {} },
    {
      adverts: { read: nothing, readNeighbors: nothing, clock: systemClock, publicUrl: '' },
      candidates: { glance: nothing, listApplications: nothing, clock: systemClock },
    },
  );
  const url = await app.listen({ host: '127.0.0.1', port: await freePort() });
  return {
    url,
    close: async () => {
      await app.close();
      removeFolder(folder);
    },
  };
};
