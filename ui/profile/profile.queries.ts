import type { Candidate } from '../../domain/profile/candidate';
import { fetching, queries } from '../store/queries';

export const { useProfileQuery } = queries.injectEndpoints({
  endpoints: (build) => ({
    profile: build.query<Candidate, undefined>({
      queryFn: fetching(({ api }, _, cancel) => api.profile(undefined, cancel)),
      providesTags: ['Profile'],
    }),
  }),
});
