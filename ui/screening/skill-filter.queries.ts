import type { SkillFilter } from '../../application/screening/screening.api';
import type { PositionId } from '../../domain/ids/position-ids';
import { fetching, queries } from '../store/queries';

export const { useSkillFilterQuery } = queries.injectEndpoints({
  endpoints: (build) => ({
    skillFilter: build.query<SkillFilter, PositionId>({
      queryFn: fetching(({ api }, positionId: PositionId, cancel) => api.skillFilter({ positionId }, cancel)),
      // Questions answered meanwhile, here or on another device, are not asked again.
      keepUnusedDataFor: 0,
    }),
  }),
});
