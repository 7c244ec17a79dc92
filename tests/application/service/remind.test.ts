import { remind } from '../../../application/service/remind';
import type { OperatorAct } from '../../../domain/applications/operator-acts';
import { hours, minutes } from '../../../domain/time/duration';
import { minus, type Instant } from '../../../domain/time/instant';
import { allowances, anApplication } from '../../support/builders/applications';
import { aCandidate, key } from '../../support/builders/identity';
import { aPosition } from '../../support/builders/positions';
import { reason } from '../../support/builders/reasons';
import { slot } from '../../support/builders/slots';
import { at } from '../../support/builders/time';
import { answerOf } from '../../support/world/answers';
import { aWorld, signedIn, videoSlots, type Device, type World } from '../../support/world/world';

/* It is Friday, 9:00 in Chicago. Maria books for Monday or Tuesday, 12:00 noon. */

const monday = slot('2026-12-07', '12:00', '12:30');
const tuesday = slot('2026-12-08', '12:00', '12:30');
const todayNoon = slot('2026-12-04', '12:00', '12:30');
const mondayStarts = at('2026-12-07T18:00:00Z');
const tuesdayStarts = at('2026-12-08T18:00:00Z');
const dayBefore = minus(mondayStarts, hours(24));
const twoHoursBefore = minus(mondayStarts, hours(2));
const job = { communityId: aPosition().communityId, positionId: aPosition().positionId };

const world = () =>
  aWorld({
    positions: [aPosition({ sameDaySlots: true })],
    slots: videoSlots(monday, tuesday, todayNoon),
    applicants: [{ candidate: aCandidate(), applications: [anApplication({ allowances: allowances() })] }],
  });

const take = ({ api }: Device, act: 'Book' | 'Move', wanted = monday) =>
  answerOf(
    api.takeTime({
      ...job,
      act,
      kind: 'video',
      slot: wanted,
      videoPreference: undefined,
      key: key(`${act} ${wanted.date}`),
    }),
  );

const booked = async (wanted = monday): Promise<{ here: World; device: Device }> => {
  const here = await world();
  const device = await signedIn(here);
  await take(device, 'Book', wanted);
  return { here, device };
};

const reminders = ({ mailer }: World): readonly string[] =>
  mailer.sent().flatMap(({ subject }) => (subject.startsWith('Reminder: ') ? [subject.slice(21)] : []));

/** The portal looks for reminders at each of these instants; returns how many there were after each. */
const lookAt = async (here: World, ...instants: readonly Instant[]): Promise<readonly number[]> => {
  const counts: number[] = [];
  for (const instant of instants) {
    here.clock.moveTo(instant);
    await remind(here.dependencies)();
    counts.push(reminders(here).length);
  }
  return counts;
};

describe('A candidate is reminded of an appointment', () => {
  it('the day before and two hours before, at the millisecond, each once', async () => {
    const { here } = await booked();
    const looks = [minus(dayBefore, 1), dayBefore, dayBefore, minus(twoHoursBefore, 1), twoHoursBefore, mondayStarts];
    expect(await lookAt(here, ...looks)).toEqual([0, 1, 1, 1, 2, 2]);
    expect(reminders(here)).toEqual(Array(2).fill('Monday, 07 December, 2026 at 12:00 PM CT'));
  });

  it('once, even if two portals check at the same time', async () => {
    const { here } = await booked();
    here.clock.moveTo(dayBefore);
    await Promise.all([remind(here.dependencies)(), remind(here.dependencies)()]);
    expect(reminders(here)).toHaveLength(1);
  });

  it('late, after a portal was down, if it has not begun: one email for both', async () => {
    const { here } = await booked();
    expect(await lookAt(here, minus(mondayStarts, 1), mondayStarts)).toEqual([1, 1]);
  });

  it('not if it has begun by the time a portal runs again', async () => {
    const { here } = await booked();
    expect(await lookAt(here, mondayStarts)).toEqual([0]);
  });

  it('only two hours before if it is booked three hours ahead', async () => {
    const { here } = await booked(todayNoon);
    expect(await lookAt(here, at('2026-12-04T15:00:00Z'), at('2026-12-04T16:00:00Z'))).toEqual([0, 1]);
  });

  it('of the new time after a move, and no longer of the old one', async () => {
    const { here, device } = await booked();
    await take(device, 'Move', tuesday);
    expect(await lookAt(here, dayBefore, twoHoursBefore)).toEqual([0, 0]);
    expect(await lookAt(here, minus(tuesdayStarts, hours(24)), minus(tuesdayStarts, hours(2)))).toEqual([1, 2]);
    expect(new Set(reminders(here))).toEqual(new Set(['Tuesday, 08 December, 2026 at 12:00 PM CT']));
  });

  it.each<OperatorAct>(['cancel-interview', 'not-selected', 'ask-for-new-time', 'interview-held', 'block'])(
    "no longer after '%s' [R27]",
    async (act) => {
      const { here } = await booked();
      await answerOf(here.operator.act({ email: aCandidate().email, positionId: job.positionId, act }));
      expect(await lookAt(here, dayBefore, twoHoursBefore)).toEqual([0, 0]);
    },
  );

  it('no longer after the candidate gave it up [R18]', async () => {
    const { here, device } = await booked();
    const cancellation = { _tag: 'Withdraw', route: 'video', reason: reason('I found another job') } as const;
    await answerOf(device.api.giveUp({ ...job, cancellation, key: key('away') }));
    expect(await lookAt(here, dayBefore, twoHoursBefore)).toEqual([0, 0]);
  });

  it('not after it was canceled while the mail server was down', async () => {
    const { here } = await booked();
    here.mailer.failFromNowOn();
    expect(await lookAt(here, dayBefore)).toEqual([0]);
    await answerOf(
      here.operator.act({ email: aCandidate().email, positionId: job.positionId, act: 'cancel-interview' }),
    );
    here.mailer.mend();
    here.timer.pass(minutes(5));
    await here.sendMails();
    here.timer.pass(minutes(5));
    await here.sendMails();
    expect(here.mailer.last().subject).toMatch(/^Canceled: /);
    expect(reminders(here)).toEqual([]);
  });

  it('not if the mail server comes back after it has begun', async () => {
    const { here } = await booked();
    here.mailer.failFromNowOn();
    await lookAt(here, twoHoursBefore);
    here.mailer.mend();
    here.clock.moveTo(mondayStarts);
    here.timer.pass(minutes(5));
    await here.sendMails();
    expect(reminders(here)).toEqual([]);
    expect(here.reporter.reports).toContainEqual({ event: 'reminder-not-sent', detail: { why: 'too late' } });
    expect(await here.behind(({ messages }) => messages.waiting())).toEqual({ confirmation: 0, reminder: 0 });
  });

  it('that was imported, too, and once even if the same file is imported twice [R59]', async () => {
    const here = await aWorld({ slots: videoSlots(monday), applicants: [] });
    const file = {
      candidates: [
        {
          email: 'maria@example.org',
          firstname: 'Maria',
          lastname: 'Santos',
          applications: [
            {
              position_id: 4711,
              applied_status: 2,
              sf_status: 8,
              interview: { slot_date: '2026-12-07', slot_from: '12:00', slot_to: '12:30' },
            },
          ],
        },
      ],
    };
    const load = () =>
      answerOf(here.operator.importFiles({ files: [{ name: 'maria', content: file }], onlyCheck: false }));
    await load();
    await load();
    expect(await lookAt(here, dayBefore)).toEqual([1]);
    await load();
    expect(await lookAt(here, dayBefore, twoHoursBefore)).toEqual([1, 2]);
  });

  it('not while the store is down, and the reminder stays due', async () => {
    const { here } = await booked();
    here.store.breakAfter(0);
    expect(await lookAt(here, dayBefore)).toEqual([0]);
    here.store.mend();
    expect(await lookAt(here, dayBefore)).toEqual([1]);
  });
});
