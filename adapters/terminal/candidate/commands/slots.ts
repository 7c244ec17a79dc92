import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import {
  lookForSlots,
  type SlotQuestion,
  type SlotsInRange,
} from '../../../../application/scheduling/schedule.journey';
import type { ListedApplication } from '../../../../application/applications/applications.api';
import type { PositionRefusal } from '../../../../application/applications/booking-refusals.api';
import { sayPositionRefusal } from '../../../../application/applications/scheduling-refusals.words';
import { sayDateFilterRefusal } from '../../../../application/scheduling/date-filter.words';
import type { DateFilterRefusal } from '../../../../domain/scheduling/date-filter';
import { searchFor, type SlotKind } from '../../../../domain/positions/slot-kind';
import { firstReach, nextReach, reaches } from '../../../../domain/scheduling/search-window';
import { slotsOf } from '../../../../domain/positions/slot';
import { dateInWords, localMoment, printDay } from '../../../../domain/time/display';
import { startOf } from '../../../../domain/positions/lead-time';
import { fromParser, maybe, struct, text } from '../../../contract/codec';
import { calendarDate } from '../../../contract/wire/fields';
import { slotKind } from '../../../contract/operator/operator.wire';
import { foundSlots } from '../../../contract/scheduling/scheduling.calls';
import { command, typedPositionId, type Answer } from '../command';
import type { CandidateWorld } from '../candidate-world';
import { myJob } from '../my-jobs';
import { sayOr } from '../say-failure';
import { sayJob, sayKind, sayOwnTime } from '../say-job';
import { table } from '../../table';
import { wantedOf, type Wanted } from '../wanted';

const typedReach = fromParser({
  name: reaches.join(', ').replace(/, (?=\d+$)/, ' or '),
  wire: text,
  parse: (typed) => E.fromNullable('NoWindow')(reaches.find((reach) => String(reach) === typed)),
  print: String,
});

/** Why no times can be searched, in words. */
export const saySearchRefusal = (refusal: PositionRefusal | DateFilterRefusal): readonly string[] => {
  switch (refusal._tag) {
    case 'NoSuchApplication':
    case 'PositionClosed':
      return [sayPositionRefusal(refusal)];
    case 'StartAfterEnd':
    case 'EndBeforeToday':
    case 'NoDateChosen':
      return [sayDateFilterRefusal(refusal)];
  }
};

/** No free times, and where to search further (R15); the sentences are from spec 1 §8. */
const sayNothing = (question: SlotQuestion, { application }: ListedApplication): readonly string[] => {
  if (question._tag === 'Chosen')
    return ['There are no slots available for the selected date range. Please try with other date ranges'];
  const further = nextReach(question.reach);
  return further === undefined
    ? [`There are no slots available for the next ${question.reach} days`]
    : [
        `There are no slots available for the next ${question.reach} days...`,
        `Look further with: slots --position ${application.positionId} --days ${further}`,
      ];
};

/** A line for each day, with its start times. */
const daysOf = ({ days }: SlotsInRange): readonly string[] =>
  table(days.map(({ date, slots }) => [date, dateInWords(date).weekdayShort, slots.map(({ from }) => from).join(' ')]));

/** A line for each time of the days, with the time in the candidate's zone if that differs (R14). */
const timesOf = ({ days, zone }: SlotsInRange, { environment }: CandidateWorld): readonly string[] =>
  table([
    ['DATE', 'FROM', 'TO', ''],
    ...slotsOf(days).map((slot) => [
      slot.date,
      slot.from,
      slot.to,
      pipe(
        startOf(slot, zone),
        O.match(
          () => '',
          (startsAt) => sayOwnTime(startsAt, zone, environment.zone()) ?? '',
        ),
      ),
    ]),
  ]);

const say = (
  job: ListedApplication,
  wanted: Wanted,
  question: SlotQuestion,
  found: SlotsInRange,
  world: CandidateWorld,
): readonly string[] => {
  const [first] = slotsOf(found.days);
  if (first === undefined) return sayNothing(question, job);
  const { zoneLong, zoneShort } = localMoment(world.clock.now(), found.zone);
  const zone = zoneLong === zoneShort ? zoneLong : `${zoneLong} (${zoneShort})`;
  const { positionId } = job.application;
  return [
    `${sayJob(job)}: times for ${sayKind(wanted.kind)}${question._tag === 'Chosen' ? ` on ${printDay(first.date)}` : ''}`,
    `Times are ${zone}, where the job is.`,
    '',
    ...(question._tag === 'Chosen' ? timesOf(found, world) : daysOf(found)),
    '',
    `Take one with: ${wanted.command} --position ${positionId} --date ${first.date} --from ${first.from}`,
  ];
};

const look = (job: ListedApplication, wanted: Wanted, question: SlotQuestion, world: CandidateWorld): Answer =>
  pipe(
    lookForSlots(world)(job.application, searchFor(job.application.interviewKind, wanted.kind), question),
    TE.mapLeft(sayOr(world.portal, saySearchRefusal)),
    TE.map((found) => ({
      lines: say(job, wanted, question, found, world),
      json: {
        position_id: job.application.positionId,
        command: wanted.command,
        kind: slotKind.type.encode(wanted.kind),
        ...fields(foundSlots.type.encode(found)),
      },
    })),
  );

const fields = (encoded: unknown): object => (typeof encoded === 'object' && encoded !== null ? encoded : {});

/** `--kind` is the kind of time that the caller expects; the card decides which kind it is. */
const isMeant = (meant: SlotKind | undefined, { kind }: Wanted): boolean => meant === undefined || meant === kind;

export const slotsCommand = command({
  name: 'slots',
  usage: '--position ID [--days 7|30|60 | --date YYYY-MM-DD] [--kind KIND]',
  does: "the free times for what the job's card asks for; other than KIND is refused",
  bare: undefined,
  options: { position: 'string', days: 'string', date: 'string', kind: 'string' },
  wire: struct({
    position: typedPositionId,
    days: maybe(typedReach),
    date: maybe(calendarDate),
    kind: maybe(slotKind),
  }),
  run: ({ position, days = firstReach, date, kind }, world) =>
    pipe(
      myJob(world, position),
      TE.bindTo('job'),
      TE.bind('wanted', ({ job }) => TE.fromEither(wantedOf(job.application, 'slots', world.clock))),
      TE.filterOrElse(
        ({ wanted }) => isMeant(kind, wanted),
        ({ wanted }): readonly string[] => [`This job asks for a time for ${sayKind(wanted.kind)} now.`],
      ),
      TE.flatMap(({ job, wanted }) =>
        look(
          job,
          wanted,
          date === undefined ? { _tag: 'Window', reach: days } : { _tag: 'Chosen', filter: { start: date, end: date } },
          world,
        ),
      ),
    ),
});
