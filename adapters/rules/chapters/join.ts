import { sayJoinRefusal } from '../../../application/applications/card.words';
import { joinOpensBefore, joinWindow, type JoinRefusal } from '../../../domain/applications/join-window';
import { minutes, seconds } from '../../../domain/time/duration';
import { defaultZone } from '../../../domain/time/time-zone';
import type { Decoded } from '../../contract/codec';
import { chapter, type Case } from '../chapter';
import { is, missing, moreThan, no } from '../table';
import { joinQuestion, joinRule } from '../questions/join';
import { timeUntil } from './distances';
import { statusField } from './form';
import { minutesUntil, statusInput, timeAhead } from './inputs';

const before = joinOpensBefore / minutes(1);

const inTime: Case = {
  schedule_time: '2026-12-04T15:30:00Z',
  now: '2026-12-04T15:25:00Z',
  link: 'https://meet.example.org/room',
  status: 0,
};

const rowOf: Readonly<Record<JoinRefusal['_tag'], string>> = {
  InterviewNotOn: '1',
  NoMeetingLink: '2',
  NotScheduled: '3',
  JoinOpensLater: '4',
};

const secondsBefore = (seconds: number): string =>
  new Date(Date.parse('2026-12-04T15:30:00Z') - seconds * 1000).toISOString();

const howLong = 'How long until the interview begins?';

export const joinChapter = chapter({
  rule: joinRule,
  question: joinQuestion,
  part: 'Interviews',
  title: 'When can a candidate join a live interview?',
  sentence:
    `From exactly ${before} minutes before the scheduled time on, and at any time after it, ` +
    'unless the interview was canceled (status 14) or put off (16), has no link yet, or has no time.',
  asked:
    'join meeting button, join early, join before the start, late to the interview, after it has begun, enter the room, get into the interview, meeting or call, dial in, when does the interview open, open the meeting, why is Join gray or greyed out, enter the room before the time',
  sources: [
    {
      cites: 'R12',
      says: 'The window is an instant, not a time on a clock; it never closes; statuses 14 and 16 and a missing link keep it shut.',
    },
    { cites: 'spec 1 §9', says: 'Joinable window 10 minutes (600000 ms) before schedule.' },
    {
      cites: 'spec 2 §4.6',
      says: "'You can join your interview no earlier than 10 minutes prior to its scheduled time.'",
    },
  ],
  fields: [
    { name: 'schedule_time', label: 'Scheduled for', kind: 'moment', optional: true },
    { name: 'now', label: 'The candidate looks at', kind: 'moment' },
    { name: 'link', label: 'Link of the meeting', kind: 'text', optional: true },
    { ...statusField, label: 'Status of the interview' },
  ],
  inputs: {
    status: { ...statusInput, label: 'Status of the interview' },
    link: { label: 'There is a link of the meeting', read: ({ link }) => link !== undefined },
    left: { ...timeAhead, label: howLong, read: ({ now, schedule_time }) => minutesUntil(now, schedule_time) },
  },
  rows: [
    {
      id: '1',
      fits: [{ status: is(14, 16) }],
      when: 'the status is 14 or 16',
      asked: 'join a canceled interview, join after Reschedule later, call was canceled or put off',
      example: { ...inTime, status: 14 },
    },
    {
      id: '2',
      fits: [{ link: no }],
      when: 'there is no link',
      asked: 'no meeting link, link to the call is missing',
      example: { ...inTime, link: null },
    },
    {
      id: '3',
      fits: [{ left: missing }],
      when: 'there is no scheduled time',
      example: { ...inTime, schedule_time: null },
    },
    {
      id: '4',
      fits: [{ left: moreThan(before) }],
      asked: "too early, minutes too early, get in before the time, why can't she join yet, Join button is gray",
      when: `more than ${before} minutes are left`,
      example: { ...inTime, now: '2026-12-04T15:19:59Z' },
    },
    {
      id: '5',
      fits: [{}],
      asked:
        'when can a candidate join, join late, after the start, when does join open, how early, a few minutes before, is it too late to join, interview has already begun, half an hour late',
      when: `${before} minutes or less are left, or it has begun`,
      example: inTime,
    },
  ],
  conditions: [
    timeUntil(
      howLong,
      ({ now, schedule_time }: Decoded<typeof joinQuestion>) => ({ now, begins: schedule_time }),
      seconds(1),
    ),
  ],
  asksFirst: ['status', 'link', 'schedule_time'],
  boundary: {
    what: 'seconds before the interview',
    from: 0,
    to: 1200,
    step: 1,
    shown: [599, 600, 601],
    unit: { of: 'time', each: seconds(1) },
    limit: joinOpensBefore / seconds(1),
    caseAt: (seconds) => ({ ...inTime, now: secondsBefore(seconds) }),
  },
  code: ['domain/applications/join-window.ts'],
  tests: ['tests/domain/applications/join-window.test.ts'],
  decide: ({ schedule_time, now, link, status }) => {
    const decision = joinWindow(schedule_time, link, status, now);
    return decision._tag === 'Allowed'
      ? {
          row: '5',
          says: 'The candidate can join now.',
          reason: `${before} minutes or less are left, or it has begun.`,
        }
      : {
          row: rowOf[decision.reason._tag],
          says: `The candidate can't join. ${sayJoinRefusal(decision.reason, defaultZone)}`,
          reason: sayJoinRefusal(decision.reason, defaultZone),
        };
  },
});
