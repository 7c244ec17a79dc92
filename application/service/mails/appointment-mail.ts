import * as O from 'fp-ts/Option';
import type { Application } from '../../../domain/applications/application';
import type { Held } from '../../../domain/applications/life-step';
import { stageOf, type Stage } from '../../../domain/applications/status-catalogue';
import { cancellationStage } from '../../../domain/interviews/cancellation';
import type { Position } from '../../../domain/positions/position';
import type { Slot } from '../../../domain/scheduling/slot';
import { localMoment } from '../../../domain/time/display';
import { minutes, seconds } from '../../../domain/time/duration';
import { plus, type Instant } from '../../../domain/time/instant';
import { instantAt } from '../../../domain/time/zoned';
import { myJobs, toPath } from '../../navigation/destination';
import type { CalendarEntry, Mail } from '../../ports/mailer';
import type { Candidate, SlotKind } from '../../ports/unit-of-work';
import { letter } from './letter';

const called: Readonly<Record<SlotKind, string>> = {
  video: 'video interview',
  'in-person': 'in-person interview',
  onboarding: 'onboarding meeting',
  onsite: 'onsite interview',
};

interface Meeting {
  readonly kind: SlotKind;
  readonly stage: Stage;
  readonly slot: Slot;
  readonly startsAt: Instant;
}

/** Revisions are counted in seconds since 1 January 2020, so that a later act is a later revision. */
const firstRevision = 1_577_836_800_000;

/** One entry per candidate, job and stage: a move or a cancellation changes the one that was made before. */
const calendarEntry = (
  publicUrl: string,
  { id }: Candidate,
  position: Position,
  { kind, stage, slot, startsAt }: Meeting,
  now: Instant,
  canceled: boolean,
): CalendarEntry => ({
  uid: `${stage}-${position.positionId}-${id}@${new URL(publicUrl).hostname}`,
  revision: Math.floor((now - firstRevision) / seconds(1)),
  canceled,
  startsAt,
  // A slot that ends the next day, or in a skipped hour, is half an hour long in the calendar.
  endsAt: O.getOrElse(() => plus(startsAt, minutes(30)))(
    O.filter((end: Instant) => end > startsAt)(instantAt(slot.date, slot.to, position.zone)),
  ),
  title: `${position.positionName}: ${called[kind]}`,
  place: kind === 'video' ? 'Online' : position.address,
  details: `${position.communityName}. Details and changes: ${publicUrl}${toPath(myJobs)}`,
  url: `${publicUrl}${toPath(myJobs)}`,
});

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
  (publicUrl: string, candidate: Candidate, position: Position, now: Instant) =>
  (act: 'Book' | 'Move', held: Held): Mail => {
    const { short, long } = when(held.startsAt, position);
    const meeting = `Your ${called[held.kind]} for ${position.positionName} at ${position.communityName}`;
    return letter({
      to: candidate.email,
      subject: `${act === 'Book' ? "You're booked" : 'Your new time'}: ${position.positionName}, ${short}`,
      greeting: candidate.firstName,
      paragraphs: [
        act === 'Book' ? `${meeting} is booked.` : `${meeting} has a new time. The earlier one no longer counts.`,
      ],
      highlight: long,
      closing: [
        ...(held.kind === 'video' ? [] : [position.address].filter((address) => address !== '')),
        finding[held.kind],
      ],
      link: { label: 'My Job Applications', url: `${publicUrl}${toPath(myJobs)}` },
      calendar: calendarEntry(publicUrl, candidate, position, held, now, false),
    });
  };

/** The mail after 'Reschedule later' or a withdrawal: which time no longer counts and what comes next; the calendar entry is taken back. */
export const cancellationMail =
  (publicUrl: string, candidate: Candidate, position: Position, now: Instant) =>
  (act: 'RescheduleLater' | 'Withdraw', before: Application): Mail => {
    const kind = cancellationStage(before);
    const { slot, scheduledAt } = before;
    const time = scheduledAt === undefined ? undefined : when(scheduledAt, position);
    return letter({
      to: candidate.email,
      subject: `Canceled: ${position.positionName}${time === undefined ? '' : `, ${time.short}`}`,
      greeting: candidate.firstName,
      paragraphs: [
        `Your ${called[kind]} for ${position.positionName} at ${position.communityName} is canceled, as you asked.`,
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
          : calendarEntry(
              publicUrl,
              candidate,
              position,
              { kind, stage: stageOf(before.status), slot, startsAt: scheduledAt },
              now,
              true,
            ),
    });
  };
