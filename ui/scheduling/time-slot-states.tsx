import type { DayOfSlots, Slot } from '../../domain/positions/slot';
import { addDays } from '../../domain/time/calendar-date';
import { failureView } from '../hooks/failure.view';
import { TimeSlotPage } from './time-slot-page';
import { timeSlotView, type TimeSlotState, type TimeSlotView } from './time-slot.view';
import { timeSlotTexts } from './time-slot.texts';
import * as given from '../gallery/fixtures';
import { Framed } from '../gallery/framed';
import { nothing } from '../gallery/noop';

export const shownTimes = (view: TimeSlotView) => (
  <Framed>
    <TimeSlotPage view={view} send={nothing} />
  </Framed>
);

export const firstTimes: TimeSlotState = {
  position: given.position,
  application: given.application,
  wanted: { act: 'Book', kind: 'video' },
  day: given.interviewDaySlots,
  days: [...given.days, given.interviewDaySlots].sort((a, b) => (a.date < b.date ? -1 : 1)),
  chosen: given.time('10:30'),
  booking: { _tag: 'NotAsked' },
  ownZone: given.chicago,
  now: given.now,
};

const of = (part: Partial<TimeSlotState>) => shownTimes(timeSlotView({ ...firstTimes, ...part }));
const slot = (from: string, to: string): Slot => ({
  date: given.interviewDay,
  from: given.time(from),
  to: given.time(to),
});

const without = (from: string): DayOfSlots => ({
  ...given.interviewDaySlots,
  slots: given.interviewDaySlots.slots.filter((times) => times.from !== from),
});

export const timeSlotStates = {
  'time-slot-loading': () => shownTimes({ _tag: 'Loading' }),
  'time-slot-failed': () =>
    shownTimes({ _tag: 'Failed', failure: failureView({ _tag: 'NoConnection' }, timeSlotTexts.couldNotLoad) }),
  'time-slot-nothing-chosen': () => of({ chosen: undefined }),
  'time-slot-chosen': () => of({}),
  'time-slot-own-zone': () => of({ ownZone: given.newYork }),
  'time-slot-moving': () =>
    of({ application: given.booked, wanted: { act: 'Move', kind: 'video' }, chosen: given.time('11:15') }),
  'time-slot-in-person': () => of({ wanted: { act: 'Book', kind: 'in-person' } }),
  'time-slot-booking': () => of({ booking: { _tag: 'Asking' } }),
  'time-slot-tomorrow': () => of({ day: { ...given.interviewDaySlots, date: addDays(given.today, 1) } }),
  'time-slot-no-longer-free': () =>
    of({
      chosen: undefined,
      booking: {
        _tag: 'Refused',
        refusal: { _tag: 'NoSuchSlot', wanted: slot('10:00', '10:30'), nearest: [slot('10:30', '11:00')] },
      },
    }),
  'time-slot-taken': () =>
    of({
      day: without('10:30'),
      chosen: undefined,
      booking: {
        _tag: 'Refused',
        refusal: {
          _tag: 'SlotTaken',
          wanted: slot('10:30', '11:00'),
          nearest: [slot('11:15', '11:45'), slot('09:30', '10:00'), slot('09:00', '09:30')],
        },
      },
    }),
  'time-slot-too-soon': () =>
    of({
      day: without('10:30'),
      chosen: undefined,
      booking: { _tag: 'Refused', refusal: { _tag: 'SlotTooSoon', startsInMinutes: 74, leadMinutes: 90 } },
    }),
  'time-slot-held-already': () =>
    of({
      booking: {
        _tag: 'Refused',
        refusal: { _tag: 'ActNotOffered', act: 'Book', status: 'Pending', offered: [], held: slot('10:00', '10:30') },
      },
    }),
  'time-slot-line-dropped': () => of({ booking: { _tag: 'Waiting', lost: { _tag: 'AnswerLost' } } }),
  'time-slot-offline': () => of({ booking: { _tag: 'Waiting', lost: { _tag: 'NoConnection' } } }),
  'time-slot-server-fault': () =>
    of({
      booking: {
        _tag: 'NotAnswered',
        failure: { _tag: 'ServerFault', message: '', requestId: given.requestId },
      },
    }),
  'time-slot-none-left': () => of({ day: { date: given.interviewDay, slots: [] }, chosen: undefined }),
  'time-slot-long-texts': () => of({ position: given.longPosition, ownZone: given.kathmandu }),
  'time-slot-pale-customer': () => of({ position: given.palePosition }),
} as const;
