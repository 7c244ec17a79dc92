import * as E from 'fp-ts/Either';
import { listedApplication } from '../../../../adapters/contract/applications/application.wire';
import { seenApplication } from '../../../../adapters/contract/applications/recorder.wire';
import { faultsOf } from '../../../../adapters/contract/codec';
import { statusOf } from '../../../../domain/applications/status-catalogue';
import { socialSource } from '../../../../domain/identity/social-sign-in';
import { aListed, anApplication } from '../../../support/builders/applications';
import { visitor } from '../../../support/builders/identity';
import { slot } from '../../../support/builders/slots';
import { at } from '../../../support/builders/time';

const full = aListed(
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
  { appointmentRevision: 3 },
);

const onWire = {
  position_id: 4711,
  community_id: 42,
  status: 36,
  applied_status: 2,
  sf_status: 8,
  interview_type: 'self_record_interview',
  onboarding_status: true,
  upload_resume: 1,
  resume_path: 'stored',
  block_candidate: true,
  adp_url: 'https://ats.example.org/7',
  self_record_completed: true,
  self_recording_submitted_date: '2026-12-01T10:00:00.000Z',
  offer_date: '2026-12-02T11:00:00.000Z',
  onsite_status: 2,
  schd_date: '2026-12-04',
  slot_from: '10:30',
  slot_to: '11:00',
  schedule_time: '2026-12-04T16:30:00.000Z',
  invited_on: '2026-11-30T09:00:00.000Z',
  zoom_link: 'https://meet.example.org/room',
  tech_check_mandatory: 0,
  tech_check_optional: 0,
  can_reschedule_video: false,
  can_reschedule_inperson: true,
  can_reschedule_onboard: false,
  can_reschedule_onsite: true,
  available_video_reschedules: 1,
  available_inperson_reschedules: 2,
  available_onboard_reschedules: 0,
  available_onsite_reschedules: null,
  position_name: 'Caregiver',
  community_name: 'Linden Court',
  client_name: 'Hearthside Living',
  address: '2400 N Lincoln Ave',
  description: 'You help residents.',
  timezone: 'America/Chicago',
  primary_color: '#7a3b2e',
  primary_font_color: '#ffffff',
  appointment_revision: 3,
  published: true,
  proceed_without_resume: false,
  questionnaire_id: null,
  questions: null,
};

/** What is not given. */
const wireNull = {
  ...{ status: 0, applied_status: 1, interview_type: 'video_interview', onboarding_status: false, upload_resume: 0 },
  ...{ resume_path: null, block_candidate: false, adp_url: null, self_record_completed: false },
  ...{ self_recording_submitted_date: null, offer_date: null, onsite_status: 0, schd_date: null, slot_from: null },
  ...{ slot_to: null, schedule_time: null, invited_on: null, zoom_link: null },
  ...{ can_reschedule_video: true, can_reschedule_onboard: true, available_video_reschedules: null },
  ...{ available_inperson_reschedules: null, available_onboard_reschedules: null },
};

const leastOnWire = { position_id: 4711, community_id: 42, position_name: 'Cook', timezone: 'America/Chicago' };
const free = { flag: true, left: undefined };
const least = aListed(
  anApplication({
    applied: 'not-submitted',
    screening: 'open',
    interviewKind: undefined,
    allowances: { video: free, 'in-person': free, onboarding: free, onsite: free },
  }),
  {
    ...{ positionName: 'Cook', communityName: '', clientName: '', address: '', description: '' },
    ...{ colors: { primary: '', primaryFont: '' }, appointmentRevision: 0 },
  },
);

const broken = {
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

describe('An application on the wire [spec 1 §3]', () => {
  it('has everything under its name, and is read as it was written', () => {
    expect(listedApplication.type.encode(full)).toEqual(onWire);
    expect(listedApplication.type.decode(onWire)).toEqual(E.right(full));
  });

  it('has null, nothing or no for what is not given', () => {
    const little = aListed(anApplication(), { appointmentRevision: 3 });
    expect(listedApplication.type.encode(little)).toEqual({ ...onWire, ...wireNull });
  });

  it('to an operator, says which visit was recorded and where the candidate came from', () => {
    const origin = { source: socialSource, pictureUrl: undefined };
    const seen = { ...full, recorderVisitor: visitor('visitor-1'), socialOrigin: origin };
    const written = { ...onWire, hotjarUserId: 'visitor-1', source_from: 'googleUser', file: null };
    expect(seenApplication.type.encode(seen)).toEqual(written);
    expect(seenApplication.type.decode(written)).toEqual(E.right(seen));
  });

  it.each<[object, object, object?]>([
    [{}, {}],
    [{ favourite: 'unknown', status: null, interview_type: '', adp_url: '', client_name: null }, {}],
    [
      { applied_status: 2, sf_status: 99 },
      { applied: 'interview-arranged', screening: 'unknown' },
    ],
    [
      { onboarding_status: 1, upload_resume: 1, block_candidate: 0 },
      { onboarding: true, resume: 'required' },
    ],
    [{ resume_path: '/home/resumes/1.pdf' }, { hasResume: true }],
    [{ onsite_status: 2 }, { onsiteLocked: true }],
    [{ schd_date: '2026-12-04', slot_from: '10:30', slot_to: null }, { slot: undefined }],
    [
      { can_reschedule_video: 0, available_video_reschedules: '', available_onsite_reschedules: -1 },
      {
        allowances: {
          ...least.application.allowances,
          video: { flag: false, left: undefined },
          onsite: { flag: true, left: -1 },
        },
      },
    ],
  ])('that has the least and %j is read as %j', (said, meant) => {
    expect(listedApplication.type.decode({ ...leastOnWire, ...said })).toEqual(
      E.right({ ...least, application: { ...least.application, ...meant } }),
    );
  });

  it.each<[unknown, readonly string[]]>([
    [[], ['the whole: expected an object, found []']],
    [
      broken,
      [
        'position_id: expected a position id, found 0',
        'community_id: expected a community id, found "x"',
        'status: expected number, found "3"',
        'applied_status: expected one of 0, 1, 2, found 3',
        'interview_type: expected one of video_interview, in_person_interview, self_record_interview, found "phone"',
        'onboarding_status: expected true, false, 1 or 0, found "yes"',
        'upload_resume: expected one of 0, 1, 2, found 3',
        'resume_path: expected string, found 7',
        'block_candidate: expected true, false, 1 or 0, found 2',
        'onsite_status: expected number, found "2"',
        'schd_date: expected a date YYYY-MM-DD, found "4.12.2026"',
        'slot_from: expected a time HH:mm, found "25:00"',
        'slot_to: expected a time HH:mm, found "10"',
        'schedule_time: expected an instant, ISO 8601 with a zone, found "soon"',
        'zoom_link: expected string, found 1',
        'can_reschedule_onsite: expected true, false, 1 or 0, found ""',
        'available_onboard_reschedules: expected number, found "1"',
        'position_name: expected string, found nothing',
        'client_name: expected string, found 3',
        'timezone: expected an IANA time zone, found "Chicago"',
      ],
    ],
  ])('is refused with every fault and its place: %j', (wire, faults) => {
    const read = listedApplication.type.decode(wire);
    expect(E.isLeft(read) && faultsOf(read.left)).toEqual(faults);
  });

  it('has each status from −5 to 60 as it came [R9]', () => {
    for (let code = -5; code <= 60; code += 1) {
      const read = listedApplication.type.decode({ ...leastOnWire, status: code });
      expect(read).toMatchObject(E.right({ application: { status: statusOf(code) } }));
      expect(E.isRight(read) && listedApplication.type.encode(read.right)).toMatchObject({ status: code });
    }
  });
});
