import type { CalendarDate } from '../../../domain/time/calendar-date';
import { demoCandidates } from './candidates';
import type { DemoFile } from './file-format';
import { demoPositions } from './positions';
import { demoQuestionnaires } from './questionnaires';
import { demoSlots } from './slots';

/**
 * What an empty portal shows: six invented houses in four time zones, their open positions, times for 60 days and
 * six candidates. A plain import file made relative to `today`, the same for the same day; the import decodes it
 * like any other.
 * Interviews are held by video, for two positions in person: nothing in it needs a screen that is not there.
 */
export const demoFile = (today: CalendarDate): DemoFile => ({
  questionnaires: demoQuestionnaires,
  positions: demoPositions,
  slots: demoSlots(demoPositions, today),
  candidates: demoCandidates(today),
});
