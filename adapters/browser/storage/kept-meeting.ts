import type { KeptMeeting } from '../../../application/ports/kept-meeting';
import type { Kept } from '../../../application/ports/session-store';
import { keptMeeting } from '../../contract/wire/kept-meeting';
import { kept } from './kept';

/** This tab's live interview. Whatever clears the session's storage clears it, too (R3a). */
export const browserKeptMeeting = (window: Window): Kept<KeptMeeting> =>
  kept(() => window.sessionStorage, 'live_interview', keptMeeting);
