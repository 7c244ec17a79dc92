import * as O from 'fp-ts/Option';
import { allowed, refused, type Decision } from '../decision';
import { minutes, type Milliseconds } from '../time/duration';
import { between, type Instant } from '../time/instant';
import type { TimeZone } from '../time/time-zone';
import { dateIn, instantAt } from '../time/zoned';
import { byDay, type DayOfSlots, type Slot } from './slot';

/** No slot that starts sooner than this is ever offered, whatever its date (R14, spec 1 §9). */
export const leadTime: Milliseconds = minutes(90);

/** Where and when slots are looked at: the position's zone, whether it takes same-day slots, and now. */
export interface OfferTerms {
  readonly zone: TimeZone;
  readonly sameDaySlots: boolean;
  readonly now: Instant;
}

export type SlotRefusal =
  | { readonly _tag: 'SlotTooSoon'; readonly startsInMinutes: number; readonly leadMinutes: number }
  | { readonly _tag: 'SlotIsToday' }
  | { readonly _tag: 'SlotTimeSkipped'; readonly slot: Slot };

/** The rule of `offerSlot` for many slots at once: which day today is, is asked once. */
const offering = ({ zone, sameDaySlots, now }: OfferTerms) => {
  const todayIsOut = sameDaySlots ? O.none : dateIn(now, zone);
  return (slot: Slot): Decision<SlotRefusal, Instant> => {
    const start = instantAt(slot.date, slot.from, zone);
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
 * Whether a slot may be offered and booked now; the answer carries its start as an instant (R14).
 * Exactly 90 minutes ahead is offered. Today, in the position's zone, only with same-day slots. A time that a clock change skips never.
 */
export const offerSlot = (slot: Slot, terms: OfferTerms): Decision<SlotRefusal, Instant> => offering(terms)(slot);

/** Slots as days that may be shown: only slots that may be offered, in order, days without one left out (R14). */
export const offeredDays = (slots: readonly Slot[], terms: OfferTerms): readonly DayOfSlots[] => {
  const offer = offering(terms);
  return byDay(slots.filter((slot) => offer(slot)._tag === 'Allowed'));
};
