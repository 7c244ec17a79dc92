import 'reflect-metadata/lite';
import { Container } from 'inversify';
import { carryingToken } from '../../application/journeys/carry-token';
import { lineWatch } from '../../application/live/line-watch';
import { sessionWatch } from '../../application/live/session-watch';
import { identityCalls } from '../contract/calls/identity';
import { serverClock, type ServerClock } from '../contract/server-clock';
import { browserClipboard } from '../browser/clipboard/clipboard';
import { browserEnvironment } from '../browser/environment/environment';
import { browserLineSignals } from '../browser/line/line-signals';
import { browserPortalPage } from '../browser/portal-page/portal-page';
import { httpCandidateApi, type CallLoaders } from '../browser/http/candidate-api';
import { consoleReporter } from '../browser/reporter/console-reporter';
import type { HeldToken } from '../browser/storage/held-token';
import { browserPresence } from '../browser/storage/presence';
import { browserSessionStore, browserToken } from '../browser/storage/session-store';
import { portalTokens } from './portal-tokens';
import { token } from './token';

export { sessionRecordingUrl } from '../browser/environment/environment';
export { removeServiceWorkers } from '../browser/service-workers/service-workers';

const followingClock = token<ServerClock>('ServerClock');
const tokenOfPage = token<HeldToken>('HeldToken');

/** The portal in a browser: every port bound once to its adapter. `loaders` load the calls of an area with its screens; signing in is asked on the first page. */
export const browserContainer = (
  window: Window & typeof globalThis,
  loaders: Omit<CallLoaders, 'identity'>,
): Container => {
  const container = new Container();
  container
    .bind(followingClock)
    .toDynamicValue(() => serverClock(() => window.Date.now()))
    .inSingletonScope();
  container
    .bind(portalTokens.clock)
    .toResolvedValue((clock) => clock, [followingClock])
    .inSingletonScope();
  container
    .bind(portalTokens.clipboard)
    .toDynamicValue(() => browserClipboard(window))
    .inSingletonScope();
  container
    .bind(portalTokens.environment)
    .toDynamicValue(() => browserEnvironment(window))
    .inSingletonScope();
  container
    .bind(portalTokens.reporter)
    .toDynamicValue(() => consoleReporter(window.console))
    .inSingletonScope();
  container
    .bind(tokenOfPage)
    .toDynamicValue(() => browserToken(window))
    .inSingletonScope();
  container
    .bind(portalTokens.session)
    .toResolvedValue(
      (held, clock) => carryingToken(browserSessionStore(window, held), clock),
      [tokenOfPage, followingClock],
    )
    .inSingletonScope();
  container
    .bind(portalTokens.line)
    .toDynamicValue(() => lineWatch(browserLineSignals(window)))
    .inSingletonScope();
  container
    .bind(portalTokens.page)
    .toDynamicValue(() => browserPortalPage(window))
    .inSingletonScope();
  container
    .bind(portalTokens.presence)
    .toResolvedValue((held) => browserPresence(window, held), [tokenOfPage])
    .inSingletonScope();
  container.bind(portalTokens.sessionWatch).toResolvedValue(sessionWatch, [portalTokens.presence]).inSingletonScope();
  container
    .bind(portalTokens.api)
    .toResolvedValue(
      (session, clock, watch, line) =>
        httpCandidateApi({
          session,
          onServerTime: clock.follow,
          onSessionEnd: watch.expired,
          line,
          loaders: { ...loaders, identity: () => Promise.resolve(identityCalls) },
        }),
      [portalTokens.session, followingClock, portalTokens.sessionWatch, portalTokens.line],
    )
    .inSingletonScope();
  return container;
};
