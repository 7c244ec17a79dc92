import type { Particulars } from '../../../domain/applications/particulars';
import type { Application, Appointment } from '../../../domain/applications/application';
import type { Instant } from '../../../domain/time/instant';
import type {
  Applications,
  ApplicationsFilter,
  ApplicationWithPosition,
} from '../../../application/applications/applications.store';
import type { Positions } from '../../../application/positions/positions.store';
import { codeOf, stageOf } from '../../../domain/applications/status-catalogue';
import type { Stage } from '../../../domain/positions/kinds';
import type { CandidateId } from '../../../domain/ids/candidate-id';
import type { PositionId } from '../../../domain/ids/position-ids';
import type { Position } from '../../../domain/positions/position';
import { answer, found, written } from '../store/answers';
import type { Draft, Memory } from '../store/memory';

export interface ApplicationRow {
  readonly candidateId: CandidateId;
  readonly application: Application;
  readonly particulars?: Particulars | undefined;
}

declare module '../store/memory' {
  interface Memory {
    readonly positions: ReadonlyMap<PositionId, Position>;
    /** When a position was opened, if known. */
    readonly postedAt: ReadonlyMap<PositionId, Instant | undefined>;
    /** In the order of their creation. */
    readonly applications: readonly ApplicationRow[];
  }
}

/** Nothing is stored yet. */
export const applicationsBegin = {
  positions: new Map(),
  postedAt: new Map(),
  applications: [],
} satisfies Partial<Memory>;

const byId = (a: Position, b: Position): number => a.positionId - b.positionId;

export const positionsIn = (draft: Draft): Positions => ({
  withId: (id) => found(() => draft.read().positions.get(id)),
  withIds: (ids) =>
    answer(() => {
      const { positions, postedAt } = draft.read();
      const wanted = [...positions.values()].filter(({ positionId }) => ids.includes(positionId)).sort(byId);
      return wanted.map((position) => ({ ...position, postedAt: postedAt.get(position.positionId) }));
    }),
  ofCommunity: (id) =>
    answer(() =>
      [...draft.read().positions.values()]
        .filter(({ communityId }) => communityId === id)
        .sort(byId)
        .map(({ positionId, positionName, communityId, published }) => ({
          positionId,
          positionName,
          communityId,
          published,
        })),
    ),
  withApplications: (after = 0, limit, only) =>
    answer(() => {
      const { positions, applications } = draft.read();
      const appliedTo = new Set(applications.map(({ application }) => application.positionId));
      return [...positions.values()]
        .filter(
          ({ positionId, communityId }) =>
            positionId > after &&
            appliedTo.has(positionId) &&
            (only.positionId ?? positionId) === positionId &&
            (only.communityId ?? communityId) === communityId,
        )
        .sort(byId)
        .slice(0, limit)
        .map(({ positionId, communityId, zone }) => ({ positionId, communityId, zone }));
    }),
});

/** The application with its position and the appointments of its current and its other stages. */
const whole = (memory: Memory, { candidateId, application }: ApplicationRow): readonly ApplicationWithPosition[] => {
  const { positionId, status } = application;
  const position = memory.positions.get(positionId);
  const own = memory.appointments.filter((one) => one.candidateId === candidateId && one.positionId === positionId);
  const held = own.find(({ stage }) => stage === stageOf(status));
  const other = (stage: Stage): Appointment | undefined => {
    const found = own.find((one) => one !== held && one.stage === stage);
    return found && { slot: found.slot, startsAt: found.startsAt };
  };
  const otherAppointments = {
    interview: other('interview'),
    onboarding: other('onboarding'),
    onsite: other('onsite'),
  };
  const revision = (stage: Stage): number =>
    own.some((one) => one.stage === stage)
      ? (memory.revisions.find(
          (one) => one.candidateId === candidateId && one.positionId === positionId && one.stage === stage,
        )?.revision ?? 0)
      : 0;
  return position === undefined
    ? []
    : [
        {
          application: { ...application, slot: held?.slot, scheduledAt: held?.startsAt, otherAppointments },
          position,
          revisions: {
            interview: revision('interview'),
            onboarding: revision('onboarding'),
            onsite: revision('onsite'),
          },
        },
      ];
};

const isOf =
  (candidateId: CandidateId, positionId: PositionId) =>
  (row: ApplicationRow): boolean =>
    row.candidateId === candidateId && row.application.positionId === positionId;

const isWanted = (
  { positions, events }: Memory,
  { candidateId, application: { positionId, status } }: ApplicationRow,
  only: Partial<ApplicationsFilter>,
): boolean => {
  const { changedAfter } = only;
  return (
    (only.positionId ?? positionId) === positionId &&
    (only.communityId === undefined || only.communityId === positions.get(positionId)?.communityId) &&
    (only.status === undefined || codeOf(only.status) === codeOf(status)) &&
    (changedAfter === undefined ||
      events.some(
        (one) =>
          one.candidateId === candidateId &&
          one.positionId === positionId &&
          (one.at > changedAfter || (one.carriedAt !== undefined && one.carriedAt > changedAfter)),
      ))
  );
};

export const applicationsIn = (draft: Draft): Applications => {
  // Only one unit of work runs at a time, so a lock is simply a read.
  const find: Applications['find'] = (candidateId, positionId) =>
    found(() => {
      const memory = draft.read();
      return memory.applications.filter(isOf(candidateId, positionId)).flatMap((row) => whole(memory, row))[0];
    });
  return {
    of: (candidateId) =>
      answer(() => {
        const memory = draft.read();
        return memory.applications
          .filter((row) => row.candidateId === candidateId)
          .flatMap((row) => whole(memory, row));
      }),
    page: (after = 0, limit, only = {}) =>
      answer(() => {
        const memory = draft.read();
        const rows = memory.applications
          .map((row, index) => ({ row, id: index + 1 }))
          .filter(({ row, id }) => id > after && isWanted(memory, row, only))
          .slice(0, limit);
        return {
          applications: rows.flatMap(({ row }) => {
            const candidate = memory.candidates.find(({ id }) => id === row.candidateId);
            return candidate === undefined ? [] : whole(memory, row).map((one) => ({ ...one, candidate }));
          }),
          next: rows.length < limit ? undefined : rows.at(-1)?.id,
        };
      }),
    lock: find,
    find,
    particularsOf: (candidateId, positionId) =>
      found(() => draft.read().applications.find(isOf(candidateId, positionId))?.particulars),
    add: (candidateId, application) =>
      answer(() => {
        const { applications } = draft.read();
        if (applications.some(isOf(candidateId, application.positionId))) return false;
        draft.write({ applications: [...applications, { candidateId, application }] });
        return true;
      }),
    save: (candidateId, application) =>
      written(() => {
        const isIt = isOf(candidateId, application.positionId);
        draft.write({
          applications: draft.read().applications.map((row) => (isIt(row) ? { ...row, application } : row)),
        });
      }),
  };
};
