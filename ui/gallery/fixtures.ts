import * as E from 'fp-ts/Either';
import { listed as listedAs, type ListedApplication } from '../../application/applications/applications.api';
import { known } from '../../domain/brand';
import type { Application } from '../../domain/applications/application';
import { newApplication } from '../../domain/applications/new-application';
import { named, statusCatalogue, statusOf } from '../../domain/applications/status-catalogue';
import type { Email } from '../../domain/text/email';
import type { CommunityId, PositionId } from '../../domain/ids/position-ids';
import type { Position } from '../../domain/positions/position';
import { defaultPrimary, defaultPrimaryFont, type Color } from '../../domain/positions/theme';
import type { QuestionnaireId, ScreeningQuestionId } from '../../domain/ids/questionnaire-ids';
import type { DayOfSlots } from '../../domain/positions/slot';
import { addDays, type CalendarDate } from '../../domain/time/calendar-date';
import { parseIsoInstant, type Instant } from '../../domain/time/instant';
import type { TimeZone } from '../../domain/time/time-zone';
import type { WallTime } from '../../domain/time/wall-time';

/* The data of the gallery's screens. People and communities are invented; the clock stands still. */

const at = (iso: string): Instant =>
  E.getOrElse((): Instant => {
    throw new Error(iso);
  })(parseIsoInstant(iso));

/** Saturday, 21 November 2026, 10:00 in Chicago. */
export const now: Instant = at('2026-11-21T16:00:00Z');
export const chicago: TimeZone = known<TimeZone>('America/Chicago');
export const newYork: TimeZone = known<TimeZone>('America/New_York');
export const kathmandu: TimeZone = known<TimeZone>('Asia/Kathmandu');
export const today: CalendarDate = known<CalendarDate>('2026-11-21');
const yesterday: CalendarDate = known<CalendarDate>('2026-11-20');
export const email: Email = known<Email>('maria.lopez@example.com');
export const mailbox = 'careers@example.com';
export const supportMailbox = 'support@example.com';
export const candidateName = 'Maria Lopez';
export const version = '1.0.106';
export const requestId = '7f3a-91c2';

/** Friday, 4 December 2026, 10:30 in Chicago. */
export const interviewAt: Instant = at('2026-12-04T16:30:00Z');
export const interviewDay: CalendarDate = known<CalendarDate>('2026-12-04');

/** Where the gallery's calendar links lead. */
export const calendarLinks = { google: 'https://calendar.google.com/', outlook: 'https://outlook.live.com/' };

export const time = (text: string): WallTime => known<WallTime>(text);

export const position: Position = {
  positionId: known<PositionId>(101),
  positionName: 'Caregiver, memory care',
  role: 'Caregiver',
  communityId: known<CommunityId>(11),
  communityName: 'Maple Court Senior Living',
  clientName: 'Maple Court',
  address: '2450 North Lakeview Avenue, Chicago, IL 60614',
  zone: chicago,
  published: true,
  interviewKind: 'video',
  onboarding: false,
  resume: 'optional',
  sameDaySlots: true,
  description:
    'You help twelve residents through their day: getting up, meals, a walk in the garden, a talk when the evening gets long.\n\nYou work in a team of three. We train you for four weeks and pay you while you learn.',
  instructions: '',
  benefits: 'Health, dental and vision from the first day',
  aboutCompany:
    'Maple Court is a family of six houses around Chicago. We have cared for our neighbors since 1987, and most of us stay for years.',
  pay: { basis: 'range', rate: 'hour', minimum: 18.5, maximum: 22 },
  jobTypes: ['full-time', 'part-time'],
  shifts: ['morning', 'night'],
  logoUrl: undefined,
  primary: defaultPrimary,
  primaryFont: defaultPrimaryFont,
  introVideoUrl: undefined,
  videoUrl: undefined,
  externalApplicationUrl: undefined,
  hrisUrl: undefined,
  moveLimits: { video: 2, 'in-person': 2, onboarding: 2, onsite: 2 },
  latitude: '41.9262',
  longitude: '-87.6376',
  onboardingPlace: undefined,
  onsitePlace: undefined,
  hiringManager: undefined,
  videoPreference: undefined,
  meeting: undefined,
  dialIn: undefined,
  thresholdValue: undefined,
  rerecordLimit: undefined,
  mayRecordLater: true,
  recordUntil: undefined,
  pixelUrl: undefined,
  questionnaireId: known<QuestionnaireId>(7),
};

/** A customer whose color is nearly white. */
export const palePosition: Position = {
  ...position,
  communityName: 'Ivory House',
  primary: known<Color>('#fdf3d0'),
  primaryFont: known<Color>('#3a2a00'),
};

/** A customer with a nearly black color and an equally dark font color: the background is adjusted. */
export const darkPosition: Position = {
  ...position,
  communityName: 'Nightingale House',
  primary: known<Color>('#1b1030'),
  primaryFont: known<Color>('#3a2a55'),
};

export const longPosition: Position = {
  ...position,
  positionName: 'Certified Nursing Assistant and Medication Technician for the Overnight Weekend Rotation',
  communityName: 'The Residences at Saint Bartholomew-on-the-Hudson Continuing Care Retirement Community',
  address:
    'Building C, Suite 1200, 10045 Northwest Martin Luther King Junior Memorial Boulevard, Wappingers Falls, NY 12590',
  zone: newYork,
  jobTypes: ['full-time', 'part-time', 'prn'],
  shifts: ['morning', 'afternoon', 'night'],
};

/** Screened and passed: it is the candidate's turn to choose a time. */
export const application: Application = {
  ...newApplication(position, at('2026-11-18T00:00:00Z')),
  applied: 'screening-submitted',
  screening: 'passed',
  hasResume: true,
};

export const booked: Application = {
  ...application,
  positionId: known<PositionId>(102),
  applied: 'interview-arranged',
  slot: { date: interviewDay, from: time('10:30'), to: time('11:00') },
  scheduledAt: interviewAt,
};

/** The same interview in person. */
export const bookedInPerson: Application = { ...booked, interviewKind: 'in-person' };

/** No reschedule is left: the action says why it is disabled. */
export const bookedForGood: Application = {
  ...booked,
  positionId: known<PositionId>(105),
  allowances: { ...booked.allowances, video: { flag: true, left: 0 } },
};

const job = (of: Position, its: Application): ListedApplication => {
  const acts = its.slot === undefined ? 0 : 1;
  return listedAs({
    application: its,
    position: of,
    revisions: { interview: acts, onboarding: acts, onsite: acts },
  });
};

export const jobs: readonly ListedApplication[] = [
  { ...job(position, booked), positionName: 'Activities assistant' },
  job(position, application),
  {
    ...job(longPosition, { ...application, positionId: known<PositionId>(103), status: named('not selected') }),
    positionName: 'Dining room server',
    communityName: 'Harbor View',
    description: '',
  },
];

/** One card per listed status, and one with a status outside the catalogue. */
export const jobsOfAllStatuses: readonly ListedApplication[] = [
  ...Object.values(statusCatalogue).map(({ code }) => code),
  77,
].map((code) => ({
  ...job(position, { ...booked, status: statusOf(code), positionId: known<PositionId>(1000 + code) }),
  positionName: `Caregiver (status ${code})`,
}));

/** Cards with different actions: an interview in person, one that can be moved once more, one that can't, one that was missed. */
export const jobsToActOn: readonly ListedApplication[] = [
  { ...job(position, bookedInPerson), positionName: 'Housekeeper' },
  job(position, {
    ...booked,
    positionId: known<PositionId>(106),
    allowances: { ...booked.allowances, video: { flag: true, left: 1 } },
  }),
  { ...job(position, bookedForGood), positionName: 'Activities assistant' },
  {
    ...job(position, { ...booked, positionId: known<PositionId>(107), status: named('candidate no show') }),
    positionName: 'Cook',
  },
];

/** Cards in each group: a call that opens soon, something to do, a booking, an application with the employer, a finished one. */
export const jobsInGroups: readonly ListedApplication[] = [
  {
    ...job(position, {
      ...booked,
      positionId: known<PositionId>(110),
      scheduledAt: known<Instant>(now + 40 * 60_000),
      slot: { date: today, from: time('10:40'), to: time('11:10') },
      meetingLink: 'https://rooms.example.com/7',
    }),
    positionName: 'Medication technician',
  },
  job(position, application),
  { ...job(position, bookedInPerson), positionName: 'Housekeeper' },
  {
    ...job(position, { ...application, positionId: known<PositionId>(111), status: named('interviewed') }),
    positionName: 'Activities assistant',
  },
  {
    ...job(position, { ...application, positionId: known<PositionId>(112), status: named('withdrawn') }),
    positionName: 'Cook',
  },
  {
    ...job(position, { ...application, positionId: known<PositionId>(113), status: named('not selected') }),
    positionName: 'Dining room server',
    communityName: 'Harbor View',
  },
];

/** An appointment that began some milliseconds ago: its slot says the same time on the clock in Chicago. */
const heldAgo = (
  elapsed: number,
  date: CalendarDate,
  from: string,
  to: string,
): Pick<Application, 'slot' | 'scheduledAt'> => ({
  slot: { date, from: time(from), to: time(to) },
  scheduledAt: known<Instant>(now - elapsed),
});

/** A call that is on, an interview, an onboarding and a visit whose time is over, a booked onboarding, and a job that was got. */
export const jobsInTime: readonly ListedApplication[] = [
  {
    ...job(position, {
      ...booked,
      positionId: known<PositionId>(130),
      ...heldAgo(17 * 60_000, today, '09:43', '10:13'),
      meetingLink: 'https://rooms.example.com/7',
    }),
    positionName: 'Medication technician',
  },
  {
    ...job(position, {
      ...booked,
      positionId: known<PositionId>(131),
      ...heldAgo(60 * 60_000, today, '09:00', '09:30'),
      meetingLink: 'https://rooms.example.com/7',
    }),
    positionName: 'Night caregiver',
  },
  ...(['onboarding scheduled', 'onsite scheduled'] as const).map((name, n) => ({
    ...job(position, {
      ...booked,
      positionId: known<PositionId>(132 + n),
      status: named(name),
      ...heldAgo(24 * 60 * 60_000, yesterday, '10:00', '10:30'),
    }),
    positionName: name === 'onsite scheduled' ? 'Cook' : 'Concierge',
  })),
  {
    ...job(position, { ...booked, positionId: known<PositionId>(134), status: named('onboarding scheduled') }),
    positionName: 'Housekeeper',
  },
  {
    ...job(position, { ...booked, positionId: known<PositionId>(135), status: named('not selected') }),
    positionName: 'Dining room server',
  },
  {
    ...job(position, {
      ...booked,
      positionId: known<PositionId>(136),
      status: named('onboarded'),
      ...heldAgo(24 * 60 * 60_000, yesterday, '10:00', '10:30'),
    }),
    positionName: 'Evening caregiver',
  },
];

/** Hired: nothing else is open. */
export const jobsHired: readonly ListedApplication[] = jobsInTime.slice(5);

const questions = { questionnaireId: known<QuestionnaireId>(7), count: 5 };
const notApplied: Application = { ...application, applied: 'not-submitted', screening: 'open' };

/** Three of five questions are answered. */
export const begunKey = '120';
export const begunAnswers = [1, 2, 3].map((n) => ({
  questionId: known<ScreeningQuestionId>(n),
  answer: ['Yes'],
}));

/** Before the interview: questions begun, a job without questions, one with its own site, good news, and a blocked one. */
export const jobsBeforeInterview: readonly ListedApplication[] = [
  { ...job(position, { ...notApplied, positionId: known<PositionId>(120) }), asks: questions },
  { ...job(position, { ...notApplied, positionId: known<PositionId>(121) }), positionName: 'Cook' },
  {
    ...job(position, {
      ...notApplied,
      positionId: known<PositionId>(122),
      externalApplicationUrl: 'https://ats.example.com/jobs/7',
    }),
    positionName: 'Driver',
  },
  {
    ...job(position, { ...application, positionId: known<PositionId>(123), status: named('shortlisted') }),
    positionName: 'Concierge',
  },
  {
    ...job(position, {
      ...application,
      positionId: known<PositionId>(124),
      status: named('reviewed'),
      screening: 'unknown',
    }),
    positionName: 'Receptionist',
  },
  {
    ...job(position, { ...notApplied, positionId: known<PositionId>(125), blocked: true }),
    positionName: 'Housekeeper',
  },
];

/** A job with its application, as the cancel dialog is opened for it. */
export const listed = (application: Application): ListedApplication => job(position, application);
export const longListed = (application: Application): ListedApplication => job(longPosition, application);

export const jobsWithLongTexts: readonly ListedApplication[] = [
  job(longPosition, booked),
  job(longPosition, { ...application, positionId: known<PositionId>(104) }),
];

const slots = ['08:00', '09:00', '09:30', '10:30', '11:15', '13:00', '13:45', '15:30', '17:30', '18:15'];

const dayOf = (date: CalendarDate, count: number): DayOfSlots => ({
  date,
  slots: slots.slice(0, count).map((from) => ({ from: time(from), to: time(from) })),
});

export const interviewDaySlots: DayOfSlots = dayOf(interviewDay, slots.length);

/** Nine days with free times, weekends left out. */
export const days: readonly DayOfSlots[] = [2, 3, 4, 5, 6, 9, 10, 11, 12].map((ahead, index) =>
  dayOf(addDays(today, ahead), ((index * 7) % 10) + 1),
);

/** The same, preceded by times today and tomorrow. */
export const nearDays: readonly DayOfSlots[] = [dayOf(today, 2), dayOf(addDays(today, 1), 5), ...days];
