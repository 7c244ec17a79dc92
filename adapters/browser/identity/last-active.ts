import * as E from 'fp-ts/Either';
import { lastActiveName } from '../../../application/ports/kept-names';
import type { Presence } from '../../../application/identity/presence.port';
import { known } from '../../../domain/brand';
import { parseInstant, type Instant } from '../../../domain/time/instant';
import { epoch, kept } from '../storage/kept';

/** When somebody last used the portal in this browser, by the device's own clock. */
export const lastActive = (window: Window & typeof globalThis): Pick<Presence, 'lastActiveAt' | 'deviceNow'> => ({
  lastActiveAt: kept(() => window.localStorage, lastActiveName, epoch),
  deviceNow: () => E.getOrElse(() => known<Instant>(0))(parseInstant(Math.trunc(window.Date.now()))),
});
