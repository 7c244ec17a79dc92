import { soonBefore } from '../../../domain/applications/appointment-phase';
import { longestReason } from '../../../domain/applications/reason';
import { lateJoinGrace } from '../../../domain/live-interview/meeting';
import { cardsShownAfter } from '../../../domain/scheduling/date-paging';
import { alternativesOffered } from '../../../domain/scheduling/nearest-slots';
import { reminderLeads } from '../../../domain/applications/reminders';
import { firstReach, nextReach } from '../../../domain/scheduling/search-window';
import { defaultZone } from '../../../domain/time/time-zone';
import { listed } from '../chapters/words';
import type { PlainChapter } from '../plain-chapter';
import { sayLength } from './units';

const second = nextReach(firstReach) ?? firstReach;
const third = nextReach(second) ?? second;

export const listRules: PlainChapter = {
  name: 'list-order',
  part: 'The job card',
  title: 'In which order does My Job Applications show the cards?',
  rows: [
    {
      id: 'order',
      says: 'By scheduled time, the latest first; applications without a time come after those, the newest invitation first. Ties keep the order of the service.',
      asked: 'list order, sorting of my jobs, which application is on top',
      cites: ['R13'],
      code: 'domain/applications/list-order.ts',
    },
    {
      id: 'groups',
      called: 'your turn, with the employer',
      says: 'Four headings, in this order, empty ones left out: Your turn, Booked, With the employer, Finished. Among booked ones the next appointment comes first; among finished ones, where the candidate was hired.',
      asked: 'groups and headings of the list, your turn, with the employer, sections',
      cites: ['R13a'],
      code: 'domain/applications/list-groups.ts',
    },
    {
      id: 'soon',
      says: `An interview whose joining opens within ${sayLength(soonBefore)}, or is open, stands on top of all; an appointment that is running stands above it.`,
      asked: 'interview about to start, pinned to the top',
      cites: ['R13a'],
      code: 'domain/applications/list-groups.ts',
    },
  ],
};

export const timesRules: PlainChapter = {
  name: 'appointments',
  part: 'Scheduling',
  title: 'How are times searched, held, confirmed and called to mind?',
  rows: [
    {
      id: 'windows',
      says: `First the times of the next ${firstReach} days are shown; 'view more' asks for ${second}, then ${third} days, and nothing after that.`,
      asked: 'how far ahead can be booked, how many days ahead are shown, search window, view more dates',
      cites: ['R15', 'spec 2 §4.9'],
      code: 'domain/scheduling/search-window.ts',
    },
    {
      id: 'cards',
      says: `A page shows ${cardsShownAfter.opened} dates, ${cardsShownAfter['show-more']} after Show More or Apply, ${cardsShownAfter.clear} after Clear, ${cardsShownAfter['show-less']} after Show Less.`,
      asked: 'how many date cards per page, show more, show less',
      cites: ['R15', 'spec 1 §4'],
      code: 'domain/scheduling/date-paging.ts',
    },
    {
      id: 'taken',
      says: `A time that somebody else has taken meanwhile is refused, with the ${alternativesOffered} nearest that are free.`,
      asked:
        'slot is gone, slot already taken or booked by another candidate, two candidates book the same slot, nearest alternatives, how many are suggested or proposed instead',
      cites: ['R17'],
      code: 'domain/scheduling/nearest-slots.ts',
    },
    {
      id: 'once',
      says: 'A Confirm that is repeated, by a double click or after a lost answer, books once.',
      asked: 'double booking, press confirm twice, double click',
      cites: ['R17'],
      code: 'domain/applications/booking.ts',
    },
    {
      id: 'one-act',
      says: 'A move is one act: the old time is given up only once the new one is held.',
      asked: 'is the old slot lost while moving, keep the old time',
      cites: ['R17'],
      code: 'domain/applications/lifecycle.ts',
    },
    {
      id: 'zone',
      says: `Times are those of the position's time zone, ${defaultZone} where it names none that exists; the candidate's own time stands beside it where the two differ.`,
      asked: 'which time zone, time zone of the candidate, invalid zone, default time zone, local time',
      cites: ['R14'],
      code: 'domain/time/time-zone.ts',
    },
    {
      id: 'reminders',
      says: `A reminder is mailed ${listed(reminderLeads.map(sayLength), 'and')} before an appointment; one that would be due at booking or earlier is left out.`,
      asked: 'reminder email, remind before the interview, when are reminders sent',
      cites: ['R65'],
      code: 'domain/applications/reminders.ts',
    },
    {
      id: 'reason',
      says: `Withdrawing requires a reason of at most ${longestReason.toLocaleString('en-US')} characters; 'Reschedule later' does not ask for one.`,
      asked: 'is a reason required to withdraw or cancel, how long may the reason be',
      cites: ['R18'],
      code: 'domain/applications/reason.ts',
    },
    {
      id: 'late',
      says: `A live interview waits ${sayLength(lateJoinGrace)} after its time for somebody to join; then it is called off, and a candidate who waited alone loses no move.`,
      asked:
        'interviewer does not come, how long to wait for the interviewer, nobody joins, the other side is late, grace period',
      cites: ['R36', 'spec 2 §9'],
      code: 'domain/live-interview/meeting.ts',
    },
  ],
};
