import type { CalendarDate } from '../../../domain/time/calendar-date';
import { demoCandidates } from './candidates';
import type { DemoAppointment, DemoFile } from './file-format';
import { laterConversations } from './later-stages';
import { demoPositions } from './positions';
import { demoQuestionnaires } from './questionnaires';
import { demoSlots } from './slots';

/**
 * The contents of a demo portal: seven invented houses in four time zones, their open positions, times for 60 days, nine candidates and a
 * conversation. It is a plain import file with dates relative to `today`, identical for the same day but for `soon`, the live interview that is about
 * to begin (without it: at 10:00 that day); the import decodes it like any other.
 */
export const demoFile = (
  today: CalendarDate,
  soon: DemoAppointment = { slot_date: today, slot_from: '10:00', slot_to: '10:30' },
): DemoFile => ({
  questionnaires: demoQuestionnaires,
  positions: demoPositions,
  slots: demoSlots(demoPositions, today, soon),
  candidates: demoCandidates(today, soon),
  conversations: laterConversations(today),
});
