import * as O from 'fp-ts/Option';
import { allowed, permitted, refused, type Decision } from '../decision';
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

/** When a slot starts: as it was told with it, otherwise by the zone data at hand. None: a clock change skips that time. */
export const startOf = ({ date, from, startsAt }: Slot, zone: TimeZone): O.Option<Instant> =>
  startsAt === undefined ? instantAt(date, from, zone) : O.some(startsAt);

/** A slot is offered as another moment than the one that was shown. */
export interface ShownElsewhen {
  readonly _tag: 'ShownElsewhen';
  readonly shown: Instant;
  readonly startsAt: Instant | undefined;
}

/**
 * Whether a slot that was chosen is still the moment that was shown (R14): a time is never taken that a candidate saw as another one, whatever
 * the zone data of either side say. `slot` is judged by the data at hand.
 */
export const startsAsShown = ({ date, from, startsAt: shown }: Slot, zone: TimeZone): Decision<ShownElsewhen> => {
  const startsAt = O.toUndefined(instantAt(date, from, zone));
  return shown === undefined || shown === startsAt ? permitted : refused({ _tag: 'ShownElsewhen', shown, startsAt });
};

/** The rule of `offerSlot` for many slots at once: which day today is, is asked once. */
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
 * Whether a slot may be offered and booked now; the answer carries its start as an instant (R14).
 * Exactly 90 minutes ahead is offered. Today, in the position's zone, only with same-day slots. A time that a clock change skips never.
 */
export const offerSlot = (slot: Slot, terms: OfferTerms): Decision<SlotRefusal, Instant> => offering(terms)(slot);

/** Slots as days that may be shown: only slots that may be offered, each with its moment, in order, days without one left out (R14). */
export const offeredDays = (slots: readonly Slot[], terms: OfferTerms): readonly DayOfSlots[] => {
  const offer = offering(terms);
  return byDay(
    slots.flatMap((slot) => {
      const offered = offer(slot);
      return offered._tag === 'Allowed' ? [{ ...slot, startsAt: offered.value }] : [];
    }),
  );
};
