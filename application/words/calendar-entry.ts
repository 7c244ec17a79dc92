import * as O from 'fp-ts/Option';
import type { Stage } from '../../domain/applications/status-catalogue';
import type { CandidateId } from '../../domain/identity/candidate-id';
import type { Position } from '../../domain/positions/position';
import type { Slot } from '../../domain/scheduling/slot';
import { minutes } from '../../domain/time/duration';
import { plus, type Instant } from '../../domain/time/instant';
import type { TimeZone } from '../../domain/time/time-zone';
import { minuteOfDay } from '../../domain/time/wall-time';
import { instantAt } from '../../domain/time/zoned';
import { myJobs } from '../navigation/destination';
import { toPath } from '../navigation/path';
import type { CalendarEntry } from '../ports/mailer';
import type { SlotKind } from '../ports/unit-of-work/slots';

/** What an appointment of each kind is called, in a mail and in a calendar. */
export const appointmentNames: Readonly<Record<SlotKind, string>> = {
  video: 'video interview',
  'in-person': 'in-person interview',
  onboarding: 'onboarding meeting',
  onsite: 'onsite interview',
};

/** An appointment that goes into a calendar. */
export interface Meeting {
  readonly kind: SlotKind;
  readonly stage: Stage;
  readonly slot: Slot;
  readonly startsAt: Instant;
}

export interface EntryTerms {
  /** The address of this portal, without a slash at its end. */
  readonly publicUrl: string;
  readonly candidateId: CandidateId;
  readonly position: Position;
  /** How many acts there were on this appointment. */
  readonly acts: number;
  readonly canceled: boolean;
}

/** `https://portal.example.org:8080` → `portal.example.org` */
const hostOf = (address: string): string => address.replace(/^\w+:\/\//, '').replace(/[:/].*$/, '');

/** Above every revision that was ever sent: up to November 2026 they were seconds since 2020, which come here in 2051. */
const revisionsBefore = 1_000_000_000;

const halfAnHour = minutes(30);

/**
 * When a slot ends that starts at that moment. Where the zone data at hand have its start elsewhere they are not believed about its end, and it is
 * as long as its clock times say. One that ends the next day, or in a skipped hour, is half an hour long in the calendar.
 */
const endOf = ({ date, from, to }: Slot, startsAt: Instant, zone: TimeZone): Instant => {
  const known = O.toUndefined(instantAt(date, from, zone)) === startsAt;
  const end = known
    ? O.getOrElse(() => startsAt)(instantAt(date, to, zone))
    : plus(startsAt, minutes(minuteOfDay(to) - minuteOfDay(from)));
  return end > startsAt ? end : plus(startsAt, halfAnHour);
};

/**
 * One entry per candidate, job and stage: a move or a cancellation changes the one that was made before, whether it came by mail or was
 * put into the calendar from the page.
 */
export const appointmentEntry = (
  { kind, stage, slot, startsAt }: Meeting,
  { publicUrl, candidateId, position, acts, canceled }: EntryTerms,
): CalendarEntry => ({
  uid: `${stage}-${position.positionId}-${candidateId}@${hostOf(publicUrl)}`,
  revision: revisionsBefore + acts,
  canceled,
  startsAt,
  endsAt: endOf(slot, startsAt, position.zone),
  title: `${position.positionName}: ${appointmentNames[kind]}`,
  place: kind === 'video' ? 'Online' : position.address,
  details: `${position.communityName}. Details and changes: ${publicUrl}${toPath(myJobs)}`,
  url: `${publicUrl}${toPath(myJobs)}`,
});
