import { calendarLinks } from '../../../../adapters/browser/scheduling/links';
import { calendarFile } from '../../../../adapters/contract/calendar-file';
import { appointmentEntry, type Meeting } from '../../../../application/applications/calendar-entry.words';
import { scheduledView } from '../../../../ui/scheduling/scheduled.view';
import { anApplication, communityId, positionId } from '../../../support/builders/applications';
import { key } from '../../../support/builders/identity';
import { aPosition } from '../../../support/builders/positions';
import { slot } from '../../../support/builders/slots';
import { zone } from '../../../support/builders/time';
import { answerOf } from '../../../support/world/answers';
import { aWorld, signedIn, videoSlots } from '../../../support/world/world';

const job = { communityId: communityId(42), positionId: positionId(4711) };
const wanted = slot('2026-12-07', '11:00', '11:30');

/** A booking: the entry that the page creates, and the one in its mail. */
const booked = async () => {
  const world = await aWorld({ slots: videoSlots(wanted) });
  const { api, environment } = await signedIn(world);
  await answerOf(
    api.takeTime({ ...job, act: 'Book', kind: 'video', slot: wanted, videoPreference: undefined, key: key('k') }),
  );
  const { candidateId, applications } = await answerOf(api.listApplications());
  const { slot: held, scheduledAt: startsAt } = applications[0]?.application ?? anApplication();
  if (held === undefined || startsAt === undefined) throw new Error('The time is held');
  const meeting: Meeting = { kind: 'video', stage: 'interview', slot: held, startsAt };
  const now = world.clock.now();
  const { publicUrl } = environment;
  const entry = appointmentEntry(meeting, { publicUrl, candidateId, position: aPosition(), acts: 1, canceled: false });
  return { entry, mailed: world.mailer.last().calendar, application: applications[0]?.application, now };
};

describe('An appointment in a calendar', () => {
  it('is the same entry that the mail carries, so that one replaces the other [R14, R27]', async () => {
    const { entry, mailed } = await booked();
    expect(entry).toEqual(mailed);
  });

  it('is at the same moment on the page, in the file and in the web calendars [spec 1 §9, R14]', async () => {
    const { entry, application, now } = await booked();
    const { google, outlook } = calendarLinks(entry);
    const file = calendarFile(entry);
    // Monday, 7 December, 11:00 in Chicago.
    const view = scheduledView({
      position: aPosition(),
      application,
      moved: false,
      ownZone: zone('America/Chicago'),
      now,
    });
    expect(view).toMatchObject({ when: 'Monday, 07 December, 2026 at 11:00 AM CT' });
    expect(file).toMatch(/^DTSTART:20261207T170000Z\r$/m);
    expect(file).toMatch(/^DTEND:20261207T173000Z\r$/m);
    expect(file).toMatch(/^METHOD:PUBLISH\r$/m);
    expect(new URL(google).searchParams.get('dates')).toBe('20261207T170000Z/20261207T173000Z');
    expect(new URL(outlook).searchParams.get('startdt')).toBe('2026-12-07T17:00:00.000Z');
    expect(new URL(outlook).searchParams.get('enddt')).toBe('2026-12-07T17:30:00.000Z');
  });

  it.each(['google', 'outlook'] as const)('opens %s filled in, whatever its text contains', async (name) => {
    const { entry } = await booked();
    const title = 'Cook & "host" #1: 50 % nights';
    const link = new URL(calendarLinks({ ...entry, title })[name]);
    expect(link.protocol).toBe('https:');
    expect([link.searchParams.get('text'), link.searchParams.get('subject')]).toContain(title);
    expect(link.searchParams.get('location')).toBe('Online');
  });
});
