import * as O from 'fp-ts/Option';
import { demoFile } from '../../../adapters/server/demo/demo-file';
import type { DemoSlot } from '../../../adapters/server/demo/file-format';
import { soonAfter } from '../../../adapters/server/demo/later-stages';
import { known } from '../../../domain/brand';
import type { CalendarDate } from '../../../domain/time/calendar-date';
import type { Instant } from '../../../domain/time/instant';

const friday = known<CalendarDate>('2026-11-20');
/** When the live interview of the demo begins. */
const soonOn = (date: CalendarDate) => ({ slot_date: date, slot_from: '10:05', slot_to: '10:35' });
const file = demoFile(friday, soonOn(friday));

/* An independent calendar: UTC days of a JavaScript Date. */
const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000;
const dateOf = (day: number): CalendarDate =>
  known<CalendarDate>(new Date(day * 86_400_000).toISOString().slice(0, 10));

/** Three weeks of demos, one per day: every weekday, and the new year. */
const demos = Array.from({ length: 21 }, (_, n) => dayOf('2026-12-20') + n).map((today) => {
  const made = demoFile(dateOf(today), soonOn(dateOf(today)));
  // The live interview that begins soon has its own test.
  return { ...made, today, slots: made.slots.filter(({ slot_from }) => slot_from !== '10:05') };
});

const keyOf = ({ position_id, slot_date, slot_from }: DemoSlot): string => `${position_id} ${slot_date} ${slot_from}`;
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const applications = file.candidates.flatMap((candidate) => candidate.applications);

describe('the demo as a file', () => {
  it('is the same for the same date', () => {
    expect(demoFile(friday, soonOn(friday))).toEqual(file);
  });

  it('loses nothing when written as JSON', () => {
    expect(JSON.parse(JSON.stringify(file))).toEqual(file);
  });
});

describe('the positions of the demo', () => {
  it('are twelve or more, in seven communities and four time zones [spec 1 §3]', () => {
    expect(new Set(file.positions.map((position) => position.position_id)).size).toBeGreaterThanOrEqual(12);
    expect(new Set(file.positions.map((position) => position.community_id)).size).toBe(7);
    expect(new Set(file.positions.map((position) => position.timezone))).toEqual(
      new Set(['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles']),
    );
  });

  it('describe themselves in 200 characters or more, in two to four paragraphs without stray spaces', () => {
    for (const { description } of file.positions.map((position) => position.position_data[0])) {
      expect(description.length).toBeGreaterThanOrEqual(200);
      expect([2, 3, 4]).toContain(description.split('\n\n').length);
      expect(description).not.toMatch(/ {2}|^\s|\s$|[^\n]\n[^\n]/);
    }
  });

  it('name at least one job type and one shift [spec 1 §3]', () => {
    for (const [text] of file.positions.map((position) => position.position_data)) {
      expect([text.full_time, text.part_time, text.prn]).toContain(true);
      expect([text.morning, text.afternoon, text.evening]).toContain(true);
    }
  });

  it('give the amounts that their pay_by requires, and 0 for the other [spec 1 §3]', () => {
    for (const { pay_by, minimum, maximum } of file.positions.map((p) => p.position_data[0].pay_details)) {
      expect([minimum > 0, maximum > 0]).toEqual([pay_by !== 'maximum_amount', /maximum|range/.test(pay_by)]);
      if (pay_by === 'range') expect(maximum).toBeGreaterThan(minimum);
    }
  });

  it('have coordinates in the United States, as strings', () => {
    for (const { latitude, longitude } of file.positions) {
      expect([latitude, longitude].join(' ')).toMatch(/^\d{2}\.\d{4} -\d{2,3}\.\d{4}$/);
      expect(Number(latitude)).toBeGreaterThan(24);
      expect(Number(longitude)).toBeLessThan(-66);
    }
  });

  it('interview by video, in person or by recording; one has an onsite visit, two have a first day; one takes applications elsewhere', () => {
    const withPlace = (place: 'invite_onsite' | 'onboarding') =>
      file.positions.filter((position) => position[place] !== undefined).map(({ position_id }) => position_id);
    expect([withPlace('invite_onsite'), withPlace('onboarding')]).toEqual([[117], [118, 119]]);
    for (const position of file.positions) {
      expect(position).toMatchObject({ onboarding_status: position.onboarding === undefined ? 0 : 1, published: 1 });
      expect(['video_interview', 'in_person_interview', 'self_record_interview']).toContain(position.interview_type);
      expect(position.upload_resume === 1).toBe(position.position_id === 104);
      const ids = [undefined, ...file.questionnaires.map(({ id }) => id)];
      expect(ids).toContain(position.questionnaire_id);
    }
    const elsewhere = file.positions.filter(({ adp_url }) => adp_url !== '').map(({ position_id }) => position_id);
    expect(elsewhere).toEqual([114]);
    expect(file.positions.every(({ about_company }) => about_company.length > 100)).toBe(true);
  });
});

describe('the slots of the demo', () => {
  it('range from today to the 60th day, with today only if same_day_slot is set [R14, R15]', () => {
    for (const { today, positions, slots } of demos) {
      const sameDay = positions.filter((position) => position.same_day_slot).map((position) => position.position_id);
      const outside = slots.filter(({ position_id, slot_date }) => {
        const ahead = dayOf(slot_date) - today;
        return ahead > 60 || ahead < (sameDay.includes(position_id) ? 0 : 1);
      });
      expect(outside).toEqual([]);
    }
  });

  it('are half hours that never overlap within a position', () => {
    for (const { slots } of demos) {
      expect(new Set(slots.map(keyOf)).size).toBe(slots.length);
      const odd = slots.filter(
        ({ slot_from, slot_to }) => minutesOf(slot_to) - minutesOf(slot_from) !== 30 || minutesOf(slot_from) % 30 !== 0,
      );
      expect(odd).toEqual([]);
    }
  });

  it('exist today for every position with same_day_slot, whatever the weekday', () => {
    for (const { today, positions, slots } of demos) {
      const open = new Set(slots.filter((slot) => slot.slot_date === dateOf(today)).map((slot) => slot.position_id));
      expect([...open].sort((a, b) => a - b)).toEqual(
        positions.filter((p) => p.same_day_slot).map((p) => p.position_id),
      );
    }
  });

  it('start within 7 days for every position except one, which has some within 30 days [R15]', () => {
    for (const { today, positions, slots } of demos) {
      const open = (reach: number): number =>
        new Set(slots.filter((slot) => dayOf(slot.slot_date) - today <= reach).map((slot) => slot.position_id)).size;
      // A recorded interview takes none of the employer's time; an onsite visit and a first day do.
      const withTimes = positions.filter(
        ({ interview_type, invite_onsite, onboarding }) =>
          interview_type !== 'self_record_interview' || (invite_onsite ?? onboarding) !== undefined,
      ).length;
      expect([open(7), open(30)]).toEqual([withTimes - 1, withTimes]);
    }
  });

  it('are the same as in a demo created the day before, from the 11th day on', () => {
    demos.slice(1).forEach(({ today, slots }, n) => {
      const shared = (all: readonly DemoSlot[] = []): readonly DemoSlot[] =>
        all.filter(({ slot_date }) => dayOf(slot_date) >= today + 11 && dayOf(slot_date) < today + 60);
      expect(shared(slots)).toEqual(shared(demos[n]?.slots));
      expect(shared(slots)).not.toEqual([]);
    });
  });

  it('vary: mornings, afternoons and evenings, busy days and quiet ones, some Saturdays, some for two', () => {
    const starts = file.slots.map((slot) => minutesOf(slot.slot_from));
    expect(starts.some((start) => start < 12 * 60)).toBe(true);
    expect(starts.some((start) => start >= 12 * 60 && start < 17 * 60)).toBe(true);
    expect(starts.some((start) => start >= 17 * 60)).toBe(true);
    const perDay = new Map<string, number>();
    for (const { position_id, slot_date } of file.slots) {
      const day = `${position_id} ${slot_date}`;
      perDay.set(day, (perDay.get(day) ?? 0) + 1);
    }
    expect(new Set(perDay.values()).size).toBeGreaterThan(6);
    const weekdays = new Set(file.slots.map((slot) => new Date(slot.slot_date).getUTCDay()));
    expect([...weekdays].filter((day) => day > 0).length).toBe(6);
    const forTwo = file.slots.filter((slot) => slot.capacity === 2).length / file.slots.length;
    expect(forTwo).toBeGreaterThan(0.05);
    expect(forTwo).toBeLessThan(0.15);
    expect(new Set(file.slots.map((slot) => slot.capacity))).toEqual(new Set([1, 2]));
  });
});

describe('the questionnaires of the demo', () => {
  it('have every type of question, required and not, and some disqualifying options [spec 1 §3]', () => {
    const questions = file.questionnaires.flatMap(({ sections }) => sections.flatMap((section) => section.questions));
    expect(new Set(questions.map(({ question_type }) => question_type)).size).toBe(5);
    expect(new Set(questions.map(({ is_require }) => is_require))).toEqual(new Set([true, false]));
    expect(questions.flatMap(({ question_options }) => question_options).some((one) => one.disqualifies)).toBe(true);
  });

  it('are used by some positions that candidates may answer, including a job that asks nothing', () => {
    const open = applications.filter(({ sf_status }) => sf_status === 0).map(({ position_id }) => position_id);
    const asked = file.positions
      .filter(({ position_id }) => open.includes(position_id))
      .map(({ questionnaire_id }) => questionnaire_id);
    expect(new Set(asked)).toEqual(new Set([1, 2, undefined]));
  });
});

describe('the candidates of the demo', () => {
  it('apply only to positions that exist, once each', () => {
    const existing = file.positions.map((position) => position.position_id);
    for (const candidate of file.candidates) {
      const applied = candidate.applications.map((application) => application.position_id);
      expect(existing).toEqual(expect.arrayContaining(applied));
      expect(new Set(applied).size).toBe(applied.length);
    }
  });

  it('are nine: with five applications, none, one, two, three, four, three, one and five', () => {
    expect(file.candidates.map(({ email, applications: own }) => [email, own.length])).toEqual([
      ['demo.candidate@example.org', 5],
      ['demo.newcomer@example.org', 0],
      ['demo.cook@example.org', 1],
      ['demo.driver@example.org', 2],
      ['demo.applicant@example.org', 3],
      ['demo.starter@example.org', 4],
      ['demo.nurse@example.org', 3],
      ['demo.recorder@example.org', 1],
      ['demo.finalist@example.org', 5],
    ]);
  });

  it('have passed the screening or may answer it, and three hold an interview: two by video, one in person [spec 1 §4]', () => {
    expect(new Set(applications.map((application) => application.sf_status))).toEqual(new Set([8, 0]));
    const booked = applications.filter((application) => application.applied_status === 2);
    expect(booked).toHaveLength(3);
    expect(applications.filter((application) => application.interview !== undefined)).toEqual(booked);
  });

  it('show what can be scheduled, booked, reviewed and refused, in four time zones', () => {
    const [maria] = file.candidates;
    const statuses = maria?.applications.map(({ status, applied_status }) => [status, applied_status]);
    expect(statuses).toEqual([
      [0, 1],
      [0, 1],
      [0, 2],
      [20, 1],
      [2, 1],
    ]);
    const zones = maria?.applications.map(
      (application) => file.positions.find((p) => p.position_id === application.position_id)?.timezone,
    );
    expect(new Set(zones).size).toBe(4);
  });

  it('hold a slot of the demo three and four days ahead, whatever the weekday', () => {
    for (const { today, candidates, slots } of demos) {
      const booked = candidates
        .flatMap((c) => c.applications)
        .filter(({ interview }) => interview !== undefined && interview.slot_from !== '10:05');
      expect(booked.map(({ interview }) => interview?.slot_date)).toEqual([dateOf(today + 3), dateOf(today + 4)]);
      const held = booked.map(({ position_id, interview }) =>
        slots.find((slot) => slot.position_id === position_id && slot.slot_date === interview?.slot_date),
      );
      expect(held).toEqual([
        { position_id: 102, kind: 'video', ...booked[0]?.interview, capacity: 1 },
        { position_id: 114, kind: 'in_person', ...booked[1]?.interview, capacity: 1 },
      ]);
    }
  });

  it('one is at every later stage: a live interview, a visit to choose, an offer, a first day, an interview to record [spec 2 §1]', () => {
    const lina = file.candidates.find(({ email }) => email === 'demo.finalist@example.org');
    expect(lina?.applications.map(({ position_id, status }) => [position_id, status])).toEqual([
      [116, 0],
      [117, 32],
      [118, 1],
      [119, 21],
      [115, 0],
    ]);
    expect(file.slots).toContainEqual({ position_id: 116, kind: 'video', ...soonOn(friday), capacity: 1 });
    expect(file.slots).toContainEqual({
      position_id: 119,
      kind: 'onboarding',
      capacity: 1,
      slot_date: '2026-11-25',
      slot_from: '09:30',
      slot_to: '10:00',
    });
    expect(lina?.applications.map(({ interview, onboarding }) => interview ?? onboarding)).toEqual([
      soonOn(friday),
      undefined,
      undefined,
      { slot_date: '2026-11-25', slot_from: '09:30', slot_to: '10:00' },
      undefined,
    ]);
  });

  it.each([
    ['2026-11-20T16:00:00.000Z', '2026-11-20', '10:10', '10:40'],
    ['2026-11-20T16:00:00.001Z', '2026-11-20', '10:10', '10:40'],
    ['2026-11-20T16:04:59.999Z', '2026-11-20', '10:10', '10:40'],
    ['2026-11-20T16:05:00.000Z', '2026-11-20', '10:15', '10:45'],
    ['2026-11-21T05:20:00.000Z', '2026-11-20', '23:30', '23:59'],
    ['2026-11-21T05:49:00.000Z', '2026-11-20', '23:55', '23:59'],
    ['2026-11-21T05:50:00.000Z', '2026-11-21', '00:00', '00:30'],
  ])(
    'a demo created at %s has its live interview on %s from %s to %s, which can be joined at once [R12]',
    (at, date, from, to) => {
      expect(soonAfter(known<Instant>(Date.parse(at)))).toEqual(
        O.some({ slot_date: date, slot_from: from, slot_to: to }),
      );
    },
  );

  it('has no live interview if no calendar has the time', () => {
    expect(soonAfter(known<Instant>(8.64e15))).toEqual(O.none);
  });

  it('were invited before today, with an ISO instant', () => {
    for (const { invited_on } of applications) {
      expect(new Date(invited_on).toISOString()).toBe(invited_on);
      expect(invited_on < friday).toBe(true);
    }
  });
});
