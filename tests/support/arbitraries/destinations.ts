import * as fc from 'fast-check';
import { candidateId } from '../builders/recording';
import {
  accessRefused,
  apply,
  educationEntry,
  educationList,
  experienceEntry,
  experienceList,
  howItWorks,
  myJobs,
  newEducation,
  newExperience,
  noPosts,
  positionClosed,
  profile,
  resumeLink,
  schedule,
  scheduleAgain,
  scheduled,
  scheduleLater,
  screeningFail,
  screeningRepeated,
  screeningSuccess,
  signIn,
  signInByLink,
  signInLink,
  onboardingSchedule,
  acceptOffer,
  acceptOnsiteOffer,
  onsiteSchedule,
  onsiteScheduled,
  onsiteTimeSlot,
  signUp,
  skillFilter,
  socialSignIn,
  thankYou,
  timeSlot,
  uploadResume,
  historyOf,
  whatWasSent,
  type Destination,
} from '../../../application/navigation/destination';
import type { ClosedValue } from '../../../application/navigation/parameters';
import type { DestinationTag } from '../../../application/navigation/routes';
import { socialSource } from '../../../domain/identity/social-sign-in';
import { communityId, positionId } from '../builders/applications';
import { hiringManagerId } from '../builders/chat';
import { email, linkCode } from '../builders/identity';

const ids = fc.oneof(fc.integer({ min: 1, max: 9_999_999_999 }), fc.constantFrom(1, 10, 9_999_999_999));
const positions = ids.map(positionId);
const jobs = fc.record({ communityId: ids.map(communityId), positionId: positions });
const places = fc.nat({ max: 9_999 });
const addresses = fc.constantFrom('maria@example.org', "o'neil+jobs/?#%&@example.org", 'é@example.org');
const checks = fc.record({
  communityId: ids.map(communityId),
  positionId: positions,
  techCheckFor: fc.constantFrom(undefined, 'skipDelay', 'tcNotDone', 'practiceRecordNow', 'selfRecordNow'),
});
const managers = fc.integer({ min: 1, max: 9_999_999_999 }).map(hiringManagerId);
const closedValues = fc.constantFrom<ClosedValue>('1', '2', '4', 'partialSubmit', 'fullSubmit');

/** Every destination, by its tag: the compiler requires all of them. */
export const destinationsOf: Readonly<Record<DestinationTag, fc.Arbitrary<Destination>>> = {
  Conversations: fc.constant({ _tag: 'Conversations' }),
  Conversation: fc
    .tuple(jobs, managers)
    .map(([job, manager]) => ({ _tag: 'Conversation', ...job, hiringManagerId: manager })),
  SignIn: fc.constant(signIn),
  HowItWorks: fc.constant(howItWorks),
  SignInLink: fc.tuple(addresses, fc.nat()).map(([address, n]) => signInLink(email(address), linkCode(n))),
  SignInByLink: fc.constant(signInByLink),
  AccessRefused: fc.constant(accessRefused),
  SignUp: fc.constantFrom(undefined, socialSource).map(signUp),
  SocialSignIn: fc.constant(socialSignIn),
  MyJobs: fc.constant(myJobs),
  Apply: fc.tuple(positions, fc.boolean()).map(([id, more]) => apply(id, more)),
  PositionClosed: closedValues.map(positionClosed),
  ScheduleInHand: fc.constant({ _tag: 'ScheduleInHand' }),
  Schedule: jobs.map(schedule),
  OnboardingSchedule: jobs.map(onboardingSchedule),
  AcceptOffer: jobs.map(acceptOffer),
  OnsiteSchedule: jobs.map(onsiteSchedule),
  AcceptOnsiteOffer: jobs.map(acceptOnsiteOffer),
  OnsiteTimeSlot: fc.constant(onsiteTimeSlot),
  OnsiteScheduled: jobs.map(onsiteScheduled),
  ScheduleAgain: jobs.map(scheduleAgain),
  ScheduleFollowUp: fc.tuple(jobs, fc.constantFrom('7', '12')).map(([job, followUpId]) => ({
    _tag: 'ScheduleFollowUp',
    followUpId,
    ...job,
  })),
  TimeSlot: fc.constant(timeSlot),
  Scheduled: jobs.map(scheduled),
  ScheduledPosition: positions.map((positionId) => ({ _tag: 'ScheduledPosition', positionId })),
  InPersonInterview: jobs.map((of) => ({ _tag: 'InPersonInterview', ...of })),
  UploadResume: jobs.map(uploadResume),
  ResumeLink: jobs.map(resumeLink),
  Interviewer: fc.constant<Destination>({ _tag: 'Interviewer' }),
  WhatWasSent: jobs.map(whatWasSent),
  WhatHappened: jobs.map(historyOf),
  TechCheck: checks.map((of) => ({ _tag: 'TechCheck', ...of })),
  TechCheckOptional: checks.map((of) => ({ _tag: 'TechCheckOptional', ...of })),
  SelfRecordList: jobs.map((job) => ({ _tag: 'SelfRecordList', ...job })),
  TechCheckTest: fc.constant({ _tag: 'TechCheckTest' }),
  TechCheckDone: fc
    .constantFrom('techcheckOps', 'techcheckMan', 'techcheckDialog')
    .map((techCheckDone) => ({ _tag: 'TechCheckDone', techCheckDone })),
  Join: fc.constant<Destination>({ _tag: 'Join' }),
  JoinScreen: fc.constant<Destination>({ _tag: 'JoinScreen' }),
  ThankYou: fc.constant(thankYou),
  Profile: fc.constant(profile),
  ExperienceList: fc.constant(experienceList),
  NewExperience: fc.constant(newExperience),
  ExperienceEntry: places.map(experienceEntry),
  EducationList: fc.constant(educationList),
  NewEducation: fc.constant(newEducation),
  EducationEntry: places.map(educationEntry),
  SkillFilter: fc.constant(skillFilter),
  ScreeningSuccess: jobs.map(screeningSuccess),
  ScreeningFail: fc.constant(screeningFail),
  NoPosts: fc.constant(noPosts),
  ScreeningRepeated: fc.constant(screeningRepeated),
  ScheduleLater: fc.constant(scheduleLater),
  ScheduleOrCancel: positions.map((id) => ({ _tag: 'ScheduleOrCancel', positionId: id })),
  InterviewCancelled: fc
    .constantFrom<'0' | '3'>('0', '3')
    .map((etaStatus) => ({ _tag: 'InterviewCancelled', etaStatus })),
  SelfRecordScreeningSuccess: jobs.map((of) => ({ _tag: 'SelfRecordScreeningSuccess', ...of })),
  EmailStatusCheck: fc
    .record({ communityId: ids.map(communityId), positionId: positions, candidateId: ids.map(candidateId) })
    .map((of) => ({ _tag: 'EmailStatusCheck', ...of })),
  SelfRecordingLater: jobs.map((of) => ({ _tag: 'SelfRecordingLater', ...of })),
  SelfRecordLater: jobs.map((of) => ({ _tag: 'SelfRecordLater', ...of })),
  SelfRecordBegin: jobs.map((of) => ({ _tag: 'SelfRecordBegin', ...of })),
  SelfStartRecord: jobs.map((of) => ({ _tag: 'SelfStartRecord', ...of })),
  SelfRecordEnd: fc
    .tuple(jobs, fc.constantFrom<'skip' | 'message'>('skip', 'message'))
    .map(([of, leftBy]) => ({ _tag: 'SelfRecordEnd', ...of, leftBy })),
  SelfRecordUploadResume: jobs.map((of) => ({ _tag: 'SelfRecordUploadResume', ...of })),
  SelfRecordTour: fc
    .tuple(jobs, fc.constantFrom<'emailLink' | 'skillFilterSuccess'>('emailLink', 'skillFilterSuccess'))
    .map(([of, cameFrom]) => ({ _tag: 'SelfRecordTour', ...of, cameFrom })),
  PracticeRecordBegin: jobs.map((of) => ({ _tag: 'PracticeRecordBegin', ...of })),
  PracticeStartRecord: jobs.map((of) => ({ _tag: 'PracticeStartRecord', ...of })),
  PracticeRecordList: jobs.map((of) => ({ _tag: 'PracticeRecordList', ...of })),
  PracticeRecordEnd: jobs.map((of) => ({ _tag: 'PracticeRecordEnd', ...of })),
  DeclineOffer: fc.constant({ _tag: 'DeclineOffer' }),
  DeclineOnsiteOffer: fc.constant({ _tag: 'DeclineOnsiteOffer' }),
};

export const destinations: fc.Arbitrary<Destination> = fc.oneof(...Object.values(destinationsOf));
