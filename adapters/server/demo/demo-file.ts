import type { CalendarDate } from '../../../domain/time/calendar-date';
import { demoCandidates } from './candidates';
import type { DemoFile } from './file-format';
import { demoPositions } from './positions';
import { demoQuestionnaires } from './questionnaires';
import { demoSlots } from './slots';

/**
 * The contents of a demo portal: six invented houses in four time zones, their open positions, times for 60 days and six candidates. It is a plain
 * import file with dates relative to `today`, identical for the same day; the import decodes it like any other. Interviews are by video, and in
 * person for two positions; for one they are recorded.
 */
export const demoFile = (today: CalendarDate): DemoFile => ({
  questionnaires: demoQuestionnaires,
  positions: demoPositions,
  slots: demoSlots(demoPositions, today),
  candidates: demoCandidates(today),
});
