import type { NewCandidate } from '../../../application/profile/profiles.store';
import type { Provisioning } from '../../../application/import/provisioning.store';
import type { SlotWithCapacity } from '../../../application/positions/slots.store';
import type { CandidateId } from '../../../domain/ids/candidate-id';
import type { Candidate } from '../../../domain/profile/candidate';
import type { SlotKind } from '../../../domain/positions/slot-kind';
import type { PositionId } from '../../../domain/ids/position-ids';
import { sameSlot } from '../../../domain/positions/slot';
import { answer, withEntry, written } from '../store/answers';
import type { Draft } from '../store/memory';
import { nextCandidateId } from '../profile/people.memory';
import type { SlotRow } from '../scheduling/slots.memory';

const slotKey = ({ date, from }: SlotWithCapacity['slot']): string => `${date} ${from}`;

/** The slots with these added: known ones (by date and start) get the new end and capacity. */
const withSlots = (
  rows: readonly SlotRow[],
  positionId: PositionId,
  kind: SlotKind,
  given: readonly SlotWithCapacity[],
): readonly SlotRow[] => {
  const byKey = new Map(given.map((one): [string, SlotRow] => [slotKey(one.slot), { ...one, positionId, kind }]));
  const kept = rows.map((row) => {
    if (row.positionId !== positionId || row.kind !== kind) return row;
    const next = byKey.get(slotKey(row.slot));
    byKey.delete(slotKey(row.slot));
    return next ?? row;
  });
  return [...kept, ...byKey.values()];
};

const putCandidate = (draft: Draft, given: NewCandidate): CandidateId => {
  const { candidates } = draft.read();
  const before = candidates.find(({ email }) => email === given.email);
  const candidate: Candidate = {
    ...given,
    id: before?.id ?? nextCandidateId(candidates),
    phone: given.phone ?? before?.phone,
    zip: given.zip ?? before?.zip,
    experience: given.experience ?? before?.experience ?? [],
    education: given.education ?? before?.education ?? [],
  };
  draft.write({ candidates: [...candidates.filter((one) => one !== before), candidate] });
  return candidate.id;
};

export const provisioningIn = (draft: Draft): Provisioning => ({
  isEmpty: () => answer(() => draft.read().candidates.length === 0 && draft.read().positions.size === 0),
  putPosition: (position, at) =>
    written(() => {
      const { positions, postedAt } = draft.read();
      const { positionId, published } = position;
      const before = postedAt.get(positionId);
      const opens = published && positions.get(positionId)?.published === false;
      draft.write({
        positions: withEntry(positions, positionId, position),
        postedAt: withEntry(postedAt, positionId, opens ? (at ?? before) : (before ?? at)),
      });
    }),
  putQuestionnaire: (given) =>
    written(() => {
      draft.write({ questionnaires: withEntry(draft.read().questionnaires, given.questionnaire.id, given) });
    }),
  putSlots: (positionId, kind, given) =>
    written(() => {
      const { slots, appointments } = draft.read();
      draft.write({
        slots: withSlots(slots, positionId, kind, given),
        // Candidates who have booked a known slot keep it, with its new end.
        appointments: appointments.map((held) => {
          if (held.positionId !== positionId || held.kind !== kind) return held;
          const next = given.find(({ slot }) => sameSlot(slot, held.slot));
          return next === undefined ? held : { ...held, slot: next.slot };
        }),
      });
    }),
  putCandidate: (candidate) => answer(() => putCandidate(draft, candidate)),
  addParticulars: (candidateId, positionId, particulars) =>
    written(() => {
      draft.write({
        applications: draft
          .read()
          .applications.map((row) =>
            row.candidateId === candidateId && row.application.positionId === positionId
              ? { ...row, particulars: row.particulars ?? particulars }
              : row,
          ),
      });
    }),
  addApplication: (candidateId, application, ...given) =>
    answer(() => {
      const { applications, appointments } = draft.read();
      const { positionId } = application;
      const isThere = applications.some(
        (row) => row.candidateId === candidateId && row.application.positionId === positionId,
      );
      if (isThere) return false;
      draft.write({
        applications: [...applications, { candidateId, application }],
        appointments: [
          ...appointments,
          ...given.flatMap((one) => (one === undefined ? [] : [{ candidateId, positionId, ...one }])),
        ],
      });
      return true;
    }),
});
