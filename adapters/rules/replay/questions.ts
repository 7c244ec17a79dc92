import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type { Instant } from '../../../domain/time/instant';
import { printIsoInstant } from '../../../domain/time/instant';
import { instantAt } from '../../../domain/time/zoned';
import { calendarDate, wallTime } from '../../contract/wire/fields';
import { positionZone } from '../application';
import type { Case } from '../chapter';

/* What rules are asked about real applications and slots, in wire fields. */

/** A question to one rule. */
export interface AskedOf {
  readonly rule: string;
  readonly question: Case;
}

/** The acts that a candidate can do at any time, without choosing a time: those that a time is chosen for are asked of each slot. */
const acts = [
  'reschedule_later',
  'withdraw',
  'decline_offer',
  'decline_invitation',
  'store_answer',
  'submit_recording',
];

/** When an appointment begins; an imported one has a date and a time, but no instant. */
const scheduledAt = ({ schedule_time, schd_date, slot_from, timezone }: Case): unknown =>
  schedule_time ??
  pipe(
    O.Do,
    O.bind('date', () => O.fromEither(calendarDate.type.decode(schd_date))),
    O.bind('time', () => O.fromEither(wallTime.type.decode(slot_from))),
    O.bind('zone', () => O.fromEither(positionZone.type.decode(timezone))),
    O.flatMap(({ date, time, zone }) => instantAt(date, time, zone)),
    O.map(printIsoInstant),
    O.toUndefined,
  );

/** Every question about one application at this moment. `application`: its wire fields and those of its position. */
export const ofApplication = (application: Case, now: Instant): readonly AskedOf[] => {
  const schedule_time = scheduledAt(application);
  const question = { ...application, schedule_time, now: printIsoInstant(now) };
  return [
    { rule: 'card-actions', question },
    { rule: 'cancel', question },
    { rule: 'progress', question },
    { rule: 'join', question: { ...question, link: application['zoom_link'] } },
    ...acts.map((act) => ({ rule: 'lifecycle', question: { ...question, act } })),
  ];
};

/** The question about one free time. `slot`: its wire fields, with its position's `timezone` and `same_day_slot`. */
export const ofSlot = ({ timezone, same_day_slot, slot_date, slot_from, slot_to }: Case, now: Instant): AskedOf => ({
  rule: 'slots',
  question: {
    timezone,
    same_day_slot,
    now: printIsoInstant(now),
    day_view_slots: [{ date: slot_date, slots: [{ slot_from, slot_to }] }],
  },
});

/** What a candidate's act asked for when it was done. `act`: a whole question of `lifecycle`. */
export const ofEvent = (act: Case): AskedOf => ({ rule: 'lifecycle', question: act });
