import * as O from 'fp-ts/Option';
import type { Destination } from '../../../application/navigation/destination';
import { leadsInstead, positionGated, type GatedJob } from '../../../application/navigation/job-gate';
import { fromPath, toPath } from '../../../application/navigation/path';
import { destinationTags, rowOf } from '../../../application/navigation/routes';
import type { Application } from '../../../domain/applications/application';
import { given, now } from '../../support/builders/given';
import { positionId } from '../../support/builders/applications';

const recorded = {
  ...given('self-record', 'interview arranged', 'recording submitted'),
  recordingSubmittedAt: now,
} as const;

const job = (application: Application, changes: Partial<GatedJob> = {}): GatedJob => ({
  application,
  published: true,
  proceededWithoutResume: false,
  ...changes,
});

const at = (path: string): Destination => {
  const found = O.toUndefined(fromPath(path));
  if (found === undefined) throw new Error(`No page ${path}`);
  return found;
};

const from = (path: string, known: GatedJob): string => {
  const instead = leadsInstead(at(path), known, now);
  return instead === undefined ? 'opens' : toPath(instead);
};

/** Each page of a recording that is still to be made, from its intro to its practice and the tech check before it. */
const toRecord = [
  '/skillfilter/selfRecordSuccess/42/4711',
  '/selfRecordingLater/42/4711',
  '/selfRecordLaterScreen/42/4711',
  '/selfRecordBegin/42/4711',
  '/selfStartRecord/42/4711',
  '/selfRecordList/42/4711',
  '/selfRecordTour/42/4711/skillFilterSuccess',
  '/selfRecordTour/42/4711/emailLink',
  '/practiceRecordBegin/42/4711',
  '/practiceStartRecord/42/4711',
  '/practiceRecordList/42/4711',
  '/practiceRecordEnd/42/4711',
  '/tech-check/42/4711/selfRecordNow',
  '/tech-check/42/4711/practiceRecordNow',
];
const whenSubmitted = [
  '/selfRecordEnd/42/4711/skip',
  '/selfRecordEnd/42/4711/message',
  '/SelfRecordUploadResume/42/4711',
];

describe('The pages of a recorded interview', () => {
  it('are all behind the gate: every route of the two areas is one of these', () => {
    const tags = destinationTags.filter((tag) => ['recording', 'recorder'].includes(rowOf(tag).area));
    const tried = new Set([...toRecord, ...whenSubmitted].map((path) => at(path)._tag));
    expect(tags.filter((tag) => !tried.has(tag))).toEqual(['EmailStatusCheck']);
  });

  // The kind of job, its resume, how far the recording is: where the pages to record on lead, and those after a submission.
  it.each<[string, GatedJob, string, string]>([
    ['nothing recorded', job(given('self-record')), 'opens', '/selfRecordBegin/42/4711'],
    [
      'an optional resume missing',
      job(given('self-record', 'an optional resume missing')),
      'opens',
      '/selfRecordBegin/42/4711',
    ],
    [
      'a required one missing [R60]',
      job(given('self-record', 'a required resume missing')),
      'opens',
      '/selfRecordBegin/42/4711',
    ],
    ['begun', job(given('self-record', 'interview arranged')), 'opens', '/selfRecordBegin/42/4711'],
    [
      'begun, a required resume missing [R60]',
      job(given('self-record', 'interview arranged', 'a required resume missing')),
      'opens',
      '/selfRecordBegin/42/4711',
    ],
    ['submitted, no resume asked for [R70]', job(recorded), '/positionClosed/fullSubmit', 'opens'],
    [
      'submitted, the required resume there [R23, R70]',
      job({ ...recorded, resume: 'required', hasResume: true }),
      '/positionClosed/fullSubmit',
      'opens',
    ],
    [
      'submitted, the required resume missing [R23, R70]',
      job({ ...recorded, resume: 'required', hasResume: false }),
      '/positionClosed/partialSubmit',
      'opens',
    ],
    [
      'submitted, the optional resume missing [R23, R70]',
      job({ ...recorded, resume: 'optional', hasResume: false }),
      '/positionClosed/partialSubmit',
      'opens',
    ],
    [
      'submitted without the optional resume, on purpose [R23, R70]',
      job({ ...recorded, resume: 'optional', hasResume: false }, { proceededWithoutResume: true }),
      '/positionClosed/fullSubmit',
      'opens',
    ],
    [
      'submitted, then offered the job [R70]',
      job({
        ...recorded,
        ...given('status 1', 'with onboarding'),
        interviewKind: 'self-record',
        recordingSubmittedAt: now,
      }),
      '/positionClosed/fullSubmit',
      'opens',
    ],
    [
      'not published [R71]',
      job(given('self-record'), { published: false }),
      '/skillfilter/noPosts',
      '/skillfilter/noPosts',
    ],
    [
      'begun, not published any more [R71]',
      job(given('self-record', 'interview arranged'), { published: false }),
      '/skillfilter/noPosts',
      '/skillfilter/noPosts',
    ],
    ['submitted, not published any more', job(recorded, { published: false }), '/positionClosed/fullSubmit', 'opens'],
    ['blocked', job(given('self-record', 'blocked')), '/skillfilter/noPosts', '/skillfilter/noPosts'],
    ['questions not answered', job(given('self-record', 'screening open')), '/skillfilter', '/skillfilter'],
    ['not applied', job(given('self-record', 'not submitted')), '/apply/4711', '/apply/4711'],
    ['of a video interview', job(given('screening passed')), '/schedule/42/4711', '/schedule/42/4711'],
    [
      'of a booked video interview',
      job(given('interview in 2 days', 'with a link')),
      '/success/42/4711',
      '/success/42/4711',
    ],
    [
      'of an interview in person',
      job(given('in person', 'screening passed')),
      '/schedule/42/4711',
      '/schedule/42/4711',
    ],
    [
      'with onboarding',
      job(given('self-record', 'with onboarding')),
      '/onboardingSchedule/42/4711',
      '/onboardingSchedule/42/4711',
    ],
    ['not selected', job(given('self-record', 'status 2')), '/candidateportal', '/candidateportal'],
  ])('%s', (_, known, before, after) => {
    expect(toRecord.map((path) => [path, from(path, known)])).toEqual(toRecord.map((path) => [path, before]));
    expect(whenSubmitted.map((path) => [path, from(path, known)])).toEqual(whenSubmitted.map((path) => [path, after]));
  });
});

describe('The other pages of a job', () => {
  const pages = [
    '/schedule/42/4711',
    '/schedule/42/4711/reschedule',
    '/upload_resume/42/4711',
    '/success/42/4711',
    '/success/4711',
    '/inpersonInterview/42/4711',
    '/onboardingSchedule/42/4711',
    '/onsiteSchedule/42/4711',
    '/scheduleOrCancel/4711',
    '/tech-check/42/4711',
    '/tech-check-optional/42/4711',
    '/skillfilter/success/4711',
    '/timeslot',
    '/join-screen',
    '/declineOffer',
  ];

  it.each([
    [
      'lead to noPosts while the position is not published [R71]',
      job(given('screening passed'), { published: false }),
      '/skillfilter/noPosts',
    ],
    [
      'lead there for a blocked candidate [spec 2 §6]',
      job(given('screening passed', 'blocked')),
      '/skillfilter/noPosts',
    ],
    ['open otherwise', job(given('screening passed')), 'opens'],
    [
      'open for a booked interview whose position was taken down [R6]',
      job(given('interview in 2 days'), { published: false }),
      'opens',
    ],
  ] as const)('%s', (_, known, leads) => {
    expect(pages.map((path) => [path, from(path, known)])).toEqual(pages.map((path) => [path, leads]));
    expect(pages.map((path) => positionGated(at(path), positionId(4711)))).toEqual(pages.map(() => 4711));
  });

  it.each(['/sent/42/4711', '/candidateChat/42/4711/9', '/emailStatusCheck/42/4711/5', '/candidateportal', '/profile'])(
    '%s always opens',
    (path) => {
      expect(positionGated(at(path), positionId(4711))).toBeUndefined();
    },
  );

  it.each(['/skillfilter/success/4711', '/success/42/4711', '/success/4711'])(
    '%s of a submitted recording leads to its closed page, and opens before [R70]',
    (path) => {
      expect(from(path, job(recorded))).toBe('/positionClosed/fullSubmit');
      expect(from(path, job(given('self-record')))).toBe('opens');
      expect(from(path, job({ ...recorded, onboarding: true }))).toBe('opens');
    },
  );
});
