import type { SkillFilter } from '../../application/ports/candidate-api/screening';
import type { PositionId } from '../../domain/positions/ids';
import { fetching, queries } from './queries';

export const { useSkillFilterQuery } = queries.injectEndpoints({
  endpoints: (build) => ({
    skillFilter: build.query<SkillFilter, PositionId>({
      queryFn: fetching(({ api }, positionId: PositionId, cancel) => api.skillFilter({ positionId }, cancel)),
      // Questions answered meanwhile, here or on another device, are not asked again.
      keepUnusedDataFor: 0,
    }),
  }),
});
