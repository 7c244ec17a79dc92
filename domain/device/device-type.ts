/** The kind of device in the tech check (spec 2 §3). */
export type DeviceType = 'desktop' | 'tablet' | 'mobile';

/**
 * The kind of device according to its user agent. An iPad calls itself a Macintosh but has a touch screen; Android says Mobile only on
 * phones.
 */
export const deviceTypeOf = (userAgent: string, touchPoints: number): DeviceType => {
  if (/\biPad\b|\bTablet\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && touchPoints > 1)) return 'tablet';
  if (/\b(iPhone|iPod|Mobile)\b/.test(userAgent)) return 'mobile';
  return /\bAndroid\b/.test(userAgent) ? 'tablet' : 'desktop';
};
