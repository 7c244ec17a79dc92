/** What the tech check says of the device (spec 2 §3). */
export type DeviceType = 'desktop' | 'tablet' | 'mobile';

/**
 * The kind of device by its user agent. An iPad calls itself a Macintosh, which has no touch screen, so touch points tell it apart;
 * Android says Mobile on telephones only.
 */
export const deviceTypeOf = (userAgent: string, touchPoints: number): DeviceType => {
  if (/\biPad\b|\bTablet\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && touchPoints > 1)) return 'tablet';
  if (/\b(iPhone|iPod|Mobile)\b/.test(userAgent)) return 'mobile';
  return /\bAndroid\b/.test(userAgent) ? 'tablet' : 'desktop';
};
