import { sayDateFilterRefusal } from '../../../application/scheduling/date-filter.words';
import { applyDateFilter, longestFilterDays, type DateFilterRefusal } from '../../../domain/scheduling/date-filter';
import { addDays, daysBetween, type CalendarDate } from '../../../domain/time/calendar-date';
import { printDay } from '../../../domain/time/display';
import { chapter, type Case } from '../chapter';
import { lessThan, missing, moreThan, no } from '../table';
import type { Decoded } from '../../contract/codec';
import { dateFilterQuestion, dateFilterRule } from '../questions/date-filter';
import { counted } from './words';

const today = '2026-12-04';

const daysAfter = (days: number): string => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);

const between = (start: string | null, end: string | null): Case => ({ today, start, end });

type Asked = Decoded<typeof dateFilterQuestion>;

const fromToday = 'How many days from today is the end?';
const fromStart = 'How many days is the end after the start, or after today where that is later?';

const daysFromToday = ({ today: now, end }: Asked): number | undefined =>
  end === undefined ? undefined : daysBetween(now, end);

const daysFromStart = (asked: Asked): number | undefined =>
  asked.start === undefined || asked.end === undefined ? undefined : daysBetween(firstDay(asked), asked.end);

/** The start, or today where that is later. */
const firstDay = (asked: Pick<Asked, 'today' | 'start'>): CalendarDate =>
  asked.start === undefined || asked.start < asked.today ? asked.today : asked.start;

const rowOf: Readonly<Record<DateFilterRefusal['_tag'], string>> = {
  EndBeforeToday: '1',
  NoDateChosen: '2',
  StartAfterEnd: '4',
};

const sayReset = (refusal: DateFilterRefusal): string => {
  const said = `The filter resets: '${sayDateFilterRefusal(refusal)}'`;
  switch (refusal._tag) {
    case 'EndBeforeToday':
      return `${said}. The end is ${printDay(refusal.end)}, and today is ${printDay(refusal.today)}.`;
    case 'StartAfterEnd':
      return `${said}. The start is ${printDay(refusal.start)}, the end ${printDay(refusal.end)}.`;
    case 'NoDateChosen':
      return said;
  }
};

export const dateFilterChapter = chapter({
  rule: dateFilterRule,
  question: dateFilterQuestion,
  part: 'Scheduling',
  title: 'Which dates does the filter search?',
  sentence:
    `Never before today and never more than ${longestFilterDays} days from the first date on. One date is enough: the other is then ` +
    `${longestFilterDays} days away, or today. What can't be, resets the filter.`,
  asked:
    'date filter, search dates, date range, how many days ahead, start date, end date, which dates are searched, from one date to another, filter over more than a month, days in the filter',
  sources: [
    {
      cites: 'R15',
      says: "A start before today counts as today, an end past start+30 as start+30; dates that can't be reset the filter.",
    },
    { cites: 'spec 1 §5', says: 'Start not after end; end at most 30 days after start; start not before today.' },
    { cites: 'spec 1 §9', says: 'End-date limit 30 days after start.' },
  ],
  fields: [
    { name: 'today', label: 'Today', hint: 'in the zone of the position', kind: 'date' },
    { name: 'start', label: 'From', kind: 'date', optional: true },
    { name: 'end', label: 'To', kind: 'date', optional: true },
  ],
  inputs: {
    fromToday: { label: fromToday, unit: 'day', none: 'no end', read: daysFromToday },
    start: { label: 'A start is chosen', read: ({ start }) => start !== undefined },
    fromStart: { label: fromStart, unit: 'day', none: 'one is missing', read: daysFromStart },
  },
  rows: [
    {
      id: '1',
      fits: [{ fromToday: lessThan(0) }],
      asked: 'end date in the past, yesterday',
      when: 'the end is before today',
      example: between(null, '2026-12-03'),
    },
    { id: '2', fits: [{ fromToday: missing, start: no }], when: 'no date is chosen', example: between(null, null) },
    {
      id: '3',
      fits: [{ start: no }],
      when: 'only an end is chosen',
      asked: 'only an end date',
      example: between(null, daysAfter(60)),
    },
    {
      id: '4',
      fits: [{ fromStart: lessThan(0) }],
      asked: 'start later than end, end before start',
      when: 'the start is after the end',
      example: between('2026-12-09', '2026-12-08'),
    },
    {
      id: '5',
      fits: [{ fromToday: missing }],
      when: 'only a start is chosen',
      asked: 'only a start date',
      example: between('2026-12-08', null),
    },
    {
      id: '6',
      fits: [{ fromStart: moreThan(longestFilterDays) }],
      when: `the end is more than ${longestFilterDays} days after the start, or after today where that is later`,
      asked: 'period too long, more than a month',
      example: between('2026-12-01', daysAfter(longestFilterDays + 1)),
    },
    {
      id: '7',
      fits: [{}],
      when: 'both are chosen and can be',
      example: between('2026-12-08', '2026-12-18'),
    },
  ],
  conditions: [
    {
      name: 'end-from-today',
      question: fromToday,
      kind: 'distance',
      of: 'days',
      from: -1,
      to: 0,
      step: 1,
      below: 'before today',
      read: daysFromToday,
      put: ({ today: now }, days) => ({ end: addDays(now, days) }),
    },
    {
      name: 'end-from-start',
      question: fromStart,
      kind: 'distance',
      of: 'days',
      from: -1,
      to: 60,
      step: 1,
      below: 'it comes first',
      read: daysFromStart,
      put: (asked, days) => ({ end: addDays(firstDay(asked), days) }),
    },
  ],
  boundary: {
    what: 'days from the start to the end',
    from: -1,
    to: 60,
    step: 1,
    shown: [-1, 0, longestFilterDays - 1, longestFilterDays, longestFilterDays + 1],
    unit: { of: 'days', each: 86_400_000 },
    limit: longestFilterDays,
    caseAt: (days) => between(today, daysAfter(days)),
  },
  code: ['domain/scheduling/date-filter.ts'],
  tests: ['tests/domain/scheduling/date-filter.test.ts'],
  decide: ({ today: now, start, end }) => {
    const range = applyDateFilter({ start, end }, now);
    if (range._tag === 'Refused') return { row: rowOf[range.reason._tag], reason: sayReset(range.reason) };
    const { start: first, end: last } = range.value;
    const reason = `From ${printDay(first)} to ${printDay(last)}, ${counted(daysBetween(first, last), 'day')} later; at most ${longestFilterDays} are searched.`;
    if (start === undefined) return { row: '3', reason };
    if (end === undefined) return { row: '5', reason };
    return { row: last === end ? '7' : '6', reason };
  },
});
