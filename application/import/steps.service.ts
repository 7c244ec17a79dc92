import * as O from 'fp-ts/Option';
import { inOrder, take } from '../in-order';
import type { Store } from '../ports/unit-of-work';
import type { FromStore } from '../ports/unit-of-work/store';
import { writable, type KnownPositions } from './check-records.service';
import { groupsOf } from './groups.service';
import { placeApplication, rowsOf, type PlaceDependencies } from './place-application.service';
import type { PreparedFiles } from './prepare-files.service';
import type { CandidateRecord, ConversationRecord, NewSlot, Records } from './records.service';

/** A part of a load that is consistent on its own: a candidate comes with all their applications. It can be repeated. */
export interface LoadStep {
  /** About how many rows it writes. */
  readonly weight: number;
  readonly take: (store: Store) => FromStore<unknown>;
}

/** How many slots of one position and kind are written at a time. */
const slotsTogether = 200;
/** Writing this many slots takes as long as writing one other row. */
const slotsPerRow = 10;

const slotSteps = (slots: readonly NewSlot[]): readonly LoadStep[] => {
  const groups = new Map<string, NewSlot[]>();
  for (const slot of slots) {
    const name = `${slot.positionId} ${slot.kind}`;
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [slot]);
    else group.push(slot);
  }
  return [...groups.values()].flatMap(groupsOf(slotsTogether)).flatMap((some): readonly LoadStep[] => {
    const [first] = some;
    return first === undefined
      ? []
      : [
          {
            weight: 1 + some.length / slotsPerRow,
            take: ({ provisioning }) =>
              provisioning.putSlots(
                first.positionId,
                first.kind,
                some.map(({ slot, capacity }) => ({ slot, capacity })),
              ),
          },
        ];
  });
};

const candidateStep =
  (known: KnownPositions, deps: PlaceDependencies, files: PreparedFiles) =>
  ({ candidate, applications }: CandidateRecord): readonly LoadStep[] =>
    candidate === undefined
      ? []
      : [
          {
            weight: applications.reduce((sum, { value }) => sum + rowsOf(value), 2),
            take: (store) =>
              inOrder(function* () {
                const id = yield* take(store.provisioning.putCandidate(candidate));
                // The provider's data is for the owner of the address, not for somebody who only signed up with it (service/decisions/002).
                yield* take(store.sessions.closeUnproven(id));
                for (const { value } of applications) {
                  const position = known.get(value.positionId);
                  if (position !== undefined) yield* take(placeApplication(store, id, deps, files)(position, value));
                }
              }),
          },
        ];

/** A conversation and its messages; both stay as they are where they exist. */
const conversationStep = ({ email, positionId, manager, messages }: ConversationRecord): LoadStep => ({
  weight: 1 + messages.length,
  take: (store) =>
    inOrder(function* () {
      const candidate = yield* take(store.candidates.withEmail(email));
      if (O.isNone(candidate)) return;
      const { id } = candidate.value;
      yield* take(store.chat.open(id, positionId, manager));
      const own = yield* take(store.applications.find(id, positionId));
      if (O.isNone(own)) return;
      const { communityId } = own.value.position;
      const conversation = yield* take(store.chat.lock(id, { hiringManagerId: manager.id, communityId, positionId }));
      if (O.isNone(conversation)) return;
      const inOrderOfTime = [...messages].sort((a, b) => a.sentAt - b.sentAt);
      const past = inOrderOfTime.map((one) => ({ ...one, clientId: undefined, attachments: [] }));
      yield* take(store.chat.addPast(conversation.value.id, past));
    }),
});

/** The steps that write checked records, dependencies first. */
export const stepsOf = (
  records: Records,
  known: KnownPositions,
  deps: PlaceDependencies,
  files: PreparedFiles,
): readonly LoadStep[] => [
  ...records.questionnaires.map(({ value }): LoadStep => ({
    weight: 1,
    take: ({ provisioning }) => provisioning.putQuestionnaire(value),
  })),
  ...records.positions.map(({ value }): LoadStep => ({
    weight: 1,
    take: ({ provisioning }) => provisioning.putPosition(value, deps.clock.now()),
  })),
  ...slotSteps([...writable(records.slots, known).values()]),
  ...records.candidates.flatMap(({ value }) => candidateStep(known, deps, files)(value)),
  ...records.conversations.map(({ value }) => conversationStep(value)),
];

/** The next steps that fit into one unit of work; at least one. */
export const nextSteps = (steps: readonly LoadStep[], from: number, most: number): readonly LoadStep[] => {
  let weight = 0;
  let to = from;
  while (to < steps.length && (to === from || weight + (steps[to]?.weight ?? 0) <= most)) {
    weight += steps[to]?.weight ?? 0;
    to += 1;
  }
  return steps.slice(from, to);
};
