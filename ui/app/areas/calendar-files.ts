/* What writing a calendar file needs, loaded when one is asked for. */
export { calendarFile } from '../../../adapters/composition/areas/calendar-files';
