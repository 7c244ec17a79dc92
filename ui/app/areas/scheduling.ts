/* What choosing a time needs, in one file: who opens one of these screens opens the next, and only they need zones (22 kB). */
import '../ground/one-job';
import '../ground/signed-in';
export { schedulingCalls } from '../../../adapters/composition/areas/scheduling';
export { browserCalendar } from '../../../adapters/composition/areas/calendar';
export { lookForSlots } from '../../../application/journeys/schedule';
export { InPersonScreen } from '../../screens/in-person/in-person-screen';
export { ScheduleAgainScreen, ScheduleInHandScreen, ScheduleScreen } from '../../screens/schedule/schedule-screen';
export { ScheduledPositionScreen, ScheduledScreen } from '../../screens/scheduled/scheduled-screen';
export { ThankYouScreen } from '../../screens/thank-you/thank-you-screen';
export { TimeSlotScreen } from '../../screens/time-slot/time-slot-screen';
