import * as E from 'fp-ts/Either';
import { parseTimeZone } from '../../domain/time/time-zone';

/* The time zones of a form as people know them: those of the United States first, then every other by its city. */

export interface ZoneOption {
  /** `America/Chicago` */
  readonly zone: string;
  /** `Central Time (Chicago)` */
  readonly label: string;
}

/** What the clocks of the United States are called, each with a city that has them. */
export const usualZones: readonly ZoneOption[] = [
  { zone: 'America/New_York', label: 'Eastern Time (New York)' },
  { zone: 'America/Chicago', label: 'Central Time (Chicago)' },
  { zone: 'America/Denver', label: 'Mountain Time (Denver)' },
  { zone: 'America/Phoenix', label: 'Mountain Time without daylight saving (Phoenix)' },
  { zone: 'America/Los_Angeles', label: 'Pacific Time (Los Angeles)' },
  { zone: 'America/Anchorage', label: 'Alaska Time (Anchorage)' },
  { zone: 'Pacific/Honolulu', label: 'Hawaii Time (Honolulu)' },
];

const spaced = (part: string): string => part.replaceAll('_', ' ');

/** `Asia/Kolkata` → `Kolkata, Asia`; `America/Indiana/Knox` → `Knox, Indiana, America`. */
const byCity = (zone: string): string => zone.split('/').map(spaced).reverse().join(', ');

/** A zone in words; one that does not exist says so. */
export const sayZone = (zone: string): string => {
  if (E.isLeft(parseTimeZone(zone))) return `${zone}: there is no such zone`;
  return usualZones.find((one) => one.zone === zone)?.label ?? byCity(zone);
};

const isUsual = (zone: string): boolean => usualZones.some((one) => one.zone === zone);

/** The zones beside the usual ones, by city. `held` is one that the form shows, whether the browser lists it or not. */
export const otherZones = (all: readonly string[], held: string | undefined): readonly ZoneOption[] =>
  [...new Set([...all, ...(held === undefined ? [] : [held])])]
    .filter((zone) => zone !== '' && !isUsual(zone))
    .map((zone) => ({ zone, label: sayZone(zone) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
