import * as TE from 'fp-ts/TaskEither';
import { EMPTY } from 'rxjs';
import { lineWatch } from '../../../application/live/line-watch';
import { tickingNow } from '../../../application/live/now';
import { openScope } from '../../../application/live/scope';
import { sessionWatch } from '../../../application/live/session-watch';
import type { Ports } from '../../../ui/app/ports';
import { playedPresence } from './presence';
import type { Device, World } from './world';

const broughtByNothing = (): never => {
  throw new Error('No area is open here.');
};

/** A page's ports on this device, with a session of its own unless a test sets one. */
export const portsOf = ({ clock: { now } }: World, device: Device): Ports => {
  const presence = playedPresence(now);
  const clock = { now, deviceAhead: () => 0 };
  const session = openScope();
  return {
    ...device,
    presence,
    sessionWatch: sessionWatch(presence),
    line: lineWatch({ isOffline: () => false, kind: () => undefined, changes: EMPTY }),
    page: { deployed: () => Promise.resolve({ _tag: 'Unreachable' }), reload: () => undefined },
    clock,
    now: tickingNow(clock),
    clipboard: { copy: () => TE.left({ _tag: 'NotCopied' }) },
    open: () => Promise.resolve(),
    find: broughtByNothing,
    bring: () => Promise.reject(new Error('No area is open here.')),
    sessionScope: () => session,
  };
};
