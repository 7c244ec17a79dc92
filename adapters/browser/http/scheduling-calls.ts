import type { SchedulingApi } from '../../../application/ports/candidate-api/scheduling';
import { bookCalls, getPositionData, moveCalls, searchCalls } from '../../contract/calls/scheduling';
import type { send } from './send';

export const schedulingCalls = (call: ReturnType<typeof send>): SchedulingApi => ({
  position: (job, cancel) => call(getPositionData)(job, cancel?.signal),
  findSlots: (search, cancel) => call(searchCalls[search.kind])(search, cancel?.signal),
  takeTime: (request) => call((request.act === 'Book' ? bookCalls : moveCalls)[request.kind])(request),
});
