import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { EMPTY } from 'rxjs';
import { ServerStyleSheet } from 'styled-components';
import { inProcessPortal } from '../../adapters/composition/in-process';
import { lineWatch } from '../../application/live/line-watch';
import { tickingNow } from '../../application/live/now';
import { openScope } from '../../application/live/scope';
import type { Presence } from '../../application/ports/presence';
import { sessionWatch } from '../../application/live/session-watch';
import { howItWorks, signIn } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import { known } from '../../domain/brand';
import type { Instant } from '../../domain/time/instant';
import { defaultZone } from '../../domain/time/time-zone';
import { EarlyNotices, NoScript } from './early/early-notices';
import { PortalTree } from './portal-tree';
import type { Ports } from './ports';
import { areasThrough } from './routes';

/* Prerenders the pages that the server sends as HTML. The build runs it in Node; it is not part of the browser bundle. */

const nothingKept = { read: () => O.none, write: () => undefined, clear: () => undefined };

const nobodyHere: Presence = {
  lastActiveAt: nothingKept,
  deviceNow: () => known<Instant>(0),
  asksWhoIsHere: nothingKept,
  tokenState: () => 'Held',
  acts: EMPTY,
  returns: EMPTY,
  stirs: EMPTY,
  leave: () => undefined,
};

/**
 * Nobody is signed in and nothing is stored. Deployment settings appear as `%NAME%`, which the server fills in (adapters/server/fastify/web-page).
 */
const ports = (): Ports => {
  const start = known<Instant>(0);
  const { api, session, clock: standing, environment } = inProcessPortal({ now: () => start }).device();
  const clock = { ...standing, deviceAhead: () => 0 };
  return {
    api,
    session,
    presence: nobodyHere,
    sessionWatch: sessionWatch(nobodyHere),
    line: lineWatch({ isOffline: () => false, kind: () => undefined, changes: EMPTY }),
    page: { deployed: () => Promise.resolve({ _tag: 'Unreachable' }), reload: () => undefined },
    clock,
    now: tickingNow(clock),
    clipboard: { copy: () => TE.left({ _tag: 'NotCopied' }) },
    environment: {
      ...environment,
      zone: () => defaultZone,
      publicUrl: '',
      infoEmail: '%INFO_EMAIL%',
      supportEmail: '%SUPPORT_EMAIL%',
      version: '%VERSION%',
      socialProvider: undefined,
      recordsVisits: false,
    },
    reporter: { report: () => undefined },
    open: () => Promise.resolve(),
    find: () => {
      throw new Error('A finished page asks for nothing.');
    },
    bring: () => Promise.reject(new Error('A finished page asks for nothing.')),
    sessionScope: openScope,
  };
};

export interface FinishedPage {
  /** The content of the root element. */
  readonly html: string;
  /** The style element of the rendered page; it is hydrated with the rest. */
  readonly style: string;
  readonly title: string;
  /** Hidden from signed-in candidates, who do not need it. */
  readonly onlySignedOut: boolean;
}

const finishedPage = async (path: string, onlySignedOut: boolean): Promise<FinishedPage> => {
  const sheet = new ServerStyleSheet();
  const world = ports();
  const tree = (
    <PortalTree
      ports={world}
      areas={areasThrough(world)}
      router={(app) => <StaticRouter location={path}>{app}</StaticRouter>}
    />
  );
  const failed: unknown[] = [];
  // Everything is present at once: no part waits for a script to insert it.
  const { prelude } = await prerender(sheet.collectStyles(tree), {
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error) => {
      failed.push(error);
    },
  });
  const drawn = await new Response(prelude).text();
  if (failed.length > 0) throw new AggregateError(failed, `${path} could not be drawn.`);
  const [titleElement = '', title = ''] = /<title>([^<]*)<\/title>/.exec(drawn) ?? [];
  return { html: drawn.replace(titleElement, ''), style: sheet.getStyleTags(), title, onlySignedOut };
};

/** The prerendered pages, by the name the server knows them by. */
export const finishedPages = async (): Promise<Readonly<Record<'SignIn' | 'Landing', FinishedPage>>> => ({
  SignIn: await finishedPage(toPath(signIn), true),
  Landing: await finishedPage(toPath(howItWorks), false),
});

/** The HTML around the root element of every page. */
export const aroundTheRoot = {
  before: renderToStaticMarkup(<NoScript />),
  after: renderToStaticMarkup(<EarlyNotices />),
} as const;
