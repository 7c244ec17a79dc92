import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { isCallFailure } from '../../../../application/failure';
import {
  choose,
  lookForSlots,
  takeChosen,
  type NothingChosen,
} from '../../../../application/scheduling/schedule.journey';
import type { ListedApplication } from '../../../../application/applications/applications.api';
import type { TimeWanted } from '../../../../application/scheduling/scheduling.api';
import type { BookingRefusal } from '../../../../application/applications/booking-refusals.api';
import type { WorkInHand } from '../../../../application/ports/session-store';
import { sayBookingRefusal } from '../../../../application/applications/scheduling-refusals.words';
import { takeTime as mayTake } from '../../../../domain/applications/taking-a-time';
import { nearestSlots } from '../../../../domain/scheduling/nearest-slots';
import { searchFor } from '../../../../domain/positions/slot-kind';
import { sameSlot, slotsOf, type Slot } from '../../../../domain/positions/slot';
import { addDays } from '../../../../domain/time/calendar-date';
import { struct, type Decoded } from '../../../contract/codec';
import { calendarDate, wallTime } from '../../../contract/wire/fields';
import { command, typedPositionId, type Answer, type CandidateCommand } from '../command';
import type { CandidateWorld } from '../candidate-world';
import { myJob, standing } from '../my-jobs';
import { sayOr } from '../say-failure';
import { sayKind, saySlot } from '../say-job';
import { wantedOf } from '../wanted';
import { howToProve } from './prove';
import { saySearchRefusal } from './slots';

const choice = struct({ position: typedPositionId, date: calendarDate, from: wallTime });
type Choice = Decoded<typeof choice>;

/** How many days before and after the wanted day to search for the nearest free times. */
const around = 15;

/** The chosen time, as far as it was typed: the end of a slot does not identify it. */
const asTyped = ({ date, from }: Choice): Slot => ({ date, from, to: from });

/** Why nothing was booked, and the nearest free times (R17). */
const sayRefusal = (refusal: BookingRefusal | NothingChosen): readonly string[] => {
  if (refusal._tag === 'NothingChosen') return ['Choose a time first.'];
  const nearest = refusal._tag === 'SlotTaken' || refusal._tag === 'NoSuchSlot' ? refusal.nearest : [];
  return [
    sayBookingRefusal(refusal),
    ...(refusal._tag === 'ProofNeeded' ? howToProve(refusal) : []),
    ...(nearest.length === 0 ? [] : ['The nearest free times:']),
    ...nearest.map((slot) => `  ${saySlot(slot)}: --date ${slot.date} --from ${slot.from}`),
  ];
};

/**
 * The choice of an earlier command whose answer was lost: its key makes the portal recognize it, so it is booked once (R17). It may be booked
 * already, so the card's current action does not matter.
 */
const earlierChoice = ({ session }: CandidateWorld, name: 'book' | 'move', typed: Choice): O.Option<WorkInHand> =>
  pipe(
    session.workInHand.read(),
    O.filter(
      ({ job, chosen, wanted: { act } }) =>
        job.positionId === typed.position &&
        chosen !== undefined &&
        sameSlot(chosen.slot, asTyped(typed)) &&
        (name === 'move' || act === 'Book'),
    ),
  );

/** A time chosen from those on offer, under a new key; or why it is not on offer. */
const newChoice = (
  world: CandidateWorld,
  { application, positionName, communityName }: ListedApplication,
  { act, kind }: TimeWanted,
  typed: Choice,
): TE.TaskEither<readonly string[], WorkInHand> =>
  pipe(
    lookForSlots(world)(application, searchFor(application.interviewKind, kind), {
      _tag: 'Chosen',
      filter: { start: addDays(typed.date, -around), end: undefined },
    }),
    TE.mapLeft(sayOr(world.portal, saySearchRefusal)),
    TE.flatMapEither(({ days, zone, sameDaySlots }) => {
      const wanted = asTyped(typed);
      const free = slotsOf(days);
      const slot = free.find((one) => sameSlot(one, wanted));
      const day = days.find(({ date }) => date === typed.date);
      if (slot === undefined || day === undefined) {
        // The rule may know why, such as that it is the time held; else nobody has one to give.
        const may = mayTake(
          application,
          { _tag: act, kind, slot: wanted },
          { zone, sameDaySlots, now: world.clock.now() },
        );
        const why: BookingRefusal =
          may._tag === 'Refused' ? may.reason : { _tag: 'NoSuchSlot', wanted, nearest: nearestSlots(wanted, free) };
        return E.left(sayRefusal(why));
      }
      const { communityId, positionId } = application;
      const job = { communityId, positionId };
      const work = { job, wanted: { act, kind }, positionName, communityName, zone, sameDaySlots, day };
      return E.right(choose({ ...work, chosen: undefined }, slot, world.environment));
    }),
  );

/** Confirm. The choice is kept until the portal has answered, because only then is its result known. */
const confirm = (world: CandidateWorld, work: WorkInHand): TE.TaskEither<readonly string[], WorkInHand> => {
  world.session.workInHand.write(work);
  return pipe(
    takeChosen(world)(work),
    TE.mapLeft((failure) => {
      if (!isCallFailure(failure)) world.session.workInHand.clear();
      return sayOr(world.portal, sayRefusal)(failure);
    }),
    TE.map(() => work),
  );
};

const sayTaken: Readonly<Record<TimeWanted['act'], string>> = {
  Book: 'You have booked',
  Move: 'You have another time now for',
};

/** The booked time, as the portal has it now. */
const taken = (world: CandidateWorld, { job, wanted, chosen }: WorkInHand): Answer =>
  pipe(
    standing(world, job.positionId, [
      `${sayTaken[wanted.act]} ${sayKind(wanted.kind)}. We are sending you the details by mail.`,
    ]),
    TE.filterOrElse(
      ({ application: { slot } }) => slot !== undefined && chosen !== undefined && sameSlot(slot, chosen.slot),
      ({ lines }): readonly string[] => [
        'This had been done before, and was changed since. Run the command again to take the time now.',
        ...lines.slice(-1),
      ],
    ),
  );

const takeTime = (name: 'book' | 'move', typed: Choice, world: CandidateWorld): Answer =>
  pipe(
    myJob(world, typed.position),
    TE.flatMap((job) =>
      pipe(
        TE.fromOption(() => undefined)(earlierChoice(world, name, typed)),
        TE.orElse(() =>
          pipe(
            TE.fromEither(wantedOf(job.application, name, world.clock)),
            TE.flatMap((wanted) => newChoice(world, job, wanted, typed)),
          ),
        ),
      ),
    ),
    TE.flatMap((work) => confirm(world, work)),
    TE.flatMap((work) => taken(world, work)),
  );

const timeCommand = (name: 'book' | 'move', does: string): CandidateCommand =>
  command({
    name,
    usage: '--position ID --date YYYY-MM-DD --from HH:mm',
    does,
    bare: undefined,
    options: { position: 'string', date: 'string', from: 'string' },
    wire: choice,
    run: (typed, world) => takeTime(name, typed, world),
  });

export const bookCommand = timeCommand('book', "takes a time for what the job's card asks for");
export const moveCommand = timeCommand('move', 'takes another time in place of the one you hold');
