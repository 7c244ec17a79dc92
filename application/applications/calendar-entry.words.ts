import * as O from 'fp-ts/Option';
import type { Stage } from '../../domain/positions/kinds';
import type { SlotKind } from '../../domain/positions/slot-kind';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { Position } from '../../domain/positions/position';
import { placeOf } from '../../domain/positions/stage-place';
import type { Slot } from '../../domain/positions/slot';
import { printAppointment } from '../../domain/applications/appointment-moment';
import { minutes } from '../../domain/time/duration';
import { between, plus, type Instant } from '../../domain/time/instant';
import type { TimeZone } from '../../domain/time/time-zone';
import { minuteOfDay } from '../../domain/time/wall-time';
import { instantAt } from '../../domain/time/zoned';
import { myJobs } from '../navigation/destination';
import { toPath } from '../navigation/path';
import type { CalendarEntry } from '../ports/mailer';
import { appointmentFacts, appointmentNames, factLabels } from './appointment.words';
import { sayLength } from '../words/duration';
import { hostOf } from '../words/host';

/** An appointment for a calendar. */
export interface Meeting {
  readonly kind: SlotKind;
  readonly stage: Stage;
  readonly slot: Slot;
  readonly startsAt: Instant;
}

/** What an entry needs besides its appointment: whose it is, for which job, and its history. */
export interface EntryTerms {
  /** The address of this portal, without a trailing slash. */
  readonly publicUrl: string;
  readonly candidateId: CandidateId;
  readonly position: Position;
  /** How many acts this appointment has had. */
  readonly acts: number;
  readonly canceled: boolean;
}

/** Above every revision ever sent: until November 2026 revisions were seconds since 2020, which reach this number in 2051. */
const revisionsBefore = 1_000_000_000;

const halfAnHour = minutes(30);

/**
 * When a slot ends. If local zone data disagree about its start, they aren't used for its end: its length is then the difference of its
 * clock times. A slot that ends the next day, or in a skipped hour, is half an hour long in the calendar.
 */
const endOf = ({ date, from, to }: Slot, startsAt: Instant, zone: TimeZone): Instant => {
  const known = O.toUndefined(instantAt(date, from, zone)) === startsAt;
  const end = known
    ? O.getOrElse(() => startsAt)(instantAt(date, to, zone))
    : plus(startsAt, minutes(minuteOfDay(to) - minuteOfDay(from)));
  return end > startsAt ? end : plus(startsAt, halfAnHour);
};

/** `Friday, 04 December, 2026 at 10:30 AM CT, 30 minutes` */
export const whenAndHowLong = ({ slot, startsAt }: Pick<Meeting, 'slot' | 'startsAt'>, zone: TimeZone): string => {
  const length = between(startsAt, endOf(slot, startsAt, zone));
  return `${printAppointment(startsAt, slot, zone)}, ${sayLength(Math.round(length / minutes(1)))}`;
};

/** Links to calendars of the web carry the whole entry in their address, and an address has an end. */
const longestInstructions = 500;

const cut = (text: string): string => {
  const characters = Array.from(text);
  return characters.length <= longestInstructions ? text : `${characters.slice(0, longestInstructions).join('')}…`;
};

const detailsOf = ({ kind, slot, startsAt }: Meeting, { position, publicUrl }: EntryTerms): string =>
  [
    position.communityName,
    whenAndHowLong({ slot, startsAt }, position.zone),
    // The address stands in the entry's own field.
    ...appointmentFacts(kind, position)
      .filter(({ label }) => label !== factLabels.address)
      .map(({ label, value }) => `${label}: ${cut(value)}`),
    `Details and changes: ${publicUrl}${toPath(myJobs)}`,
  ].join('\n');

/**
 * One entry per candidate, job and stage: a move or a cancellation updates the earlier entry, whether it came by mail or was added from the
 * page.
 */
export const appointmentEntry = (meeting: Meeting, terms: EntryTerms): CalendarEntry => {
  const { kind, stage, slot, startsAt } = meeting;
  const { publicUrl, candidateId, position, acts, canceled } = terms;
  return {
    uid: `${stage}-${position.positionId}-${candidateId}@${hostOf(publicUrl)}`,
    revision: revisionsBefore + acts,
    canceled,
    startsAt,
    endsAt: endOf(slot, startsAt, position.zone),
    title: `${position.positionName}: ${appointmentNames[kind]}`,
    place: kind === 'video' ? 'Online' : placeOf(kind, position).address,
    details: detailsOf(meeting, terms),
    url: `${publicUrl}${toPath(myJobs)}`,
  };
};
