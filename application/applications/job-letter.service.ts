import type { Application } from '../../domain/applications/application';
import type { MoveKind } from '../../domain/positions/kinds';
import { cardActions, type CardAction } from '../../domain/applications/card-actions';
import { actionDestination } from '../../domain/applications/action-destination';
import type { Held } from '../../domain/applications/life-step';
import { nextStep } from '../../domain/applications/next-step';
import type { Job } from '../../domain/ids/job';
import type { Position } from '../../domain/positions/position';
import { printAppointment } from '../../domain/applications/appointment-moment';
import { sameClock } from '../../domain/time/display';
import type { Instant } from '../../domain/time/instant';
import type { TimeZone } from '../../domain/time/time-zone';
import { screenOf } from './action.screens';
import { myJobs, type Destination } from '../navigation/destination';
import { toPath } from '../navigation/path';
import { stageScreens } from './stage.screens';
import type { Account } from '../../domain/identity/account';
import { appointmentFacts, appointmentNames, helpFor, sayLinkToCome } from './appointment.words';
import { whenAndHowLong } from './calendar-entry.words';
import { appointmentWords, comesNext, linkWords, type NewsContext } from './news.words';
import type { Letter } from '../words/letter';

/* What the mails about a job have in common. */

/** What every mail about an application needs. `now`: decides what can still be changed. */
export interface JobLetterTerms {
  readonly publicUrl: string;
  readonly candidate: Account;
  /** The candidate's own time zone, if known. */
  readonly ownZone: TimeZone | undefined;
  readonly position: Position;
  readonly now: Instant;
}

/** The words for a job and its kind of appointment in subjects and sentences. */
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

/** Actions that choose a time, with the words for each. */
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
      return screen === undefined ? list(linkWords.list.say) : way(publicUrl, screen, words);
    }
  }
};

/** The page on which a booked appointment can be viewed, moved and canceled. */
export const wayToAppointment = ({ publicUrl, position }: JobLetterTerms, { stage }: Held): Way =>
  way(publicUrl, stageScreens[stage].booked(position), linkWords.appointment);

/** The tech check that can be skipped: for what needs a camera (R45). */
export const techCheckLink = (publicUrl: string, { communityId, positionId }: Job): NonNullable<Letter['also']> => ({
  label: linkWords.techCheck.label,
  url: `${publicUrl}${toPath({ _tag: 'TechCheckOptional', communityId, positionId, techCheckFor: undefined })}`,
});

/** When an appointment starts in the position's zone, and in the candidate's if that differs (R14). */
export const whenFor = ({ ownZone, position: { zone } }: JobLetterTerms, held: Held): readonly string[] => [
  whenAndHowLong(held, zone),
  ...(ownZone === undefined || sameClock(held.startsAt, zone, ownZone)
    ? []
    : [appointmentWords.forYou(printAppointment(held.startsAt, undefined, ownZone))]),
];

/** The place, the work and the employer's instructions. */
export const factLines = ({ position }: JobLetterTerms, kind: MoveKind): readonly string[] =>
  appointmentFacts(kind, position).map(({ label, value }) => `${label}: ${value}`);

/** How to come into a call: from when on, or how its link comes if the employer has yet to send it. */
export const joining = ({ kind }: Held, { meetingLink }: Application): readonly string[] => {
  if (kind !== 'video') return [];
  return [meetingLink === undefined ? sayLinkToCome('the page of your appointment') : appointmentWords.joinOpens];
};

/** What a candidate needs for an appointment, with some tips. */
export const needed = (terms: JobLetterTerms, { kind }: Held): readonly string[] => [
  ...factLines(terms, kind),
  appointmentWords.helps(helpFor(kind)),
];

/** What the candidate can still change about a booked appointment, as on its card (R10): a mail never promises a move or a cancellation that is refused. */
export const changesLeft = ({ now }: JobLetterTerms, application: Application): string => {
  const usable = cardActions(application, now).filter(({ barrier }) => barrier === undefined);
  const can = (verb: 'reschedule' | 'cancel') => usable.some(({ action }) => action.startsWith(verb));
  if (can('reschedule')) return can('cancel') ? linkWords.appointment.say : appointmentWords.mayMove;
  return can('cancel') ? appointmentWords.mayCancel : appointmentWords.mayLook;
};
