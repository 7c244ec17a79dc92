import * as O from 'fp-ts/Option';
import type { ApplicationWithPosition } from '../../../../application/applications/applications.store';
import { communityId, positionId } from '../../../support/builders/applications';
import { email } from '../../../support/builders/identity';
import { slot } from '../../../support/builders/slots';
import { at } from '../../../support/builders/time';
import { aFile, aPositionRecord, aSlotRecord } from './a-file';
import { anEmptyStore } from './importing';
import { applicationsOf, freeTimes, interview, withApplication } from './loaded';

const loaded = async (content: unknown): Promise<ApplicationWithPosition['application'] | undefined> => {
  const store = anEmptyStore();
  await store.load(content);
  return (await applicationsOf(store, 'maria.santos@example.org'))[0]?.application;
};

describe('An imported application [spec 1 §3]', () => {
  it('takes community, interview, resume and onboarding from its position', async () => {
    const content = aFile({ positions: [aPositionRecord({ onboarding_status: 1 })] });
    expect(await loaded(content)).toMatchObject({
      communityId: communityId(11),
      interviewKind: 'video',
      resume: 'optional',
      onboarding: true,
    });
  });

  it('may set them itself', async () => {
    const own = { interview_type: 'in_person_interview', upload_resume: 0, onboarding_status: 0, community_id: 11 };
    expect(await loaded(withApplication(own))).toMatchObject({
      interviewKind: 'in-person',
      resume: 'none',
      onboarding: false,
    });
  });

  it("its counters begin at the position's limits, and one that neither gives is not limited [R10]", async () => {
    expect(
      (await loaded(withApplication({ available_video_reschedules: 1, can_reschedule_onboard: false })))?.allowances,
    ).toEqual({
      video: { flag: true, left: 1 },
      'in-person': { flag: true, left: 1 },
      onboarding: { flag: false, left: 0 },
      onsite: { flag: true, left: undefined },
    });
  });

  it('its appointment begins when the clocks at the position show its time [R14]', async () => {
    expect(await loaded(withApplication({ applied_status: 2, interview }))).toMatchObject({
      applied: 'interview-arranged',
      slot: slot('2026-12-07', '09:30', '10:00'),
      scheduledAt: at('2026-12-07T15:30:00Z'),
    });
  });

  it('is in New York time if the position names no zone [R14]', async () => {
    const content = { ...withApplication({ interview }), positions: [aPositionRecord({ timezone: undefined })] };
    expect((await loaded(content))?.scheduledAt).toBe(at('2026-12-07T14:30:00Z'));
  });

  it('each stage keeps the appointment that the file gives it; the current one is shown [R27, R59]', async () => {
    const own = (slot_from: string, slot_to: string) => ({ slot_date: '2026-12-08', slot_from, slot_to });
    const [onsite, onboarding] = [own('11:00', '11:30'), own('14:00', '15:00')];
    const content = withApplication({ status: 35, applied_status: 2, interview, onsite, onboarding });
    const slots = [
      ...content.slots,
      aSlotRecord({ ...onsite, kind: 'onsite' }),
      aSlotRecord({ ...onboarding, kind: 'onboarding' }),
    ];
    expect(await loaded({ ...content, slots })).toMatchObject({
      slot: slot('2026-12-08', '11:00', '11:30'),
      scheduledAt: at('2026-12-08T17:00:00Z'),
      otherAppointments: {
        interview: { slot: slot('2026-12-07', '09:30', '10:00'), startsAt: at('2026-12-07T15:30:00Z') },
        onboarding: { slot: slot('2026-12-08', '14:00', '15:00'), startsAt: at('2026-12-08T20:00:00Z') },
        onsite: undefined,
      },
    });
  });

  const particulars = {
    interview_pref: 'audio',
    meeting_link: 'https://rooms.example.org/7',
    app_sid: 'AP1',
    join_code: 4711,
    upload_resume_flag: 1,
    proceed_without_resume: false,
    eta_status: 'delayed',
    delay_reason: '10 min',
  };

  it('its data about the live interview and the recording is stored with it, on the first import only [R59, spec 2 §3]', async () => {
    const store = anEmptyStore();
    const kept = async () => {
      const maria = await store.ask(({ candidates }) => candidates.withEmail(email('maria.santos@example.org')));
      if (O.isNone(maria)) throw new Error('Nobody was loaded');
      return store.ask(({ applications }) => applications.particularsOf(maria.value.id, positionId(101)));
    };
    await store.load(withApplication(particulars));
    const expected = O.some({
      interviewPreference: 'audio',
      room: 'https://rooms.example.org/7',
      voiceApp: 'AP1',
      joinCode: '4711',
      resumeUploaded: true,
      wentOnWithoutResume: false,
      eta: 'delayed',
      delayReason: '10 min',
    });
    expect(await kept()).toEqual(expected);
    await store.load(withApplication({ ...particulars, eta_status: 'no' }));
    expect(await kept()).toEqual(expected);
  });

  it('is left as it is if it already exists, and gets no such data [R59]', async () => {
    const store = anEmptyStore();
    await store.load(aFile());
    await store.load(withApplication(particulars));
    const maria = await store.ask(({ candidates }) => candidates.withEmail(email('maria.santos@example.org')));
    if (O.isNone(maria)) throw new Error('Nobody was loaded');
    expect(await store.ask(({ applications }) => applications.particularsOf(maria.value.id, positionId(101)))).toEqual(
      O.none,
    );
  });

  it('a held slot is no longer free', async () => {
    const store = anEmptyStore();
    await store.load(withApplication({ interview }));
    expect(await freeTimes(store)).toEqual([slot('2026-12-07', '10:00', '10:30')]);
  });

  it('a status without a defined meaning is kept as it is [R9]', async () => {
    expect((await loaded(withApplication({ status: 99 })))?.status).toEqual({ _tag: 'Unlisted', code: 99 });
  });
});
