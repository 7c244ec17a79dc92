import * as O from 'fp-ts/Option';
import { joinPath } from '../../../application/navigation/join-link';
import { addDays, type CalendarDate } from '../../../domain/time/calendar-date';
import { minutes } from '../../../domain/time/duration';
import { plus, type Instant } from '../../../domain/time/instant';
import { known } from '../../../domain/brand';
import type { Job } from '../../../domain/ids/job';
import type { TimeZone } from '../../../domain/time/time-zone';
import { dateIn, wallTimeIn } from '../../../domain/time/zoned';
import { harborwick } from './communities';
import type { DemoAppointment, DemoApplication, DemoCandidate, DemoConversation, DemoSlot } from './file-format';
import type { Opening } from './opening';
import { meetingTheTeam, tellingAboutYourself } from './questionnaires';

/* A house with a candidate in the later stages: a live interview about to begin, an invitation to visit, an offer, and a first day. */

const manager = { hm_id: 901, hm_name: 'Dana Whitfield' };

const shared = {
  at: harborwick,
  manager,
  hours: ['full_time', 'part_time'],
  shifts: ['morning', 'afternoon', 'evening'],
  benefits: 'Health plan from 24 hours a week, paid time off, a meal each shift, and a bus that stops at the door.',
  resume: 'none',
  sameDay: false,
} as const satisfies Partial<Opening>;

const payOf = (minimum: number): Opening['pay'] => ({ pay_by: 'exact_amount', rate: 'per_hour', minimum, maximum: 0 });

const visit = {
  address: harborwick.address,
  instructions: 'Ring at the garden door and ask for Dana. You meet the team, and lunch is on us.',
};

const firstDay = {
  onboarding_address: harborwick.address,
  onboarding_instructions: 'Bring two forms of identification and shoes that do not slip.',
};

/** Interviews by video; visits and first days. */
export const laterOpenings: readonly Opening[] = [
  {
    ...shared,
    id: 116,
    name: 'Night caregiver',
    role: 'Caregiver',
    pay: payOf(22.5),
    asks: meetingTheTeam,
    description: `
      The house is quiet at night, and somebody is awake in it: you. You look in on each of nineteen rooms every two
      hours, you warm milk, you turn a pillow, and you know who likes the door left open.

      Two of you work each night, with a nurse on call. You write down how the night was before you go home.
    `,
  },
  {
    ...shared,
    id: 117,
    name: 'Dining lead',
    role: 'Server',
    interview: 'self_record',
    asks: tellingAboutYourself,
    visit,
    pay: payOf(21),
    description: `
      Three meals a day, forty people, and each of them has a chair. You lead four servers, you know who needs the
      soup thickened, and you see to it that the coffee is hot.

      Before we decide, we would like you to see the kitchen at work and to sit down with the team.
    `,
  },
  {
    ...shared,
    id: 118,
    name: 'Wellness aide',
    role: 'Caregiver',
    interview: 'self_record',
    asks: tellingAboutYourself,
    firstDay,
    pay: payOf(20.25),
    description: `
      You walk with people who have been told to walk. You count the steps together, you hold an arm where it is
      needed, and you celebrate the stairs.

      You work with our physical therapist, who shows you what helps and what does not, and who will miss you when
      you are on vacation.
    `,
  },
  {
    ...shared,
    id: 119,
    name: 'Concierge',
    role: 'Concierge',
    interview: 'self_record',
    asks: tellingAboutYourself,
    firstDay,
    pay: payOf(19.5),
    description: `
      You are the first face and the last good night. You know every name, where the spare keys hang, and which
      daughter calls on Sundays.

      The desk is yours from noon to eight. Most days somebody brings you cake.
    `,
  },
];

/**
 * The next five-minute mark that is more than five and at most ten minutes away, for half an hour or until midnight: an interview at that time
 * can be joined at once (R12). None where no calendar has that time.
 */
export const soonAfter = (now: Instant): O.Option<DemoAppointment> => {
  const zone = known<TimeZone>(harborwick.timezone);
  const start = plus(now, minutes(10) - (now % minutes(5)));
  const end = plus(start, minutes(30));
  const [date, from, to] = [dateIn(start, zone), wallTimeIn(start, zone), wallTimeIn(end, zone)];
  if (O.isNone(date) || O.isNone(from) || O.isNone(to)) return O.none;
  return O.some({
    slot_date: date.value,
    slot_from: from.value,
    slot_to: to.value > from.value ? to.value : '23:59',
  });
};

const liveJob: Job = { communityId: known(harborwick.community_id), positionId: known(116) };

/** Her first day at the desk. */
const arrival = (today: CalendarDate): DemoAppointment => ({
  slot_date: addDays(today, 5),
  slot_from: '09:30',
  slot_to: '10:00',
});

/** In a later stage of four jobs at one house, and about to record the interview for a fifth. */
export const lina = (
  passed: (positionId: number, today: CalendarDate, daysAgo: number) => DemoApplication,
  today: CalendarDate,
  soon: DemoAppointment,
): DemoCandidate => ({
  email: 'demo.finalist@example.org',
  firstname: 'Lina',
  lastname: 'Okeke',
  phone: '3125550163',
  country: '+1',
  zipcode: '60640',
  applications: [
    {
      ...passed(116, today, 4),
      applied_status: 2,
      interview: soon,
      zoom_link: joinPath(liveJob),
    },
    { ...passed(117, today, 8), status: 32 },
    { ...passed(118, today, 12), status: 1 },
    { ...passed(119, today, 16), status: 21, onboarding: arrival(today) },
    passed(115, today, 1),
  ],
});

/** The times that Lina Okeke holds. */
export const laterSlots = (today: CalendarDate, soon: DemoAppointment): readonly DemoSlot[] => [
  { position_id: 116, kind: 'video', ...soon, capacity: 1 },
  { position_id: 119, kind: 'onboarding', ...arrival(today), capacity: 1 },
];

/** What the hiring manager and Lina Okeke wrote to each other. */
export const laterConversations = (today: CalendarDate): readonly DemoConversation[] => {
  const message = (from: 'hm' | 'candidate', daysAgo: number, time: string, message: string) => ({
    from,
    message,
    senttime: `${addDays(today, -daysAgo)}T${time}:00.000Z`,
  });
  return [
    {
      candidate: 'demo.finalist@example.org',
      position_id: 116,
      ...manager,
      messages: [
        message('hm', 3, '16:05', 'Hi Lina, this is Dana from Harborwick Gardens. Thank you for applying!'),
        message('candidate', 3, '16:20', 'Thank you. Are the night shifts eight hours or twelve?'),
        message('hm', 3, '16:24', 'Ten, with two paid breaks. Most people work four nights and are off for three.'),
        message('candidate', 2, '14:10', 'That would suit me well.'),
        message('hm', 1, '15:30', 'Good. I look forward to our talk. Any question before that? Write to me here.'),
      ],
    },
  ];
};
