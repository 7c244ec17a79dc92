import type { Application, MoveKind } from '../../../domain/applications/application';
import type { CardAction } from '../../../domain/applications/card-actions';
import { actionDestination } from '../../../domain/applications/action-destination';
import type { Held } from '../../../domain/applications/life-step';
import { nextStep } from '../../../domain/applications/next-step';
import type { Position } from '../../../domain/positions/position';
import { printAppointment } from '../../../domain/scheduling/appointment-moment';
import { sameClock } from '../../../domain/time/display';
import type { Instant } from '../../../domain/time/instant';
import type { TimeZone } from '../../../domain/time/time-zone';
import { screenOf } from '../../navigation/action-screens';
import { myJobs, scheduled, type Destination } from '../../navigation/destination';
import { toPath } from '../../navigation/path';
import type { Candidate } from '../../../domain/profile/candidate';
import { appointmentFacts, appointmentNames, helpFor } from '../../words/appointment';
import { whenAndHowLong } from '../../words/calendar-entry';
import { appointmentWords, comesNext, linkWords, type NewsContext } from '../../words/news';
import type { Letter } from './letter';

/* What the mails about a job have in common. */

export interface JobLetterTerms {
  readonly publicUrl: string;
  readonly candidate: Candidate;
  /** The candidate's own time zone, if known. */
  readonly ownZone: TimeZone | undefined;
  readonly position: Position;
  readonly now: Instant;
}

export const contextOf = (kind: MoveKind, { positionName, communityName }: Position): NewsContext => ({
  position: positionName,
  community: communityName,
  appointment: appointmentNames[kind],
});

interface Way {
  readonly say: string;
  readonly link: Letter['link'];
}

const way = (publicUrl: string, to: Destination, { say, label }: { readonly say: string; readonly label: string }) => ({
  say,
  link: { label, url: `${publicUrl}${toPath(to)}` },
});

/** Actions that choose a time, with the words for each if its screen exists. If not, the mail says that the employer helps. */
const timeActions: Readonly<Partial<Record<CardAction, typeof linkWords.time | typeof linkWords.newTime>>> = {
  schedule: linkWords.time,
  reschedule: linkWords.newTime,
  'schedule-onboarding': linkWords.time,
  'reschedule-onboarding': linkWords.newTime,
  'schedule-onsite': linkWords.time,
  'reschedule-onsite': linkWords.newTime,
};

/** What comes next after an act, as on the card (R10), and the screen for it. Sign-in leads there (R2). */
export const wayOn = ({ publicUrl, position, now }: JobLetterTerms, after: Application): Way => {
  const list = (say: string): Way => way(publicUrl, myJobs, { ...linkWords.list, say });
  const next = nextStep(after, now);
  switch (next._tag) {
    case 'Over':
      return list(comesNext.over);
    case 'EmployersTurn':
      return list(comesNext.deciding(position.communityName));
    case 'Appointment':
      return list(linkWords.list.say);
    case 'YourTurn': {
      const words = next.action === 'upload-resume' ? linkWords.resume : timeActions[next.action];
      const screen = screenOf(actionDestination(next.action, after), position);
      if (words === undefined) return list(linkWords.list.say);
      return screen === undefined ? list(comesNext.helping(position.communityName)) : way(publicUrl, screen, words);
    }
  }
};

/** The page on which a booked appointment can be viewed, moved and canceled. Onboarding and onsite meetings have no page yet. */
export const wayToAppointment = ({ publicUrl, position }: JobLetterTerms, { stage }: Held): Way =>
  stage === 'interview'
    ? way(publicUrl, scheduled(position), linkWords.appointment)
    : way(publicUrl, myJobs, { ...linkWords.appointment, label: linkWords.list.label });

/** When an appointment starts in the position's zone, and in the candidate's if that differs (R14). */
export const whenFor = ({ ownZone, position: { zone } }: JobLetterTerms, held: Held): readonly string[] => [
  whenAndHowLong(held, zone),
  ...(ownZone === undefined || sameClock(held.startsAt, zone, ownZone)
    ? []
    : [appointmentWords.forYou(printAppointment(held.startsAt, undefined, ownZone))]),
];

/** What a candidate needs for an appointment: the place, the work, the employer's instructions and some tips. */
export const needed = ({ position }: JobLetterTerms, { kind }: Held): readonly string[] => [
  ...appointmentFacts(kind, position).map(({ label, value }) => `${label}: ${value}`),
  appointmentWords.helps(helpFor(kind)),
  ...(kind === 'video' ? [appointmentWords.joinOpens] : []),
];
