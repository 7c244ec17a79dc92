import { readRecords } from '../../../../adapters/server/import/read-records';
import { aCandidateRecord, anApplicationRecord, aPositionRecord, aSlotRecord } from './a-file';

/* Import files of the last release are read as that release read them, and refused with the same messages in the same order. */

const everyPositionField = aPositionRecord({
  role: 'Caregiver',
  client_name: 'Hearthside',
  address: '2400 N Lincoln Ave',
  published: 0,
  onboarding_status: 1,
  instructions: 'Ring twice.',
  logo: 'https://example.org/logo.svg',
  primary_color: '#123456',
  primary_font_color: '#abcdef',
  hr_video_url: 'https://example.org/intro.mp4',
  about_company: 'A family.',
  video_url: ' https://example.org/company.mp4 ',
  adp_url: 'https://ats.example.org/a',
  hris_url: 'https://hris.example.org',
  latitude: '41.88',
  longitude: '-87.63',
  video_pref: 'peer',
  meeting: 'https://example.daily.co/room',
  threshold_value: 2.5,
  rerecord_limit: 0,
  questionnaire_id: 7,
  pixel_url: 'https://example.org/pixel.gif',
  reschedule_limits: { video: 0, inperson: 1, onboard: 2, onsite: 3 },
  position_data: [
    {
      id: 101,
      description: 'You help.',
      full_time: 1,
      part_time: 0,
      prn: true,
      morning: 1,
      afternoon: false,
      evening: true,
      benefits: 'Dental',
      pixel_url: ' https://example.org/other.gif',
      video_pref: 'dailyco',
      self_record_interview: 0,
      record_later: 0,
      pay_details: { pay_by: 'range', rate: 'per_hour', minimum: 17.5, maximum: 21 },
    },
  ],
});

const everyApplicationField = anApplicationRecord({
  community_id: 11,
  status: 36,
  interview_type: 'self_record_interview',
  onboarding_status: 1,
  upload_resume: 2,
  resume_path: 'stored',
  block_candidate: 1,
  adp_url: 'https://ats.example.org/7',
  self_record_completed: true,
  self_recording_submitted_date: '2026-12-01T10:00:00Z',
  offer_date: '2026-12-02T11:00:00Z',
  onsite_status: 2,
  invited_on: '2026-11-30T09:00:00Z',
  zoom_link: 'https://meet.example.org/room',
  can_reschedule_video: 0,
  can_reschedule_onsite: false,
  available_video_reschedules: 1,
  available_inperson_reschedules: 0,
  interview: { slot_date: '2026-12-07', slot_from: '09:30', slot_to: '10:00' },
});

const wrongPosition = aPositionRecord({
  position_id: 0,
  position_name: null,
  role: 1,
  community_id: 'x',
  timezone: 'Chicago',
  published: 2,
  interview_type: 'phone',
  upload_resume: 3,
  primary_color: 'red',
  adp_url: 'ftp://example.org',
  latitude: 41,
  hris_url: 'hris',
  video_url: 'file:///x',
  reschedule_limits: { video: -1, onsite: 1.5, other: 1 },
  video_pref: 'zoom',
  meeting: 'room',
  threshold_value: -1,
  rerecord_limit: 'x',
  pixel_url: 'x',
  other_jobs: [],
  questionnaire_id: -1,
  unknown: 1,
  position_data: [
    {
      full_time: 'yes',
      same_day_slot: true,
      pixel_url: 'x',
      record_later: 3,
      other: 1,
      pay_details: { pay_by: 'much', rate: 'per_day', minimum: '1', extra: 2 },
    },
    7,
  ],
});

const wrongApplication = anApplicationRecord({
  position_id: 'x',
  community_id: 0,
  status: '1',
  applied_status: 9,
  sf_status: 'x',
  interview_type: 1,
  onboarding_status: 'x',
  upload_resume: 'x',
  resume_path: 1,
  block_candidate: 'x',
  adp_url: 1,
  self_record_completed: 'x',
  self_recording_submitted_date: 'x',
  offer_date: 1,
  onsite_status: 'x',
  schd_date: '2026-12-07',
  slot_from: '09:30',
  slot_to: '10:00',
  schedule_time: 'x',
  invited_on: 'x',
  zoom_link: 1,
  can_reschedule_video: 'x',
  available_video_reschedules: -1,
  available_onsite_reschedules: 1.5,
  position_name: 'x',
  community_name: 'x',
  client_name: 'x',
  address: 'x',
  description: 'x',
  timezone: 'x',
  onboarding: 1,
  onsite: 1,
  tech_check_mandatory: 3,
  tech_check_optional: 'x',
  interview_pref: 'x',
  meeting_link: 'x',
  app_sid: 'x',
  join_code: 'x',
  upload_resume_flag: 1,
  proceed_without_resume: 1,
  eta_status: 1,
  delay_reason: 'x',
  unknown: 1,
  interview: { slot_date: 'x', slot_from: '09:30', extra: 1 },
});

const read = async (content: unknown) => {
  const { records, faults } = await readRecords([{ name: 'may.json', content }]);
  return { faults: faults.told(), records };
};

describe('An import file of the last release', () => {
  it('is read with every field that it could have [spec 1 §3]', async () => {
    const candidates = [aCandidateRecord({ applications: [everyApplicationField, anApplicationRecord()] })];
    const file = { positions: [everyPositionField, aPositionRecord()], slots: [aSlotRecord()], candidates };
    expect(await read(file)).toMatchSnapshot();
  });

  it('is refused with the same messages [spec 1 §3]', async () => {
    const candidates = [aCandidateRecord({ applications: [wrongApplication] })];
    const { faults } = await read({ positions: [wrongPosition], candidates });
    expect(faults).toMatchSnapshot();
  });

  it('no longer accepts an empty time zone [R14]', async () => {
    const { faults } = await read({ positions: [aPositionRecord({ timezone: ' ' })] });
    expect(faults).toEqual(['may.json: positions[0].timezone: expected an IANA time zone, found " "']);
  });
});
