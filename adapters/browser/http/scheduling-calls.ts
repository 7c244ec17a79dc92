import type { SchedulingApi } from '../../../application/ports/candidate-api';
import { bookSlot, getDayViewSlots, getPositionData } from '../../contract/calls/scheduling';
import type { send } from './send';

export const schedulingCalls = (call: ReturnType<typeof send>): SchedulingApi => ({
  position: (job, cancel) => call(getPositionData)(job, cancel?.signal),
  findSlots: (search, cancel) => call(getDayViewSlots)(search, cancel?.signal),
  bookVideoInterview: (request) => call(bookSlot)(request),
});
