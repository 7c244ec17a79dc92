import type { CalendarEntry } from '../../application/ports/mailer';
import { appointmentEntry } from '../../application/applications/calendar-entry.words';
import { stageOf } from '../../domain/applications/status-catalogue';
import { cancellationStage } from '../../domain/applications/cancellation';
import type { KnownJob } from './use-my-job';

/** The same entry as in the mail: same name, same moment, same revision, so that it replaces every older one. Undefined: no time is held. */
export const calendarEntryView = (
  { position, mine, candidateId }: KnownJob,
  publicUrl: string,
): CalendarEntry | undefined => {
  if (mine === undefined) return undefined;
  const { slot, scheduledAt: startsAt, status } = mine.application;
  if (slot === undefined || startsAt === undefined) return undefined;
  const meeting = { kind: cancellationStage(mine.application), stage: stageOf(status), slot, startsAt };
  return appointmentEntry(meeting, {
    publicUrl,
    candidateId,
    position,
    acts: mine.appointmentRevision,
    canceled: false,
  });
};
