import type { Job } from './destination';

/** Where a video interview is joined: the job travels in the query (spec 2 §2.1). Who may in is decided there, so the link itself is no secret. */
export const joinPath = ({ communityId, positionId }: Job): string =>
  `/join?community_id=${communityId}&position_id=${positionId}`;
