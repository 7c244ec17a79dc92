/* What choosing a time needs, in one file: who opens one of these screens opens the next, and only they need zones (22 kB). */
export { schedulingCalls } from '../../../adapters/composition/areas/scheduling';
export { lookForSlots } from '../../../application/journeys/schedule';
export { ScheduleScreen } from '../../screens/schedule/schedule-screen';
export { ScheduledScreen } from '../../screens/scheduled/scheduled-screen';
export { TimeSlotScreen } from '../../screens/time-slot/time-slot-screen';
