import * as TE from 'fp-ts/TaskEither';
import {
  bookChosen,
  choose,
  chooseInstead,
  withoutSlot,
  lookForSlots,
  takeChosen,
  timeWanted,
  type SlotQuestion,
} from '../../../application/scheduling/schedule.journey';
import type { WorkInHand } from '../../../application/ports/session-store';
import type { Application } from '../../../domain/applications/application';
import { allowances, anApplication, communityId, positionId } from '../../support/builders/applications';
import { given } from '../../support/builders/given';
import { aPosition } from '../../support/builders/positions';
import { day, slot } from '../../support/builders/slots';
import { at, date, zone } from '../../support/builders/time';
import { answerOf, refusalOf } from '../../support/world/answers';
import { aWorld, signedIn, videoSlots, type Device, type World } from '../../support/world/world';

const job = { communityId: communityId(42), positionId: positionId(4711) };
const eleven = slot('2026-12-04', '11:00', '11:30');
const noon = slot('2026-12-04', '12:00', '12:30');
const nextDay = slot('2026-12-05', '09:00', '09:30');
const theWeek = { _tag: 'Window', reach: 7 } as const;

/** A booked video interview that can be moved. */
const booked = (changes: Partial<Application> = {}): Application =>
  anApplication({
    applied: 'interview-arranged',
    slot: eleven,
    scheduledAt: at('2026-12-04T17:00:00Z'),
    ...changes,
  });

const work: WorkInHand = {
  job,
  wanted: { act: 'Book', kind: 'video' },
  positionName: 'Caregiver',
  communityName: 'Linden Court',
  zone: zone('America/Chicago'),
  sameDaySlots: true,
  day: { date: eleven.date, slots: [eleven, noon].map(({ from, to }) => ({ from, to })) },
  chosen: undefined,
};

/** The search result on a device whose calendar date may differ from the position's. */
const found = async (world: World, question: SlotQuestion, deviceZone = 'America/Chicago') => {
  const device = await signedIn(world);
  const environment = { ...device.environment, zone: () => zone(deviceZone) };
  const ports = { ...device, environment, clock: world.clock };
  return lookForSlots(ports)(job, 'video', question);
};

const deps = ({ clock }: World, { api, session }: Device) => ({ api, session, clock });

describe('Looking for times', () => {
  const dates = ['2026-12-04', '2026-12-11', '2026-12-12', '2027-01-03', '2027-01-04', '2027-02-02', '2027-02-03'];
  const slots = videoSlots(...dates.map((one) => slot(one, '23:00', '23:30')));

  it.each([
    [7, '2026-12-11'],
    [30, '2027-01-03'],
    [60, '2027-02-02'],
  ] as const)('%i days ahead finds from today to today and that many, both included [R15]', async (reach, end) => {
    const answer = await answerOf(await found(await aWorld({ slots }), { _tag: 'Window', reach }));
    expect(answer.range).toEqual({ start: '2026-12-04', end });
    expect(answer.days.map((one) => one.date)).toEqual(dates.filter((one) => one <= end));
  });

  it.each(['Pacific/Kiritimati', 'Asia/Tokyo', 'America/Chicago', 'Pacific/Pago_Pago'])(
    'counts from today at the position, whatever day it is on a device in %s [R14, R15]',
    async (deviceZone) => {
      const late = at('2026-12-05T05:00:00Z');
      const answer = await answerOf(
        await found(await aWorld({ slots, now: at('2026-12-04T11:00:00Z') }), theWeek, deviceZone),
      );
      expect([answer.today, answer.days.map((one) => one.date)]).toEqual(['2026-12-04', ['2026-12-04', '2026-12-11']]);
      const night = videoSlots(slot('2026-12-05', '01:00', '01:30'), slot('2026-12-12', '01:00', '01:30'));
      const next = await answerOf(await found(await aWorld({ slots: night, now: late }), theWeek, deviceZone));
      expect([next.today, next.days.map((one) => one.date)]).toEqual(['2026-12-04', ['2026-12-05']]);
    },
  );

  // 00:30 on the 5th on Kiritimati is 23:30 on the 3rd in Pago Pago: the dates of two places can be two days apart.
  it.each([
    ['Pacific/Kiritimati', 'Pacific/Pago_Pago', '2026-12-05', '2026-12-12'],
    ['Pacific/Pago_Pago', 'Pacific/Kiritimati', '2026-12-03', '2026-12-10'],
  ])(
    'finds the whole week of a position in %s from a device in %s [R14, R15]',
    async (name, deviceZone, today, last) => {
      const world = await aWorld({
        now: at('2026-12-04T10:30:00Z'),
        positions: [aPosition({ zone: zone(name) })],
        slots: videoSlots(slot(last, '12:00', '12:30')),
      });
      const answer = await answerOf(await found(world, theWeek, deviceZone));
      expect(answer.range).toEqual({ start: today, end: last });
      expect(answer.days.map((one) => one.date)).toEqual([last]);
    },
  );

  it('finds the evening at a position where the date is still one day behind UTC [R14, R15]', async () => {
    const evening = slot('2026-12-03', '23:00', '23:30');
    const world = await aWorld({
      now: at('2026-12-04T05:00:00Z'),
      positions: [aPosition({ zone: zone('Pacific/Pago_Pago') })],
      slots: videoSlots(evening),
    });
    expect((await answerOf(await found(world, theWeek))).days.map((one) => one.date)).toEqual(['2026-12-03']);
  });

  it('accepts a range that ends today at the position, even if the device is a day ahead [R14, R15]', async () => {
    const world = await aWorld({ slots, now: at('2026-12-04T16:00:00Z') });
    const question: SlotQuestion = { _tag: 'Chosen', filter: { start: undefined, end: date('2026-12-04') } };
    const answer = await answerOf(await found(world, question, 'Asia/Tokyo'));
    expect(answer.days.map((one) => one.date)).toEqual(['2026-12-04']);
  });

  it.each([
    ['2026-12-10', '2026-12-09', { _tag: 'StartAfterEnd', start: '2026-12-10', end: '2026-12-09' }],
    [undefined, '2026-12-03', { _tag: 'EndBeforeToday', end: '2026-12-03', today: '2026-12-04' }],
    [undefined, undefined, { _tag: 'NoDateChosen' }],
  ])('refuses the filter from %s to %s [R15]', async (start, end, refusal) => {
    const filter = {
      start: start === undefined ? undefined : date(start),
      end: end === undefined ? undefined : date(end),
    };
    expect(await refusalOf(await found(await aWorld({ slots }), { _tag: 'Chosen', filter }))).toEqual(refusal);
  });

  it("passes on the server's refusal", async () => {
    const positions = [aPosition({ published: false })];
    expect(await refusalOf(await found(await aWorld({ positions }), theWeek))).toEqual({ _tag: 'PositionClosed' });
  });
});

describe('The schedule page', () => {
  it.each([
    ['schedule', 'a first time', given('screening passed'), { act: 'Book', kind: 'video' }],
    ['schedule', 'a first time in person', given('in person'), { act: 'Book', kind: 'in-person' }],
    ['schedule-reschedule', 'a move', booked(), { act: 'Move', kind: 'video' }],
    [
      'schedule-reschedule',
      'another time for one that was given up',
      given('status 16'),
      { act: 'Book', kind: 'video' },
    ],
    [
      'schedule-reschedule',
      'a new time that the employer asks for',
      given('status 17'),
      { act: 'Book', kind: 'video' },
    ],
    ['onboarding', 'an offer', given('status 1', 'with onboarding'), { act: 'Book', kind: 'onboarding' }],
    ['onsite', 'an invitation', given('status 32'), { act: 'Book', kind: 'onsite' }],
  ] as const)('/%s is for %s [R16, R17, R10]', async (screen, _, application, value) => {
    const { clock } = await aWorld();
    expect(timeWanted(screen, application, clock.now())).toEqual({ _tag: 'Allowed', value });
  });

  it.each([
    ['onboarding', given('screening passed'), 'schedule'],
    ['onsite', given('screening passed'), 'schedule'],
    ['onsite', given('status 1', 'with onboarding'), 'schedule-onboarding'],
    ['onboarding', given('status 32'), 'schedule-onsite'],
    ['schedule', given('status 41'), 'reschedule-onsite'],
    ['schedule', given('self-record', 'with onboarding', 'interview arranged'), 'schedule'],
  ] as const)('/%s is not the page of what another stage offers [R58]', async (screen, application, action) => {
    const { clock } = await aWorld();
    expect(timeWanted(screen, application, clock.now())).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'OtherStageOffered', action },
    });
  });

  it.each([
    ['schedule', given('status 2'), 'StatusHasNoScheduling'],
    ['schedule', given('status 17'), 'StatusHasNoScheduling'],
    ['schedule', given('screening open'), 'NothingToSchedule'],
    ['schedule', given('a required resume missing'), 'ResumeFirst'],
    ['schedule', given('not submitted'), 'NothingToSchedule'],
    [
      'schedule-reschedule',
      booked({ allowances: allowances({ video: { flag: false, left: 0 } }) }),
      'NothingToSchedule',
    ],
  ] as const)('/%s has nothing to do otherwise [R16, R10]', async (screen, application, reason) => {
    const { clock } = await aWorld();
    expect(timeWanted(screen, application, clock.now())).toMatchObject({ _tag: 'Refused', reason: { _tag: reason } });
  });
});

describe('Confirm', () => {
  const slots = videoSlots(eleven, noon, nextDay);

  it('books the choice, and clears it [R17]', async () => {
    const world = await aWorld({ slots });
    const device = await signedIn(world);
    const chosen = choose(work, eleven, device.environment);
    device.session.workInHand.write(chosen);
    await answerOf(bookChosen(deps(world, device))(chosen));
    expect(device.session.workInHand.read()).toEqual({ _tag: 'None' });
  });

  it('that books leaves a time that is held; only a move gives it up [R17]', async () => {
    const world = await aWorld({ slots });
    const device = await signedIn(world);
    await answerOf(takeChosen(deps(world, device))(choose(work, eleven, device.environment)));
    const chosen = choose(work, nextDay, device.environment);
    const wrongly = await refusalOf(
      bookChosen(deps(world, device))({ ...chosen, wanted: { ...work.wanted, act: 'Move' } }),
    );
    expect(wrongly).toMatchObject({ _tag: 'ActNotOffered', held: eleven });
    const moves = choose({ ...work, wanted: { act: 'Move', kind: 'video' } }, nextDay, device.environment);
    await answerOf(takeChosen(deps(world, device))(moves));
    const [listed] = (await answerOf(device.api.listApplications())).applications;
    expect(listed?.application.slot).toEqual(nextDay);
  });

  it('asks for a choice if there is none', async () => {
    const world = await aWorld({ slots });
    expect(await refusalOf(bookChosen(deps(world, await signedIn(world)))(work))).toEqual({ _tag: 'NothingChosen' });
  });

  it('is refused without a call if its slot came within 90 minutes while the page was open [R14]', async () => {
    const world = await aWorld({ slots });
    const device = await signedIn(world);
    const chosen = choose(work, eleven, device.environment);
    const calls: string[] = [];
    const api = {
      ...device.api,
      takeTime: () => {
        calls.push('book');
        return TE.left({ _tag: 'NoConnection' } as const);
      },
    };
    world.clock.moveTo(at('2026-12-04T15:31:00Z'));
    const confirm = bookChosen({ ...deps(world, device), api });
    const tooSoon = { _tag: 'SlotTooSoon', startsInMinutes: 89, leadMinutes: 90 };
    expect(await refusalOf(confirm(chosen))).toEqual(tooSoon);
    expect(calls).toEqual([]);
    world.clock.moveTo(at('2026-12-04T15:30:00Z'));
    expect(await refusalOf(confirm(chosen))).toEqual({ _tag: 'NoConnection' });
    expect(calls).toEqual(['book']);
  });

  it('that failed keeps the choice and its key, so that pressing again books once [R17]', async () => {
    const world = await aWorld({ slots });
    const device = await signedIn(world);
    const chosen = choose(work, eleven, device.environment);
    device.session.workInHand.write(chosen);
    world.store.breakAfter(0);
    await refusalOf(bookChosen(deps(world, device))(chosen));
    expect(device.session.workInHand.read()).toEqual({ _tag: 'Some', value: chosen });
    world.store.mend();
    await answerOf(bookChosen(deps(world, device))(chosen));
  });
});

describe('Choosing a replacement for a time that is gone', () => {
  it('removes the old one from the day, and uses a new key [R17]', async () => {
    const { environment } = (await aWorld()).device();
    const first = choose(work, eleven, environment);
    const instead = chooseInstead(withoutSlot(first, eleven), noon, environment);
    expect(instead.day).toEqual({ date: noon.date, slots: [{ from: noon.from, to: noon.to }] });
    expect(instead.chosen?.slot).toEqual(noon);
    expect(instead.chosen?.key).not.toBe(first.chosen?.key);
  });

  it('opens the day of a time that is on another day [R17]', async () => {
    const { environment } = (await aWorld()).device();
    const instead = chooseInstead(choose(work, eleven, environment), nextDay, environment);
    expect(instead.day).toEqual({ ...day('2026-12-05'), slots: [{ from: nextDay.from, to: nextDay.to }] });
  });
});
