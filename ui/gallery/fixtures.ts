import type { ListedApplication } from '../../application/ports/candidate-api/applications';
import { known } from '../../domain/brand';
import { noAppointments, type Application } from '../../domain/applications/application';
import { statusCatalogue, statusOf } from '../../domain/applications/status-catalogue';
import type { Email } from '../../domain/identity/email';
import type { CommunityId, PositionId } from '../../domain/positions/ids';
import type { Position } from '../../domain/positions/position';
import { defaultPrimary, defaultPrimaryFont, type Colour } from '../../domain/positions/theme';
import type { DayOfSlots } from '../../domain/scheduling/slot';
import { addDays, type CalendarDate } from '../../domain/time/calendar-date';
import type { Instant } from '../../domain/time/instant';
import type { TimeZone } from '../../domain/time/time-zone';
import type { WallTime } from '../../domain/time/wall-time';

/* What the gallery's screens are about. Invented people and houses; one moment that stands still. */

/** Saturday, 21 November 2026, 10:00 in Chicago. */
export const now: Instant = known<Instant>(Date.UTC(2026, 10, 21, 16));
export const chicago: TimeZone = known<TimeZone>('America/Chicago');
export const newYork: TimeZone = known<TimeZone>('America/New_York');
export const kathmandu: TimeZone = known<TimeZone>('Asia/Kathmandu');
export const today: CalendarDate = known<CalendarDate>('2026-11-21');
export const email: Email = known<Email>('maria.lopez@example.com');
export const mailbox = 'careers@example.com';
export const supportMailbox = 'support@example.com';
export const candidateName = 'Maria Lopez';
export const version = '1.0.106';
export const requestId = '7f3a-91c2';

/** Friday, 4 December 2026, 10:30 in Chicago. */
export const interviewAt: Instant = known<Instant>(Date.UTC(2026, 11, 4, 16, 30));
export const interviewDay: CalendarDate = known<CalendarDate>('2026-12-04');

/** Where the gallery's calendars would open. */
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
  videoPreference: undefined,
  meeting: undefined,
  thresholdValue: undefined,
  rerecordLimit: undefined,
  mayRecordLater: true,
  pixelUrl: undefined,
  questionnaireId: undefined,
};

/** A customer whose colour is nearly white. */
export const palePosition: Position = {
  ...position,
  communityName: 'Ivory House',
  primary: known<Colour>('#fdf3d0'),
  primaryFont: known<Colour>('#3a2a00'),
};

/** A customer whose colour is nearly black, and whose font is as dark: the ground gives way. */
export const darkPosition: Position = {
  ...position,
  communityName: 'Nightingale House',
  primary: known<Colour>('#1b1030'),
  primaryFont: known<Colour>('#3a2a55'),
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

const allowance = { flag: true, left: 2 };

/** Screened and passed: it is the candidate's turn to choose a time. */
export const application: Application = {
  positionId: position.positionId,
  communityId: position.communityId,
  status: statusOf(0),
  applied: 'screening-submitted',
  screening: 'passed',
  interviewKind: 'video',
  onboarding: false,
  resume: 'optional',
  hasResume: true,
  blocked: false,
  externalApplicationUrl: undefined,
  selfRecordCompleted: false,
  recordingSubmittedAt: undefined,
  offeredAt: undefined,
  onsiteLocked: false,
  slot: undefined,
  scheduledAt: undefined,
  otherAppointments: noAppointments,
  invitedOn: known<Instant>(Date.UTC(2026, 10, 18)),
  meetingLink: undefined,
  allowances: { video: allowance, 'in-person': allowance, onboarding: allowance, onsite: allowance },
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

/** No move is left: what could be moved says why it can't. */
export const bookedForGood: Application = {
  ...booked,
  positionId: known<PositionId>(105),
  allowances: { ...booked.allowances, video: { flag: true, left: 0 } },
};

const job = (of: Position, its: Application): ListedApplication => ({
  application: its,
  positionName: of.positionName,
  communityName: of.communityName,
  clientName: of.clientName,
  address: of.address,
  description: of.description,
  zone: of.zone,
});

export const jobs: readonly ListedApplication[] = [
  { ...job(position, booked), positionName: 'Activities assistant' },
  job(position, application),
  {
    ...job(longPosition, { ...application, positionId: known<PositionId>(103), status: statusOf(2) }),
    positionName: 'Dining room server',
    communityName: 'Harbor View',
    description: '',
  },
];

/** One card per listed status, and one that no catalogue lists. */
export const jobsOfAllStatuses: readonly ListedApplication[] = [...Object.keys(statusCatalogue).map(Number), 77].map(
  (code) => ({
    ...job(position, { ...booked, status: statusOf(code), positionId: known<PositionId>(1000 + code) }),
    positionName: `Caregiver (status ${code})`,
  }),
);

/** What cards can offer: an interview in person, one that can be moved once more and one that can't, one that was missed. */
export const jobsToActOn: readonly ListedApplication[] = [
  { ...job(position, bookedInPerson), positionName: 'Housekeeper' },
  job(position, {
    ...booked,
    positionId: known<PositionId>(106),
    allowances: { ...booked.allowances, video: { flag: true, left: 1 } },
  }),
  { ...job(position, bookedForGood), positionName: 'Activities assistant' },
  { ...job(position, { ...booked, positionId: known<PositionId>(107), status: statusOf(3) }), positionName: 'Cook' },
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
