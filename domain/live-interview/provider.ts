import type { VideoPreference } from '../positions/position';

/** What a deployment has for live interviews (R26). */
export interface MeetingSetUp {
  /** MEETING_PROVIDER */
  readonly provider: VideoPreference;
  /** The deployment's domain at Daily. Undefined: Daily is not set up. */
  readonly dailyDomain: string | undefined;
}

/**
 * What carries a position's live interviews (R26): its own preference, otherwise the deployment's. 'dailyco' counts only where Daily is set up; without it
 * every interview takes place in the peer room, which needs no account.
 */
export const meetingProvider = (
  preference: VideoPreference | undefined,
  { provider, dailyDomain }: MeetingSetUp,
): VideoPreference => (dailyDomain === undefined ? 'peer' : (preference ?? provider));
