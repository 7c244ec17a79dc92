/*
 * Wall clocks computed only with Intl, by trying every possibility. Slow and simple, without luxon or our own rules, so that properties about wall
 * times have an independent reference.
 */

const formatters = new Map<string, Intl.DateTimeFormat>();

const formatterFor = (zone: string): Intl.DateTimeFormat => {
  const kept = formatters.get(zone);
  if (kept !== undefined) return kept;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formatters.set(zone, made);
  return made;
};

export interface Shown {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** `HH:mm` */
  readonly time: string;
}

/** The wall date and time in `zone` at `ms`. Years 1000 to 9999. */
export const shownAt = (ms: number, zone: string): Shown => {
  // '12/04/2026, 09:30'
  const text = formatterFor(zone).format(ms);
  return { date: `${text.slice(6, 10)}-${text.slice(0, 2)}-${text.slice(3, 5)}`, time: text.slice(12) };
};

const quarterHour = 900_000;

/**
 * Every instant at which a clock in `zone` shows that date and time, earliest first: none for a skipped time, two for a repeated one. It tries every
 * offset from UTC up to 24 hours in quarter hours, the only ones used since 1980.
 */
export const instantsShowing = (date: string, time: string, zone: string): readonly number[] => {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  const wanted = `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}, ${time}`;
  return Array.from({ length: 193 }, (_, n) => asUtc + (n - 96) * quarterHour).filter(
    (ms) => formatterFor(zone).format(ms) === wanted,
  );
};

const aDay = 86_400_000;

const distanceFromUtc = (ms: number, zone: string): number => {
  const { date, time } = shownAt(ms, zone);
  return Date.parse(`${date}T${time}:00Z`) - ms;
};

/** The dates of clock changes in `zone` in those years, each with the day before and after. */
export const daysAroundClockChanges = (zone: string, years: readonly number[]): readonly string[] =>
  years.flatMap((year) =>
    Array.from({ length: 366 }, (_, n) => Date.UTC(year, 0, 1) + n * aDay)
      .filter((ms) => distanceFromUtc(ms, zone) !== distanceFromUtc(ms + aDay, zone))
      .flatMap((ms) => [ms - aDay, ms, ms + aDay].map((near) => new Date(near).toISOString().slice(0, 10))),
  );
