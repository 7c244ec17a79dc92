import type { Application } from '../../domain/applications/application';
import { named, stageOf, type StatusName } from '../../domain/applications/status-catalogue';
import type { Position } from '../../domain/positions/position';
import type { DayOfSlots } from '../../domain/positions/slot';
import { addDays } from '../../domain/time/calendar-date';
import { hours } from '../../domain/time/duration';
import { minus } from '../../domain/time/instant';
import { failureView } from '../hooks/failure.view';
import { scheduleFailed, scheduleLoading, scheduleView, type ScheduleState } from '../scheduling/schedule.view';
import { scheduledView, type ScheduledState } from '../scheduling/scheduled.view';
import { timeSlotView, type TimeSlotState } from '../scheduling/time-slot.view';
import * as given from '../gallery/fixtures';
import { firstDates, shownDates } from '../scheduling/schedule-states';
import { firstBooking, shownBooking } from '../scheduling/scheduled-states';
import { firstTimes, shownTimes } from '../scheduling/time-slot-states';

/* Offers with their onboarding, and invitations to an onsite interview. */

/** Each later stage at a place of its own. */
const placed = (position: Position): Position => ({
  ...position,
  onboardingPlace: {
    address: '2450 North Lakeview Avenue, Garden entrance, Chicago, IL 60614',
    instructions: 'Bring a photo ID and your bank details.\nWear closed shoes. Lunch is on us.',
    latitude: '41.9262',
    longitude: '-87.6376',
  },
  onsitePlace: {
    address: '1801 West Belmont Avenue, Chicago, IL 60657',
    instructions: 'Ask for Denise at the front desk.\nPlan an hour: we show you the house.',
    latitude: '41.9394',
    longitude: '-87.6740',
  },
});

const position = placed(given.position);

const inStatus = (name: StatusName): Application => ({ ...given.application, status: named(name) });
const offered: Application = { ...inStatus('offered'), onboarding: true };
const invited = inStatus('onsite invited');

const holding = (application: Application, name: StatusName): Application => ({
  ...application,
  status: named(name),
  slot: { date: given.interviewDay, from: given.time('10:30'), to: given.time('11:30') },
  scheduledAt: given.interviewAt,
});
const onboarding = holding(offered, 'onboarding scheduled');
const onsite = holding(invited, 'onsite scheduled');

/** The appointment was yesterday, and someone did not show up. */
const missed = (application: Application, name: StatusName): Application => ({
  ...application,
  status: named(name),
  slot: { date: addDays(given.today, -1), from: given.time('10:00'), to: given.time('11:00') },
  scheduledAt: minus(given.now, hours(24)),
  allowances: { ...application.allowances, onsite: { flag: true, left: 1 } },
});

const hourLong = (day: DayOfSlots): DayOfSlots => ({
  ...day,
  slots: ['09:00', '10:30', '13:00', '16:30'].map((from) => ({
    from: given.time(from),
    to: given.time(`${String(Number(from.slice(0, 2)) + 1).padStart(2, '0')}${from.slice(2)}`),
  })),
});

const dates = (page: ScheduleState['page'], application: Application, part: Partial<ScheduleState> = {}) =>
  shownDates(scheduleView({ ...firstDates, page, position, application, ...part }));

const times = (kind: 'onboarding' | 'onsite', application: Application, part: Partial<TimeSlotState> = {}) =>
  shownTimes(
    timeSlotView({
      ...firstTimes,
      position,
      application,
      wanted: { act: 'Book', kind },
      day: hourLong(given.interviewDaySlots),
      ...part,
    }),
  );

const confirmed = (application: Application, part: Partial<ScheduledState> = {}) =>
  shownBooking(
    scheduledView({ ...firstBooking, position, application, ...part }),
    false,
    stageOf(application.status) === 'onsite' ? 'onsite' : 'onboarding',
  );

const found = firstDates.found;

export const stageStates = {
  'offer-loading': () => shownDates(scheduleLoading('offer')),
  'offer-failed': () => shownDates(scheduleFailed('offer', failureView({ _tag: 'NoConnection' }))),
  offer: () => dates('offer', offered),
  'offer-searching': () => dates('offer', offered, { found: { _tag: 'Searching' } }),
  'offer-no-dates': () =>
    dates('offer', offered, {
      search: { _tag: 'Window', reach: 7 },
      found: found._tag === 'Found' ? { ...found, days: [] } : found,
    }),
  'offer-filter-open': () => dates('offer', offered, { filter: { ...firstDates.filter, open: true } }),
  'offer-bare': () =>
    dates('offer', offered, {
      position: { ...given.position, pay: undefined, jobTypes: [], shifts: [], latitude: undefined },
    }),
  'offer-long-texts': () => dates('offer', offered, { position: placed(given.longPosition) }),
  'offer-dark-customer': () => dates('offer', offered, { position: placed(given.darkPosition) }),
  'offer-booked': () => dates('offer', onboarding, { ownZone: given.newYork }),
  'offer-missed': () => dates('offer', missed(offered, 'onboarding manager no show')),
  'offer-of-recorded': () => dates('offer', { ...offered, status: named('pending'), interviewKind: 'self-record' }),
  'offer-dates': () => dates('offer-dates', offered),
  'offer-times': () => times('onboarding', offered),
  'offer-accepted': () => confirmed(onboarding),
  'offer-moved': () => confirmed(onboarding, { moved: true, ownZone: given.newYork }),
  'invitation-loading': () => shownDates(scheduleLoading('invitation')),
  invitation: () => dates('invitation', invited),
  'invitation-booked': () => dates('invitation', onsite),
  'invitation-missed': () => dates('invitation', missed(invited, 'onsite candidate no show')),
  'invitation-manager-missed': () => dates('invitation', missed(invited, 'onsite manager no show')),
  'invitation-dates': () => dates('invitation-dates', invited),
  'invitation-times': () => times('onsite', invited, { ownZone: given.newYork }),
  'invitation-moving': () => times('onsite', onsite, { wanted: { act: 'Move', kind: 'onsite' } }),
  'invitation-accepted': () => confirmed(onsite),
  'invitation-moved': () => confirmed(onsite, { moved: true }),
  'invitation-nothing-booked': () => confirmed(invited),
  'invitation-long-texts': () => dates('invitation', invited, { position: placed(given.longPosition) }),
} as const;
