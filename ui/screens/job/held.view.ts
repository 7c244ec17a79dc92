import type { Application } from '../../../domain/applications/application';
import { decidingRow } from '../../../domain/applications/card-actions';
import { rescheduleLimit } from '../../../domain/interviews/rescheduling';
import type { Position } from '../../../domain/positions/position';
import { appointmentMoment } from '../../../domain/scheduling/appointment-moment';
import { localMoment, sameClock } from '../../../domain/time/display';
import type { Instant } from '../../../domain/time/instant';
import type { TimeZone } from '../../../domain/time/time-zone';
import { actionTexts } from '../../texts/actions';
import { heldTexts as t } from '../../texts/held';

/** What a candidate who looks for another time should know: the time they have, and what another costs. */
export interface HeldView {
  readonly title: string;
  /** The same on their own clock, where it shows another. */
  readonly forYou: string | undefined;
  readonly stays: string | undefined;
  /** `1 of 2 reschedules left` */
  readonly moves: string | undefined;
}

export interface HeldTerms {
  readonly position: Pick<Position, 'zone' | 'moveLimits'>;
  readonly ownZone: TimeZone;
  readonly now: Instant;
}

/** Undefined: no time is held that is still to come, and no move is used. */
export const heldView = (
  application: Application,
  { position: { zone, moveLimits }, ownZone, now }: HeldTerms,
): HeldView | undefined => {
  const { kind, left } = rescheduleLimit(application);
  const moves =
    decidingRow(application).gated.length === 0 || left === undefined
      ? undefined
      : actionTexts.movesLeft(left, moveLimits[kind]);
  const { scheduledAt, slot } = application;
  if (scheduledAt === undefined || scheduledAt <= now)
    return moves === undefined ? undefined : { title: moves, forYou: undefined, stays: undefined, moves: undefined };
  const there = appointmentMoment(scheduledAt, slot, zone);
  const here = localMoment(scheduledAt, ownZone);
  return {
    title: t.title(there.day, `${there.time} ${there.zoneShort}`),
    forYou: sameClock(scheduledAt, zone, ownZone) ? undefined : t.forYou(here.day, here.time),
    stays: t.stays,
    moves,
  };
};
