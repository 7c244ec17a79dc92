import { aCandidateRecord, aFile, anApplicationRecord, aPositionRecord, aSlotRecord } from './a-file';
import { faultsIn } from './importing';

describe('an error in an application of an import file is reported with its path, what was expected and what was found', () => {
  it.each<[string, Readonly<Record<string, unknown>>, string]>([
    [
      'a position nobody knows',
      { position_id: 7 },
      'position_id: expected a position of these files or of the store, found 7',
    ],
    [
      'another community than the position',
      { community_id: 12 },
      'community_id: expected 11, as the position says, found 12',
    ],
    [
      'an appointment where no slot is',
      { interview: { slot_date: '2026-12-08', slot_from: '09:30', slot_to: '10:00' } },
      'interview: expected a slot of these files or of the store, found 2026-12-08 09:30–10:00',
    ],
    [
      'an appointment with a field too many',
      { interview: { slot_date: '2026-12-07', slot_from: '09:30', slot_to: '10:00', room: 4 } },
      'interview.room: expected no field of this name, found 4',
    ],
    [
      'a time of its own besides its appointment',
      { schedule_time: '2026-12-07T15:30:00Z' },
      'schedule_time: expected nothing, because it follows from `interview` and the position, found "2026-12-07T15:30:00Z"',
    ],
    [
      'an onboarding in an interview slot [R59]',
      { onboarding: { slot_date: '2026-12-07', slot_from: '09:30', slot_to: '10:00' } },
      'onboarding: expected a slot of these files or of the store, found 2026-12-07 09:30–10:00',
    ],
    [
      'a room that is no address of the web [R59]',
      { meeting_link: 'room 4' },
      'meeting_link: expected an http or https address, found "room 4"',
    ],
    [
      'a preference that is neither of two [R59]',
      { interview_pref: 'letter' },
      'interview_pref: expected one of video, audio, found "letter"',
    ],
    [
      'an interviewer who perhaps comes [R59]',
      { eta_status: 'perhaps' },
      'eta_status: expected one of yes, no, delayed, found "perhaps"',
    ],
    [
      'a visit without an end [R59]',
      { onsite: { slot_date: '2026-12-07', slot_from: '09:30' } },
      'onsite.slot_to: expected a time HH:mm, found nothing',
    ],
    ['half a status', { applied_status: 7 }, 'applied_status: expected one of 0, 1, 2, found 7'],
  ])('an application with %s', async (_, changes, fault) => {
    const candidates = [aCandidateRecord({ applications: [anApplicationRecord(changes)] })];
    expect(await faultsIn(aFile({ candidates }))).toEqual([`a.json: candidates[0].applications[0].${fault}`]);
  });

  it('a time that a clock change skips is no appointment [R14]', async () => {
    const night = { slot_date: '2027-03-14', slot_from: '02:30', slot_to: '03:00' };
    const content = aFile({
      slots: [aSlotRecord(night)],
      candidates: [aCandidateRecord({ applications: [anApplicationRecord({ interview: night })] })],
    });
    expect(await faultsIn(content)).toEqual([
      "a.json: candidates[0].applications[0].interview: expected a time that the position's clocks show (a clock change skips it), found 2027-03-14 02:30–03:00",
    ]);
  });

  it('a position without an interview has no appointment', async () => {
    const interview = { slot_date: '2026-12-07', slot_from: '09:30', slot_to: '10:00' };
    const content = aFile({
      positions: [aPositionRecord({ interview_type: undefined })],
      candidates: [aCandidateRecord({ applications: [anApplicationRecord({ interview })] })],
    });
    expect(await faultsIn(content)).toEqual([
      'a.json: candidates[0].applications[0].interview: expected an interview_type here or at the position, found 2026-12-07 09:30–10:00',
    ]);
  });

  it('rejects two applications that hold a slot with one place', async () => {
    const interview = { slot_date: '2026-12-07', slot_from: '09:30', slot_to: '10:00' };
    const applications = [anApplicationRecord({ interview })];
    const candidates = ['a', 'b'].map((name) => aCandidateRecord({ email: `${name}@example.org`, applications }));
    expect(await faultsIn(aFile({ candidates }))).toEqual([
      'a.json: candidates[1].applications[0].interview: expected a slot with a free place, found 2026-12-07 09:30–10:00',
    ]);
    expect(await faultsIn(aFile({ candidates, slots: [aSlotRecord({ capacity: 2 })] }))).toMatchObject({
      candidates: 2,
    });
  });
});
