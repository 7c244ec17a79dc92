/*
 * The routes of both documents (spec 1 §2, spec 2 §2.1) and ours, each with a link's values, in every spelling that a link may have. The list is
 * separate on purpose: the tests compare the route table's answers with those from before there was a table.
 */

const encoded = 'posCodePosCodePosCode23';

/** 42 and 4711 are a community and a position; the spellings below replace them with other ids. */
const asWritten: readonly string[] = [
  '/',
  '/how-it-works',
  '/candidateslogin',
  '/candidateslogin/link',
  '/candidateslogin/refused',
  '/candidateslogin/social',
  '/interviewer',
  '/signup',
  '/signup/googleUser',
  '/signup/somebody',
  '/candidateportal',
  '/candidateportal/maria@example.org',
  '/candidateportal/maria@example.org/code',
  '/candidateportal/techcheckOps/success',
  '/thankyou',
  '/profile',
  '/profile/experience',
  '/profile/experience/add',
  '/profile/experience/3',
  '/profile/education',
  '/profile/education/add',
  '/profile/education/3',
  '/skillfilter',
  '/skillfilter/success/4711',
  '/skillfilter/selfRecordSuccess/42/4711',
  '/skillfilter/fail',
  '/skillfilter/noPosts',
  '/skillfilter/reapply',
  '/skillfilter/scheduleLatter',
  '/apply/4711',
  '/apply/4711/more',
  '/apply/4711/poster',
  '/positionClosed/4',
  '/positionClosed/fullSubmit',
  '/positionClosed/other',
  '/schedule',
  '/schedule/42/4711',
  '/schedule/42/4711/reschedule',
  '/schedule/42/4711/again',
  '/timeslot',
  '/success/4711',
  '/success/42/4711',
  '/upload_resume/42/4711',
  '/upload_resume/42/4711/link',
  '/selfRecordLaterScreen/42/4711',
  '/dailyco',
  '/join',
  '/join-screen',
  '/tech-check/42/4711',
  '/tech-check/42/4711/skipDelay',
  '/tech-check-optional/42/4711',
  '/tech-check-optional/42/4711/skipDelay',
  '/techCheckTest',
  '/emailStatusCheck/42/4711/7',
  '/selfRecordingLater/42/4711',
  '/scheduleOrCancel/4711',
  '/interviewCancelled/0',
  '/selfRecordBegin/42/4711',
  '/selfStartRecord/42/4711',
  '/selfRecordList/42/4711',
  '/selfRecordEnd/42/4711/skip',
  '/SelfRecordUploadResume/42/4711',
  '/practiceStartRecord/42/4711',
  '/practiceRecordBegin/42/4711',
  '/practiceRecordList/42/4711',
  '/practiceRecordEnd/42/4711',
  '/selfRecordTour/42/4711/emailLink',
  '/inpersonInterview/42/4711',
  '/onboardingSchedule/42/4711',
  '/acceptOffer/42/4711',
  '/declineOffer',
  '/onsiteSchedule/42/4711',
  '/acceptOnsiteOffer/42/4711',
  '/declineOnsiteOffer',
  '/onsiteTimeslot',
  '/onsiteSuccess/42/4711',
  '/sent/42/4711',
  '/candidateChat',
  '/candidateChat/42/4711/900',
];

/** One segment with its letter case changed: `/candidateportal` becomes `/Candidateportal`. */
const inOtherCase = (path: string): string =>
  path.replace(/[a-z]/i, (letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()));

/** The spellings of a path, by the change made; a spelling that changes nothing is left out. */
const spellings: Readonly<Record<string, (path: string) => string>> = {
  'as it is': (path) => path,
  'other case': inOtherCase,
  'trailing slash': (path) => `${path}/`,
  'two trailing slashes': (path) => `${path}//`,
  'double slash in front': (path) => `/${path}`,
  'double slash inside': (path) => path.replace(/(?<=.)\//, '//'),
  '%2F inside': (path) => path.replace(/(?<=.)\//, '%2F'),
  'a letter in code': (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  'position encoded': (path) => path.replace('4711', encoded),
  'community encoded': (path) => path.replace('42', encoded),
  'id with a leading zero': (path) => path.replace('4711', '04711'),
  query: (path) => `${path}?from=mail`,
  'one segment more': (path) => `${path === '/' ? '' : path}/7`,
  'one step up': (path) => `${path === '/' ? '' : path}/..`,
};

export const frozenPaths: readonly (readonly [path: string, spelling: string])[] = asWritten.flatMap((written) =>
  Object.entries(spellings)
    .map(([spelling, spell]): readonly [string, string] => [spell(written), spelling])
    .filter(([path, spelling]) => spelling === 'as it is' || path !== written),
);
