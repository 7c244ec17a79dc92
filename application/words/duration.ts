/** `1 minute`, `2 minutes`. */
export const counted = (n: number, one: string): string => (n === 1 ? `1 ${one}` : `${n} ${one}s`);

/** `30 minutes`, `2 hours 5 minutes`, `3 days`: at most two units. */
export const sayLength = (minutes: number): string => {
  const [days, hours, rest] = [Math.floor(minutes / 1_440), Math.floor((minutes % 1_440) / 60), minutes % 60];
  const parts =
    days > 0
      ? [counted(days, 'day'), hours > 0 ? counted(hours, 'hour') : '']
      : [hours > 0 ? counted(hours, 'hour') : '', rest > 0 ? counted(rest, 'minute') : ''];
  return parts.filter((part) => part !== '').join(' ');
};
