import { DateTime } from 'luxon';
import { offeredDays, type OfferTerms } from '../../domain/positions/lead-time';
import type { DayOfSlots, Slot } from '../../domain/positions/slot';
import { addDays } from '../../domain/time/calendar-date';
import { at, date, time, zone } from '../support/builders/time';
import { inTurn, subject } from './measured';
import { figure, kept, keptRatio, spread, table, times, type Findings, type Part } from './report';

/** Positions with as many slots as a busy one. Clocks change on 1 November, within their range. */
const positions = 100;
const perDay = 17;
const days = 60;
const zones = ['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles'].map(zone);
const now = at('2026-10-10T18:07:00Z');

interface Search {
  readonly slots: readonly Slot[];
  readonly terms: OfferTerms;
}

const two = (n: number): string => String(n).padStart(2, '0');

const slotsOfPosition = (n: number): readonly Slot[] =>
  Array.from({ length: days }, (_, day) => addDays(date('2026-10-10'), day)).flatMap((on) =>
    Array.from({ length: perDay }, (_, nth) => {
      const hour = 5 + nth;
      return { date: on, from: time(`${two(hour)}:${two((n * 7) % 60)}`), to: time(`${two(hour)}:59`) };
    }),
  );

const searches: readonly Search[] = Array.from({ length: positions }, (_, n) => ({
  slots: slotsOfPosition(n),
  terms: { zone: zones[n % zones.length] ?? zone('UTC'), sameDaySlots: n % 2 === 0, now },
}));

const byTheDomain = ({ slots, terms }: Search): readonly DayOfSlots[] => offeredDays(slots, terms);

/** The straightforward luxon version: every slot a DateTime, compared and grouped as such. */
const byPlainLuxon = ({ slots, terms }: Search): readonly DayOfSlots[] => {
  const current = DateTime.fromMillis(terms.now, { zone: terms.zone });
  const earliest = current.plus({ minutes: 90 });
  const offered = slots
    .map((slot) => ({ slot, start: DateTime.fromISO(`${slot.date}T${slot.from}`, { zone: terms.zone }) }))
    .filter(({ start }) => start >= earliest && (terms.sameDaySlots || !start.hasSame(current, 'day')))
    .sort((a, b) => a.start.toMillis() - b.start.toMillis());
  const grouped = new Map<string, { date: Slot['date']; slots: { from: Slot['from']; to: Slot['to'] }[] }>();
  for (const { slot, start } of offered) {
    const name = start.toISODate() ?? '';
    const day = grouped.get(name) ?? { date: slot.date, slots: [] };
    day.slots.push({ from: slot.from, to: slot.to });
    grouped.set(name, day);
  }
  return [...grouped.values()];
};

const over = (answer: (search: Search) => readonly DayOfSlots[]) =>
  subject(async () => {
    const started = performance.now();
    for (const search of searches) answer(search);
    return performance.now() - started;
  });

const sameAnswers = (): boolean =>
  searches.every((search) => JSON.stringify(byTheDomain(search)) === JSON.stringify(byPlainLuxon(search)));

const measure = async (): Promise<Findings> => {
  const [domain, luxon] = [over(byTheDomain), over(byPlainLuxon)];
  // This run also warms up.
  const same = sameAnswers();
  await inTurn([domain, luxon], 0);
  const [ours, plain] = [domain.measured(), luxon.measured()];
  const slots = searches.reduce((total, search) => total + search.slots.length, 0);
  const ratio = plain.median / ours.median;
  return {
    lines: [
      `${slots.toLocaleString('en-US')} slots: ${positions} searches over ${days} days of a position each, in ms for all of them.`,
      '',
      ...table(
        ['way', 'ms for all', 'ms for one search', 'beside the domain'],
        [
          ['domain: offeredDays', spread(ours), figure(ours.median / positions), times(1)],
          ['plain luxon', spread(plain), figure(plain.median / positions), times(ratio)],
        ],
      ),
      '',
      same ? 'Both answer the same.' : 'THEY DO NOT ANSWER THE SAME.',
    ],
    figures: { slots, searches: positions, domainMs: kept(ours), luxonMs: kept(plain), ratio: keptRatio(ratio), same },
  };
};

export const offeredSlots: Part = {
  name: 'slots',
  title: 'Windowing the slots of 60 days',
  run: measure,
};
