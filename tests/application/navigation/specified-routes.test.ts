import * as O from 'fp-ts/Option';
import { fromPath } from '../../../application/navigation/path';
import type { DestinationTag } from '../../../application/navigation/routes';

/* The routes from the first page to interviews, as spec 1 §2 and spec 2 §2.1 write them, each with a sample path and its screen. */
const specified: readonly (readonly [string, string, DestinationTag])[] = [
  ['/', '/', 'SignIn'],
  ['/how-it-works', '/how-it-works', 'HowItWorks'],
  ['/candidateslogin', '/candidateslogin', 'SignIn'],
  ['/signup', '/signup', 'SignUp'],
  ['/signup/{userType}', '/signup/googleUser', 'SignUp'],
  ['/candidateportal', '/candidateportal', 'MyJobs'],
  ['/candidateportal/{email}/{code}', '/candidateportal/maria@example.org/code', 'SignInLink'],
  ['/skillfilter', '/skillfilter', 'SkillFilter'],
  ['/skillfilter/success/{position_id}', '/skillfilter/success/4711', 'ScreeningSuccess'],
  ['/skillfilter/fail', '/skillfilter/fail', 'ScreeningFail'],
  ['/skillfilter/noPosts', '/skillfilter/noPosts', 'NoPosts'],
  ['/skillfilter/reapply', '/skillfilter/reapply', 'ScreeningRepeated'],
  ['/skillfilter/scheduleLatter', '/skillfilter/scheduleLatter', 'ScheduleLater'],
  ['/apply/{id}', '/apply/4711', 'Apply'],
  ['/apply/{id}/{linkType}', '/apply/4711/more', 'Apply'],
  ['/schedule', '/schedule', 'ScheduleInHand'],
  ['/success/{id}', '/success/4711', 'ScheduledPosition'],
  ['/schedule/{community_id}/{position_id}', '/schedule/42/4711', 'Schedule'],
  ['/schedule/{community_id}/{position_id}/reschedule', '/schedule/42/4711/reschedule', 'ScheduleAgain'],
  ['/schedule/{community_id}/{position_id}/{id}', '/schedule/42/4711/7', 'ScheduleFollowUp'],
  ['/timeslot', '/timeslot', 'TimeSlot'],
  ['/success/{community_id}/{position_id}', '/success/42/4711', 'Scheduled'],
  ['/onboardingSchedule/{community_id}/{position_id}', '/onboardingSchedule/42/4711', 'OnboardingSchedule'],
  ['/acceptOffer/{community_id}/{position_id}', '/acceptOffer/42/4711', 'AcceptOffer'],
  ['/onsiteSchedule/{community_id}/{position_id}', '/onsiteSchedule/42/4711', 'OnsiteSchedule'],
  ['/acceptOnsiteOffer/{community_id}/{position_id}', '/acceptOnsiteOffer/42/4711', 'AcceptOnsiteOffer'],
  ['/onsiteTimeslot', '/onsiteTimeslot', 'OnsiteTimeSlot'],
  ['/onsiteSuccess/{community_id}/{position_id}', '/onsiteSuccess/42/4711', 'OnsiteScheduled'],
  ['/declineOffer', '/declineOffer', 'DeclineOffer'],
  ['/declineOnsiteOffer', '/declineOnsiteOffer', 'DeclineOnsiteOffer'],
  ['/scheduleOrCancel/{job_id}', '/scheduleOrCancel/4711', 'ScheduleOrCancel'],
  ['/interviewCancelled/{eta_status}', '/interviewCancelled/3', 'InterviewCancelled'],
  ['/tech-check/{community_id}/{position_id}', '/tech-check/42/4711', 'TechCheck'],
  ['/tech-check-optional/{community_id}/{position_id}', '/tech-check-optional/42/4711', 'TechCheckOptional'],
  ['/techCheckTest', '/techCheckTest', 'TechCheckTest'],
  ['/upload_resume/{community_id}/{position_id}', '/upload_resume/42/4711', 'UploadResume'],
  ['/inpersonInterview/{community_id}/{position_id}', '/inpersonInterview/42/4711', 'InPersonInterview'],
  ['/thankyou', '/thankyou', 'ThankYou'],
  ['/profile', '/profile', 'Profile'],
  ['/profile/experience', '/profile/experience', 'ExperienceList'],
  ['/profile/experience/add', '/profile/experience/add', 'NewExperience'],
  ['/profile/experience/{id}', '/profile/experience/3', 'ExperienceEntry'],
  ['/profile/education', '/profile/education', 'EducationList'],
  ['/profile/education/add', '/profile/education/add', 'NewEducation'],
  ['/profile/education/{id}', '/profile/education/0', 'EducationEntry'],
  ['/positionClosed/{value}', '/positionClosed/4', 'PositionClosed'],
  [
    '/skillfilter/selfRecordSuccess/{community_id}/{position_id}',
    '/skillfilter/selfRecordSuccess/42/4711',
    'SelfRecordScreeningSuccess',
  ],
  ['/selfRecordLaterScreen/{community_id}/{position_id}', '/selfRecordLaterScreen/42/4711', 'SelfRecordLater'],
  ['/emailStatusCheck/{community_id}/{position_id}/{candidate_id}', '/emailStatusCheck/42/4711/7', 'EmailStatusCheck'],
  ['/selfRecordingLater/{community_id}/{position_id}', '/selfRecordingLater/42/4711', 'SelfRecordingLater'],
  ['/selfRecordBegin/{community_id}/{position_id}', '/selfRecordBegin/42/4711', 'SelfRecordBegin'],
  ['/selfStartRecord/{community_id}/{position_id}', '/selfStartRecord/42/4711', 'SelfStartRecord'],
  ['/selfRecordList/{community_id}/{position_id}', '/selfRecordList/42/4711', 'SelfRecordList'],
  ['/selfRecordEnd/{community_id}/{position_id}/{fromType}', '/selfRecordEnd/42/4711/skip', 'SelfRecordEnd'],
  ['/SelfRecordUploadResume/{community_id}/{position_id}', '/SelfRecordUploadResume/42/4711', 'SelfRecordUploadResume'],
  ['/practiceStartRecord/{community_id}/{position_id}', '/practiceStartRecord/42/4711', 'PracticeStartRecord'],
  ['/practiceRecordBegin/{community_id}/{position_id}', '/practiceRecordBegin/42/4711', 'PracticeRecordBegin'],
  ['/practiceRecordList/{community_id}/{position_id}', '/practiceRecordList/42/4711', 'PracticeRecordList'],
  ['/practiceRecordEnd/{community_id}/{position_id}', '/practiceRecordEnd/42/4711', 'PracticeRecordEnd'],
  ['/selfRecordTour/{community_id}/{position_id}/{fromType}', '/selfRecordTour/42/4711/emailLink', 'SelfRecordTour'],
];

describe('A route of the specification', () => {
  it.each(specified)('%s has its screen: %s leads to %s [spec 1 §2, spec 2 §2.1]', (_, path, tag) => {
    expect(O.toUndefined(fromPath(path))?._tag).toBe(tag);
  });

  it.each([
    ['/tech-check/{community_id}/{position_id}/{skipDelay}', '/tech-check/42/4711', 'TechCheck'],
    [
      '/tech-check-optional/{community_id}/{position_id}/{skipDelay}',
      '/tech-check-optional/42/4711',
      'TechCheckOptional',
    ],
  ] as const)('%s says why it was opened, by one of four words [spec 2 §2.1]', (_, path, tag) => {
    for (const techCheckFor of ['skipDelay', 'tcNotDone', 'practiceRecordNow', 'selfRecordNow'])
      expect(O.toUndefined(fromPath(`${path}/${techCheckFor}`))).toMatchObject({ _tag: tag, techCheckFor });
    expect(O.toUndefined(fromPath(`${path}/another`))).toMatchObject({ _tag: tag, techCheckFor: undefined });
  });

  it.each([
    ['/selfRecordEnd/42/4711/skip', 'leftBy', 'skip'],
    ['/selfRecordEnd/42/4711/message', 'leftBy', 'message'],
    ['/selfRecordTour/42/4711/emailLink', 'cameFrom', 'emailLink'],
    ['/selfRecordTour/42/4711/skillFilterSuccess', 'cameFrom', 'skillFilterSuccess'],
  ])('%s: the fromType is %s %s [spec 2 §2.1]', (path, name, value) => {
    expect(O.toUndefined(fromPath(path))).toMatchObject({ [name]: value });
  });

  it('any other fromType is rejected [spec 2 §2.1]', () => {
    for (const path of ['/selfRecordEnd/42/4711/other', '/selfRecordTour/42/4711/other'])
      expect(O.isNone(fromPath(path))).toBe(true);
  });
});
