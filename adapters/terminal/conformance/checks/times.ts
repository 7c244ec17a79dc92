import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type { ListedApplication } from '../../../../application/applications/applications.api';
import type { FoundSlots } from '../../../../application/scheduling/scheduling.api';
import type { MoveKind } from '../../../../domain/positions/kinds';
import { slotsOf, type Slot } from '../../../../domain/positions/slot';
import { addDays, type CalendarDate } from '../../../../domain/time/calendar-date';
import { minutes } from '../../../../domain/time/duration';
import { between, plus, printIsoInstant } from '../../../../domain/time/instant';
import type { TimeZone } from '../../../../domain/time/time-zone';
import { dateIn, instantAt, wallTimeIn } from '../../../../domain/time/zoned';
import { getCandidatePosition } from '../../../contract/applications/applying.calls';
import { cancelCalls } from '../../../contract/applications/giving-up.calls';
import { bookCalls, moveCalls, searchCalls } from '../../../contract/scheduling/scheduling.calls';
import { calendarDate } from '../../../contract/wire/fields';
import type { Fields } from '../asking';
import { answered } from '../expectations';
import type { Reply } from '../reply';
import type { Role, WireJob } from '../roles';
import { skipped, type Verdict } from '../verdict';
import { send, withJob, type Check, type Person, type World } from '../world';

/** One kind of slot, and the role of the job that has such slots. */
export interface Kind {
  readonly kind: MoveKind;
  readonly role: Role;
}

export const kinds: readonly Kind[] = [
  { kind: 'video', role: 'video' },
  { kind: 'in-person', role: 'in_person' },
  { kind: 'onboarding', role: 'onboarding' },
  { kind: 'onsite', role: 'onsite' },
];

/** A candidate with a job, for which a time of this kind is booked. */
export interface Scene extends Kind {
  readonly world: World;
  readonly job: WireJob;
  readonly who: Person;
}

export const callsOf = ({ kind }: Kind) => ({
  search: searchCalls[kind],
  book: bookCalls[kind],
  move: moveCalls[kind],
  giveUp: cancelCalls[kind],
});

export const wire = ({ date, from, to }: Slot): Fields => ({ slot_date: date, slot_from: from, slot_to: to });

/** From yesterday to thirty days from now, which covers the next weeks in every zone. */
export const range = ({
  now,
}: World): { readonly start_date: CalendarDate; readonly end_date: CalendarDate } | undefined =>
  pipe(
    O.fromEither(calendarDate.type.decode(printIsoInstant(now()).slice(0, 10))),
    O.map((today) => ({ start_date: addDays(today, -1), end_date: addDays(today, 30) })),
    O.toUndefined,
  );

export const searchReply = (scene: Scene): Promise<Reply> =>
  send(scene.world, callsOf(scene).search, { ...scene.job, ...range(scene.world) }, scene.who);

/** The free times that the backend offers now. */
export const free = async (scene: Scene): Promise<{ readonly slots: readonly Slot[]; readonly found?: FoundSlots }> => {
  const found = answered(callsOf(scene).search, await searchReply(scene));
  return found === undefined ? { slots: [] } : { slots: slotsOf(found.days), found };
};

type OwnJob = Omit<Scene, keyof Kind>;

export const cardReply = ({ world, job, who }: OwnJob): Promise<Reply> =>
  send(world, getCandidatePosition, { ...job }, who);

/** The application as its own candidate reads it. */
export const card = async (scene: OwnJob): Promise<ListedApplication | undefined> =>
  answered(getCandidatePosition, await cardReply(scene));

/** The moves that the card counts; undefined: it does not say. */
export const movesLeft = async (scene: Scene): Promise<number | undefined> => {
  const { flag, left } = (await card(scene))?.application.allowances[scene.kind] ?? {};
  return flag === false ? 0 : left;
};

export const noTimes = skipped('no time is free: the job needs several');

/** The data has fewer of them than its role needs. */
export const noMoves = skipped('the application has no move left: its role asks for 3');

export const takes = (scene: Scene, verb: 'book' | 'move', slot: Fields, key = scene.world.newKey()): Promise<Reply> =>
  send(scene.world, callsOf(scene)[verb], { ...scene.job, ...slot, 'idempotency-key': key }, scene.who);

/** The verb when no time is held: a postponed onsite interview is moved (R17). */
export const verbWhenPutOff = ({ kind }: Kind): 'book' | 'move' => (kind === 'onsite' ? 'move' : 'book');

/** How far ahead a time is, in minutes. */
export const minutesAhead = ({ now }: World, { date, from }: Slot, zone: TimeZone): number =>
  pipe(
    instantAt(date, from, zone),
    O.match(
      () => Number.NaN,
      (start) => between(now(), start) / minutes(1),
    ),
  );

/** A time in half an hour, on that zone's clocks. */
export const inHalfAnHour = ({ now }: World, zone: TimeZone): Slot | undefined =>
  pipe(
    O.Do,
    O.apS('date', dateIn(plus(now(), minutes(30)), zone)),
    O.apS('from', wallTimeIn(plus(now(), minutes(30)), zone)),
    O.apS('to', wallTimeIn(plus(now(), minutes(45)), zone)),
    O.toUndefined,
  );

export const step =
  (kind: Kind) =>
  (act: (scene: Scene) => Promise<Verdict>): Check['run'] =>
    withJob(kind.role, (job, who, world) => act({ ...kind, job, who, world }));
