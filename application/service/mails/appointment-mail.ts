import type { Application } from '../../../domain/applications/application';
import type { Held } from '../../../domain/applications/life-step';
import { stageOf } from '../../../domain/applications/status-catalogue';
import { cancellationStage } from '../../../domain/interviews/cancellation';
import type { Position } from '../../../domain/positions/position';
import { localMoment } from '../../../domain/time/display';
import type { Instant } from '../../../domain/time/instant';
import { myJobs } from '../../navigation/destination';
import { toPath } from '../../navigation/path';
import type { Mail } from '../../ports/mailer';
import type { Candidate } from '../../ports/unit-of-work/people';
import type { SlotKind } from '../../ports/unit-of-work/slots';
import { appointmentEntry, appointmentNames } from '../../words/calendar-entry';
import { letter } from './letter';

const when = (startsAt: Instant, { zone }: Position) => {
  const { day, time, zoneLong } = localMoment(startsAt, zone);
  return { short: `${day}, ${time}`, long: `${day}, ${time} (${zoneLong})` };
};

const finding: Readonly<Record<SlotKind, string>> = {
  video: 'You find the details in My Job Applications. You can join from 10 minutes before it starts.',
  'in-person': 'You find the address and the details in My Job Applications.',
  onboarding: 'You find the address and the details in My Job Applications.',
  onsite: 'You find the address and the details in My Job Applications.',
};

/** The mail that confirms a time, booked or moved: what, when (with the zone's name), where to look it up; its calendar entry with it. */
export const appointmentMail =
  (publicUrl: string, candidate: Candidate, position: Position, acts: number) =>
  (act: 'Book' | 'Move', held: Held): Mail => {
    const { short, long } = when(held.startsAt, position);
    const meeting = `Your ${appointmentNames[held.kind]} for ${position.positionName} at ${position.communityName}`;
    return letter({
      to: candidate.email,
      subject: `${act === 'Book' ? "You're booked" : 'Your new time'}: ${position.positionName}, ${short}`,
      paragraphs: [
        act === 'Book' ? `${meeting} is booked.` : `${meeting} has a new time. The earlier one no longer counts.`,
      ],
      highlight: long,
      closing: [
        ...(held.kind === 'video' ? [] : [position.address].filter((address) => address !== '')),
        finding[held.kind],
      ],
      link: { label: 'My Job Applications', url: `${publicUrl}${toPath(myJobs)}` },
      calendar: appointmentEntry(held, { publicUrl, candidateId: candidate.id, position, acts, canceled: false }),
    });
  };

/** The mail after 'Reschedule later' or a withdrawal: which time no longer counts and what comes next; the calendar entry is taken back. */
export const cancellationMail =
  (publicUrl: string, candidate: Candidate, position: Position, acts: number) =>
  (act: 'RescheduleLater' | 'Withdraw', before: Application): Mail => {
    const kind = cancellationStage(before);
    const { slot, scheduledAt } = before;
    const time = scheduledAt === undefined ? undefined : when(scheduledAt, position);
    return letter({
      to: candidate.email,
      subject: `Canceled: ${position.positionName}${time === undefined ? '' : `, ${time.short}`}`,
      paragraphs: [
        `Your ${appointmentNames[kind]} for ${position.positionName} at ${position.communityName} is canceled, as you asked.`,
      ],
      highlight: time === undefined ? 'Canceled' : `Canceled: ${time.long}`,
      closing: [
        act === 'Withdraw'
          ? 'Your application for this job is withdrawn.'
          : 'Choose another time in My Job Applications when it suits you.',
      ],
      link: { label: 'My Job Applications', url: `${publicUrl}${toPath(myJobs)}` },
      calendar:
        slot === undefined || scheduledAt === undefined
          ? undefined
          : appointmentEntry(
              { kind, stage: stageOf(before.status), slot, startsAt: scheduledAt },
              { publicUrl, candidateId: candidate.id, position, acts, canceled: true },
            ),
    });
  };
