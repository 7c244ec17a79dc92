import * as E from 'fp-ts/Either';
import { faultsOf } from '../../../../adapters/contract/codec';
import { advert } from '../../../../adapters/contract/positions/advert.wire';
import { position } from '../../../../adapters/contract/positions/position.wire';
import { positionId } from '../../../support/builders/applications';
import { aFullPosition, aPosition } from '../../../support/builders/positions';

const place = { latitude: '41.9', longitude: '-87.7' };
const onWire = {
  position_id: 4711,
  position_name: 'Caregiver',
  role: 'Caregiver',
  community_id: 42,
  community_name: 'Linden Court',
  client_name: 'Hearthside Living',
  address: '2400 N Lincoln Ave, Chicago, IL 60614',
  timezone: 'America/Chicago',
  published: true,
  interview_type: 'self_record_interview',
  onboarding_status: true,
  upload_resume: 2,
  same_day_slot: true,
  instructions: 'Ring twice.',
  logo: 'https://example.org/logo.svg',
  primary_color: '#123456',
  primary_font_color: '#abcdef',
  hr_video_url: 'https://example.org/intro.mp4',
  about_company: 'A family.',
  video_url: 'https://example.org/company.mp4',
  adp_url: 'https://ats.example.org/apply',
  hris_url: 'https://hris.example.org/',
  reschedule_limits: { video: 0, inperson: 1, onboard: null, onsite: 3 },
  latitude: '41.88',
  longitude: '-87.63',
  video_pref: 'peer',
  threshold_value: 2.5,
  rerecord_limit: 3,
  record_until: '2026-12-31',
  hm_id: 900,
  hm_name: 'Dana Whitfield',
  pixel_url: 'https://example.org/pixel.gif',
  questionnaire_id: 7,
  position_data: [
    {
      id: 4711,
      description: 'You help residents through their day.',
      full_time: true,
      part_time: true,
      prn: true,
      morning: true,
      afternoon: true,
      evening: true,
      benefits: 'Dental',
      pay_details: { pay_by: 'range', rate: 'per_hour', minimum: 17.5, maximum: 21 },
      pixel_url: 'https://example.org/pixel.gif',
      onboarding: [{ onboarding_address: '1 Oak St', onboarding_instructions: 'Bring your ID.', ...place }],
      invite_onsite: [{ address: '2 Oak St', instructions: 'Ask for Dana.', latitude: '41.8', longitude: '-87.8' }],
      video_pref: 'peer',
      self_record_interview: true,
      record_later: false,
    },
  ],
};
const inPrivate = { meeting: 'https://example.daily.co/room', dial_in: null };

/** What is not given. */
const wireNull = {
  ...{ onboarding_status: false, upload_resume: 0, instructions: '', logo: null, hr_video_url: null },
  ...{ about_company: '', video_url: null, adp_url: null, hris_url: null, latitude: null, longitude: null },
  ...{ video_pref: null, meeting: null, dial_in: null, threshold_value: null, rerecord_limit: null },
  ...{ record_until: null, hm_id: null, hm_name: '', pixel_url: null, questionnaire_id: null },
};
const detailNull = {
  ...{ full_time: false, part_time: false, prn: false, morning: false, afternoon: false, evening: false },
  ...{ benefits: '', pay_details: null, pixel_url: null, onboarding: [], invite_onsite: [], video_pref: null },
  ...{ self_record_interview: false, record_later: true },
};

const leastOnWire = { position_id: 4711, community_id: 42, position_name: 'Cook', community_name: 'Linden Court' };
const noLimits = { video: undefined, 'in-person': undefined, onboarding: undefined, onsite: undefined };
const least = {
  positionId: 4711,
  communityId: 42,
  positionName: 'Cook',
  communityName: 'Linden Court',
  ...{ aboutCompany: '', address: '', benefits: '', clientName: '', description: '', instructions: '', role: '' },
  ...{ jobTypes: [], shifts: [], resume: 'none', zone: 'America/New_York' },
  ...{ mayRecordLater: true, onboarding: false, published: true, sameDaySlots: false },
  ...{ moveLimits: noLimits, primary: '#00b3da', primaryFont: '#ffffff' },
};

const broken = {
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

describe('A position on the wire [spec 1 §3]', () => {
  it('has everything under its name, and is read as it was written', () => {
    expect(position.type.encode(aFullPosition())).toEqual({ ...onWire, ...inPrivate });
    expect(position.type.decode({ ...onWire, ...inPrivate })).toEqual(E.right(aFullPosition()));
  });

  it('has null, nothing or no for what is not given', () => {
    const little = aPosition({ pay: undefined, jobTypes: [], shifts: [] });
    expect(position.type.encode(little)).toEqual({
      ...onWire,
      ...wireNull,
      interview_type: 'video_interview',
      primary_color: '#00b3da',
      primary_font_color: '#ffffff',
      reschedule_limits: { video: 2, inperson: 2, onboard: 2, onsite: 2 },
      position_data: [{ ...onWire.position_data[0], ...detailNull }],
    });
  });

  it('to everybody, lacks the meeting room and its number, and names the other jobs', () => {
    const { meeting, dialIn, ...open } = aFullPosition();
    expect([meeting, dialIn]).toEqual([inPrivate.meeting, undefined]);
    const otherJobs = [{ positionId: positionId(9), positionName: 'Cook' }];
    const written = { ...onWire, other_jobs: [{ position_id: 9, position_name: 'Cook' }] };
    expect(advert.type.encode({ ...open, otherJobs })).toEqual(written);
    expect(advert.type.decode({ ...written, ...inPrivate })).toEqual(E.right({ ...open, otherJobs }));
    expect(advert.type.decode({ ...leastOnWire, other_jobs: null })).toEqual(E.right({ ...least, otherJobs: [] }));
  });

  it.each<[object, object]>([
    [{}, {}],
    [{ other: 'unknown' }, {}],
    [{ timezone: 'America/Chigaco' }, { zone: 'America/New_York' }],
    [{ published: 0, logo: '', pixel_url: null }, { published: false }],
    [{ reschedule_limits: { video: 2 } }, { moveLimits: { ...noLimits, video: 2 } }],
    [{ position_data: [{ full_time: 1, evening: true, prn: 0 }] }, { jobTypes: ['full-time'], shifts: ['night'] }],
    [{ position_data: [{ self_record_interview: 1 }] }, { interviewKind: 'self-record' }],
    [{ position_data: [{ record_later: 0 }] }, { mayRecordLater: false }],
    [
      { pixel_url: null, position_data: [{ pixel_url: 'https://example.org/x.gif' }] },
      { pixelUrl: 'https://example.org/x.gif' },
    ],
    [{ position_data: [{ video_pref: 'dailyco', description: null }] }, { videoPreference: 'dailyco' }],
    [
      { position_data: [{ pay_details: { pay_by: 'starting_amount', rate: 'per_hour', minimum: 17.5, maximum: 0 } }] },
      { pay: { basis: 'starting', rate: 'hour', minimum: 17.5, maximum: 0 } },
    ],
    [{ position_data: [{}, { description: 'never read' }] }, {}],
  ])('that has the least and %j is read as %j', (said, meant) => {
    expect(position.type.decode({ ...leastOnWire, ...said })).toEqual(E.right({ ...least, ...meant }));
  });

  it.each<[unknown, readonly string[]]>([
    [null, ['the whole: expected an object, found null']],
    [
      broken,
      [
        'position_id: expected a position id, found -1',
        'position_name: expected string, found nothing',
        'community_id: expected a community id, found nothing',
        'community_name: expected string, found null',
        'published: expected true, false, 1 or 0, found "no"',
        'interview_type: expected one of video_interview, in_person_interview, self_record_interview, found 1',
        'primary_color: expected a color such as #00B3DA, found "red"',
        'adp_url: expected an http or https address without a user name, found "ftp://example.org"',
        'reschedule_limits.video: expected number, found "2"',
        'latitude: expected string, found 41',
        'questionnaire_id: expected a questionnaire id, found "x"',
        'position_data[0].full_time: expected true, false, 1 or 0, found "yes"',
        'position_data[0].pay_details.rate: expected one of per_hour, per_day, per_week, per_month, per_year, found nothing',
        'position_data[0].pay_details.minimum: expected number, found nothing',
        'position_data[0].pay_details.maximum: expected number, found nothing',
        'position_data[0].record_later: expected true, false, 1 or 0, found 2',
      ],
    ],
  ])('is refused with every fault and its place: %j', (wire, faults) => {
    const read = position.type.decode(wire);
    expect(E.isLeft(read) && faultsOf(read.left)).toEqual(faults);
  });
});
