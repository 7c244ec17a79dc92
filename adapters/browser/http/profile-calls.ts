import type { ProfileApi } from '../../../application/ports/candidate-api/identity';
import { getCandidateProfile } from '../../contract/calls/profile';
import type { send } from './send';

export const profileCalls = (call: ReturnType<typeof send>): ProfileApi => ({
  profile: (cancel) => call(getCandidateProfile)(undefined, cancel?.signal),
});
