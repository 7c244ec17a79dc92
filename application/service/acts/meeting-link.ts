import type { Job } from '../../navigation/destination';

/** Where a video interview is joined (spec 2 §2.1); who may in is decided there, so the link itself is no secret. */
export const meetingLinkOf = (publicUrl: string, { communityId, positionId }: Job): string =>
  `${publicUrl}/join?community_id=${communityId}&position_id=${positionId}`;
