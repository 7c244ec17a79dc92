import type { Job } from '../../../domain/ids/job';
import type { Codec } from '../codec';
import { field, objectWith } from '../record';
import { communityId, positionId } from '../wire/fields';

/** A job, as nearly all calls name it. */
export const jobParts = {
  communityId: field('community_id', communityId),
  positionId: field('position_id', positionId),
} as const;

/** The two ids of a job. */
export const job: Codec<Job> = objectWith(jobParts);
