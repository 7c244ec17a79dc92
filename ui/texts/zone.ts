/** `Central Time (CT)`; without a short English name, the long name only. */
export const zoneName = (long: string, short: string): string => (long === short ? long : `${long} (${short})`);
