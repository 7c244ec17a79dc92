import { aPosition } from '../../support/builders/positions';
import { communityId, positionId } from '../../support/builders/applications';
import { key } from '../../support/builders/identity';
import { slot } from '../../support/builders/slots';
import { answerOf } from '../../support/world/answers';
import { aWorld, signedIn, videoSlots } from '../../support/world/world';
import { calendarEntryView } from '../../../ui/applications/calendar-entry.view';

const eleven = slot('2026-12-04', '11:00', '11:30');
const noon = slot('2026-12-04', '12:00', '12:30');

describe('The calendar file that the page offers', () => {
  it('is the entry of the last mail: after a move it replaces the one mailed before [R14, spec 2 §4.7]', async () => {
    const world = await aWorld({ slots: videoSlots(eleven, noon) });
    const { api } = await signedIn(world);
    const job = { communityId: communityId(42), positionId: positionId(4711) };
    const take = async (act: 'Book' | 'Move', wanted: typeof eleven) => {
      await answerOf(
        api.takeTime({ ...job, slot: wanted, act, kind: 'video', videoPreference: 'peer', key: key(`${act} it`) }),
      );
      await world.sendMails();
      return world.mailer.last().calendar;
    };
    const offered = async () => {
      const { applications, candidateId } = await answerOf(api.listApplications());
      const [mine] = applications;
      return calendarEntryView({ position: aPosition(), mine, candidateId }, 'https://portal.example.org');
    };
    expect(await offered()).toBeUndefined();
    const booked = await take('Book', eleven);
    expect(booked).toBeDefined();
    expect(await offered()).toEqual(booked);
    const moved = await take('Move', noon);
    expect(await offered()).toEqual(moved);
    expect(moved?.revision).toBeGreaterThan(booked?.revision ?? Infinity);
  });
});
