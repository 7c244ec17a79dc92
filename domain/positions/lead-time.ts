import * as O from 'fp-ts/Option';
import { allowed, permitted, refused, type Decision } from '../decision';
import { minutes, type Milliseconds } from '../time/duration';
import { between, type Instant } from '../time/instant';
import type { TimeZone } from '../time/time-zone';
import { dateIn, instantAt } from '../time/zoned';
import { byDay, type DayOfSlots, type Slot } from './slot';
import { numbers } from '../parameters/values';

/** A slot that starts sooner than this is never offered, whatever its date (R14, spec 1 §9). */
export const leadTime: Milliseconds = numbers.lead_time;

/** What an offer depends on: the position's zone, whether it allows same-day slots, and now. */
export interface OfferTerms {
  readonly zone: TimeZone;
  readonly sameDaySlots: boolean;
  readonly now: Instant;
}

/** Why a slot can't be offered or booked now (R14). Minutes are rounded down, and negative for a start in the past. */
export type SlotRefusal =
  | { readonly _tag: 'SlotTooSoon'; readonly startsInMinutes: number; readonly leadMinutes: number }
  | { readonly _tag: 'SlotIsToday' }
  | { readonly _tag: 'SlotTimeSkipped'; readonly slot: Slot };

/** When a slot starts: the start it carries, otherwise computed from local zone data. None: a clock change skips that time. */
export const startOf = ({ date, from, startsAt }: Slot, zone: TimeZone): O.Option<Instant> =>
  startsAt === undefined ? instantAt(date, from, zone) : O.some(startsAt);

/** The slot now starts at another moment than the one shown. */
export interface ShownElsewhen {
  readonly _tag: 'ShownElsewhen';
  readonly shown: Instant;
  readonly startsAt: Instant | undefined;
}

/**
 * Whether a chosen slot still starts when it was shown to start (R14), by local zone data: a candidate never books a time other than the one they
 * saw, even if the two sides' zone data differ.
 */
export const startsAsShown = ({ date, from, startsAt: shown }: Slot, zone: TimeZone): Decision<ShownElsewhen> => {
  const startsAt = O.toUndefined(instantAt(date, from, zone));
  return shown === undefined || shown === startsAt ? permitted : refused({ _tag: 'ShownElsewhen', shown, startsAt });
};

/** The rule of `offerSlot` for many slots: today's date is computed once. */
const offering = ({ zone, sameDaySlots, now }: OfferTerms) => {
  const todayIsOut = sameDaySlots ? O.none : dateIn(now, zone);
  return (slot: Slot): Decision<SlotRefusal, Instant> => {
    const start = startOf(slot, zone);
    if (O.isNone(start)) return refused({ _tag: 'SlotTimeSkipped', slot });
    const ahead = between(now, start.value);
    if (ahead < leadTime)
      return refused({
        _tag: 'SlotTooSoon',
        startsInMinutes: Math.floor(ahead / minutes(1)),
        leadMinutes: leadTime / minutes(1),
      });
    return O.isSome(todayIsOut) && todayIsOut.value === slot.date
      ? refused({ _tag: 'SlotIsToday' })
      : allowed(start.value);
  };
};

/**
 * Whether a slot may be offered and booked now; the answer carries its start as an instant (R14). Exactly 90 minutes ahead is still
 * offered. A slot today, in the position's zone, requires same-day slots. A time that a clock change skips is never offered.
 */
export const offerSlot = (slot: Slot, terms: OfferTerms): Decision<SlotRefusal, Instant> => offering(terms)(slot);

/** The slots that may be offered, each with its start, by day; days without a slot are left out (R14). */
export const offeredDays = (slots: readonly Slot[], terms: OfferTerms): readonly DayOfSlots[] => {
  const offer = offering(terms);
  return byDay(
    slots.flatMap((slot) => {
      const offered = offer(slot);
      return offered._tag === 'Allowed' ? [{ ...slot, startsAt: offered.value }] : [];
    }),
  );
};
