import { choose } from '../../../application/scheduling/schedule.journey';
import type { TimeRequest } from '../../../application/scheduling/scheduling.api';
import { cardActions } from '../../../domain/applications/card-actions';
import { statusOf } from '../../../domain/applications/status-catalogue';
import { instantAt } from '../../../domain/time/zoned';
import { anApplication, communityId, positionId } from '../../support/builders/applications';
import { given } from '../../support/builders/given';
import { aCandidate, email, key } from '../../support/builders/identity';
import { aPosition } from '../../support/builders/positions';
import { day, slot } from '../../support/builders/slots';
import { at } from '../../support/builders/time';
import { answerOf, refusalOf } from '../../support/world/answers';
import { aWorld, signedIn, videoSlots, type Device, type World } from '../../support/world/world';

const minute = 60_000;
const eleven = slot('2026-12-04', '11:00', '11:30');
const noon = slot('2026-12-04', '12:00', '12:30');
const two = slot('2026-12-04', '14:00', '14:30');
const nextDay = slot('2026-12-05', '09:00', '09:30');
const slots = videoSlots(eleven, noon, two, nextDay);
const other = aCandidate({ email: email('other@example.org'), firstName: 'Daniel' });
const bothApplied = [aCandidate(), other].map((candidate) => ({ candidate, applications: [anApplication()] }));

const request = (changes: Partial<TimeRequest> = {}): TimeRequest => ({
  communityId: communityId(42),
  positionId: positionId(4711),
  slot: eleven,
  act: 'Book',
  kind: 'video',
  videoPreference: 'peer',
  key: key('first choice'),
  ...changes,
});

const card = async ({ api }: Device) => {
  const [first] = (await answerOf(api.listApplications())).applications;
  if (first === undefined) throw new Error('There is a card');
  return first.application;
};

const confirmations = ({ mailer }: World) => mailer.sent().filter(({ subject }) => subject.startsWith("You're booked"));

const free = ({ behind }: World) =>
  behind(({ slots: all }) => all.free(positionId(4711), 'video', { start: eleven.date, end: nextDay.date }));

describe('Booking a video interview', () => {
  it('holds the slot, writes status 0 and applied_status 2, creates the meeting link, and the card offers to move or cancel [R27, R10 row 19]', async () => {
    const world = await aWorld({
      slots,
      applicants: [{ candidate: aCandidate(), applications: [anApplication({ status: statusOf(20) })] }],
    });
    const device = await signedIn(world);
    expect(await answerOf(device.api.takeTime(request()))).toEqual({
      introVideoUrl: undefined,
      externalUrl: undefined,
    });
    const booked = await card(device);
    expect(booked).toEqual(
      anApplication({
        status: statusOf(0),
        applied: 'interview-arranged',
        slot: eleven,
        scheduledAt: at('2026-12-04T17:00:00Z'),
        meetingLink: 'https://portal.example.org/join?community_id=42&position_id=4711',
      }),
    );
    expect(cardActions(booked, world.clock.now())).toEqual([
      {
        action: 'join-meeting',
        barrier: { _tag: 'JoinOpensLater', opensAt: at('2026-12-04T16:50:00Z') },
      },
      { action: 'reschedule', barrier: undefined },
      { action: 'cancel', barrier: undefined },
    ]);
    expect(await free(world)).toEqual([noon, two, nextDay]);
  });

  it('returns the video that introduces the place [spec 1 §7]', async () => {
    const positions = [aPosition({ introVideoUrl: 'https://example.org/intro.mp4' })];
    const { api } = await signedIn(await aWorld({ slots, positions }));
    expect(await answerOf(api.takeTime(request()))).toMatchObject({
      introVideoUrl: 'https://example.org/intro.mp4',
    });
  });

  it('is confirmed by email: the day, the time and its zone [spec 1 §2]', async () => {
    const world = await aWorld({ slots });
    const { api } = await signedIn(world);
    await answerOf(api.takeTime(request()));
    expect(confirmations(world)).toHaveLength(1);
    expect(world.mailer.last()).toMatchObject({
      to: aCandidate().email,
      subject: "You're booked: Caregiver, Friday, 04 December, 2026 at 11:00 AM CT",
    });
    expect(world.mailer.last().text).toContain('Friday, 04 December, 2026 at 11:00 AM CT');
  });

  it("stays valid if its email can't be sent; that is reported without a name or an address, and the email is sent later [R27, R5]", async () => {
    const world = await aWorld({ slots });
    const device = await signedIn(world);
    world.mailer.failFromNowOn();
    await answerOf(device.api.takeTime(request()));
    expect((await card(device)).slot).toEqual(eleven);
    expect(world.reporter.reports).toEqual([{ event: 'mails-wait', detail: { why: 'ECONNECTION' } }]);
    world.mailer.mend();
    await world.sendMails();
    expect(confirmations(world)).toHaveLength(0);
    world.timer.pass(2_000);
    await world.sendMails();
    expect(confirmations(world)).toHaveLength(1);
  });

  it('stays valid if the store goes down right after it, before the email, which is sent when the store is back [R27]', async () => {
    const world = await aWorld({ slots });
    const device = await signedIn(world);
    // One unit of work to identify the caller, one to book.
    world.store.breakAfter(2);
    await answerOf(device.api.takeTime(request()));
    world.store.mend();
    expect((await card(device)).slot).toEqual(eleven);
    expect(world.reporter.reports).toEqual([{ event: 'mails-wait', detail: { why: 'StoreUnavailable' } }]);
    await world.sendMails();
    expect(confirmations(world)).toHaveLength(1);
  });

  it('is not executed, not even in part, if the store is down; the same Confirm books once it is back [R17]', async () => {
    const world = await aWorld({ slots });
    const device = await signedIn(world);
    world.store.breakAfter(1);
    expect(await refusalOf(device.api.takeTime(request()))).toMatchObject({ _tag: 'ServerFault' });
    world.store.mend();
    expect(await card(device)).toEqual(anApplication());
    expect(confirmations(world)).toEqual([]);
    await answerOf(device.api.takeTime(request()));
  });
});

describe('A repeated Confirm', () => {
  it('books once, sends one email and returns the same answer as before [R17]', async () => {
    const world = await aWorld({ slots });
    const device = await signedIn(world);
    const first = await answerOf(device.api.takeTime(request()));
    expect(await answerOf(device.api.takeTime(request()))).toEqual(first);
    expect(await free(world)).toEqual([noon, two, nextDay]);
    expect(confirmations(world)).toHaveLength(1);
  });

  it('books once and sends one email if ten arrive together [R17]', async () => {
    const world = await aWorld({ slots });
    const device = await signedIn(world);
    await Promise.all(Array.from({ length: 10 }, () => answerOf(device.api.takeTime(request()))));
    expect(confirmations(world)).toHaveLength(1);
  });

  it('returns the same answer even if its slot has begun or the position has closed since [R17]', async () => {
    const world = await aWorld({ slots });
    const device = await signedIn(world);
    await answerOf(device.api.takeTime(request()));
    world.clock.moveTo(at('2026-12-04T17:05:00Z'));
    await world.behind(({ provisioning }) => provisioning.putPosition(aPosition({ published: false })));
    await answerOf(device.api.takeTime(request()));
  });

  it('is refused with another slot under the same key, and nothing changes [R17]', async () => {
    const world = await aWorld({ slots });
    const device = await signedIn(world);
    await answerOf(device.api.takeTime(request()));
    expect(await refusalOf(device.api.takeTime(request({ slot: noon })))).toEqual({
      _tag: 'KeyUsedBefore',
    });
    expect((await card(device)).slot).toEqual(eleven);
    expect(await free(world)).toEqual([noon, two, nextDay]);
  });

  it('with another key is another act: the booking is moved, not repeated [R10b, R17]', async () => {
    const world = await aWorld({ slots });
    const device = await signedIn(world);
    await answerOf(device.api.takeTime(request()));
    expect(await refusalOf(device.api.takeTime(request({ slot: noon, key: key('second choice') })))).toEqual({
      _tag: 'ActNotOffered',
      act: 'Book',
      status: 'Pending',
      offered: ['join-meeting', 'reschedule', 'cancel'],
      held: eleven,
    });
    expect((await card(device)).slot).toEqual(eleven);
  });

  it('has a separate key for each choice of slot [R17]', async () => {
    const { environment } = (await aWorld()).device();
    const work = {
      job: { communityId: communityId(42), positionId: positionId(4711) },
      wanted: { act: 'Book', kind: 'video' } as const,
      positionName: 'Caregiver',
      communityName: 'Linden Court',
      zone: aPosition().zone,
      sameDaySlots: true,
      day: day('2026-12-04', '11:00', '12:00'),
      chosen: undefined,
    };
    const first = choose(work, eleven, environment);
    const again = choose(first, eleven, environment);
    expect(first.chosen?.key).not.toBe(again.chosen?.key);
  });
});

describe('A slot that is gone', () => {
  it('is refused with the nearest three free slots, nearest first, and nothing is booked [R17]', async () => {
    const world = await aWorld({ slots, applicants: bothApplied });
    const daniel = await signedIn(world, other);
    const maria = await signedIn(world);
    await answerOf(daniel.api.takeTime(request({ slot: noon })));
    expect(await refusalOf(maria.api.takeTime(request({ slot: noon })))).toMatchObject({
      _tag: 'SlotTaken',
      wanted: noon,
      nearest: [eleven, two, nextDay],
    });
    expect(await card(maria)).toEqual(anApplication());
    expect(confirmations(world)).toHaveLength(1);
    await answerOf(maria.api.takeTime(request({ slot: two, key: key('second choice') })));
  });

  it('leaves its key unused, so that the same Confirm books if the slot is free again [R17]', async () => {
    const world = await aWorld({ slots, applicants: bothApplied });
    const daniel = await signedIn(world, other);
    const maria = await signedIn(world);
    await answerOf(daniel.api.takeTime(request()));
    expect(await refusalOf(maria.api.takeTime(request()))).toMatchObject({ _tag: 'SlotTaken' });
    await world.behind(({ provisioning }) =>
      provisioning.putSlots(positionId(4711), 'video', [{ slot: eleven, capacity: 2 }]),
    );
    await answerOf(maria.api.takeTime(request()));
  });

  it('is replaced only by slots that can be booked now: none within 90 minutes, none taken [R14, R17]', async () => {
    const soon = slot('2026-12-04', '10:29', '10:59');
    const world = await aWorld({ slots: videoSlots(soon, eleven, noon, two, nextDay), applicants: bothApplied });
    const daniel = await signedIn(world, other);
    await answerOf(daniel.api.takeTime(request()));
    const maria = await signedIn(world);
    expect(await refusalOf(maria.api.takeTime(request()))).toMatchObject({ nearest: [noon, two, nextDay] });
  });

  it('goes to one of twenty candidates who confirm at once; the others are offered the remaining times [R17]', async () => {
    const crowd = Array.from({ length: 20 }, (_, n) => aCandidate({ email: email(`candidate-${n}@example.org`) }));
    const world = await aWorld({
      slots,
      applicants: crowd.map((candidate) => ({ candidate, applications: [anApplication()] })),
    });
    const devices: Device[] = [];
    for (const candidate of crowd) devices.push(await signedIn(world, candidate));
    const answers = await Promise.all(devices.map(({ api }) => api.takeTime(request())()));
    expect(answers.filter(({ _tag }) => _tag === 'Right')).toHaveLength(1);
    const refusals = answers.flatMap((answer) => (answer._tag === 'Left' ? [answer.left] : []));
    expect(refusals).toMatchObject(
      refusals.map(() => ({ _tag: 'SlotTaken', wanted: eleven, nearest: [noon, two, nextDay] })),
    );
    expect(confirmations(world)).toHaveLength(1);
  });

  it('is also one that starts at a different instant than the candidate was shown: nothing is booked [R14]', async () => {
    const world = await aWorld({ slots });
    const { api } = await signedIn(world);
    const shown = at('2026-12-04T18:00:00Z');
    expect(await refusalOf(api.takeTime(request({ slot: { ...eleven, startsAt: shown } })))).toMatchObject({
      _tag: 'NoSuchSlot',
      nearest: [noon, two, nextDay],
    });
    expect(confirmations(world)).toHaveLength(0);
    await answerOf(api.takeTime(request({ slot: { ...eleven, startsAt: at('2026-12-04T17:00:00Z') } })));
  });

  it('is no farther ahead because the request claims so [R14]', async () => {
    const soon = slot('2026-12-04', '10:00', '10:30');
    const world = await aWorld({ slots: videoSlots(soon) });
    const { api } = await signedIn(world);
    const farAhead = { ...soon, startsAt: at('2027-12-04T16:00:00Z') };
    expect((await refusalOf(api.takeTime(request({ slot: farAhead }))))._tag).toBe('NoSuchSlot');
    expect((await refusalOf(api.takeTime(request({ slot: soon }))))._tag).toBe('SlotTooSoon');
  });

  it('is also one that ends at another time than the candidate was shown: it comes first among the nearest, and nothing is booked or mailed [R17]', async () => {
    const world = await aWorld({ slots });
    const device = await signedIn(world);
    const shown = slot('2026-12-04', '11:00', '23:59');
    expect(await refusalOf(device.api.takeTime(request({ slot: shown })))).toMatchObject({
      _tag: 'NoSuchSlot',
      wanted: shown,
      nearest: [{ ...eleven, startsAt: at('2026-12-04T17:00:00Z') }, noon, two],
    });
    expect((await card(device)).slot).toBeUndefined();
    expect(confirmations(world)).toEqual([]);
    await answerOf(device.api.takeTime(request()));
    expect((await card(device)).slot).toEqual(eleven);
  });

  it('or was never on offer is refused with the nearest three [R17]', async () => {
    const { api } = await signedIn(await aWorld({ slots }));
    const invented = slot('2026-12-04', '11:15', '11:45');
    expect(await refusalOf(api.takeTime(request({ slot: invented })))).toMatchObject({
      _tag: 'NoSuchSlot',
      wanted: invented,
      nearest: [eleven, noon, two],
    });
  });
});

describe('The server', () => {
  it('refuses a slot that starts 89 minutes from now and accepts one in 90, whatever the page allowed [R14, R10b]', async () => {
    const world = await aWorld({ slots });
    const device = await signedIn(world);
    world.clock.moveTo(at('2026-12-04T15:31:00Z'));
    expect(await refusalOf(device.api.takeTime(request()))).toEqual({
      _tag: 'SlotTooSoon',
      startsInMinutes: 89,
      leadMinutes: 90,
    });
    expect(await card(device)).toEqual(anApplication());
    world.clock.moveBy(-minute);
    await answerOf(device.api.takeTime(request()));
  });

  it('refuses a same-day slot if the position allows none, and accepts one tomorrow [R14]', async () => {
    const { api } = await signedIn(await aWorld({ slots, positions: [aPosition({ sameDaySlots: false })] }));
    expect(await refusalOf(api.takeTime(request({ slot: two })))).toEqual({ _tag: 'SlotIsToday' });
    await answerOf(api.takeTime(request({ slot: nextDay })));
  });

  it('refuses a time that a clock change skips, even if it is offered [R14]', async () => {
    const skipped = slot('2027-03-14', '02:30', '03:00');
    expect(instantAt(skipped.date, skipped.from, aPosition().zone)).toEqual({ _tag: 'None' });
    const { api } = await signedIn(await aWorld({ slots: videoSlots(skipped) }));
    expect(await refusalOf(api.takeTime(request({ slot: skipped })))).toEqual({
      _tag: 'SlotTimeSkipped',
      slot: skipped,
    });
  });

  it("refuses another candidate's job, a missing one, and one under another community [R10b]", async () => {
    const world = await aWorld({
      slots,
      applicants: [
        { candidate: aCandidate(), applications: [anApplication()] },
        { candidate: other, applications: [] },
      ],
    });
    const none = { _tag: 'NoSuchApplication' };
    const daniel = await signedIn(world, other);
    expect(await refusalOf(daniel.api.takeTime(request()))).toEqual(none);
    const maria = await signedIn(world);
    expect(await refusalOf(maria.api.takeTime(request({ positionId: positionId(1) })))).toEqual(none);
    expect(await refusalOf(maria.api.takeTime(request({ communityId: communityId(1) })))).toEqual(none);
    expect(await free(world)).toEqual([eleven, noon, two, nextDay]);
  });

  it('refuses a position that is closed [R6]', async () => {
    const { api } = await signedIn(await aWorld({ slots, positions: [aPosition({ published: false })] }));
    expect(await refusalOf(api.takeTime(request()))).toEqual({ _tag: 'PositionClosed' });
  });

  it.each([
    ['blocked', given('blocked'), []],
    ['not selected', given('status 2'), []],
    ['of a status nobody knows', given('status 99'), []],
    ['whose screening failed', given('screening not selected'), []],
    ['whose screening is open', given('screening open'), ['submit-skill-filter']],
    ['that misses its resume', given('a required resume missing'), ['upload-resume']],
    ['that records by itself', given('self-record'), ['record-interview']],
  ])(
    'refuses to book for an application %s, and says what its card offers instead [R10b]',
    async (_, application, offered) => {
      const world = await aWorld({ slots, applicants: [{ candidate: aCandidate(), applications: [application] }] });
      const { api } = await signedIn(world);
      expect(await refusalOf(api.takeTime(request()))).toMatchObject({ _tag: 'ActNotOffered', offered });
      expect(await free(world)).toEqual([eleven, noon, two, nextDay]);
    },
  );

  it('accepts nothing without a session [R3b]', async () => {
    const world = await aWorld({ slots });
    expect(await refusalOf(world.device().api.takeTime(request()))).toMatchObject({ _tag: 'SessionEnded' });
    expect(await free(world)).toEqual([eleven, noon, two, nextDay]);
  });
});
