import type { CandidateId } from '../../domain/ids/candidate-id';
import type { Position } from '../../domain/positions/position';
import { minutes } from '../../domain/time/duration';
import { printDay } from '../../domain/time/display';
import { plus, type Instant } from '../../domain/time/instant';
import { toPath } from '../navigation/path';
import type { CalendarEntry } from '../ports/mailer';
import { hostOf } from '../words/host';

/** What a reminder needs: whose interview it is, for which job, when, and how long it takes. */
export interface ReminderTerms {
  /** The address of this portal, without a trailing slash. */
  readonly publicUrl: string;
  readonly candidateId: CandidateId;
  readonly position: Position;
  readonly remindsAt: Instant;
  /** How long the interview takes. */
  readonly minutesLong: number;
}

/** A reminder of an interview that is recorded later (R32): one a job, so that adding it again moves it. */
export const reminderEntry = ({
  publicUrl,
  candidateId,
  position,
  remindsAt,
  minutesLong,
}: ReminderTerms): CalendarEntry => {
  const { communityId, positionId, recordUntil } = position;
  const url = `${publicUrl}${toPath({ _tag: 'SelfRecordBegin', communityId, positionId })}`;
  return {
    uid: `record-${positionId}-${candidateId}@${hostOf(publicUrl)}`,
    revision: Math.floor(remindsAt / 1_000),
    canceled: false,
    startsAt: remindsAt,
    endsAt: plus(remindsAt, minutes(minutesLong)),
    title: `${position.positionName}: record your interview`,
    place: 'Online',
    details: [
      position.communityName,
      ...(recordUntil === undefined ? [] : [`You can record until ${printDay(recordUntil)}.`]),
      `Record: ${url}`,
    ].join('\n'),
    url,
  };
};
