import { alternativesOffered, nearestSlots } from '../../../../domain/scheduling/nearest-slots';
import { bySlotOrder, sameSlot, type Slot } from '../../../../domain/positions/slot';
import { getCandidatePosition } from '../../../contract/applications/applying.calls';
import { answered, refusalIn, refuses, refusesAgain, sameAnswer, succeeds } from '../expectations';
import { failed, replyInWords, type Reply } from '../reply';
import { allOf, passed, skipped, type Verdict } from '../verdict';
import { asBoth, type Chapter, type Check } from '../world';
import { givingUp } from './giving-up';
import {
  callsOf,
  card,
  cardReply,
  free,
  kinds,
  inHalfAnHour,
  minutesAhead,
  movesLeft,
  noMoves,
  noTimes,
  range,
  searchReply,
  step,
  takes,
  wire,
  type Kind,
  type Scene,
} from './times';

/* The life of an appointment, once for each kind: found, refused for every possible reason, booked, moved, postponed, withdrawn. */

const isInOrder = (slots: readonly Slot[]): boolean =>
  slots.every((slot, at) => at === 0 || bySlotOrder(slots[at - 1] ?? slot, slot) < 0);

const finds = async (scene: Scene): Promise<Verdict> => {
  const { world } = scene;
  const reply = await searchReply(scene);
  const shape = succeeds(callsOf(scene).search, reply);
  if (shape._tag !== 'Passed') return shape;
  const { slots, found } = await free(scene);
  const days = range(world);
  if (found === undefined || days === undefined) return noTimes;
  const soon = slots.find((slot) => minutesAhead(world, slot, found.zone) < 89);
  if (soon !== undefined)
    return failed(reply, 'no time that starts in less than 90 minutes', `${soon.date} ${soon.from}`);
  const outside = slots.find(({ date }) => date < days.start_date || date > days.end_date);
  if (outside !== undefined) return failed(reply, 'times of the asked days alone', outside.date);
  return isInOrder(slots) ? passed : failed(reply, 'days and times in their order');
};

const refusesSoon = async (scene: Scene): Promise<Verdict> => {
  const { book } = callsOf(scene);
  const { world } = scene;
  if (world.soon !== undefined) return refuses(book, await takes(scene, 'book', world.soon), 'SlotTooSoon');
  const { found } = await free(scene);
  const slot = found && inHalfAnHour(world, found.zone);
  // It is unknown whether a time is kept then; one that does not exist may be refused as such.
  return slot === undefined
    ? noTimes
    : refuses(book, await takes(scene, 'book', wire(slot)), 'SlotTooSoon', 'NoSuchSlot');
};

const refusesUnknown = async (scene: Scene): Promise<Verdict> => {
  const { slots } = await free(scene);
  const wanted = slots.find(({ from }) => from.endsWith(':00'));
  if (wanted === undefined) return noTimes;
  const { book } = callsOf(scene);
  const reply = await takes(scene, 'book', { ...wire(wanted), slot_from: wanted.from.replace(':00', ':07') });
  return allOf([refuses(book, reply, 'NoSuchSlot'), offersNearest(scene, reply, slots)]);
};

/** The refusal names the nearest three free times (R17). */
const offersNearest = (scene: Scene, reply: Reply, slots: readonly Slot[]): Verdict => {
  const refusal = refusalIn(callsOf(scene).book, reply);
  if (refusal?._tag !== 'SlotTaken' && refusal?._tag !== 'NoSuchSlot') return passed;
  const expected = nearestSlots(refusal.wanted, slots);
  const fine =
    refusal.nearest.length === Math.min(alternativesOffered, expected.length) &&
    expected.every((one) => refusal.nearest.some((other) => sameSlot(one, other)));
  return fine
    ? passed
    : failed(reply, `the nearest three: ${expected.map(({ date, from }) => `${date} ${from}`).join(', ')}`);
};

const refusesNoneHeld = async (scene: Scene): Promise<Verdict> => {
  const [slot] = (await free(scene)).slots;
  return slot === undefined
    ? noTimes
    : refuses(callsOf(scene).move, await takes(scene, 'move', wire(slot)), 'ActNotOffered');
};

const refusesTaken = (kind: Kind): Check['run'] =>
  step(kind)((scene) =>
    asBoth(async (_, other) => {
      const { slots } = await free(scene);
      const [slot] = slots;
      if (slot === undefined) return noTimes;
      const taken = succeeds(callsOf(scene).book, await takes({ ...scene, who: other }, 'book', wire(slot)));
      if (taken._tag !== 'Passed') return skipped('the other candidate could not take a time of this job');
      const left = (await free(scene)).slots;
      if (left.some((one) => sameSlot(one, slot))) return skipped('the time has more than one place');
      const reply = await takes(scene, 'book', wire(slot));
      return allOf([refuses(callsOf(scene).book, reply, 'SlotTaken'), offersNearest(scene, reply, left)]);
    })(scene.world),
  );

const holds = async (scene: Scene, slot: Slot): Promise<Verdict> => {
  const reply = await cardReply(scene);
  const shown = answered(getCandidatePosition, reply)?.application.slot;
  return shown !== undefined && sameSlot(shown, slot)
    ? passed
    : failed(
        reply,
        `schd_date ${slot.date}, slot_from ${slot.from}, slot_to ${slot.to}: the time that was taken`,
        shown === undefined ? `no time in ${replyInWords(reply)}` : `${shown.date} ${shown.from} ${shown.to}`,
      );
};

const books = async (scene: Scene): Promise<Verdict> => {
  const { slots } = await free(scene);
  const slot = slots[1];
  if (slot === undefined) return noTimes;
  const key = scene.world.newKey();
  const first = await takes(scene, 'book', wire(slot), key);
  const again = await takes(scene, 'book', wire(slot), key);
  return allOf([succeeds(callsOf(scene).book, first), sameAnswer(first, again), await holds(scene, slot)]);
};

/** Calendars keep the entry with the highest revision: without a higher one a moved appointment stays where it was. */
const countsMove = async (scene: Scene, before: number | undefined, reply: Reply): Promise<Verdict> => {
  const after = (await card(scene))?.appointmentRevision;
  return before !== undefined && after !== undefined && after > before
    ? passed
    : failed(reply, `appointment_revision above ${String(before)} after a move`, String(after));
};

/** One key makes one move, and only to that time. */
const movesOnce = async (scene: Scene): Promise<Verdict> => {
  const { move } = callsOf(scene);
  const before = await movesLeft(scene);
  if (before === 0) return noMoves;
  const revision = (await card(scene))?.appointmentRevision;
  const { slots } = await free(scene);
  const [slot, another] = [slots[2], slots[3]];
  if (slot === undefined || another === undefined) return noTimes;
  const key = scene.world.newKey();
  const abroad = { ...wire(slot), candidate_timezone: 'Europe/Berlin' };
  const first = await takes(scene, 'move', abroad, key);
  const again = await takes(scene, 'move', abroad, key);
  const reused = await takes(scene, 'move', wire(another), key);
  const after = await movesLeft(scene);
  const counted =
    before === undefined || after === before - 1
      ? passed
      : failed(again, `${before - 1} moves left: the repetition uses none`, `${String(after)} left`);
  return allOf([
    succeeds(move, first),
    sameAnswer(first, again),
    counted,
    refuses(move, reused, 'KeyUsedBefore'),
    await holds(scene, slot),
    await countsMove(scene, revision, first),
  ]);
};

const refusesHeld = async (scene: Scene): Promise<Verdict> => {
  const held = (await card(scene))?.application.slot;
  if (held === undefined) return noTimes;
  return refuses(callsOf(scene).move, await takes(scene, 'move', wire(held)), 'SlotAlreadyHeld');
};

const refusesSecond = async (scene: Scene): Promise<Verdict> => {
  const { slots } = await free(scene);
  const [slot] = slots;
  return slot === undefined ? noTimes : refusesAgain(callsOf(scene).book, await takes(scene, 'book', wire(slot)));
};

const lifeOf = (kind: Kind): Chapter => {
  const { search, book, move } = callsOf(kind);
  const on = step(kind);
  return [
    {
      call: search.name,
      title: 'finds times: in order, in the asked days, none sooner than 90 minutes',
      source: 'R14',
      pivotal: true,
      run: on(finds),
    },
    { call: book.name, title: 'refuses a time in half an hour', source: 'R14', run: on(refusesSoon) },
    {
      call: book.name,
      title: 'refuses a time that is not offered, with the nearest three',
      source: 'R17',
      run: on(refusesUnknown),
    },
    { call: move.name, title: 'refuses a move while no time is held', source: 'R10b', run: on(refusesNoneHeld) },
    {
      call: book.name,
      title: 'refuses a time that is taken, with the nearest three',
      source: 'R17',
      run: refusesTaken(kind),
    },
    {
      call: book.name,
      title: 'books a time once for one key, with one answer, and the list shows it',
      source: 'R17, R27',
      pivotal: true,
      run: on(books),
    },
    { call: book.name, title: 'refuses a second time while one is held', source: 'R10b', run: on(refusesSecond) },
    { call: move.name, title: 'refuses a move to the time that is held', source: 'R17', run: on(refusesHeld) },
    {
      call: move.name,
      title: 'moves once for one key, with one answer, counts it for calendars, and refuses the key for another time',
      source: 'R17, R27',
      run: on(movesOnce),
    },
    ...givingUp(kind),
  ];
};

export const lives: readonly Chapter[] = kinds.map(lifeOf);
