import {
  placedTogether,
  type EventByApplication,
  type Events,
  type EventOnRecord,
  type PlacedEvent,
} from '../../../application/applications/events.store';
import type { ApplicationEvent } from '../../../domain/applications/application-event';
import type { CandidateId } from '../../../domain/ids/candidate-id';
import type { PositionId } from '../../../domain/ids/position-ids';
import type { Instant } from '../../../domain/time/instant';
import { answer, written } from '../store/answers';
import type { Draft, Memory } from '../store/memory';

interface EventRow extends EventOnRecord {
  readonly candidateId: CandidateId;
  readonly positionId: PositionId;
  readonly place: number | undefined;
  /** When it came from another portal; undefined: it happened here. */
  readonly carriedAt: Instant | undefined;
}

declare module '../store/memory' {
  interface Memory {
    readonly events: readonly EventRow[];
  }
}

/** Nothing has happened yet. */
export const eventsBegin = { events: [] } satisfies Partial<Memory>;

/** An event with a place, and whether it was carried over from another portal. */
export interface PlacedRow {
  readonly event: PlacedEvent;
  readonly isCarriedOver: boolean;
}

/** Those with a place, in its order. */
export const placedIn = (draft: Draft): readonly PlacedRow[] => {
  const { events, positions, candidates } = draft.read();
  return events.flatMap((one) => {
    const email = candidates.find(({ id }) => id === one.candidateId)?.email;
    const communityId = positions.get(one.positionId)?.communityId;
    if (one.place === undefined || email === undefined || communityId === undefined) return [];
    const { carriedAt, place, ...event } = one;
    return [{ event: { ...event, place, email, communityId }, isCarriedOver: carriedAt !== undefined }];
  });
};

/** All of them, application by application, after this one. */
const inOrderAfter = (
  draft: Draft,
  after: Pick<EventByApplication, 'application' | 'sequence'> = { application: 0, sequence: 0 },
): readonly EventByApplication[] => {
  const { applications, events } = draft.read();
  return applications
    .flatMap(({ candidateId, application: { positionId } }, n) =>
      events
        .filter((one) => one.candidateId === candidateId && one.positionId === positionId)
        .map(({ candidateId: _, place: __, carriedAt: ___, ...event }) => ({ ...event, application: n + 1 })),
    )
    .filter(
      ({ application, sequence }) =>
        application > after.application || (application === after.application && sequence > after.sequence),
    );
};

export const eventsIn = (draft: Draft): Events => {
  const rows = (): readonly EventRow[] => draft.read().events;
  const insert = (
    candidateId: CandidateId,
    positionId: PositionId,
    event: ApplicationEvent,
    carriedAt: Instant | undefined,
  ): void => {
    const isThere = draft
      .read()
      .applications.some((one) => one.candidateId === candidateId && one.application.positionId === positionId);
    if (!isThere) return;
    const own = rows().filter((one) => one.candidateId === candidateId && one.positionId === positionId);
    const numbers = { id: rows().length + 1, sequence: own.length + 1, place: undefined };
    draft.write({ events: [...rows(), { ...event, ...numbers, candidateId, positionId, carriedAt }] });
  };
  return {
    add: (candidateId, positionId, event) => written(() => insert(candidateId, positionId, event, undefined)),
    carryOver: (candidateId, positionId, history, at) =>
      written(() => {
        for (const event of history) insert(candidateId, positionId, event, at);
      }),
    of: (candidateId, positionId) =>
      answer(() =>
        rows()
          .filter((one) => one.candidateId === candidateId && one.positionId === positionId)
          .map(({ candidateId: _, positionId: __, place: ___, carriedAt: ____, ...event }) => event),
      ),
    byApplication: (after, limit) => answer(() => inOrderAfter(draft, after).slice(0, limit)),
    inShort: (position, types, after, limit) =>
      answer(() =>
        inOrderAfter(draft, after)
          .filter(({ positionId, type }) => positionId === position && types.includes(type))
          .slice(0, limit)
          .map(({ application, sequence, type, at, by: { _tag: by } }) => ({ application, sequence, type, at, by })),
      ),
    place: (most = placedTogether) =>
      answer(() => {
        const last = Math.min(rows().length, rows().filter(({ place }) => place !== undefined).length + most);
        draft.write({ events: rows().map((one) => ({ ...one, place: one.id <= last ? one.id : undefined })) });
        return { last, areAll: last === rows().length };
      }),
    page: ({ after, types, limit }) =>
      answer(() =>
        placedIn(draft)
          .map(({ event }) => event)
          .filter(({ place, type }) => place > after && (types?.includes(type) ?? true))
          .slice(0, limit),
      ),
  };
};
