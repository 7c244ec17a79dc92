import { accessRefusedStates } from './access-refused-states';
import { addressProofStates } from './address-proof-states';
import { applyStates } from './apply-states';
import { appointmentStates } from './appointment-states';
import { chatStates } from './chat-states';
import { givingUpStates } from './giving-up-states';
import { landingStates } from './landing-states';
import { connectionStates } from './connection-states';
import { liveInterviewStates } from './live-interview-states';
import { myJobsStates } from './my-jobs-states';
import { linkSignInStates } from './link-sign-in-states';
import { profileStates } from './profile-states';
import { recordingWaysStates } from './recording-ways-states';
import { recorderStates } from './recorder-states';
import { scheduleStates } from './schedule-states';
import { interviewerStates } from './interviewer-states';
import { scheduledStates } from './scheduled-states';
import { screeningStates } from './screening-states';
import { sessionStates } from './session-states';
import { signUpStates } from './sign-up-states';
import { signInStates } from './sign-in-states';
import { stageStates } from './stage-states';
import { techCheckStates } from './tech-check-states';
import { timeSlotStates } from './time-slot-states';
import { uploadResumeStates } from './upload-resume-states';
import { whatWasSentStates } from './what-was-sent-states';

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
