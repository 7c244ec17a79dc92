import type { CandidateOperations } from '../../application/ports/candidate-api';
import type { Operations } from '../../application/ports/candidate-api/call';
import { describeCall, type DescribedCall } from './call';
import { applicationsCalls } from './calls/applications';
import { applyingCalls } from './calls/applying';
import { chatCalls } from './calls/chat';
import { givingUpCalls } from './calls/giving-up';
import { identityCalls } from './calls/identity';
import { interviewerCalls } from './calls/interviewer';
import { linkSignInCalls } from './calls/link-sign-in';
import { meetingCalls } from './calls/meeting';
import { operatorCalls } from './calls/operator';
import { profileCalls } from './calls/profile';
import { recorderCalls } from './calls/recorder';
import { recordingCalls } from './calls/recording';
import { resumesCalls } from './calls/resumes';
import { schedulingCalls } from './calls/scheduling';
import { screeningCalls } from './calls/screening';
import { signUpCalls } from './calls/sign-up';
import { socialSignInCalls } from './calls/social-sign-in';
import { techCheckCalls } from './calls/tech-check';
import type { TravelsOf } from './operation';

/** Every operation of the candidate's port, with its calls. A browser loads them area by area instead. */
export const candidateCalls: TravelsOf<CandidateOperations> = {
  ...identityCalls,
  ...linkSignInCalls,
  ...interviewerCalls,
  ...signUpCalls,
  ...socialSignInCalls,
  ...applicationsCalls,
  ...profileCalls,
  ...screeningCalls,
  ...schedulingCalls,
  ...chatCalls,
  ...givingUpCalls,
  ...applyingCalls,
  ...meetingCalls,
  ...recorderCalls,
  ...recordingCalls,
  ...resumesCalls,
  ...techCheckCalls,
};

const described = <All extends Operations<keyof All>>(all: TravelsOf<All>): readonly DescribedCall[] => {
  const found: DescribedCall[] = [];
  for (const name in all) for (const call of all[name].calls) found.push(describeCall(call));
  return found;
};

/** Every call of the portal. */
export const calls: readonly DescribedCall[] = [...described(candidateCalls), ...described(operatorCalls)];
