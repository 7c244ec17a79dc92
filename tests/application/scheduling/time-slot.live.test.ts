import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { Subject } from 'rxjs';
import { inMemorySessionStore } from '../../../adapters/in-process/session-store';
import { ourDefect, type CallFailure } from '../../../application/failure';
import { openScope } from '../../../application/live/scope';
import { timeSlotMachine, type TimeSlotEvent } from '../../../application/scheduling/time-slot.live';
import type { Booked, SchedulingApi } from '../../../application/scheduling/scheduling.api';
import type { BookingRefusal } from '../../../application/applications/booking-refusals.api';
import type { WorkInHand } from '../../../application/ports/session-store';
import { communityId, positionId } from '../../support/builders/applications';
import { email } from '../../support/builders/identity';
import { day, slot } from '../../support/builders/slots';
import { at, date, time, zone } from '../../support/builders/time';
import { callByHand, settled } from '../../support/world/by-hand';
import { standingClock } from '../../support/world/clock';
import { keepingReporter } from '../../support/world/reporter';
import { aWorld } from '../../support/world/world';

type TimeWish = Parameters<SchedulingApi['takeTime']>[0];

const work = (act: 'Book' | 'Move' = 'Book'): WorkInHand => ({
  job: { communityId: communityId(42), positionId: positionId(4711) },
  wanted: { act, kind: 'video' },
  positionName: 'Caregiver',
  communityName: 'Linden Court',
  zone: zone('America/Chicago'),
  sameDaySlots: true,
  day: day('2026-12-05', '09:30', '10:30'),
  chosen: undefined,
});

const half9: TimeSlotEvent = { _tag: 'TimePressed', from: time('09:30') };
const half10: TimeSlotEvent = { _tag: 'TimePressed', from: time('10:30') };
const confirm: TimeSlotEvent = { _tag: 'ConfirmPressed' };
const offline = { _tag: 'NoConnection' } as const;
const taken: BookingRefusal = {
  _tag: 'SlotTaken',
  wanted: slot('2026-12-05', '09:30'),
  nearest: [slot('2026-12-06', '08:00')],
};

/** The page of a day's times, on a device whose calls and connection the test controls. */
const aPage = async (found = work(), takeTime?: SchedulingApi['takeTime']) => {
  const call = callByHand<TimeWish, CallFailure | BookingRefusal, Booked>();
  const back = new Subject<unknown>();
  const shown: string[] = [];
  const forgetBooked = jest.fn();
  const codes: { readonly email: string; readonly given: () => void }[] = [];
  const session = inMemorySessionStore();
  const clock = standingClock(at('2026-12-04T15:00:00Z'));
  const { environment } = (await aWorld()).device();
  const page = timeSlotMachine(
    {
      api: { takeTime: takeTime ?? call.call },
      clock,
      session,
      environment,
      connectivity: { back },
      reporter: keepingReporter(),
      forgetBooked,
      askForCode: (email, given) => codes.push({ email, given }),
      showOutdated: () => shown.push('outdated'),
      showBooked: (_, { act }) => shown.push(act),
    },
    found,
  );
  const scope = openScope();
  page.runIn(scope);
  const press = async (...events: readonly TimeSlotEvent[]): Promise<void> => {
    events.forEach(page.send);
    await settled();
  };
  const chosen = () => page.value().work.chosen;
  const booking = () => page.value().booking;
  return { ...page, press, chosen, booking, call, back, shown, forgetBooked, codes, scope, session, clock };
};

type Page = Awaited<ReturnType<typeof aPage>>;

const booked: Booked = { introVideoUrl: undefined, externalUrl: undefined };

describe('Choosing a time', () => {
  it('is kept in this tab, each choice under its own key [R3, R17]', async () => {
    const { press, chosen, session } = await aPage();
    await press(half9);
    const first = chosen();
    expect(first?.slot).toMatchObject({ date: '2026-12-05', from: '09:30' });
    expect(O.toUndefined(session.workInHand.read())?.chosen).toEqual(first);
    await press(half10);
    expect(chosen()?.slot.from).toBe('10:30');
    expect(chosen()?.key).not.toEqual(first?.key);
  });

  it('accepts only times of this day', async () => {
    const { press, chosen } = await aPage();
    await press({ _tag: 'TimePressed', from: time('11:30') });
    expect(chosen()).toBeUndefined();
  });

  it('must come before Confirm: without it nothing is sent', async () => {
    const { press, booking, call } = await aPage();
    await press(confirm);
    expect(call.asked).toEqual([]);
    expect(booking()).toEqual({ _tag: 'NotAsked' });
  });

  it('is refused without a call if it is too late: the page may have been open for hours [R14]', async () => {
    const { press, booking, call, clock } = await aPage();
    await press(half9);
    clock.moveTo(at('2026-12-05T14:30:00Z'));
    await press(confirm);
    expect(call.asked).toEqual([]);
    expect(booking()).toMatchObject({ _tag: 'Refused', refusal: { _tag: 'SlotTooSoon' } });
  });
});

describe('Confirm', () => {
  it.each(['Book', 'Move'] as const)(
    'shows what was booked (%s), and refetches the list and the times',
    async (act) => {
      const { press, booking, call, shown, forgetBooked } = await aPage(work(act));
      await press(half9, confirm);
      expect(booking()).toEqual({ _tag: 'Asking' });
      await call.answer(E.right(booked));
      expect(shown).toEqual([act]);
      expect(forgetBooked).toHaveBeenCalledTimes(1);
    },
  );

  it('is sent once, however often it is pressed', async () => {
    const { press, call } = await aPage();
    await press(half9, confirm, confirm);
    expect(call.asked).toHaveLength(1);
  });

  it('of a time that is gone offers others; choosing one replaces it and opens its day [R17]', async () => {
    const { press, booking, call, value } = await aPage();
    await press(half9, confirm);
    await call.answer(E.left(taken));
    expect(booking()).toEqual({ _tag: 'Refused', refusal: taken });
    expect(value().work).toMatchObject({ chosen: undefined, day: { slots: [{ from: '10:30' }] } });
    await press(confirm);
    expect(call.asked).toHaveLength(1);
    await press({ _tag: 'AlternativePressed', slot: slot('2026-12-06', '08:00') });
    expect(value().work.day.date).toBe('2026-12-06');
    expect(value().work.chosen?.slot.from).toBe('08:00');
    expect(booking()).toEqual({ _tag: 'NotAsked' });
  });

  it('waits while offline, and is sent automatically with the same key when the connection is back [R17]', async () => {
    const { press, booking, call, back, chosen, shown } = await aPage();
    await press(half9, confirm);
    await call.answer(E.left(offline));
    expect(booking()).toEqual({ _tag: 'Waiting', lost: offline });
    back.next('back');
    await settled();
    expect(call.asked.map((one) => one.key)).toEqual([chosen()?.key, chosen()?.key]);
    await call.answer(E.right(booked));
    expect(shown).toEqual(['Book']);
  });

  it('asks for the code of an unproven address, and then continues with the same choice and key [R41, R17]', async () => {
    const { press, booking, call, codes, chosen, shown } = await aPage();
    await press(half9, confirm);
    const needed: BookingRefusal = { _tag: 'ProofNeeded', email: email('nora@example.org') };
    await call.answer(E.left(needed));
    expect(booking()).toEqual({ _tag: 'Refused', refusal: needed });
    expect(codes.map((code) => code.email)).toEqual(['nora@example.org']);
    codes[0]?.given();
    expect(booking()).toEqual({ _tag: 'Asking' });
    await call.answer(E.right(booked));
    expect(call.asked.map((one) => one.key)).toEqual([chosen()?.key, chosen()?.key]);
    expect(shown).toEqual(['Book']);
  });

  it('that was refused without a code stays refused once the page is left, even if the code is entered [R41]', async () => {
    const { press, call, codes, scope } = await aPage();
    await press(half9, confirm);
    await call.answer(E.left({ _tag: 'ProofNeeded', email: email('nora@example.org') }));
    scope.end();
    codes[0]?.given();
    await settled();
    expect(call.asked).toHaveLength(1);
  });

  it('that is waiting is canceled by another choice', async () => {
    const { press, booking, call, back } = await aPage();
    await press(half9, confirm);
    await call.answer(E.left(offline));
    await press(half10);
    expect(booking()).toEqual({ _tag: 'NotAsked' });
    back.next('back');
    await settled();
    expect(call.asked).toHaveLength(1);
  });

  it('that is being sent, even again, keeps its choice: it may have been executed already [R17]', async () => {
    const { press, call, back, chosen } = await aPage();
    await press(half9, confirm, half10);
    expect(chosen()?.slot.from).toBe('09:30');
    await call.answer(E.left({ _tag: 'AnswerLost' }));
    back.next('back');
    await press(half10, { _tag: 'AlternativePressed', slot: slot('2026-12-06', '08:00') });
    expect(chosen()?.slot.from).toBe('09:30');
    await call.answer(E.left({ _tag: 'AnswerLost' }));
    await press(half10);
    expect(chosen()?.slot.from).toBe('10:30');
  });

  it('completes its side effects although the page was left, and navigates nowhere', async () => {
    const { press, call, scope, shown, forgetBooked } = await aPage();
    await press(half9, confirm);
    scope.end();
    await call.answer(E.right(booked));
    expect(forgetBooked).toHaveBeenCalledTimes(1);
    expect(shown).toEqual([]);
  });

  it('that throws says that something went wrong, and can be pressed again', async () => {
    const { press, booking } = await aPage(work(), () => {
      throw new Error('a defect');
    });
    await press(half9, confirm);
    expect(booking()).toEqual({ _tag: 'NotAnswered', failure: ourDefect });
  });
});

describe('Outdated data', () => {
  const now = day('2026-12-05', '10:30', '11:30');
  const next = day('2026-12-06', '08:00');
  const week = { start: date('2026-12-04'), end: date('2026-12-11') };
  const found = (days = [now, next], range = week): TimeSlotEvent => ({ _tag: 'TimesFound', days, range });

  it('of the times is corrected when they arrive: one that is gone is no longer chosen, and the nearest are offered [R17]', async () => {
    const { press, value, booking, session } = await aPage();
    await press(half9, found());
    expect(value().work).toMatchObject({ day: now, chosen: undefined });
    expect(O.toUndefined(session.workInHand.read())?.chosen).toBeUndefined();
    expect(booking()).toMatchObject({
      refusal: { _tag: 'NoSuchSlot', wanted: { from: '09:30' }, nearest: [{ from: '10:30' }, { from: '11:30' }, {}] },
    });
  });

  it('keeps a choice that still exists, and shows a day without times as empty [R17]', async () => {
    const { press, value, chosen, booking } = await aPage();
    await press(half10, found());
    expect(chosen()?.slot.from).toBe('10:30');
    expect(booking()).toEqual({ _tag: 'NotAsked' });
    await press(found([next]));
    expect(value().work.day).toEqual({ date: '2026-12-05', slots: [] });
  });

  it('says nothing about a day that was not searched', async () => {
    const { press, chosen } = await aPage();
    await press(half9, found([], { start: date('2026-12-06'), end: date('2026-12-11') }));
    expect(chosen()?.slot.from).toBe('09:30');
  });

  it.each([
    ['is asked for', async ({ press }: Page) => press(confirm)],
    [
      'waits for the line',
      async ({ press, call }: Page) => {
        await press(confirm);
        await call.answer(E.left(offline));
      },
    ],
  ])("waits while a booking %s: it may be the booking's own effect [R17]", async (_what, under) => {
    const page = await aPage();
    await page.press(half9);
    await under(page);
    await page.press(found(), { _tag: 'WantedKnown', wanted: undefined });
    expect(page.chosen()?.slot.from).toBe('09:30');
    expect(page.shown).toEqual([]);
  });

  it('of the job leads to the list, or turns a booking into a move if another tab has booked [R16, R17]', async () => {
    const { press, value, shown } = await aPage();
    await press({ _tag: 'WantedKnown', wanted: { act: 'Move', kind: 'video' } });
    expect(value().work.wanted.act).toBe('Move');
    expect(shown).toEqual([]);
    await press({ _tag: 'WantedKnown', wanted: undefined });
    expect(shown).toEqual(['outdated']);
  });

  it('is discarded with a booking: the search has served its purpose', async () => {
    const { press, call, session } = await aPage();
    session.dateSearch.write({
      job: work().job,
      stage: 'interview',
      reach: 30,
      act: 'opened',
      applied: undefined,
      filter: { open: false, start: '', end: '' },
      calendar: { open: false, at: undefined },
    });
    await press(half9, confirm);
    await call.answer(E.right(booked));
    expect(O.isNone(session.dateSearch.read())).toBe(true);
  });
});

describe('Another day', () => {
  const next = day('2026-12-06', '08:00');
  const turn: TimeSlotEvent = { _tag: 'DayPressed', day: next };

  it('opens without a choice, and cancels a waiting booking [R17]', async () => {
    const { press, value, booking, call, back } = await aPage();
    await press(half9, confirm);
    await call.answer(E.left(offline));
    await press(turn);
    expect(value().work).toMatchObject({ day: next, chosen: undefined });
    expect(booking()).toEqual({ _tag: 'NotAsked' });
    back.next('back');
    await settled();
    expect(call.asked).toHaveLength(1);
  });

  it('does not open while a booking is being sent: it may have been executed already [R17]', async () => {
    const { press, value } = await aPage();
    await press(half9, confirm, turn);
    expect(value().work.day.date).toBe('2026-12-05');
  });
});
