import { text } from 'node:stream/consumers';
import * as O from 'fp-ts/Option';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { EMPTY } from 'rxjs';
import { ServerStyleSheet } from 'styled-components';
import { drawnWith, serveDrawings, warmUp } from '../../adapters/composition/drawing';
import { inProcessPortal } from '../../adapters/composition/in-process';
import { placeholderOf } from '../../adapters/contract/page-settings';
import type { PageDrawn, PageToDraw } from '../../application/ports/drawing';
import type { Presence } from '../../application/identity/presence.port';
import { howItWorks, signIn } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import type { SessionToken } from '../../application/identity/secrets.port';
import { known } from '../../domain/brand';
import type { Instant } from '../../domain/time/instant';
import { defaultZone } from '../../domain/time/time-zone';
import { storeOfSession } from '../store/portal-store';
import { queries } from '../store/queries';
import { EarlyNotices, NoScript } from './early/early-notices';
import { PortalTree } from './portal-tree';
import type { Ports } from '../hooks/ports';
import { quietPorts } from '../hooks/quiet-ports';
import { areasThrough } from './load-areas';

/*
 * Draws pages as HTML, in Node. The build draws those that are the same for everybody; the server runs this file in a thread, for pages with data.
 * It is not part of the browser bundle.
 */

const nothingKept = { read: () => O.none, write: () => undefined, clear: () => undefined };

/** Makes the visitor count as just active, so that the page doesn't ask who they are. */
const presenceAt = (now: Instant): Presence => ({
  lastActiveAt: { ...nothingKept, read: () => O.some(now) },
  deviceNow: () => now,
  asksWhoIsHere: nothingKept,
  tokenState: () => 'Held',
  acts: EMPTY,
  returns: EMPTY,
  stirs: EMPTY,
  leave: () => undefined,
});

/** Stands for the token of whoever the page is drawn for, which stays with the server. */
const someToken = known<SessionToken>('drawn');

/**
 * Nothing is stored, and nobody is signed in unless the page is drawn for somebody. The server fills in the deployment's settings (adapters/server/fastify/web-page).
 */
const ports = ({ answers, drawnFor }: PageToDraw): Ports => {
  const start = drawnFor?.now ?? known<Instant>(0);
  const device = inProcessPortal({ now: () => start }).device();
  const { session } = device;
  return quietPorts(
    device.clock,
    {
      ...device,
      presence: presenceAt(start),
      session:
        drawnFor === undefined ? session : { ...session, token: { ...session.token, read: () => O.some(someToken) } },
      environment: {
        ...device.environment,
        zone: () => drawnFor?.zone ?? defaultZone,
        publicUrl: '',
        infoEmail: placeholderOf('info-email'),
        supportEmail: placeholderOf('support-email'),
        version: placeholderOf('version'),
        socialProvider: undefined,
        recordsVisits: false,
      },
    },
    { find: drawnWith(answers) },
  );
};

/** RTK Query keeps fetched data for a minute, and its timer keeps the whole drawing in memory. Nothing asks again here, so all is dropped at once. */
const forget = (world: Ports): void => {
  world.sessionScope().end();
  storeOfSession(world).dispatch(queries.util.resetApiState());
};

/** The page at a path, rendered with these responses. */
export const drawPage = async (page: PageToDraw): Promise<PageDrawn> => {
  const sheet = new ServerStyleSheet();
  const world = ports(page);
  const tree = (
    <PortalTree
      ports={world}
      areas={areasThrough(world)}
      router={(app) => <StaticRouter location={page.path}>{app}</StaticRouter>}
    />
  );
  const failed: unknown[] = [];
  // Everything is present at once: no part waits for a script to insert it.
  const { prelude } = await prerenderToNodeStream(sheet.collectStyles(tree), {
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error) => {
      failed.push(error);
    },
  });
  // React asks for each image twice, as an element and as a hint; the hint repeats the employer's address unchecked.
  const drawn = (await text(prelude)).replace(/<link rel="preload" as="image"[^>]*>/g, '');
  forget(world);
  if (failed.length > 0) throw new AggregateError(failed, `${page.path} could not be drawn.`);
  const [titleElement = '', title = ''] = /<title>([^<]*)<\/title>/.exec(drawn) ?? [];
  return { html: drawn.replace(titleElement, ''), style: sheet.getStyleTags(), title };
};

export interface FinishedPage extends PageDrawn {
  /** Hidden from signed-in candidates, who do not need it. */
  readonly onlySignedOut: boolean;
}

const finishedPage = async (path: string, onlySignedOut: boolean): Promise<FinishedPage> => ({
  ...(await drawPage({ path, answers: [] })),
  onlySignedOut,
});

/** The pages that are the same for everybody, by the name the server knows them by. */
export const finishedPages = async (): Promise<Readonly<Record<'SignIn' | 'Landing', FinishedPage>>> => ({
  SignIn: await finishedPage(toPath(signIn), true),
  Landing: await finishedPage(toPath(howItWorks), false),
});

/** The HTML around the root element of every page. */
export const aroundTheRoot = {
  before: renderToStaticMarkup(<NoScript />),
  after: renderToStaticMarkup(<EarlyNotices />),
} as const;

serveDrawings(drawPage, warmUp);
