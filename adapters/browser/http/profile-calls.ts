import type { ProfileApi } from '../../../application/ports/candidate-api/profile';
import { getCandidateProfile, updateCandidateProfile, updateEmailPhone } from '../../contract/calls/profile';
import type { send } from './send';

export const profileCalls = (call: ReturnType<typeof send>): ProfileApi => ({
  profile: (cancel) => call(getCandidateProfile)(undefined, cancel?.signal),
  updateProfile: (update) => call(updateCandidateProfile)(update),
  changeContact: (wanted) => call(updateEmailPhone)(wanted),
});
