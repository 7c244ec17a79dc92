import * as TE from 'fp-ts/TaskEither';
import { EMPTY } from 'rxjs';
import { watchConnectivity } from '../../application/live/connectivity';
import { tickingNow } from '../../application/live/now';
import { openScope } from '../../application/live/scope';
import { sessionWatch } from '../../application/identity/session-watch.live';
import type { Clock } from '../../application/ports/clock';
import type { Ports } from './ports';

type Needed = 'api' | 'session' | 'presence' | 'environment' | 'reporter';

/** The ports of a page outside a browser: always online, with nothing to load. */
export const quietPorts = (
  { now }: Clock,
  { api, session, presence, environment, reporter }: Pick<Ports, Needed>,
  changes: Partial<Ports> = {},
): Ports => {
  const clock = { now, deviceAhead: () => 0 };
  const scope = openScope();
  return {
    api,
    session,
    presence,
    environment,
    reporter,
    clock,
    sessionWatch: sessionWatch(presence),
    connectivity: watchConnectivity({ isOffline: () => false, kind: () => undefined, changes: EMPTY }),
    page: { deployed: () => Promise.resolve({ _tag: 'Unreachable' }), storesData: () => true, reload: () => undefined },
    now: tickingNow(clock),
    clipboard: { copy: () => TE.left({ _tag: 'NotCopied' }) },
    open: () => Promise.resolve(),
    find: () => {
      throw new Error('No area is loaded here.');
    },
    bring: () => Promise.reject(new Error('No area is loaded here.')),
    sessionScope: () => scope,
    ...changes,
  };
};
