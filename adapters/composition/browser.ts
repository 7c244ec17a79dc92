import 'reflect-metadata/lite';
import * as O from 'fp-ts/Option';
import { Container, type ServiceIdentifier } from 'inversify';
import { carryingToken } from '../../application/identity/carry-token.journey';
import { watchConnectivity } from '../../application/live/connectivity';
import { tickingNow } from '../../application/live/now';
import { sessionWatch } from '../../application/identity/session-watch.live';
import type { CallArea } from '../../application/ports/candidate-api';
import { bearerOf } from '../contract/bearer';
import { serverClock, type ServerClock } from '../contract/server-clock';
import { browserClipboard } from '../browser/device/clipboard';
import { drawnAt } from '../browser/page/drawn-at';
import { browserEnvironment } from '../browser/device/environment';
import { browserConnectivitySignals } from '../browser/device/connectivity-signals';
import { browserPortalPage } from '../browser/page/portal-page';
import { httpCandidateApi, type CallLoader } from '../browser/http/candidate-api';
import { consoleReporter } from '../browser/page/console-reporter';
import type { HeldToken } from '../browser/identity/held-token';
import { browserPresence } from '../browser/identity/presence';
import { browserChatRows, browserSessionStore, browserToken } from '../browser/storage/session-store';
import { browserTokens, callsOf } from './area-bindings';
import { bindEach, type Bindings } from './bind-each';
import { portalTokens, type PortalPorts } from './portal-tokens';
import { sessionContainers, type LoadedArea } from './session-containers';
import { tokensOf } from './token';

export { removeServiceWorkers } from '../browser/page/service-workers';

/** What only this file uses. */
interface OwnPorts {
  readonly followingClock: ServerClock;
  readonly tokenOfPage: HeldToken;
}

const ownTokens = tokensOf<OwnPorts>('page');
const { followingClock, tokenOfPage } = ownTokens;

/** The areas of the portal, by their names. */
export interface Areas<Name> {
  readonly load: (name: Name) => Promise<LoadedArea>;
  /** Which area loads each call's code. */
  readonly withCalls: Readonly<Record<CallArea, Name>>;
  readonly withCalendarFile: Name;
}

/** How what every page has is made in a browser. */
const portalBindings = (window: Window & typeof globalThis, load: CallLoader): Bindings<PortalPorts> => ({
  api: (to) =>
    to.toResolvedValue(
      (bearer, { follow }, connectivity) => httpCandidateApi({ bearer, onServerTime: follow, connectivity, load }),
      [browserTokens.bearer, followingClock, portalTokens.connectivity],
    ),
  session: (to) =>
    to.toResolvedValue(
      (held, clock, chats) => carryingToken(browserSessionStore(window, held, chats), clock),
      [tokenOfPage, followingClock, browserTokens.chatRows],
    ),
  connectivity: (to) => to.toDynamicValue(() => watchConnectivity(browserConnectivitySignals(window))),
  page: (to) => to.toDynamicValue(() => browserPortalPage(window)),
  presence: (to) => to.toResolvedValue((held) => browserPresence(window, held), [tokenOfPage]),
  sessionWatch: (to) => to.toResolvedValue(sessionWatch, [portalTokens.presence]),
  clock: (to) => to.toResolvedValue((clock) => clock, [followingClock]),
  now: (to) => to.toResolvedValue((clock) => tickingNow(clock, { startsAt: drawnAt(window) }), [portalTokens.clock]),
  clipboard: (to) => to.toDynamicValue(() => browserClipboard(window)),
  environment: (to) => to.toDynamicValue(() => browserEnvironment(window)),
  reporter: (to) => to.toDynamicValue(() => consoleReporter(window.console)),
});

/** The portal in a browser. */
export const browserPortal = <Name extends string>(
  window: Window & typeof globalThis,
  { load, withCalls, withCalendarFile }: Areas<Name>,
) => {
  const bring = async <P>(area: Name, port: ServiceIdentifier<P>): Promise<P> => {
    await sessions.open(area);
    return sessions.find(port);
  };
  const page = new Container();
  page.bind(browserTokens.window).toConstantValue(window);
  page.bind(browserTokens.loadCalendarFile).toConstantValue(() => bring(withCalendarFile, browserTokens.calendarFile));
  bindEach<OwnPorts>(page, ownTokens, {
    followingClock: (to) => to.toDynamicValue(() => serverClock(() => window.Date.now())),
    tokenOfPage: (to) => to.toDynamicValue(() => browserToken(window)),
  });
  page
    .bind(browserTokens.chatRows)
    .toDynamicValue(() => browserChatRows(window))
    .inSingletonScope();
  page
    .bind(browserTokens.bearer)
    .toResolvedValue(
      ({ token }, { expired }) => bearerOf({ token: () => O.toUndefined(token.read()), onSessionEnd: expired }),
      [portalTokens.session, portalTokens.sessionWatch],
    )
    .inSingletonScope();
  const ports = bindEach<PortalPorts>(
    page,
    portalTokens,
    portalBindings(window, (area) => bring(withCalls[area], callsOf(area))),
  );
  const sessions = sessionContainers(page, load);
  page.get(tokenOfPage).lost.subscribe(sessions.beginAnew);
  return { ...ports(), open: sessions.open, find: sessions.find, bring, sessionScope: sessions.scope };
};
