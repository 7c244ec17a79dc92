export { browserCalendar } from '../../browser/calendar/calendar';
