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
import { cancelledRedirect } from '../../../domain/applications/cancellation';
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
      asked:
        'list order, sorting of my jobs, which application is on top, how are the applications listed, which application comes first, newest on top, sorting of the jobs, order of the jobs on the page',
      cites: ['R13'],
      code: 'domain/applications/list-order.ts',
    },
    {
      id: 'groups',
      called: 'your turn, with the employer',
      says: 'Four headings, in this order, empty ones left out: Your turn, Booked, With the employer, Finished. Among booked ones the next appointment comes first; among finished ones, where the candidate was hired.',
      asked:
        'groups and headings of the list, your turn, with the employer, sections, what does your turn mean, why is a job under finished, sections of My Jobs, waiting for the employer',
      cites: ['R13a'],
      code: 'domain/applications/list-groups.ts',
    },
    {
      id: 'soon',
      says: `An interview whose joining opens within ${sayLength(soonBefore)}, or is open, stands on top of all; an appointment that is running stands above it.`,
      asked: 'interview about to start, pinned to the top, which card is at the very top, interview within the hour',
      cites: ['R13a'],
      code: 'domain/applications/list-groups.ts',
    },
    {
      id: 'empty',
      says: "A list without applications says 'Sorry!! There are no positions available at this time.' and invites to send a CV to the mailbox that it names.",
      asked: 'empty list, no applications, no positions available, list shows nothing, sorry there are no positions',
      cites: ['spec 1 §2'],
      code: 'ui/applications/my-jobs.texts.ts',
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
      says: `First the times of the next ${firstReach} days are shown; 'view more' asks for ${second}, then ${third} days, and nothing after that. Without a free time it says 'There are no slots available for the next ${firstReach} days'; after ${third} days OK returns to the portal, and in a chosen range it says 'Please try with other date ranges'.`,
      asked:
        'how far ahead can be booked, how many days ahead are shown, search window, view more dates, how many days or weeks ahead are shown, can I book next month, months in advance, no free times in the next week, how far into the future',
      cites: ['R15', 'spec 2 §4.9', 'spec 1 §8'],
      code: 'domain/scheduling/search-window.ts',
    },
    {
      id: 'cards',
      says: `A page shows ${cardsShownAfter.opened} dates, ${cardsShownAfter['show-more']} after Show More or Apply, ${cardsShownAfter.clear} after Clear, ${cardsShownAfter['show-less']} after Show Less.`,
      asked: 'how many date cards per page, show more, show less, how many dates on a page, why only four dates',
      cites: ['R15', 'spec 1 §4'],
      code: 'domain/scheduling/date-paging.ts',
    },
    {
      id: 'taken',
      says: `A time that somebody else has taken meanwhile is refused, with the ${alternativesOffered} nearest that are free.`,
      asked:
        'slot is gone, slot already taken or booked by another candidate, two candidates book the same slot, nearest alternatives, how many are suggested or proposed instead, someone was faster, two people want the same time, who gets the slot, slot gone at the moment of confirming, other free times instead',
      cites: ['R17'],
      code: 'domain/scheduling/nearest-slots.ts',
    },
    {
      id: 'once',
      says: 'A Confirm that is repeated, by a double click or after a lost answer, books once.',
      asked:
        'double booking, press confirm twice, double click, clicked Confirm twice, confirmed in two tabs or on two devices, pressed the button two times, is it booked twice, accidental double booking',
      cites: ['R17'],
      code: 'domain/applications/booking.ts',
    },
    {
      id: 'one-act',
      says: 'A move is one act: the old time is given up only once the new one is held.',
      asked:
        'is the old slot lost while moving, keep the old time, is the old appointment kept until the new one is sure, new time is taken or not available while rescheduling, lose the old time, the move fails, left with nothing or without any time',
      cites: ['R17'],
      code: 'domain/applications/lifecycle.ts',
    },
    {
      id: 'zone',
      says: `Times are those of the position's time zone, ${defaultZone} where it names none that exists; the candidate's own time stands beside it where the two differ.`,
      asked:
        'which time zone, time zone of the candidate, invalid zone, default time zone, local time, candidate lives in another state, different time zones, eastern or central time, whose clock is shown, which time does the candidate see, time in the confirmation',
      cites: ['R14'],
      code: 'domain/time/time-zone.ts',
    },
    {
      id: 'reminders',
      says: `A reminder is mailed ${listed(reminderLeads.map(sayLength), 'and')} before an appointment; one that would be due at booking or earlier is left out.`,
      asked:
        'reminder email, remind before the interview, when are reminders sent, when do reminders go out, is the candidate reminded of the appointment, reminder the day before, how long before the interview',
      cites: ['R65'],
      code: 'domain/applications/reminders.ts',
    },
    {
      id: 'reason',
      says: `Withdrawing requires a reason of at most ${longestReason.toLocaleString('en-US')} characters; 'Reschedule later' does not ask for one.`,
      asked:
        'is a reason required to withdraw or cancel, how long may a reason be, say why they cancel, give a reason for withdrawing, explanation, length of the reason, tell why they are not coming, characters of the cancellation reason, reschedule without a reason',
      cites: ['R18'],
      code: 'domain/applications/reason.ts',
    },
    {
      id: 'late',
      says: `A live interview waits ${sayLength(lateJoinGrace)} after its time for somebody to join; then it is called off, and a candidate who waited alone loses no move.`,
      asked:
        'interviewer does not come, how long to wait for the interviewer, nobody joins, the other side is late, grace period, interviewer is late, nobody turns up, waits alone in the meeting, how many minutes until the call is given up, other person did not come, no one else is there',
      cites: ['R36', 'spec 2 §9'],
      code: 'domain/live-interview/meeting.ts',
    },
    {
      id: 'choice',
      says: "While moves are left, canceling needs a choice between 'Reschedule later' and withdrawing: without one Submit says 'Please choose option for cancel interview'.",
      asked:
        'cancel dialog without a choice, please choose option for cancel interview, reschedule later or withdraw, neither yes nor no chosen',
      cites: ['R18', 'spec 1 §5'],
      code: 'domain/applications/cancellation.ts',
    },
    {
      id: 'back-to-list',
      says: `After canceling or moving, the message stands for ${sayLength(cancelledRedirect)}; then My Job Applications opens.`,
      asked:
        'how long until the list opens after canceling, interview cancelled successfully, interview rescheduled successfully, message after a cancellation',
      cites: ['spec 1 §4', 'spec 1 §9'],
      code: 'domain/applications/cancellation.ts',
    },
  ],
};
