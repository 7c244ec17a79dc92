import type { Application } from '../../domain/applications/application';
import { isExpected } from '../../domain/applications/appointments';
import { decidingRow } from '../../domain/applications/card-actions';
import { timeOffered } from '../../domain/applications/time-offer';
import { rescheduleLimit } from '../../domain/applications/rescheduling';
import type { Position } from '../../domain/positions/position';
import { appointmentMoment } from '../../domain/applications/appointment-moment';
import { localMoment, printMoment, sameClock, type LocalMoment } from '../../domain/time/display';
import type { Instant } from '../../domain/time/instant';
import type { TimeZone } from '../../domain/time/time-zone';
import { actionTexts } from './actions.texts';
import { heldTexts as t } from './held.texts';
import { costsNothing } from './status.texts';

/** What candidates should know while they look for another time: the time they hold, and what a change costs. */
export interface HeldView {
  /** One line: `Your time now: Fri 04 Dec, 10:30 AM CT`. */
  readonly title: string;
  /** The moment in full; undefined: no time is held. */
  readonly when: string | undefined;
  /** The same in the candidate's time zone, if it differs. */
  readonly forYou: string | undefined;
  readonly stays: string | undefined;
  /** What a new time uses, and what is left then; or that it uses nothing. Never folded away. */
  readonly moves: string | undefined;
}

export interface HeldTerms {
  readonly position: Pick<Position, 'zone'>;
  readonly ownZone: TimeZone;
  readonly now: Instant;
}

/** `Friday, 04 December, 2026` shortened to `Fri 04 Dec`, for a time the candidate already knows. */
const titleOf = ({ day, time, zoneShort }: LocalMoment): string => {
  const [weekday = '', date = ''] = day.split(', ');
  return t.title(weekday.slice(0, 3), date.slice(0, 6), `${time} ${zoneShort}`);
};

/** What choosing another time costs, before it is chosen: R10 gates what uses a move, and never what the employer or an earlier 'Reschedule later' caused. */
const movesWords = (application: Application): string | undefined => {
  if (decidingRow(application).gated.length === 0)
    return timeOffered(application)?.first === false ? costsNothing : undefined;
  const { left } = rescheduleLimit(application);
  return left === undefined || left === 0 ? undefined : actionTexts.moveUses(left);
};

/** Undefined: no upcoming time is held, and no reschedule is used. A time that will not take place any more is history, not held (R27). */
export const heldView = (
  application: Application,
  { position: { zone }, ownZone, now }: HeldTerms,
): HeldView | undefined => {
  const moves = movesWords(application);
  const { scheduledAt, slot } = application;
  if (scheduledAt === undefined || scheduledAt <= now || !isExpected(application))
    return moves === undefined
      ? undefined
      : { title: moves, when: undefined, forYou: undefined, stays: undefined, moves: undefined };
  const there = appointmentMoment(scheduledAt, slot, zone);
  return {
    title: titleOf(there),
    when: printMoment(there),
    forYou: sameClock(scheduledAt, zone, ownZone)
      ? undefined
      : t.forYou(printMoment(localMoment(scheduledAt, ownZone))),
    stays: t.stays,
    moves,
  };
};
