import { sayDateFilterRefusal } from '../../../application/scheduling/date-filter.words';
import { applyDateFilter, longestFilterDays, type DateFilterRefusal } from '../../../domain/scheduling/date-filter';
import { addDays, daysBetween, type CalendarDate } from '../../../domain/time/calendar-date';
import { printDay } from '../../../domain/time/display';
import { chapter, type Case } from '../chapter';
import { dateFilterQuestion, dateFilterRule } from '../questions/date-filter';
import { counted } from './words';

const today = '2026-12-04';

const daysAfter = (days: number): string => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);

const between = (start: string | null, end: string | null): Case => ({ today, start, end });

/** The start, or today where that is later. */
const firstDay = (asked: { readonly today: CalendarDate; readonly start: CalendarDate | undefined }): CalendarDate =>
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
  asked: 'date filter, search dates, date range, how many days ahead, start date, end date',
  sources: [
    {
      cites: 'R15',
      says: `A start before today counts as today, an end past start + ${longestFilterDays} days as that day; dates that can't be reset the filter.`,
    },
    { cites: 'spec 1 §5', says: 'What the filter says when it resets.' },
    { cites: 'spec 1 §9', says: `End-date limit ${longestFilterDays} days after start.` },
  ],
  fields: [
    { name: 'today', label: 'Today', hint: 'in the zone of the position', kind: 'date' },
    { name: 'start', label: 'From', kind: 'date', optional: true },
    { name: 'end', label: 'To', kind: 'date', optional: true },
  ],
  rows: [
    {
      id: '1',
      asked: 'end date in the past, yesterday',
      when: 'the end is before today',
      example: between(null, '2026-12-03'),
    },
    { id: '2', when: 'no date is chosen', example: between(null, null) },
    { id: '3', when: 'only an end is chosen', example: between(null, daysAfter(60)) },
    {
      id: '4',
      asked: 'start later than end, end before start',
      when: 'the start is after the end',
      example: between('2026-12-09', '2026-12-08'),
    },
    { id: '5', when: 'only a start is chosen', example: between('2026-12-08', null) },
    {
      id: '6',
      when: `the end is more than ${longestFilterDays} days after the start, or after today where that is later`,
      example: between('2026-12-01', daysAfter(longestFilterDays + 1)),
    },
    { id: '7', when: 'both are chosen and can be', example: between('2026-12-08', '2026-12-18') },
  ],
  conditions: [
    {
      name: 'end-from-today',
      question: 'How many days from today is the end?',
      kind: 'distance',
      of: 'days',
      from: -1,
      to: 0,
      step: 1,
      below: 'before today',
      read: ({ today: now, end }) => (end === undefined ? undefined : daysBetween(now, end)),
      put: ({ today: now }, days) => ({ end: addDays(now, days) }),
    },
    {
      name: 'end-from-start',
      question: 'How many days is the end after the start, or after today where that is later?',
      kind: 'distance',
      of: 'days',
      from: -1,
      to: 60,
      step: 1,
      below: 'it comes first',
      read: (asked) =>
        asked.start === undefined || asked.end === undefined ? undefined : daysBetween(firstDay(asked), asked.end),
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
