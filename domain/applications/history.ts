import * as O from 'fp-ts/Option';
import type { CalendarDate } from '../time/calendar-date';
import type { TimeZone } from '../time/time-zone';
import { dateIn } from '../time/zoned';
import type { ApplicationEvent, EventType } from './application-event';
import { newsTopics } from './news';

/** What a line of a candidate's history can say: the subjects of mails about the application, and what has no mail. */
export const historyWords = [
  'applied',
  'arrived',
  'resume-stored',
  'answer-stored',
  'resume-opened',
  'answers-opened',
  'joined',
  ...newsTopics,
] as const;

/** One of `historyWords`. */
export type HistoryWord = (typeof historyWords)[number];

/** A line of the history. `on`: the day in the candidate's zone, without a time. */
export interface HistoryLine {
  readonly says: HistoryWord;
  readonly on: CalendarDate;
}

/** What has no mail, and is nevertheless the candidate's to know (R69). */
const withoutMail: Readonly<Partial<Record<EventType, HistoryWord>>> = {
  'application.applied': 'applied',
  'application.imported': 'arrived',
  'resume.stored': 'resume-stored',
  'answer.received': 'answer-stored',
  'resume.opened': 'resume-opened',
  'answer.opened': 'answers-opened',
  'attendance.joined': 'joined',
};

/** What may happen many times a day, and is said once. */
const oncePerDay: readonly HistoryWord[] = ['answer-stored', 'resume-opened', 'answers-opened', 'joined'];

/** A block has no line of its own: if it takes an appointment away, the mail about the appointment is all that is told. */
const wordOf = ({ type, topic }: ApplicationEvent): HistoryWord | undefined => withoutMail[type] ?? topic;

/**
 * What a candidate sees of what happened to the application, oldest first (R69): their own acts, the employer's acts that have a mail (R27), files that
 * arrived, and that resume or answers were opened: the day, never by whom.
 */
export const whatHappened = (events: readonly ApplicationEvent[], zone: TimeZone): readonly HistoryLine[] => {
  const lines: HistoryLine[] = [];
  for (const event of events) {
    const says = wordOf(event);
    const on = O.toUndefined(dateIn(event.at, zone));
    if (says === undefined || on === undefined) continue;
    const isSaid = lines.some((line) => line.says === says && line.on === on);
    if (!(isSaid && oncePerDay.includes(says))) lines.push({ says, on });
  }
  return lines;
};
