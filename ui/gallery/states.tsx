import { accessRefusedStates } from '../identity/access-refused-states';
import { addressProofStates } from '../identity/address-proof-states';
import { applyStates } from '../applications/apply-states';
import { appointmentStates } from '../scheduling/appointment-states';
import { chatStates } from '../chat/chat-states';
import { givingUpStates } from '../applications/giving-up-states';
import { landingStates } from '../positions/landing-states';
import { connectionStates } from '../tech-check/connection-states';
import { liveInterviewStates } from '../live-interview/live-interview-states';
import { myJobsStates } from '../applications/my-jobs-states';
import { linkSignInStates } from '../identity/link-sign-in-states';
import { profileStates } from '../profile/profile-states';
import { recordingWaysStates } from '../recording/recording-ways-states';
import { recorderStates } from '../recording/recorder-states';
import { scheduleStates } from '../scheduling/schedule-states';
import { interviewerStates } from '../live-interview/interviewer-states';
import { scheduledStates } from '../scheduling/scheduled-states';
import { screeningStates } from '../screening/screening-states';
import { sessionStates } from '../identity/session-states';
import { signUpStates } from '../identity/sign-up-states';
import { signInStates } from '../identity/sign-in-states';
import { stageStates } from '../applications/stage-states';
import { techCheckStates } from '../tech-check/tech-check-states';
import { timeSlotStates } from '../scheduling/time-slot-states';
import { uploadResumeStates } from '../resumes/upload-resume-states';
import { historyStates } from '../applications/history-states';
import { whatWasSentStates } from '../screening/what-was-sent-states';

/** Every state by name, with its rendering. */
export const states = {
  ...signInStates,
  ...linkSignInStates,
  ...signUpStates,
  ...accessRefusedStates,
  ...landingStates,
  ...sessionStates,
  ...myJobsStates,
  ...scheduleStates,
  ...timeSlotStates,
  ...addressProofStates,
  ...scheduledStates,
  ...screeningStates,
  ...stageStates,
  ...appointmentStates,
  ...givingUpStates,
  ...uploadResumeStates,
  ...whatWasSentStates,
  ...historyStates,
  ...applyStates,
  ...profileStates,
  ...connectionStates,
  ...interviewerStates,
  ...liveInterviewStates,
  ...recorderStates,
  ...techCheckStates,
  ...recordingWaysStates,
  ...chatStates,
};

export type StateName = keyof typeof states;

const isStateName = (name: string): name is StateName => Object.hasOwn(states, name);

/** All names, in the order in which the gallery lists them. */
export const stateNames: readonly StateName[] = Object.keys(states).filter(isStateName);
