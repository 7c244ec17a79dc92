import type { Milliseconds } from '../time/duration';
import type { DeviceType } from '../device/device-type';
import { durationOf } from '../parameters/values';

/** The chat socket reconnects after 1 s, then 2, 4 and 5 s, then every 5 s without limit (spec 2 §9: 1 to 5 s, unlimited). */
export const chatReconnectDelay = (attempt: number): Milliseconds =>
  Math.min(durationOf('longest_chat_pause'), durationOf('first_chat_pause') * 2 ** Math.max(0, attempt));

/** How long the notification of a chat message stays open (spec 2 §9). */
export const notificationCloses: Milliseconds = durationOf('notification_closes');

/** How long a hiring manager counts as online after an act (ours). */
export const managerOnlineFor: Milliseconds = durationOf('manager_online_for');

/** How the candidate is notified of a new message. */
export interface Notices {
  readonly toast: boolean;
  readonly desktop: boolean;
}

/**
 * How to notify of a new message: not at all if the candidate is looking at the conversation; otherwise with a toast, and with a system
 * notification except on mobile (spec 2 §1).
 */
export const noticesOf = (isLooking: boolean, device: DeviceType): Notices => ({
  toast: !isLooking,
  desktop: !isLooking && device !== 'mobile',
});
