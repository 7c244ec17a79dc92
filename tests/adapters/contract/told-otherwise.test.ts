import * as O from 'fp-ts/Option';
import { getJobsList } from '../../../adapters/contract/applications/applications.calls';
import { bookCalls } from '../../../adapters/contract/scheduling/scheduling.calls';
import { wireApplication } from '../../../adapters/contract/applications/application.wire';
import { appliedStatus, interviewType, uploadResume } from '../../../adapters/contract/wire/vocabulary';
import type { Application } from '../../../domain/applications/application';
import { statusOf } from '../../../domain/applications/status-catalogue';
import { anApplication, communityId, positionId } from '../../support/builders/applications';
import { aCandidate, key } from '../../support/builders/identity';
import { slot } from '../../support/builders/slots';
import { at } from '../../support/builders/time';
import { answerOf } from '../../support/world/answers';
import { aWorld, signedIn } from '../../support/world/world';

/* Fields of spec 1 §3 that other fields already cover, each with its substitute; and the words and numbers on the wire. */

const told = (changes: Partial<Application>): unknown => wireApplication.type.encode(anApplication(changes));

const held = { slot: slot('2026-12-04', '10:30', '11:00'), scheduledAt: at('2026-12-04T16:30:00Z') };
const heldOnWire = {
  schd_date: '2026-12-04',
  slot_from: '10:30',
  slot_to: '11:00',
  schedule_time: '2026-12-04T16:30:00.000Z',
};

/** A local time in Chicago, in December. */
const inUtc = (from: string): string => `${Number(from.slice(0, 2)) + 6}${from.slice(2)}`;

/** The get_jobs_list response for a candidate in this status who has an appointment in each stage. */
const listedIn = async (code: number): Promise<unknown> => {
  const world = await aWorld({ applicants: [{ candidate: aCandidate(), applications: [] }] });
  const appointments = [
    ['interview', 'video', '10:30'],
    ['onboarding', 'onboarding', '12:00'],
    ['onsite', 'onsite', '14:00'],
  ] as const;
  const candidate = await world.behind(({ candidates }) => candidates.withEmail(aCandidate().email));
  if (O.isNone(candidate)) throw new Error('There is no candidate');
  const { id } = candidate.value;
  const application = anApplication();
  await world.behind(({ provisioning }) => provisioning.addApplication(id, application, undefined));
  for (const [stage, kind, from] of appointments) {
    const its = slot('2026-12-04', from, '23:00');
    const starts = at(`2026-12-04T${inUtc(from)}:00Z`);
    await world.behind(({ provisioning }) =>
      provisioning.putSlots(application.positionId, kind, [{ slot: its, capacity: 1 }]),
    );
    await world.behind((store) => store.appointments.hold(id, application.positionId, stage, kind, its, starts));
  }
  await world.behind(({ applications }) => applications.save(id, { ...application, status: statusOf(code) }));
  const list = await answerOf((await signedIn(world)).api.listApplications());
  return getJobsList.response.type.encode(list);
};

describe('An application on the wire', () => {
  it('carries self_recording as interview_type [spec 1 §3]', () => {
    expect(told({ interviewKind: 'self-record' })).toMatchObject({ interview_type: 'self_record_interview' });
  });

  it('carries sc_time as slot_from, and as the instant in schedule_time [spec 1 §3]', () => {
    expect(told(held)).toMatchObject(heldOnWire);
  });

  it.each([
    ['onsite_date, onsite_schedule_date and onsite_sc_time', 35, '14:00'],
    ['onsite_date', 36, '14:00'],
    ['onboarded_date', 22, '12:00'],
    ['neither', 0, '10:30'],
  ])(
    'carries %s, in status %d, as the appointment of its stage and of no other [spec 1 §3, R27]',
    async (_, code, from) => {
      const schedule_time = `2026-12-04T${inUtc(from)}:00.000Z`;
      expect(await listedIn(code)).toMatchObject({
        jobs: [{ status: code, schd_date: '2026-12-04', slot_from: from, schedule_time }],
      });
    },
  );
});

describe('A number or a word of the wire', () => {
  it.each([
    [0, 'not-submitted'],
    [1, 'screening-submitted'],
    [2, 'interview-arranged'],
  ] as const)('applied_status %d is %s [spec 1 §3]', (code, meaning) => {
    expect(appliedStatus.type.encode(meaning)).toBe(code);
    expect(appliedStatus.type.decode(code)).toMatchObject({ right: meaning });
  });

  it.each([
    ['video_interview', 'video'],
    ['self_record_interview', 'self-record'],
    ['in_person_interview', 'in-person'],
  ] as const)('interview_type %s is %s [spec 1 §3]', (word, kind) => {
    expect(interviewType.type.encode(kind)).toBe(word);
    expect(interviewType.type.decode(word)).toMatchObject({ right: kind });
  });

  it.each([
    [0, 'none'],
    [1, 'required'],
    [2, 'optional'],
  ] as const)('upload_resume %d is %s [spec 1 §3]', (code, requirement) => {
    expect(uploadResume.type.encode(requirement)).toBe(code);
    expect(uploadResume.type.decode(code)).toMatchObject({ right: requirement });
  });
});

describe('A booking on the wire', () => {
  const choice = {
    communityId: communityId(42),
    positionId: positionId(4711),
    slot: held.slot,
    key: key('choice'),
    act: 'Book',
  } as const;

  it('of a video interview carries interview_pref video, and the chosen video_pref [spec 1 §4, R26]', () => {
    const booking = { ...choice, kind: 'video' } as const;
    const sent = (videoPreference: 'dailyco' | undefined): unknown =>
      bookCalls.video.request.type.encode({ ...booking, videoPreference });
    expect(sent('dailyco')).toMatchObject({ video_pref: 'dailyco', interview_pref: 'video' });
    expect(sent(undefined)).toMatchObject({ video_pref: null, interview_pref: 'video' });
  });

  it('of an interview in person carries neither [spec 1 §7]', () => {
    const sent = bookCalls['in-person'].request.type.encode({
      ...choice,
      kind: 'in-person',
      videoPreference: undefined,
    });
    expect(sent).not.toHaveProperty('video_pref');
    expect(sent).not.toHaveProperty('interview_pref');
  });
});
