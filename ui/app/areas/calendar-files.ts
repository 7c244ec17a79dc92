/* What writing a calendar file needs, loaded when one is asked for. */
import '../ground/every-page';
export { calendarFile } from '../../../adapters/composition/areas/calendar-files';
