import type { ScreeningApi } from '../../../application/ports/candidate-api/screening';
import { getSkillFilter, submitSkillFilter } from '../../contract/calls/screening';
import type { send } from './send';

export const screeningCalls = (call: ReturnType<typeof send>): ScreeningApi => ({
  skillFilter: (position, cancel) => call(getSkillFilter)(position, cancel?.signal),
  submitAnswers: (answered) => call(submitSkillFilter)(answered),
});
