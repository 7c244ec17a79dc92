import * as E from 'fp-ts/Either';
import { faultsOf, type Codec } from '../../../adapters/contract/codec';
import { advert } from '../../../adapters/contract/positions/advert.wire';
import { listedApplication } from '../../../adapters/contract/applications/application.wire';
import { position } from '../../../adapters/contract/positions/position.wire';
import { seenApplication } from '../../../adapters/contract/applications/recorder.wire';
import type { ListedApplication } from '../../../application/applications/applications.api';
import { statusOf } from '../../../domain/applications/status-catalogue';
import { socialSource } from '../../../domain/identity/social-sign-in';
import { visitor } from '../../support/builders/identity';
import { aListed, anApplication, positionId } from '../../support/builders/applications';
import { aFullPosition, aPosition } from '../../support/builders/positions';
import { slot } from '../../support/builders/slots';
import { at } from '../../support/builders/time';

/* How applications and positions are encoded and decoded, compared with the last release. */

const listed = (application: ListedApplication['application']): ListedApplication =>
  aListed(application, { appointmentRevision: 3 });

const fullApplication = listed(
  anApplication({
    status: statusOf(36),
    applied: 'interview-arranged',
    screening: 'passed',
    interviewKind: 'self-record',
    onboarding: true,
    resume: 'required',
    hasResume: true,
    blocked: true,
    externalApplicationUrl: 'https://ats.example.org/7',
    selfRecordCompleted: true,
    recordingSubmittedAt: at('2026-12-01T10:00:00Z'),
    offeredAt: at('2026-12-02T11:00:00Z'),
    onsiteLocked: true,
    slot: slot('2026-12-04', '10:30', '11:00'),
    scheduledAt: at('2026-12-04T16:30:00Z'),
    invitedOn: at('2026-11-30T09:00:00Z'),
    meetingLink: 'https://meet.example.org/room',
    allowances: {
      video: { flag: false, left: 1 },
      'in-person': { flag: true, left: 2 },
      onboarding: { flag: false, left: 0 },
      onsite: { flag: true, left: undefined },
    },
  }),
);

const fullPosition = aFullPosition();
const { meeting: _, ...openPosition } = fullPosition;
const otherJobs = [{ positionId: positionId(9), positionName: 'Cook' }];
const seen = {
  ...fullApplication,
  recorderVisitor: visitor('visitor-1'),
  socialOrigin: { source: socialSource, pictureUrl: undefined },
};

/** Compared as text, because the order of the fields matters. */
const written = <A>(codec: Codec<A>, value: A): string => JSON.stringify(codec.type.encode(value), undefined, 2);
const read = <A>(codec: Codec<A>, wire: unknown): unknown => {
  const result = codec.type.decode(wire);
  return E.isLeft(result) ? faultsOf(result.left) : result.right;
};

const jobIds = { position_id: 4711, community_id: 42 };
const leastListed = { ...jobIds, position_name: 'Cook', timezone: 'America/Chicago' };
const leastPosition = { ...jobIds, position_name: 'Cook', community_name: 'Linden Court' };

/** Numbers as flags, null and empty strings for missing values, unknown names. */
const lenientListed = {
  ...leastListed,
  status: null,
  applied_status: 2,
  sf_status: 99,
  interview_type: '',
  onboarding_status: 1,
  upload_resume: 1,
  resume_path: '/home/resumes/1.pdf',
  block_candidate: 0,
  adp_url: '',
  onsite_status: 2,
  schd_date: '2026-12-04',
  slot_from: '10:30',
  slot_to: null,
  can_reschedule_video: 0,
  available_video_reschedules: '',
  available_onsite_reschedules: -1,
  client_name: null,
  favourite: 'unknown',
};
const lenientPosition = {
  ...leastPosition,
  timezone: 'America/Chigaco',
  published: 0,
  logo: '',
  pixel_url: null,
  reschedule_limits: { video: 2 },
  other: 'unknown',
  position_data: [
    {
      full_time: 1,
      evening: true,
      prn: 0,
      self_record_interview: 1,
      record_later: 0,
      pixel_url: 'https://example.org/detail.gif',
      video_pref: 'dailyco',
      description: null,
      pay_details: { pay_by: 'starting_amount', rate: 'per_hour', minimum: 17.5, maximum: 0 },
    },
    { description: 'never read' },
  ],
};

const brokenListed = {
  position_id: 0,
  community_id: 'x',
  status: '3',
  applied_status: 3,
  sf_status: null,
  interview_type: 'phone',
  onboarding_status: 'yes',
  upload_resume: 3,
  resume_path: 7,
  block_candidate: 2,
  onsite_status: '2',
  schd_date: '4.12.2026',
  slot_from: '25:00',
  slot_to: '10',
  schedule_time: 'soon',
  zoom_link: 1,
  can_reschedule_onsite: '',
  available_onboard_reschedules: '1',
  client_name: 3,
  timezone: 'Chicago',
};
const brokenPosition = {
  position_id: -1,
  community_name: null,
  published: 'no',
  interview_type: 1,
  primary_color: 'red',
  adp_url: 'ftp://example.org',
  reschedule_limits: { video: '2' },
  latitude: 41,
  questionnaire_id: 'x',
  position_data: [{ full_time: 'yes', pay_details: { pay_by: 'range' }, record_later: 2 }],
};

describe('The encoding of', () => {
  it.each<[string, string]>([
    ['an application that has everything', written(listedApplication, fullApplication)],
    ['an application that has little', written(listedApplication, listed(anApplication()))],
    ['an application that an operator sees', written(seenApplication, seen)],
    ['a position that has everything', written(position, fullPosition)],
    ['a position that has little', written(position, aPosition({ pay: undefined, jobTypes: [], shifts: [] }))],
    ['an advert', written(advert, { ...openPosition, otherJobs })],
  ])('%s [spec 1 §3]', (_, text) => {
    expect(text).toMatchSnapshot();
  });
});

describe('The decoding of', () => {
  it.each<[string, unknown]>([
    [
      'an application that has everything',
      read(listedApplication, JSON.parse(written(listedApplication, fullApplication))),
    ],
    ['an application that has the least', read(listedApplication, leastListed)],
    ['an application in other spellings', read(listedApplication, lenientListed)],
    ['an application that is wrong', read(listedApplication, brokenListed)],
    ['an application that is none', read(listedApplication, [])],
    ['an application that an operator sees', read(seenApplication, JSON.parse(written(seenApplication, seen)))],
    ['a position that has everything', read(position, JSON.parse(written(position, fullPosition)))],
    ['a position that has the least', read(position, leastPosition)],
    ['a position in other spellings', read(position, lenientPosition)],
    ['a position that is wrong', read(position, brokenPosition)],
    ['a position that is none', read(position, null)],
    ['an advert', read(advert, { ...lenientPosition, meeting: 'https://example.daily.co/room', other_jobs: null })],
  ])('%s [spec 1 §3]', (_, value) => {
    expect(value).toMatchSnapshot();
  });

  it.each(Array.from({ length: 66 }, (_, n) => n - 5))('status %d, which is encoded again as it came [R9]', (code) => {
    const found = listedApplication.type.decode({ ...leastListed, status: code });
    expect(found).toMatchObject(E.right({ application: { status: statusOf(code) } }));
    expect(E.isRight(found) && listedApplication.type.encode(found.right)).toMatchObject({ status: code });
  });
});
