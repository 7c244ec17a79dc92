import type { CandidateOperations } from '../../application/ports/candidate-api';
import type { OperatorOperations } from '../../application/operator/operator.port';
import type { Operations } from '../../application/ports/candidate-api/call';
import { describeCall, type DescribedCall } from './call';
import { applicationsCalls } from './applications/applications.calls';
import { applyingCalls } from './applications/applying.calls';
import { chatCalls } from './chat/chat.calls';
import { givingUpCalls } from './applications/giving-up.calls';
import { historyCalls } from './applications/history.calls';
import { identityCalls } from './identity/identity.calls';
import { interviewerCalls } from './live-interview/interviewer.calls';
import { linkSignInCalls } from './identity/link-sign-in.calls';
import { meetingCalls } from './live-interview/meeting.calls';
import { operatorCalls } from './operator/operator.calls';
import { profileCalls } from './profile/profile.calls';
import { recorderCalls } from './applications/recorder.calls';
import { recordingCalls } from './recording/recording.calls';
import { resumesCalls } from './resumes/resumes.calls';
import { schedulingCalls } from './scheduling/scheduling.calls';
import { screeningCalls } from './screening/screening.calls';
import { signUpCalls } from './identity/sign-up.calls';
import { socialSignInCalls } from './identity/social-sign-in.calls';
import { techCheckCalls } from './tech-check/tech-check.calls';
import type { Bindings } from './operation';

/** Every operation of the candidate's port, with its calls. A browser loads them area by area instead. */
export const candidateCalls: Bindings<CandidateOperations> = {
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
  ...historyCalls,
  ...applyingCalls,
  ...meetingCalls,
  ...recorderCalls,
  ...recordingCalls,
  ...resumesCalls,
  ...techCheckCalls,
};

const described = <All extends Operations<keyof All>>(all: Bindings<All>): readonly DescribedCall[] => {
  const found: DescribedCall[] = [];
  for (const name in all) for (const call of all[name].calls) found.push(describeCall(call));
  return found;
};

/** Every call of the portal. */
export const calls: readonly DescribedCall[] = [
  ...described(candidateCalls),
  ...described<OperatorOperations>(operatorCalls),
];
