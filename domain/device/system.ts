/** The systems whose steps to allow a camera differ (spec 2 §2.3, which names the first two). */
export type DeviceSystem = 'macos' | 'ios' | 'android' | 'windows' | 'other';

/** The system of a user agent. An iPad calls itself a Macintosh but has a touch screen. */
export const systemOf = (userAgent: string, touchPoints: number): DeviceSystem => {
  if (/\b(iPhone|iPad|iPod)\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && touchPoints > 1)) return 'ios';
  if (/\bMacintosh\b/.test(userAgent)) return 'macos';
  if (/\bAndroid\b/.test(userAgent)) return 'android';
  return /\bWindows\b/.test(userAgent) ? 'windows' : 'other';
};
