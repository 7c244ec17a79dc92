import * as fc from 'fast-check';
import { remindersDue } from '../../../domain/applications/reminders';
import { instants } from '../../support/arbitraries/time';
import { at, atMs } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';
import { list, number, text } from '../../../adapters/rules/cases/columns';

const startsAt = at('2026-12-04T16:30:00Z');

describe('The reminders of an appointment', () => {
  it.each(cases('applications/reminders', { bookedAt: text, due: list(number) }))('$title', ({ bookedAt, due }) => {
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
