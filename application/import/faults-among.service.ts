import { historyFaults } from '../../domain/applications/history-faults';
import { bySlotOrder, type Slot } from '../../domain/positions/slot';
import { questionnaireFaults } from '../../domain/screening/questionnaire';
import type { Instant } from '../../domain/time/instant';
import type { CandidateRecord, Located, NewSlot, RecordFault, RecordReason, Records } from './records.service';

/** Reports duplicates. */
const repeated = <A>(
  records: readonly Located<A>[],
  keyOf: (value: A) => string | undefined,
  reason: (value: A, first: string) => RecordReason,
): readonly RecordFault[] => {
  const first = new Map<string, string>();
  const faults: RecordFault[] = [];
  for (const { at, value } of records) {
    const key = keyOf(value);
    if (key === undefined) continue;
    const before = first.get(key);
    if (before === undefined) first.set(key, at);
    else faults.push({ at, reason: reason(value, before) });
  }
  return faults;
};

/** Identifies a slot by position, kind, date and start. */
export const slotKey = ({ positionId, kind, slot }: NewSlot): string =>
  [positionId, kind, slot.date, slot.from].join(' ');

/** Whether a slot ends at or before its own start, by the wall clock of one day. */
export const isBackwards = ({ from, to }: Slot): boolean => to <= from;

const backwards = (slots: readonly Located<NewSlot>[]): readonly RecordFault[] =>
  slots
    .filter(({ value: { slot } }) => isBackwards(slot))
    .map(({ at, value: { slot } }) => ({ at, reason: { _tag: 'EndsBeforeItBegins', slot } }));

/** Slots of one position and kind that begin before an earlier one has ended. The same start counts as a duplicate instead. */
const overlapping = (slots: readonly Located<NewSlot>[]): readonly RecordFault[] => {
  const sorted = [...slots].sort(
    (a, b) =>
      a.value.positionId - b.value.positionId ||
      a.value.kind.localeCompare(b.value.kind) ||
      bySlotOrder(a.value.slot, b.value.slot),
  );
  const faults: RecordFault[] = [];
  let latest: Located<NewSlot> | undefined;
  for (const next of sorted) {
    const { positionId, kind, slot } = next.value;
    const isNear =
      latest?.value.positionId === positionId && latest.value.kind === kind && latest.value.slot.date === slot.date;
    if (latest !== undefined && isNear && slot.from < latest.value.slot.to && slot.from !== latest.value.slot.from)
      faults.push({ at: next.at, reason: { _tag: 'Overlaps', slot, with: latest.at } });
    if (latest === undefined || !isNear || slot.to > latest.value.slot.to) latest = next;
  }
  return faults;
};

/** Histories that are not their application's. */
const brought = ({ candidate, applications }: CandidateRecord, now: Instant): readonly RecordFault[] =>
  applications.flatMap(({ at, value: { positionId, communityId, carried } }) =>
    historyFaults({ email: candidate?.email, positionId, communityId }, carried.history, now).map((reason) => ({
      at,
      reason,
    })),
  );

/** Faults in the records themselves, regardless of the store. */
export const faultsAmong = (
  { positions, questionnaires, slots, candidates }: Records,
  now: Instant,
): readonly RecordFault[] => [
  ...repeated(
    positions,
    ({ positionId }) => String(positionId),
    ({ positionId }, first) => ({ _tag: 'SamePosition', positionId, first }),
  ),
  ...repeated(
    questionnaires,
    ({ questionnaire: { id } }) => String(id),
    ({ questionnaire: { id } }, first) => ({ _tag: 'SameQuestionnaire', questionnaireId: id, first }),
  ),
  ...questionnaires.flatMap(({ at, value }) =>
    questionnaireFaults(value.questionnaire).map((fault) => ({
      at,
      reason: { _tag: 'QuestionnaireRefused', fault } as const,
    })),
  ),
  ...repeated(slots, slotKey, ({ slot }, first) => ({ _tag: 'SameSlot', slot, first })),
  ...backwards(slots),
  ...overlapping(slots),
  ...repeated(
    candidates.flatMap(({ at, value: { candidate } }) => (candidate === undefined ? [] : [{ at, value: candidate }])),
    ({ email }) => email,
    ({ email }, first) => ({ _tag: 'SameCandidate', email, first }),
  ),
  ...candidates.flatMap(({ value: { applications } }) =>
    repeated(
      applications,
      ({ positionId }) => String(positionId),
      ({ positionId }, first) => ({ _tag: 'SameApplication', positionId, first }),
    ),
  ),
  ...candidates.flatMap(({ value }) => brought(value, now)),
];
