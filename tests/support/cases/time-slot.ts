import type { Slot } from '../../../domain/positions/slot';
import { list, text, through, type Column } from '../../../adapters/rules/cases/columns';
import { slot } from '../builders/slots';

/** `2026-12-04; 09:30; 10:00`: a day, a start and an end; without an end it lasts to the end of the day (builders/slots.ts). */
export const timeSlot: Column<Slot> = through(([day = '', from = '', to]) => slot(day, from, to), list(text));
