import { cancellationStage } from './cancellation';
import type { Instant } from '../time/instant';
import type { CandidateActName } from './act-refusals';
import type { Application } from './application';
import type { MoveKind } from '../positions/kinds';
import { isExpected } from './appointments';
import type { Held, LifeStep } from './life-step';
import type { OperatorAct } from './operator-acts';
import { isAnyOf, stageOf } from './status-catalogue';

/** Every act on an application, whoever does it. */
export type ActName = CandidateActName | OperatorAct;

/** The subjects of mails to the candidate. Their words are in application/applications/news.words. */
export const newsTopics = [
  'received',
  'recorded',
  'no-match',
  'booked',
  'moved',
  'put-off',
  'withdrawn',
  'reviewed',
  'shortlisted',
  'candidate-missed',
  'employer-missed',
  'new-time-asked',
  'canceled',
  'not-selected',
  'transferred',
  'invited',
  'invitation-declined',
  'invitation-expired',
  'visit-without-date',
  'offered',
  'offer-declined',
  'offer-expired',
  'offer-withdrawn',
  'onboarded',
  'not-onboarded',
  'off',
  'on-again',
] as const;

/** One of `newsTopics`. */
export type Topic = (typeof newsTopics)[number];

/** What happens to the entry in the candidate's calendar. */
export interface CalendarChange {
  readonly what: 'put' | 'cancel';
  readonly appointment: Held;
}

/** What an act tells the candidate: the topic of its mail, and what changes in their calendar. */
export interface News {
  readonly topic: Topic;
  /** The kind of appointment that the act is about, or would be. */
  readonly kind: MoveKind;
  readonly calendar: CalendarChange | undefined;
}

/**
 * The mail about each act. Undefined: no mail for the act alone, because
 * - interview-held, onsite-held: the candidate was there, and the outcome has its own mail;
 * - block, unblock: the employer's own note, which can be taken back;
 * - StoreResume, StoreAnswer: the page confirms it, and the application is not complete yet.
 */
const topicOfAct: Readonly<Record<ActName, Topic | undefined>> = {
  PassScreening: 'received',
  ConfirmExternalApplication: 'received',
  FailScreening: 'no-match',
  StoreResume: undefined,
  StoreAnswer: undefined,
  SubmitRecording: 'recorded',
  Book: 'booked',
  Move: 'moved',
  RescheduleLater: 'put-off',
  Withdraw: 'withdrawn',
  DeclineOffer: 'offer-declined',
  DeclineInvitation: 'invitation-declined',
  review: 'reviewed',
  shortlist: 'shortlisted',
  'interview-held': undefined,
  'candidate-no-show': 'candidate-missed',
  'interviewer-no-show': 'employer-missed',
  'ask-for-new-time': 'new-time-asked',
  'cancel-interview': 'canceled',
  'not-selected': 'not-selected',
  transfer: 'transferred',
  'invite-to-onsite': 'invited',
  'invitation-expired': 'invitation-expired',
  'onsite-not-scheduled': 'visit-without-date',
  'onsite-held': undefined,
  'onsite-candidate-no-show': 'candidate-missed',
  'onsite-manager-no-show': 'employer-missed',
  'cancel-onsite': 'canceled',
  offer: 'offered',
  'offer-expired': 'offer-expired',
  'take-offer-back': 'offer-withdrawn',
  onboarded: 'onboarded',
  'not-onboarded': 'not-onboarded',
  'onboarding-candidate-no-show': 'candidate-missed',
  'onboarding-manager-no-show': 'employer-missed',
  'cancel-onboarding': 'canceled',
  block: undefined,
  unblock: undefined,
};

/** The appointment still ahead of a candidate: it is expected to take place, has not begun, and the application is not blocked. */
export const appointmentAhead = (application: Application, now: Instant): Held | undefined => {
  const { slot, scheduledAt, status, blocked } = application;
  if (blocked || slot === undefined || scheduledAt === undefined || scheduledAt <= now || !isExpected(application))
    return undefined;
  return { stage: stageOf(status), kind: cancellationStage(application), slot, startsAt: scheduledAt };
};

const calendarChange = (before: Application, { application, held }: LifeStep, now: Instant) => {
  if (held !== undefined) return { what: 'put', appointment: held } as const;
  const [was, is] = [appointmentAhead(before, now), appointmentAhead(application, now)];
  if (was !== undefined && was.stage !== is?.stage) return { what: 'cancel', appointment: was } as const;
  return was === undefined && is !== undefined ? ({ what: 'put', appointment: is } as const) : undefined;
};

const topicOf = (before: Application, act: ActName, after: Application): Topic | undefined => {
  // A blocked candidate sees the application as finished: only an act that ends it for good is still news.
  if (after.blocked && act !== 'not-selected') return undefined;
  // A shortlisted application that is reviewed again would read like a step back.
  return act === 'review' && isAnyOf(before.status, ['shortlisted']) ? undefined : topicOfAct[act];
};

/**
 * The mail about an act (R27), and what happens to the appointment in the candidate's calendar. Undefined: no mail. After every act the calendar
 * holds an appointment if and only if it is still ahead, so an act without a mail of its own that ends an appointment gets one.
 */
export const newsOf = (before: Application, act: ActName, step: LifeStep, now: Instant): News | undefined => {
  const calendar = calendarChange(before, step, now);
  const byItself = topicOf(before, act, step.application);
  const topic = byItself ?? (calendar && (calendar.what === 'cancel' ? 'off' : 'on-again'));
  return topic && { topic, kind: calendar?.appointment.kind ?? cancellationStage(before), calendar };
};
