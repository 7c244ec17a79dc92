import type { KeptMeeting } from '../../../application/live-interview/kept-meeting.port';
import type { Kept } from '../../../application/ports/session-store';
import { keptMeeting } from '../../contract/live-interview/kept-meeting.wire';
import { kept } from '../storage/kept';

/** This tab's live interview. Whatever clears the session's storage clears it, too (R3a). */
export const browserKeptMeeting = (window: Window): Kept<KeptMeeting> =>
  kept(() => window.sessionStorage, 'live_interview', keptMeeting);
