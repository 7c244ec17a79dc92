import { addDays, type CalendarDate } from '../../../domain/time/calendar-date';
import { lina } from './later-stages';
import type { DemoAppointment, DemoApplication, DemoCandidate } from './file-format';

/** 15:00 UTC some days ago, which is morning anywhere in the United States. */
const invited = (today: CalendarDate, daysAgo: number): string => `${addDays(today, -daysAgo)}T15:00:00.000Z`;

/** Has passed the screening without a decision yet: the card offers Schedule (R10, row 15). */
const mayBook = (positionId: number, today: CalendarDate, daysAgo: number): DemoApplication => ({
  position_id: positionId,
  status: 0,
  applied_status: 1,
  sf_status: 8,
  invited_on: invited(today, daysAgo),
});

/** The interview that Maria Santos has already booked: in three days, 10:30 in Rochester. */
export const bookedInterview = (
  today: CalendarDate,
): { readonly position_id: number; readonly interview: DemoAppointment } => ({
  position_id: 102,
  interview: { slot_date: addDays(today, 3), slot_from: '10:30', slot_to: '11:00' },
});

/** The interview in person that Grace Okafor has already booked: in four days, 14:00 at the house. */
export const bookedVisit = (
  today: CalendarDate,
): { readonly position_id: number; readonly interview: DemoAppointment } => ({
  position_id: 114,
  interview: { slot_date: addDays(today, 4), slot_from: '14:00', slot_to: '14:30' },
});

/**
 * Five applications in four time zones: two that wait for a date, one booked, one reviewed (20, which may still choose
 * a date) and one not selected (2).
 */
const maria = (today: CalendarDate): DemoCandidate => ({
  email: 'demo.candidate@example.org',
  firstname: 'Maria',
  lastname: 'Santos',
  phone: '3125550142',
  country: '+1',
  zipcode: '60625',
  applications: [
    mayBook(101, today, 1),
    mayBook(109, today, 3),
    { ...mayBook(102, today, 6), applied_status: 2, ...bookedInterview(today) },
    { ...mayBook(110, today, 9), status: 20 },
    { ...mayBook(105, today, 20), status: 2 },
  ],
});

/** Has signed up and has no job yet: the empty list. */
const aisha: DemoCandidate = {
  email: 'demo.newcomer@example.org',
  firstname: 'Aisha',
  lastname: 'Bello',
  phone: '9125550117',
  country: '+1',
  zipcode: '31406',
  applications: [],
};

/** The simplest case: a single application. */
const daniel = (today: CalendarDate): DemoCandidate => ({
  email: 'demo.cook@example.org',
  firstname: 'Daniel',
  lastname: 'Whitmore',
  phone: '6085550168',
  country: '+1',
  zipcode: '53705',
  applications: [mayBook(106, today, 2)],
});

/** Two jobs with interviews in person: one waits for a date, one is booked. */
const grace = (today: CalendarDate): DemoCandidate => ({
  email: 'demo.driver@example.org',
  firstname: 'Grace',
  lastname: 'Okafor',
  phone: '5855550133',
  country: '+1',
  zipcode: '14618',
  applications: [mayBook(108, today, 2), { ...mayBook(114, today, 5), applied_status: 2, ...bookedVisit(today) }],
});

/** Has applied, with questions to answer: those of the care team, those of the nurses, and a job without questions. */
const mayAnswer = (positionId: number, today: CalendarDate, daysAgo: number): DemoApplication => ({
  ...mayBook(positionId, today, daysAgo),
  sf_status: 0,
});

/** Two who have just applied, and may share a phone. */
const rosa = (today: CalendarDate): DemoCandidate => ({
  email: 'demo.applicant@example.org',
  firstname: 'Rosa',
  lastname: 'Delgado',
  phone: '9705550133',
  country: '+1',
  zipcode: '80525',
  applications: [mayAnswer(101, today, 1), mayAnswer(103, today, 2), mayAnswer(107, today, 3)],
});

const james = (today: CalendarDate): DemoCandidate => ({
  email: 'demo.starter@example.org',
  firstname: 'James',
  lastname: 'Tran',
  phone: '5035550155',
  country: '+1',
  zipcode: '97214',
  applications: [
    mayAnswer(101, today, 2),
    mayAnswer(103, today, 4),
    mayAnswer(107, today, 5),
    // Invited by the employer, but has not applied yet.
    { ...mayBook(110, today, 6), applied_status: 0, sf_status: 0 },
  ],
});

/** A required resume that is missing, an optional one, and a job that asks for none (spec 1 §3). */
const ines = (today: CalendarDate): DemoCandidate => ({
  email: 'demo.nurse@example.org',
  firstname: 'Ines',
  lastname: 'Moreau',
  phone: '6125550171',
  country: '+1',
  zipcode: '55405',
  applications: [mayBook(104, today, 1), mayBook(109, today, 2), mayBook(106, today, 3)],
});

/** Has passed the screening of a job whose interview is recorded. */
const noah = (today: CalendarDate): DemoCandidate => ({
  email: 'demo.recorder@example.org',
  firstname: 'Noah',
  lastname: 'Lindqvist',
  phone: '5075550119',
  country: '+1',
  zipcode: '55901',
  applications: [mayBook(115, today, 1)],
});

export const demoCandidates = (today: CalendarDate, soon: DemoAppointment): readonly DemoCandidate[] => [
  maria(today),
  aisha,
  daniel(today),
  grace(today),
  rosa(today),
  james(today),
  ines(today),
  noah(today),
  lina(mayBook, today, soon),
];
