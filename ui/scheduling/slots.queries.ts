import { lookForSlots, type SlotQuestion, type SlotsInRange } from '../../application/scheduling/schedule.journey';
import type { Job } from '../../domain/ids/job';
import type { SlotSearchKind } from '../../domain/positions/slot-kind';
import { fetching, queries } from '../store/queries';

interface SlotsWanted {
  readonly job: Job;
  readonly kind: SlotSearchKind;
  readonly question: SlotQuestion;
  readonly followUp?: boolean;
}

export const { useSlotsQuery } = queries.injectEndpoints({
  endpoints: (build) => ({
    slots: build.query<SlotsInRange, SlotsWanted>({
      queryFn: fetching((ports, { job, kind, question, followUp }: SlotsWanted, cancel) =>
        lookForSlots(ports)(job, kind, question, { ...cancel, followUp }),
      ),
      // The page of one day shows the same days, however its page of dates was opened.
      serializeQueryArgs: ({ queryArgs: { job, kind, question } }) => ({ job, kind, question }),
      providesTags: ['Slots'],
      // Kept for a while because the page of one day shows the days around it. A reopened page of dates refetches: slots are taken meanwhile.
      keepUnusedDataFor: 60,
    }),
  }),
});
