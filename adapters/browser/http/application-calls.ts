import type { ApplicationsApi } from '../../../application/ports/candidate-api/applications';
import { getJobsList } from '../../contract/calls/applications';
import type { send } from './send';

export const applicationCalls = (call: ReturnType<typeof send>): ApplicationsApi => ({
  listApplications: (cancel) => call(getJobsList)(undefined, cancel?.signal),
});
