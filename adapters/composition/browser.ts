import 'reflect-metadata/lite';
import * as O from 'fp-ts/Option';
import { Container, type ServiceIdentifier } from 'inversify';
import { carryingToken } from '../../application/journeys/carry-token';
import { lineWatch } from '../../application/live/line-watch';
import { tickingNow } from '../../application/live/now';
import { sessionWatch } from '../../application/live/session-watch';
import type { CallArea } from '../../application/ports/candidate-api';
import { bearerOf } from '../contract/bearer';
import { serverClock, type ServerClock } from '../contract/server-clock';
import { browserClipboard } from '../browser/clipboard/clipboard';
import { drawnAt } from '../browser/drawn/drawn-at';
import { browserEnvironment } from '../browser/environment/environment';
import { browserLineSignals } from '../browser/line/line-signals';
import { browserPortalPage } from '../browser/portal-page/portal-page';
import { httpCandidateApi, type CallLoader } from '../browser/http/candidate-api';
import { consoleReporter } from '../browser/reporter/console-reporter';
import type { HeldToken } from '../browser/storage/held-token';
import { browserPresence } from '../browser/storage/presence';
import { browserChatRows, browserSessionStore, browserToken } from '../browser/storage/session-store';
import { browserTokens, callsOf } from './area-bindings';
import { portalTokens } from './portal-tokens';
import { sessionContainers, type LoadedArea } from './session-containers';
import { tokensOf } from './token';

export { removeServiceWorkers } from '../browser/service-workers/service-workers';

const { followingClock, tokenOfPage } = tokensOf<{
  readonly followingClock: ServerClock;
  readonly tokenOfPage: HeldToken;
}>('page');

/** The areas of the portal, by their names. */
export interface Areas<Name> {
  readonly load: (name: Name) => Promise<LoadedArea>;
  /** Which area loads each call's code. */
  readonly withCalls: Readonly<Record<CallArea, Name>>;
  readonly withCalendarFile: Name;
}

/** What every page needs, bound once to its adapter. */
const pageContainer = (window: Window & typeof globalThis, load: CallLoader): Container => {
  const container = new Container();
  container.bind(browserTokens.window).toConstantValue(window);
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
    .bind(browserTokens.chatRows)
    .toDynamicValue(() => browserChatRows(window))
    .inSingletonScope();
  container
    .bind(portalTokens.session)
    .toResolvedValue(
      (held, clock, chats) => carryingToken(browserSessionStore(window, held, chats), clock),
      [tokenOfPage, followingClock, browserTokens.chatRows],
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
    .bind(browserTokens.bearer)
    .toResolvedValue(
      ({ token }, { expired }) => bearerOf({ token: () => O.toUndefined(token.read()), onSessionEnd: expired }),
      [portalTokens.session, portalTokens.sessionWatch],
    )
    .inSingletonScope();
  container
    .bind(portalTokens.api)
    .toResolvedValue(
      (bearer, clock, line) => httpCandidateApi({ bearer, onServerTime: clock.follow, line, load }),
      [browserTokens.bearer, followingClock, portalTokens.line],
    )
    .inSingletonScope();
  return container;
};

/** The portal in a browser. */
export const browserPortal = <Name extends string>(
  window: Window & typeof globalThis,
  { load, withCalls, withCalendarFile }: Areas<Name>,
) => {
  const bring = async <P>(area: Name, port: ServiceIdentifier<P>): Promise<P> => {
    await sessions.open(area);
    return sessions.find(port);
  };
  const page = pageContainer(window, (area) => bring(withCalls[area], callsOf(area)));
  page.bind(browserTokens.loadCalendarFile).toConstantValue(() => bring(withCalendarFile, browserTokens.calendarFile));
  const sessions = sessionContainers(page, load);
  page.get(tokenOfPage).lost.subscribe(sessions.beginAnew);
  return {
    api: page.get(portalTokens.api),
    session: page.get(portalTokens.session),
    line: page.get(portalTokens.line),
    page: page.get(portalTokens.page),
    presence: page.get(portalTokens.presence),
    sessionWatch: page.get(portalTokens.sessionWatch),
    clock: page.get(portalTokens.clock),
    now: tickingNow(page.get(portalTokens.clock), { startsAt: drawnAt(window) }),
    clipboard: page.get(portalTokens.clipboard),
    environment: page.get(portalTokens.environment),
    reporter: page.get(portalTokens.reporter),
    open: sessions.open,
    find: sessions.find,
    bring,
    sessionScope: sessions.scope,
  };
};
