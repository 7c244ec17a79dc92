import type { ApplicationsApi } from '../../../application/ports/candidate-api/applications';
import type { ApplyingApi } from '../../../application/ports/candidate-api/applying';
import type { ScreeningApi } from '../../../application/ports/candidate-api/screening';
import type { GivingUpApi } from '../../../application/ports/candidate-api/giving-up';
import type { AddressProofApi, IdentityApi } from '../../../application/ports/candidate-api/identity';
import type { ProfileApi } from '../../../application/ports/candidate-api/profile';
import type { SchedulingApi } from '../../../application/ports/candidate-api/scheduling';
import { getJobsList } from '../../contract/calls/applications';
import {
  appliedPosition,
  applyJob,
  getCandidatePosition,
  getPosition,
  getRedirectionLinks,
} from '../../contract/calls/applying';
import { getCandidateProfile } from '../../contract/calls/profile';
import { getSkillFilter, submitSkillFilter } from '../../contract/calls/screening';
import { cancelCalls, declineCalls, rescheduleFromMail } from '../../contract/calls/giving-up';
import { proveEmail, sendOtp, signOut, submitOtp } from '../../contract/calls/identity';
import { bookCalls, getPositionData, moveCalls, searchCalls } from '../../contract/calls/scheduling';
import type { Send } from './send';

/** What of the candidate's side the terminal asks. */
export type TerminalApi = IdentityApi &
  AddressProofApi &
  ApplicationsApi &
  ApplyingApi &
  ScreeningApi &
  SchedulingApi &
  GivingUpApi &
  Pick<ProfileApi, 'profile'>;

/** The port over HTTP from Node: each operation is one call of the contract. A command is not given up halfway. */
export const terminalApi = (call: Send): TerminalApi => ({
  sendCode: (email) => call(sendOtp)({ email }),
  submitCode: (email, otp) => call(submitOtp)({ email, otp }),
  proveAddress: (otp) => call(proveEmail)({ otp }),
  signOut: () => call(signOut)(undefined),
  profile: () => call(getCandidateProfile)(undefined),
  listApplications: () => call(getJobsList)(undefined),
  advert: (id) => call(getPosition)(id),
  resolveLink: (link) => call(getRedirectionLinks)(link),
  applyToJob: call(applyJob),
  confirmExternal: call(appliedPosition),
  application: (job) => call(getCandidatePosition)(job),
  skillFilter: (position) => call(getSkillFilter)(position),
  submitAnswers: call(submitSkillFilter),
  position: call(getPositionData),
  findSlots: (search) => call(searchCalls[search.kind])(search),
  takeTime: (request) => call((request.act === 'Book' ? bookCalls : moveCalls)[request.kind])(request),
  giveUp: (request) => {
    const { route } = request.cancellation;
    return call(route === 'client-community' ? rescheduleFromMail : cancelCalls[route])(request);
  },
  decline: (request) => call(declineCalls[request.what])(request),
});
