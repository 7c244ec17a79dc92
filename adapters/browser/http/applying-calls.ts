import type { ApplyingApi } from '../../../application/ports/candidate-api/applying';
import {
  appliedPosition,
  applyJob,
  getCandidatePosition,
  getPosition,
  getRedirectionLinks,
} from '../../contract/calls/applying';
import type { send } from './send';

export const applyingCalls = (call: ReturnType<typeof send>): ApplyingApi => ({
  advert: (id, cancel) => call(getPosition)(id, cancel?.signal),
  resolveLink: (link, cancel) => call(getRedirectionLinks)(link, cancel?.signal),
  applyToJob: (request) => call(applyJob)(request),
  confirmExternal: (job) => call(appliedPosition)(job),
  application: (job, cancel) => call(getCandidatePosition)(job, cancel?.signal),
});
