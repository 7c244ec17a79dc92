import * as fc from 'fast-check';
import { remindersDue } from '../../../domain/applications/reminders';
import { instants } from '../../support/arbitraries/time';
import { at, atMs } from '../../support/builders/time';

const startsAt = at('2026-12-04T16:30:00Z');
const dayBefore = at('2026-12-03T16:30:00Z');
const twoHoursBefore = at('2026-12-04T14:30:00Z');

describe('The reminders of an appointment', () => {
  it.each([
    ['a week ahead', '2026-11-27T16:30:00.000Z', [dayBefore, twoHoursBefore]],
    ['24 hours and a millisecond ahead', '2026-12-03T16:29:59.999Z', [dayBefore, twoHoursBefore]],
    ['24 hours ahead', '2026-12-03T16:30:00.000Z', [twoHoursBefore]],
    ['20 hours ahead', '2026-12-03T20:30:00.000Z', [twoHoursBefore]],
    ['2 hours and a millisecond ahead', '2026-12-04T14:29:59.999Z', [twoHoursBefore]],
    ['2 hours ahead', '2026-12-04T14:30:00.000Z', []],
    ['90 minutes ahead', '2026-12-04T15:00:00.000Z', []],
    ['after it has begun', '2026-12-04T17:00:00.000Z', []],
  ] as const)('booked %s are those still to come', (_, bookedAt, due) => {
    expect(remindersDue(startsAt, at(bookedAt))).toEqual(due);
  });

  it('are each a day or two hours before its start and after its booking, and none of those is left out', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: -10_000_000, max: 200_000_000 }), (booked, ahead) => {
        fc.pre(Math.abs(booked) < 8e15);
        const due = new Set(remindersDue(atMs(booked + ahead), booked));
        for (const lead of [86_400_000, 7_200_000]) expect(due.has(atMs(booked + ahead - lead))).toBe(ahead > lead);
        expect(due.size).toBe((ahead > 86_400_000 ? 1 : 0) + (ahead > 7_200_000 ? 1 : 0));
      }),
    );
  });
});
