import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../application/failure';
import type { SlotQuestion, SlotSearchFailure, SlotsInRange } from '../../application/journeys/schedule';
import type { Job } from '../../application/navigation/destination';
import type { Candidate } from '../../application/ports/unit-of-work/people';
import type { SlotKind } from '../../application/ports/unit-of-work/slots';
import type { JobsList } from '../../application/ports/candidate-api/applications';
import type { PositionRefusal } from '../../application/ports/candidate-api/scheduling';
import type { SkillFilter, SkillFilterRefusal } from '../../application/ports/candidate-api/screening';
import type { PositionId } from '../../domain/positions/ids';
import type { Position } from '../../domain/positions/position';
import type { Ports } from '../app/ports';

export type QueryFailure = CallFailure | PositionRefusal | SlotSearchFailure | SkillFilterRefusal;

/** Everything that can be fetched, owned by RTK Query: one cache, one request for the same question at a time. */
export const createCandidateQueries = (ports: Ports) => {
  /** A journey's answer as RTK Query takes it. It may have put the clock right: what is drawn of it goes by that. */
  const answered = async <A>(
    call: TE.TaskEither<QueryFailure, A>,
  ): Promise<{ readonly data: A } | { readonly error: QueryFailure }> => {
    const result = await call();
    ports.now.look();
    return E.isRight(result) ? { data: result.right } : { error: result.left };
  };
  return createApi({
    reducerPath: 'candidateApi',
    baseQuery: fakeBaseQuery<QueryFailure>(),
    // What was fetched before the line went is asked for again when it is back; what failed for want of it as well.
    refetchOnReconnect: true,
    tagTypes: ['Jobs', 'Slots', 'Profile'],
    endpoints: (build) => ({
      jobs: build.query<JobsList, undefined>({
        queryFn: (_, { signal }) => answered(ports.api.listApplications(undefined, { signal })),
        providesTags: ['Jobs'],
      }),
      position: build.query<Position, Job>({
        queryFn: (job, { signal }) => answered(ports.api.position(job, { signal })),
      }),
      profile: build.query<Candidate, undefined>({
        queryFn: (_, { signal }) => answered(ports.api.profile(undefined, { signal })),
        providesTags: ['Profile'],
      }),
      skillFilter: build.query<SkillFilter, PositionId>({
        queryFn: (positionId, { signal }) => answered(ports.api.skillFilter({ positionId }, { signal })),
        // What was answered meanwhile, here or on another device, is not asked again.
        keepUnusedDataFor: 0,
      }),
      slots: build.query<SlotsInRange, { readonly job: Job; readonly kind: SlotKind; readonly question: SlotQuestion }>(
        {
          queryFn: async ({ job, kind, question }, { signal }) => {
            // Zones cost every other screen 22 kB: the scheduling screens bring them.
            const lookForSlots = await ports.slotSearch();
            return answered(lookForSlots(ports)(job, kind, question, { signal }));
          },
          providesTags: ['Slots'],
          // Slots go while one looks at them: a page that is opened again asks again.
          keepUnusedDataFor: 0,
        },
      ),
    }),
  });
};

export type CandidateQueries = ReturnType<typeof createCandidateQueries>;
