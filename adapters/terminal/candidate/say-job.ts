import type { ListedApplication } from '../../../application/applications/applications.api';
import type { Application } from '../../../domain/applications/application';
import type { SlotKind } from '../../../domain/positions/slot-kind';
import { nextStep } from '../../../domain/applications/next-step';
import { meaningOf } from '../../../domain/applications/status-catalogue';
import type { Slot } from '../../../domain/positions/slot';
import { localMoment, printDay, sameClock } from '../../../domain/time/display';
import type { Instant } from '../../../domain/time/instant';
import type { TimeZone } from '../../../domain/time/time-zone';
import { printTwelveHour } from '../../../domain/time/wall-time';

/* A job, its status and its time in the words of the commands. Times are the position's, with the candidate's own beside them (R14). */

/** The reader's current time and zone. */
export interface Viewer {
  readonly now: Instant;
  readonly ownZone: TimeZone;
}

const kinds: Readonly<Record<SlotKind, string>> = {
  video: 'a video interview',
  'in-person': 'an interview in person',
  onboarding: 'an onboarding meeting',
  onsite: 'an onsite interview',
};

export const sayKind = (kind: SlotKind): string => kinds[kind];

/** `Caregiver, Linden Lark House (position 101)` */
export const sayJob = ({ application, positionName, communityName }: ListedApplication): string =>
  `${[positionName, communityName].filter((name) => name !== '').join(', ')} (position ${application.positionId})`;

export const saySlot = ({ date, from, to }: Slot): string =>
  `${printDay(date)}, ${printTwelveHour(from)} to ${printTwelveHour(to)}`;

/** `09:30 AM for you`, with the day if it differs; nothing if both clocks agree. */
export const sayOwnTime = (startsAt: Instant, zone: TimeZone, ownZone: TimeZone): string | undefined => {
  if (sameClock(startsAt, zone, ownZone)) return undefined;
  const [there, here] = [localMoment(startsAt, zone), localMoment(startsAt, ownZone)];
  return `${here.day === there.day ? '' : `${here.day}, `}${here.time} for you`;
};

/** The upcoming appointment; one of an earlier stage, or one that is over, does not count. */
export const appointmentOf = (
  application: Application,
  now: Instant,
): { readonly slot: Slot; readonly scheduledAt: Instant } | undefined => {
  const { slot, scheduledAt } = application;
  if (slot === undefined || scheduledAt === undefined) return undefined;
  return nextStep(application, now)._tag === 'Appointment' ? { slot, scheduledAt } : undefined;
};

/** `Monday, 7 December, 09:30 AM to 10:00 AM CT, 10:30 AM for you` */
const sayAppointment = ({ application, zone }: ListedApplication, { now, ownZone }: Viewer): string | undefined => {
  const appointment = appointmentOf(application, now);
  if (appointment === undefined) return undefined;
  const { slot, scheduledAt } = appointment;
  const own = sayOwnTime(scheduledAt, zone, ownZone);
  return `${saySlot(slot)} ${localMoment(scheduledAt, zone).zoneShort}${own === undefined ? '' : `, ${own}`}`;
};

/** Where one application stands. */
export const sayStanding = (job: ListedApplication, viewer: Viewer): string => {
  const when = sayAppointment(job, viewer);
  return `${sayJob(job)}: ${meaningOf(job.application.status)}${when === undefined ? '' : `, ${when}`}`;
};
