import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { startOf } from '../../../domain/positions/lead-time';
import type { Slot } from '../../../domain/positions/slot';
import { daysBetween } from '../../../domain/time/calendar-date';
import { hours, minutes, type Milliseconds } from '../../../domain/time/duration';
import { between, minus, printIsoInstant, type Instant } from '../../../domain/time/instant';
import type { TimeZone } from '../../../domain/time/time-zone';
import { dateIn } from '../../../domain/time/zoned';
import type { Case, Condition } from '../chapter';
import type { Input } from '../table';
import { minutesUntil, timeAhead } from './inputs';

/* Conditions about times, which more than one chapter has. */

const lookedAt = (now: Instant): Case => ({ now: printIsoInstant(now) });

/** How far ahead a moment is, seen from `now`; to change it, the candidate looks earlier or later. */
export const timeUntil = <A>(
  question: string,
  read: (asked: A) => { readonly now: Instant; readonly begins: Instant | undefined },
  step: Milliseconds = minutes(1),
): Condition<A> => ({
  name: 'time-until',
  question,
  kind: 'distance',
  of: 'time',
  from: -hours(4),
  to: hours(4),
  step,
  below: 'it has begun',
  read: (asked) => {
    const { now, begins } = read(asked);
    return begins === undefined ? undefined : between(now, begins);
  },
  put: (asked, distance) => {
    const { begins } = read(asked);
    return begins === undefined ? {} : lookedAt(minus(begins, distance));
  },
});

/** A time that a candidate wants, and what decides whether they get it. */
export interface Wanted {
  readonly slot: Slot | undefined;
  readonly zone: TimeZone;
  readonly now: Instant;
}

const startOfWanted = ({ slot, zone }: Wanted): Instant | undefined =>
  slot === undefined ? undefined : O.toUndefined(startOf(slot, zone));

const isSkipped = (wanted: Wanted): boolean | undefined =>
  wanted.slot === undefined ? undefined : startOfWanted(wanted) === undefined;

const daysAheadOf = ({ slot, zone, now }: Wanted): number | undefined =>
  pipe(
    O.fromNullable(slot),
    O.flatMap(({ date }) =>
      pipe(
        dateIn(now, zone),
        O.map((today) => daysBetween(today, date)),
      ),
    ),
    O.toUndefined,
  );

const asks = {
  skipped: 'Does a clock change skip the time?',
  timeUntil: 'How long until the time begins?',
  daysAhead: 'How many days from today is it?',
} as const;

/** What a table about a time that a candidate wants looks at. */
export const slotInputs = <A>(
  read: (asked: A) => Wanted,
): Readonly<Record<'skipped' | 'left' | 'daysAhead', Input<A>>> => ({
  skipped: { label: asks.skipped, none: 'no time', read: (asked) => isSkipped(read(asked)) },
  left: {
    ...timeAhead,
    label: asks.timeUntil,
    read: (asked) => minutesUntil(read(asked).now, startOfWanted(read(asked))),
  },
  daysAhead: { label: asks.daysAhead, unit: 'day', none: 'no time', read: (asked) => daysAheadOf(read(asked)) },
});

export const sameDayInput: Input<{ readonly same_day_slot: boolean }> = {
  label: 'The position takes interviews on the same day',
  read: ({ same_day_slot }) => same_day_slot,
};

/** The questions about a time that a candidate wants. `skipped` and `usual` give a case a time that a clock change skips, or an ordinary one. */
export const aboutSlot = <A>(
  read: (asked: A) => Wanted,
  { skipped, usual }: { readonly skipped: Case; readonly usual: Case },
): readonly Condition<A>[] => [
  {
    name: 'skipped',
    question: asks.skipped,
    kind: 'either',
    read: (asked) => isSkipped(read(asked)),
    put: (_, is) => (is ? skipped : usual),
  },
  timeUntil(asks.timeUntil, (asked) => {
    const wanted = read(asked);
    return { now: wanted.now, begins: startOfWanted(wanted) };
  }),
  {
    name: 'days-ahead',
    question: asks.daysAhead,
    kind: 'distance',
    of: 'days',
    from: 0,
    to: 3,
    step: 1,
    below: 'in the past',
    none: 'today',
    read: (asked) => daysAheadOf(read(asked)),
    put: (asked, days) => {
      const wanted = read(asked);
      const ahead = daysAheadOf(wanted);
      return ahead === undefined ? {} : lookedAt(minus(wanted.now, hours(24) * (days - ahead)));
    },
  },
];
