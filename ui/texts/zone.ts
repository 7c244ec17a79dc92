/** `Central Time (CT)`; a zone without a short name of its own in English is named once. */
export const zoneName = (long: string, short: string): string => (long === short ? long : `${long} (${short})`);
