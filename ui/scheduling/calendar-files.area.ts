/* Writes calendar files; loaded when a candidate adds an appointment to a calendar. */
import '../app/ground/every-page';
import { calendarFilesModule } from '../../adapters/composition/areas/calendar-files';

export const area = { module: calendarFilesModule };
