import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { CallFailure } from '../../application/failure';
import type { SlotSearchFailure } from '../../application/scheduling/schedule.journey';
import type { Cancellation } from '../../application/ports/candidate-api/call';
import type { PositionRefusal } from '../../application/applications/booking-refusals.api';
import type { SkillFilterRefusal } from '../../application/screening/screening.api';
import type { Ports } from '../hooks/ports';

export type QueryFailure = CallFailure | PositionRefusal | SlotSearchFailure | SkillFilterRefusal;

/** What the store gives to queries and mutations. */
export class StorePorts {
  readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }
}

const portsOf = (extra: unknown): Ports => {
  if (extra instanceof StorePorts) return extra.ports;
  throw new Error('This store was made without ports.');
};

interface Asked {
  readonly extra: unknown;
  readonly signal: Cancellation['signal'];
}

/** A query that runs a journey or a call. Its response may have corrected the clock, and what is rendered from it uses the corrected time. */
export const fetching =
  <Q, A>(ask: (ports: Ports, question: Q, cancel: Cancellation) => TE.TaskEither<QueryFailure, A>) =>
  async (question: Q, { extra, signal }: Asked): Promise<{ readonly data: A } | { readonly error: QueryFailure }> => {
    const ports = portsOf(extra);
    const answer = await ask(ports, question, { signal })();
    ports.now.look();
    return E.isRight(answer) ? { data: answer.right } : { error: answer.left };
  };

/** A mutation that runs a journey. The journey's outcome is the mutation's result, refusals included. */
export const changing =
  <Q, A>(act: (ports: Ports, wanted: Q) => () => Promise<A>) =>
  async (wanted: Q, { extra }: Pick<Asked, 'extra'>): Promise<{ readonly data: A }> => ({
    data: await act(portsOf(extra), wanted)(),
  });

const tags = ['Jobs', 'Position', 'Profile', 'Slots'] as const;
type Tag = (typeof tags)[number];

/** The tags of data that goes stale after a change. */
const changedBy = {
  booking: ['Jobs', 'Slots'],
  contact: ['Profile'],
  profile: ['Jobs', 'Profile'],
  resume: ['Jobs', 'Slots'],
  screening: ['Jobs', 'Slots'],
  anything: tags,
} as const satisfies Readonly<Record<string, readonly Tag[]>>;

export type Change = keyof typeof changedBy;

/**
 * Everything that can be fetched, managed by RTK Query: one cache, and one request at a time for the same query. Each room adds its endpoints
 * (`*.queries.ts`).
 */
export const queries = createApi({
  reducerPath: 'candidateApi',
  baseQuery: fakeBaseQuery<QueryFailure>(),
  // When the connection is back, everything fetched before it was lost is refetched, and so is everything that failed without it.
  refetchOnReconnect: true,
  tagTypes: tags,
  endpoints: () => ({}),
});

/** The tags that a successful change invalidates. */
export const once =
  <L, A>(change: Change, isMade: (answer: E.Either<L, A>) => boolean = E.isRight) =>
  (answer: E.Either<L, A> | undefined): readonly Tag[] =>
    answer !== undefined && isMade(answer) ? changedBy[change] : [];

/** Refetches data that is shown now and drops the rest. */
export const outdatedBy = (change: Change) => queries.util.invalidateTags([...changedBy[change]]);

/** For changes made by a machine, which reports when it is done. */
export const useOutdated = (change: Change): (() => void) => {
  const dispatch = useDispatch();
  return useCallback(() => void dispatch(outdatedBy(change)), [dispatch, change]);
};
