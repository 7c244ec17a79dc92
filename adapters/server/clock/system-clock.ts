import * as E from 'fp-ts/Either';
import type { Clock } from '../../../application/ports/clock';
import { known } from '../../../domain/brand';
import { parseInstant, type Instant } from '../../../domain/time/instant';

/** The machine's own clock. */
export const systemClock: Clock = {
  now: () => E.getOrElse(() => known<Instant>(0))(parseInstant(Date.now())),
};
