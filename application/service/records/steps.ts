import * as RA from 'fp-ts/ReadonlyArray';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Store } from '../../ports/unit-of-work';
import type { FromStore } from '../../ports/unit-of-work/store';
import { writable, type KnownPositions } from './check-records';
import { placeApplication } from './place-application';
import type { CandidateRecord, NewSlot, Records } from './records';

/** A part of a load that is whole for whoever meets it: a candidate comes with all their applications. May be done twice. */
export interface LoadStep {
  /** How many rows it writes, about. */
  readonly weight: number;
  readonly take: (store: Store) => FromStore<unknown>;
}

/** Slots of one position and kind go in together, so many at a time. */
const slotsTogether = 200;
/** That many slots take as long as one row that is written by itself. */
const slotsPerRow = 10;

const slotSteps = (slots: readonly NewSlot[]): readonly LoadStep[] => {
  const groups = new Map<string, NewSlot[]>();
  for (const slot of slots) {
    const name = `${slot.positionId} ${slot.kind}`;
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [slot]);
    else group.push(slot);
  }
  return [...groups.values()].flatMap(RA.chunksOf(slotsTogether)).map((some) => {
    const { positionId, kind } = some[0];
    return {
      weight: 1 + some.length / slotsPerRow,
      take: ({ provisioning }) =>
        provisioning.putSlots(
          positionId,
          kind,
          some.map(({ slot, capacity }) => ({ slot, capacity })),
        ),
    };
  });
};

const candidateStep =
  (known: KnownPositions) =>
  ({ candidate, applications }: CandidateRecord): readonly LoadStep[] =>
    candidate === undefined
      ? []
      : [
          {
            weight: 2 + 2 * applications.length,
            take: (store) =>
              pipe(
                store.provisioning.putCandidate(candidate),
                // What the provider hands over is for the owner of the address, and for nobody who only signed up with it (decisions/002).
                TE.tap((id) => store.sessions.closeUnproven(id)),
                TE.flatMap((id) =>
                  pipe(
                    applications,
                    TE.traverseSeqArray(({ value }) => {
                      const position = known.get(value.positionId);
                      return position === undefined
                        ? TE.right(undefined)
                        : placeApplication(store, id)(position, value);
                    }),
                  ),
                ),
              ),
          },
        ];

/** What checked records ask of the store, in an order in which nothing stands before what it needs. */
export const stepsOf = (records: Records, known: KnownPositions): readonly LoadStep[] => [
  ...records.questionnaires.map(({ value }): LoadStep => ({
    weight: 1,
    take: ({ provisioning }) => provisioning.putQuestionnaire(value),
  })),
  ...records.positions.map(({ value }): LoadStep => ({
    weight: 1,
    take: ({ provisioning }) => provisioning.putPosition(value),
  })),
  ...slotSteps([...writable(records.slots, known).values()]),
  ...records.candidates.flatMap(({ value }) => candidateStep(known)(value)),
];

/** As many steps from there on as one unit of work may take; always one. */
export const nextSteps = (steps: readonly LoadStep[], from: number, most: number): readonly LoadStep[] => {
  let weight = 0;
  let to = from;
  while (to < steps.length && (to === from || weight + (steps[to]?.weight ?? 0) <= most)) {
    weight += steps[to]?.weight ?? 0;
    to += 1;
  }
  return steps.slice(from, to);
};
