import * as E from 'fp-ts/Either';
import type { ApplicationWithPosition } from '../../application/applications/applications.store';
import { listed } from '../../application/applications/applications.api';
import type { EventByApplication } from '../../application/applications/events.store';
import type { UnitOfWork } from '../../application/ports/unit-of-work';
import type { FromStore } from '../../application/ports/unit-of-work/store';
import type { Application } from '../../domain/applications/application';
import { typeOfAct } from '../../domain/applications/application-event';
import type { Position } from '../../domain/positions/position';
import type { Slot } from '../../domain/positions/slot';
import { printIsoInstant } from '../../domain/time/instant';
import { listedApplication, wireApplication } from '../contract/applications/application.wire';
import { isObject, type Codec } from '../contract/codec';
import { slot as wireSlot } from '../contract/positions/slots.wire';
import { position as wirePosition } from '../contract/positions/position.wire';
import type { Case } from '../rules/chapter';
import { wordOfEvent } from '../rules/questions/lifecycle';
import type { ReplayedStore } from '../terminal/run-replay';
import { start } from './start';

/* The store of the settings as what is replayed: read page by page, so that memory stays flat, and never written. */

const perPage = 500;

const inWireFields = <A>(codec: Codec<A>, value: A): Case => {
  const wire = codec.type.encode(value);
  return isObject(wire) ? wire : {};
};

const applicationCase = (one: ApplicationWithPosition): Case => ({
  ...inWireFields(wirePosition, one.position),
  ...inWireFields(listedApplication, listed(one)),
});

const timeZoneOf = ({ zone, sameDaySlots }: Position): Case => ({ timezone: zone, same_day_slot: sameDaySlots });

/** The time that an act took; undefined: it took none. */
const slotTaken = ({ type, change }: EventByApplication): Slot | undefined =>
  type === typeOfAct.Book || type === typeOfAct.Move ? change?.after.slot : undefined;

/** What an act asked for, in the position where it did. Undefined: the event is none that a candidate chose. */
const actCase = (event: EventByApplication, before: Application, position: Position): Case | undefined => {
  const act = wordOfEvent.get(event.type);
  if (act === undefined) return undefined;
  const taken = slotTaken(event);
  return {
    ...timeZoneOf(position),
    ...inWireFields(wireApplication, before),
    act,
    now: printIsoInstant(event.at),
    slot: taken && wireSlot.type.encode(taken),
  };
};

/**
 * The acts of candidates as they were asked for, application by application, in order. What an application was before its first event isn't known, so
 * that one is left out. `onFault`: the store stopped answering.
 */
export const pastActs = async function* (unitOfWork: UnitOfWork, onFault: () => void): AsyncGenerator<Case> {
  let last: EventByApplication | undefined;
  let before: Application | undefined;
  for (;;) {
    const page = await unitOfWork.run((unit) => unit.events.byApplication(last, perPage))();
    const ids = E.isRight(page) ? [...new Set(page.right.map(({ positionId }) => positionId))] : [];
    const positions = await unitOfWork.run((unit) => unit.positions.withIds(ids))();
    if (E.isLeft(page) || E.isLeft(positions)) {
      onFault();
      return;
    }
    if (page.right.length === 0) return;
    const byId = new Map(positions.right.map((one) => [one.positionId, one]));
    for (const event of page.right) {
      const position = byId.get(event.positionId);
      if (event.application !== last?.application) before = undefined;
      const asked = before && position && actCase(event, before, position);
      if (asked !== undefined) yield asked;
      before = event.change?.after ?? before;
      last = event;
    }
  }
};

/** Every application and time of the store, or why it can't be opened. Whoever takes them closes them. */
export const replayedStore = async (
  env: Readonly<Record<string, string | undefined>>,
  storeWorker: URL,
): Promise<E.Either<string, ReplayedStore>> => {
  const started = await start('command', env, storeWorker);
  if (E.isLeft(started))
    return E.left(
      [
        ...started.left.lines,
        ...(started.left.storeInUse
          ? ['A portal has this store open: end it first, or replay a backup or an import file (--export).']
          : []),
      ].join('\n'),
    );
  const { store } = started.right;
  let isWhole = true;
  const pages = async function* <P extends { readonly next: number | undefined }>(
    read: (after: number | undefined) => FromStore<P>,
  ): AsyncGenerator<P> {
    let after: number | undefined;
    do {
      const page = await read(after)();
      if (E.isLeft(page)) {
        isWhole = false;
        return;
      }
      yield page.right;
      after = page.right.next;
    } while (after !== undefined);
  };
  return E.right({
    applications: (async function* () {
      for await (const { applications } of pages((after) =>
        store.unitOfWork.run((unit) => unit.applications.page(after, perPage)),
      ))
        yield* applications.map(applicationCase);
    })(),
    slots: (async function* () {
      for await (const { slots } of pages((after) => store.unitOfWork.run((unit) => unit.slots.page(after, perPage)))) {
        const ids = [...new Set(slots.map(({ positionId }) => positionId))];
        const positions = await store.unitOfWork.run((unit) => unit.positions.withIds(ids))();
        if (E.isLeft(positions)) {
          isWhole = false;
          return;
        }
        const zones = new Map(positions.right.map((one) => [one.positionId, timeZoneOf(one)]));
        yield* slots.map(({ positionId, slot }): Case => ({
          ...zones.get(positionId),
          position_id: positionId,
          slot_date: slot.date,
          slot_from: slot.from,
          slot_to: slot.to,
        }));
      }
    })(),
    acts: pastActs(store.unitOfWork, () => {
      isWhole = false;
    }),
    isWhole: () => isWhole,
    close: store.close,
  });
};
