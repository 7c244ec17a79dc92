import { codeOf, named, isAnyOf, type StatusName } from '../../../../domain/applications/status-catalogue';
import { whenHeld, whenOfferedAgain, whenPutOff, whenWithdrawn } from '../../../../domain/applications/turns';
import { sameSlot, type Slot } from '../../../../domain/positions/slot';
import { declineCalls, rescheduleFromMail } from '../../../contract/applications/giving-up.calls';
import type { Askable, Fields } from '../asking';
import { refuses, refusesAgain, sameAnswer, succeeds, unreadable } from '../expectations';
import { failed, type Reply } from '../reply';
import { allOf, passed, skipped, type Verdict } from '../verdict';
import { send, withJob, type Chapter, type Check } from '../world';
import {
  callsOf,
  card,
  free,
  movesLeft,
  noMoves,
  noTimes,
  step,
  takes,
  verbWhenPutOff,
  wire,
  type Kind,
  type Scene,
} from './times';

/* Appointments that are postponed and withdrawn, the last move, and what is declined. */

const stageOf = { video: 'interview', 'in-person': 'interview', onboarding: 'onboarding', onsite: 'onsite' } as const;

const later: Fields = { reschedule_flag: true, reason: '' };
const forGood: Fields = { reschedule_flag: false, reason: 'Conformance' };

const gives = (scene: Scene, call: Askable, how: Fields, key = scene.world.newKey()): Promise<Reply> =>
  send(scene.world, call, { ...scene.job, ...how, 'idempotency-key': key }, scene.who);

const stands = async (scene: Scene, reply: Reply, ...names: readonly StatusName[]): Promise<Verdict> => {
  const status = (await card(scene))?.application.status;
  return status !== undefined && isAnyOf(status, names)
    ? passed
    : failed(
        reply,
        `status ${names.map((name) => codeOf(named(name))).join(' or ')} afterwards (R27)`,
        `status ${status && codeOf(status)}`,
      );
};

/** The time that was held is free again; a withdrawn candidate can't search, and sees no times. */
const isFree = async (scene: Scene, reply: Reply, held: Slot | undefined): Promise<Verdict> => {
  const { slots, found } = await free(scene);
  return found === undefined || held === undefined || slots.some((slot) => sameSlot(slot, held))
    ? passed
    : failed(reply, `${held.date} ${held.from} is free again`, 'it is not offered');
};

/** Takes effect once, however often it is sent under its key; the key is valid for nothing else. */
const once = async (
  scene: Scene,
  call: typeof rescheduleFromMail,
  how: Fields,
  ...names: readonly StatusName[]
): Promise<Verdict> => {
  const key = scene.world.newKey();
  const held = (await card(scene))?.application.slot;
  const first = await gives(scene, call, how, key);
  const again = await gives(scene, call, how, key);
  const other = { ...how, reschedule_flag: how['reschedule_flag'] !== true, reason: 'Another reason' };
  // The page that a mail links to only postpones, whatever else its request says.
  const reused =
    call.name === rescheduleFromMail.name
      ? passed
      : refuses(call, await gives(scene, call, other, key), 'KeyUsedBefore');
  return allOf([
    succeeds(call, first),
    sameAnswer(first, again),
    reused,
    await stands(scene, first, ...names),
    await isFree(scene, first, held),
  ]);
};

/** A postponed onboarding is offered again. */
const putOff: Readonly<Record<Kind['kind'], readonly StatusName[]>> = {
  video: [whenPutOff.interview],
  'in-person': [whenPutOff.interview],
  onboarding: [whenOfferedAgain],
  onsite: [whenPutOff.onsite],
};

const putsOff =
  (call: typeof rescheduleFromMail) =>
  async (scene: Scene): Promise<Verdict> =>
    (await movesLeft(scene)) === 0 ? noMoves : once(scene, call, later, ...putOff[scene.kind]);

const takesAgain = async (scene: Scene): Promise<Verdict> => {
  const verb = verbWhenPutOff(scene);
  const [slot] = (await free(scene)).slots;
  if (slot === undefined) return noTimes;
  const reply = await takes(scene, verb, wire(slot));
  return allOf([succeeds(callsOf(scene)[verb], reply), await stands(scene, reply, whenHeld[stageOf[scene.kind]])]);
};

const mostMoves = 10;

/** Uses up the remaining moves; after that, neither a move nor postponing is accepted. */
const refusesOneMore = async (scene: Scene): Promise<Verdict> => {
  const { move, giveUp } = callsOf(scene);
  let left = await movesLeft(scene);
  if (left === undefined || left > mostMoves) return skipped('the application does not say how many moves are left');
  for (; left > 0; left -= 1) {
    const [slot] = (await free(scene)).slots;
    if (slot === undefined) return noTimes;
    const moved = succeeds(move, await takes(scene, 'move', wire(slot)));
    if (moved._tag !== 'Passed') return moved;
  }
  const held = (await card(scene))?.application.slot;
  if (held === undefined) return noTimes;
  const another = { ...wire(held), slot_from: held.from.replace(/^../, '07') };
  const [slot] = (await free(scene)).slots;
  return allOf([
    refuses(move, await takes(scene, 'move', slot === undefined ? another : wire(slot)), 'NoMovesLeft'),
    refuses(giveUp, await gives(scene, giveUp, later), 'NoMovesLeft'),
  ]);
};

const refusesAfterwards = async (scene: Scene): Promise<Verdict> => {
  const { book, giveUp } = callsOf(scene);
  const [slot] = (await free(scene)).slots;
  return allOf([
    refusesAgain(giveUp, await gives(scene, giveUp, forGood)),
    ...(slot === undefined ? [] : [refusesAgain(book, await takes(scene, 'book', wire(slot)))]),
  ]);
};

/** The next steps once a time of this kind is held. */
export const givingUp = (kind: Kind): Chapter => {
  const { book, move, giveUp } = callsOf(kind);
  const on = step(kind);
  const again = (from: string): Check => ({
    call: (verbWhenPutOff(kind) === 'book' ? book : move).name,
    title: `takes a time again after one was put off${from}`,
    source: 'R17, R27',
    pivotal: true,
    run: on(takesAgain),
  });
  return [
    {
      call: giveUp.name,
      title: 'refuses to withdraw without a reason, or with one of 1,001 characters',
      source: 'R18',
      run: on(async (scene) =>
        allOf([
          unreadable(await gives(scene, giveUp, { ...forGood, reason: ' ' }), 'a reason of blanks'),
          unreadable(
            await gives(scene, giveUp, { ...forGood, reason: 'x'.repeat(1_001) }),
            'a reason that is too long',
          ),
        ]),
      ),
    },
    {
      call: giveUp.name,
      title: 'puts off once for one key, with one answer; the time is free again',
      source: 'R18, R27',
      pivotal: true,
      run: on(putsOff(giveUp)),
    },
    again(''),
    {
      call: rescheduleFromMail.name,
      title: `puts off from the page that a mail leads to (${kind.kind})`,
      source: 'R18, R27',
      pivotal: true,
      run: on(putsOff(rescheduleFromMail)),
    },
    again(' from a mail'),
    {
      call: move.name,
      title: 'refuses a move, and putting off, when none is left',
      source: 'R10, R27',
      run: on(refusesOneMore),
    },
    {
      call: giveUp.name,
      title: 'withdraws with a reason, once for one key, with one answer',
      source: 'R18, R27',
      pivotal: true,
      run: on((scene) => once(scene, giveUp, forGood, whenWithdrawn[stageOf[scene.kind]])),
    },
    {
      call: giveUp.name,
      title: 'refuses everything when the candidate has withdrawn',
      source: 'R27',
      run: on(refusesAfterwards),
    },
  ];
};

const declining = (role: 'offer' | 'invitation', call: typeof declineCalls.offer): Check => ({
  call: call.name,
  title: 'declines with a reason, once for one key, with one answer; a second time is refused',
  source: 'R17, R27',
  run: withJob(role, async (job, who, world) => {
    const declines = (key: string, reason = 'Too far') =>
      send(world, call, { ...job, reason, 'idempotency-key': key }, who);
    const key = world.newKey();
    const first = await declines(key);
    return allOf([
      succeeds(call, first),
      sameAnswer(first, await declines(key)),
      refuses(call, await declines(key, 'Another reason'), 'KeyUsedBefore'),
      refuses(call, await declines(world.newKey()), 'ActNotOffered'),
    ]);
  }),
});

export const declines: Chapter = [
  declining('offer', declineCalls.offer),
  declining('invitation', declineCalls.invitation),
];
