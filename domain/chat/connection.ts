import type { Milliseconds } from '../time/duration';
import type { DeviceType } from '../device/device-type';
import { numbers } from '../parameters/values';

/** The longest that each attempt waits: 2 s, 4 s, then always 5 s. */
const longestDelay = (attempt: number): Milliseconds =>
  Math.min(numbers.longest_chat_pause, 2 * numbers.first_chat_pause * 2 ** Math.max(0, attempt));

/**
 * How long the chat socket waits before it reconnects: 1 to 2 s, then 2 to 4 s, then 2.5 to 5 s without limit (spec 2 §9: 1 to 5 s, unlimited).
 * `attempt` counts from 0. `chance`, from 0 up to 1, chooses within these limits: a server that ends breaks thousands of lines at once, and they
 * must not all come back at once.
 */
export const chatReconnectDelay = (attempt: number, chance: number): Milliseconds =>
  (longestDelay(attempt) * (1 + chance)) / 2;

/** How long the notification of a chat message stays open (spec 2 §9). */
export const notificationCloses: Milliseconds = numbers.notification_closes;

/** How long a hiring manager counts as online after an act (ours). */
export const managerOnlineFor: Milliseconds = numbers.manager_online_for;

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
