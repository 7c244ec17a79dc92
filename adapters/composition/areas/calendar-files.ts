export { calendarFile } from '../../contract/calendar-file';
