import { seconds, type Milliseconds } from '../time/duration';
import type { DeviceType } from '../tech-check/device-type';

/** The chat socket comes back after 1 s, then after 2, 4 and 5 s, and so on every 5 s, as often as it takes (spec 2 §9: 1 to 5 s, unlimited). */
export const chatReconnectDelay = (attempt: number): Milliseconds =>
  Math.min(seconds(5), seconds(1) * 2 ** Math.max(0, attempt));

/** When a notification of a chat message closes (spec 2 §9). */
export const notificationCloses: Milliseconds = seconds(5);

/** How a message that comes in makes itself known. */
export interface Notices {
  readonly toast: boolean;
  readonly desktop: boolean;
}

/** Not at all to somebody who is looking at it; on the page as a toast; beside it by the system, but not on mobile (spec 2 §1). */
export const noticesOf = (isLooking: boolean, device: DeviceType): Notices => ({
  toast: !isLooking,
  desktop: !isLooking && device !== 'mobile',
});
