import type { ActionBarrier } from '../../domain/applications/card-actions';
import type { TimeZone } from '../../domain/time/time-zone';
import { sayCancellationRefusal, sayJoinRefusal } from './interviews';

/** Why an action on a card is disabled: the tooltip of spec 1 §4, or when the interview can be joined (spec 2 §4.6). */
export const sayActionBarrier = (barrier: ActionBarrier, zone: TimeZone): string =>
  barrier._tag === 'NoMovesLeft' ? sayCancellationRefusal(barrier) : sayJoinRefusal(barrier, zone);
