import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { parseSocialSource } from '../../domain/identity/social-origin';
import { parseCommunityId, parsePositionId, type PositionId } from '../../domain/positions/ids';
import {
  type ClosedValue,
  type Destination,
  type DestinationTag,
  type Job,
  accessRefused,
  apply,
  educationEntry,
  experienceEntry,
  educationList,
  experienceList,
  howItWorks,
  inPersonInterview,
  myJobs,
  newEducation,
  newExperience,
  noPosts,
  positionClosed,
  profile,
  resumeLink,
  root,
  schedule,
  scheduleAgain,
  scheduleInHand,
  scheduleLater,
  scheduled,
  scheduledPosition,
  screeningFail,
  screeningRepeated,
  screeningSuccess,
  signIn,
  signInByLink,
  signUp,
  skillFilter,
  socialSignIn,
  thankYou,
  timeSlot,
  uploadResume,
} from './destination';

/* The only file that knows URLs (spec 2 §2.1). */

/** The route patterns as react-router takes them. */
export const patternOf = {
  Root: '/',
  SignIn: '/candidateslogin',
  HowItWorks: '/how-it-works',
  SignInLink: '/candidateportal/:email/:code?',
  SignInByLink: '/candidateslogin/link',
  AccessRefused: '/candidateslogin/refused',
  SignUp: '/signup/:userType?',
  SocialSignIn: '/candidateslogin/social',
  MyJobs: '/candidateportal',
  Apply: '/apply/:positionId/:linkType?',
  PositionClosed: '/positionClosed/:value',
  ScheduleInHand: '/schedule',
  Schedule: '/schedule/:communityId/:positionId',
  ScheduleAgain: '/schedule/:communityId/:positionId/reschedule',
  TimeSlot: '/timeslot',
  Scheduled: '/success/:communityId/:positionId',
  ScheduledPosition: '/success/:positionId',
  InPersonInterview: '/inpersonInterview/:communityId/:positionId',
  UploadResume: '/upload_resume/:communityId/:positionId',
  ResumeLink: '/upload_resume/:communityId/:positionId/link',
  ThankYou: '/thankyou',
  Profile: '/profile',
  ExperienceList: '/profile/experience',
  NewExperience: '/profile/experience/add',
  ExperienceEntry: '/profile/experience/:place',
  EducationList: '/profile/education',
  NewEducation: '/profile/education/add',
  EducationEntry: '/profile/education/:place',
  SkillFilter: '/skillfilter',
  ScreeningSuccess: '/skillfilter/success/:positionId',
  ScreeningFail: '/skillfilter/fail',
  NoPosts: '/skillfilter/noPosts',
  ScreeningRepeated: '/skillfilter/reapply',
  ScheduleLater: '/skillfilter/scheduleLatter',
} as const satisfies Readonly<Record<DestinationTag, string>>;

export const toPath = (destination: Destination): string => {
  switch (destination._tag) {
    case 'Root':
    case 'SignIn':
    case 'HowItWorks':
    case 'SignInByLink':
    case 'AccessRefused':
    case 'SocialSignIn':
    case 'MyJobs':
    case 'ScheduleInHand':
    case 'TimeSlot':
    case 'ThankYou':
    case 'Profile':
    case 'ExperienceList':
    case 'NewExperience':
    case 'EducationList':
    case 'NewEducation':
    case 'SkillFilter':
    case 'ScreeningFail':
    case 'NoPosts':
    case 'ScreeningRepeated':
    case 'ScheduleLater':
      return patternOf[destination._tag];
    case 'SignInLink':
      // The @ stays as it is: what redacts a log by shape knows an e-mail address by it.
      return `/candidateportal/${encodeURIComponent(destination.email).replaceAll('%40', '@')}/${encodeURIComponent(destination.code)}`;
    case 'SignUp':
      return destination.userType === undefined ? '/signup' : `/signup/${destination.userType}`;
    case 'Apply':
      return `/apply/${destination.positionId}${destination.more ? '/more' : ''}`;
    case 'ExperienceEntry':
      return `/profile/experience/${destination.place}`;
    case 'EducationEntry':
      return `/profile/education/${destination.place}`;
    case 'PositionClosed':
      return `/positionClosed/${destination.value}`;
    case 'ScreeningSuccess':
      return `/skillfilter/success/${destination.positionId}`;
    case 'Schedule':
      return `/schedule/${destination.communityId}/${destination.positionId}`;
    case 'ScheduleAgain':
      return `/schedule/${destination.communityId}/${destination.positionId}/reschedule`;
    case 'Scheduled':
      return `/success/${destination.communityId}/${destination.positionId}`;
    case 'ScheduledPosition':
      return `/success/${destination.positionId}`;
    case 'UploadResume':
      return `/upload_resume/${destination.communityId}/${destination.positionId}`;
    case 'ResumeLink':
      return `/upload_resume/${destination.communityId}/${destination.positionId}/link`;
    case 'InPersonInterview':
      return `/inpersonInterview/${destination.communityId}/${destination.positionId}`;
  }
};

/** `12` → 12; a leading zero, a sign or more than ten digits is no plain id (R1). */
const plainNumber = (text: string): number => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN);

export const jobFromPath = (communityId: string, positionId: string): O.Option<Job> => {
  const community = parseCommunityId(plainNumber(communityId));
  const position = parsePositionId(plainNumber(positionId));
  return community._tag === 'Right' && position._tag === 'Right'
    ? O.some({ communityId: community.right, positionId: position.right })
    : O.none;
};

/** The position of a path that names no community. */
export const positionFromPath = (positionId: string): O.Option<PositionId> =>
  O.fromEither(parsePositionId(plainNumber(positionId)));

/** Where an entry of a profile is kept, from 0; none for what is no such number (R21). */
export const placeFromPath = (text: string): O.Option<number> =>
  /^(?:0|[1-9]\d{0,3})$/.test(text) ? O.some(Number(text)) : O.none;

/** `/apply/101`, and `/apply/101/more` for the second tab (spec 1 §2); what else may stand there names a link and changes nothing. */
const applyFromPath = (positionId: string, linkType: string | undefined): O.Option<Destination> =>
  pipe(
    positionFromPath(positionId),
    O.map((id) => apply(id, linkType === 'more')),
  );

const closedValues: readonly ClosedValue[] = ['1', '2', '4', 'partialSubmit', 'fullSubmit'];

/** Any other value is as 4 (R7). */
export const closedValueFrom = (value: string): ClosedValue => closedValues.find((one) => one === value) ?? '4';

const withoutIds: readonly Destination[] = [
  root,
  signIn,
  howItWorks,
  signInByLink,
  accessRefused,
  socialSignIn,
  myJobs,
  scheduleInHand,
  timeSlot,
  thankYou,
  profile,
  experienceList,
  newExperience,
  educationList,
  newEducation,
  skillFilter,
  screeningFail,
  noPosts,
  screeningRepeated,
  scheduleLater,
];

/** Pages of one job, by what stands before its two ids and after them. */
const ofOneJob: ReadonlyMap<string, (job: Job) => Destination> = new Map([
  ['schedule', schedule],
  ['schedule/reschedule', scheduleAgain],
  ['success', scheduled],
  ['upload_resume', uploadResume],
  ['upload_resume/link', resumeLink],
  ['inpersonInterview', inPersonInterview],
]);

/** One or two segments, none of which is a step up or on the spot: browsers take those away before they look. */
const belowTheList = /^\/candidateportal\/(?!(?:.*\/)?(?:\.|%2e){1,2}(?:\/|$))([^/]+)(?:\/([^/]+))?$/i;

/** `/candidateportal/{email}/{code}` is a link sign-in where an @ says so; anything else below the list is the list (R10a). */
const belowMyJobs = (first: string, second: string | undefined): Destination =>
  pipe(
    O.tryCatch(() => ({ email: decodeURIComponent(first), code: decodeURIComponent(second ?? '') })),
    O.filter(({ email, code }) => email.includes('@') && code !== ''),
    O.match(
      () => myJobs,
      (link): Destination => ({ _tag: 'SignInLink', ...link }),
    ),
  );

/** The destination of a path of this app, with or without a query and a trailing slash; none for anything else. */
export const fromPath = (path: string): O.Option<Destination> => {
  const bare = path.replace(/[?#].*$/s, '').replace(/(?<=.)\/$/, '');
  const fixed = withoutIds.find((destination) => toPath(destination) === bare);
  if (fixed !== undefined) return O.some(fixed);
  const [, below, code] = belowTheList.exec(bare) ?? [];
  if (below !== undefined) return O.some(belowMyJobs(below, code));
  const [, page, positionId] = /^\/(skillfilter\/success|success)\/([^/]+)$/.exec(bare) ?? [];
  if (page !== undefined && positionId !== undefined)
    return pipe(
      positionFromPath(positionId),
      O.map((id) => (page === 'success' ? scheduledPosition(id) : screeningSuccess({ positionId: id }))),
    );
  const [, advertised, linkType] = /^\/apply\/([^/]+)(?:\/([^/]+))?$/.exec(bare) ?? [];
  if (advertised !== undefined) return applyFromPath(advertised, linkType);
  const signsUp = /^\/signup(?:\/([^/]+))?$/.exec(bare);
  if (signsUp !== null) return O.some(signUp(O.toUndefined(O.fromEither(parseSocialSource(signsUp[1] ?? '')))));
  const closed = /^\/positionClosed\/([^/]+)$/.exec(bare)?.[1];
  if (closed !== undefined) return O.some(positionClosed(closedValueFrom(closed)));
  const [, list, place] = /^\/profile\/(experience|education)\/([^/]+)$/.exec(bare) ?? [];
  if (place !== undefined)
    return pipe(placeFromPath(place), O.map(list === 'experience' ? experienceEntry : educationEntry));
  const [empty, name, community, position, ...rest] = bare.split('/');
  if (empty !== '' || community === undefined || position === undefined) return O.none;
  const pageOf = ofOneJob.get([name, ...rest].join('/'));
  return pageOf === undefined ? O.none : pipe(jobFromPath(community, position), O.map(pageOf));
};
