import { schedule, toPath } from '../../../application/navigation/destination';
import type { ListedApplication } from '../../../application/ports/candidate-api';
import type { Application } from '../../../domain/applications/application';
import { cardActions, type CardAction } from '../../../domain/applications/card-actions';
import { progressOf } from '../../../domain/applications/progress';
import { isAnyOf, type StatusCode } from '../../../domain/applications/status-catalogue';
import { localMoment, sameClock } from '../../../domain/time/display';
import { hours, minutes, type Milliseconds } from '../../../domain/time/duration';
import { plus, type Instant } from '../../../domain/time/instant';
import type { TimeZone } from '../../../domain/time/time-zone';
import { minuteOfDay } from '../../../domain/time/wall-time';
import type { FailureView } from '../../kit/failure-notice';
import type { ProgressView } from '../../kit/progress-three';
import { myJobsTexts as t } from '../../texts/my-jobs';
import {
  pendingWords,
  statusWords,
  unlistedWords,
  type PendingCode,
  type StatusTone,
  type StatusWords,
} from '../../texts/status';

export interface WhenView {
  /** `Thursday, 4 December` */
  readonly day: string;
  /** `10:30 AM CT`, where the job is. */
  readonly time: string;
  /** `11:30 AM for you`, where the candidate's own clock shows another time (R14). */
  readonly forYou: string | undefined;
}

export interface JobActionView {
  readonly label: string;
  readonly href: string;
}

export interface JobCardView {
  readonly key: string;
  readonly positionName: string;
  readonly communityName: string;
  readonly tone: StatusTone;
  readonly headline: string;
  readonly when: WhenView | undefined;
  readonly next: string | undefined;
  readonly progress: ProgressView;
  readonly actions: readonly JobActionView[];
  readonly address: string;
  readonly description: string;
  /** What tells this card's details from another's, for those who hear the button alone. */
  readonly detailsOf: string;
}

export type MyJobsView =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Failed'; readonly failure: FailureView }
  | { readonly _tag: 'Empty'; readonly mailbox: string }
  | { readonly _tag: 'Ready'; readonly cards: readonly JobCardView[] };

/** What a card's words depend on besides the application. */
export interface Beholder {
  readonly now: Instant;
  readonly ownZone: TimeZone;
}

export const whenView = (scheduledAt: Instant, zone: TimeZone, ownZone: TimeZone): WhenView => {
  const there = localMoment(scheduledAt, zone);
  const here = localMoment(scheduledAt, ownZone);
  const forYou = here.day === there.day ? t.whenForYou(here.time) : t.whenForYouOtherDay(here.day, here.time);
  return {
    day: there.day,
    time: `${there.time} ${there.zoneShort}`,
    forYou: sameClock(scheduledAt, zone, ownZone) ? undefined : forYou,
  };
};

/** The actions whose screens exist; an action without its screen is not shown. Without an application there is nothing to schedule yet. */
const isBuilt = (action: CardAction, { applied }: Application): boolean =>
  action === 'schedule' && applied !== 'not-submitted';

const actionsOf = (application: Application, now: Instant): readonly JobActionView[] =>
  cardActions(application, now)
    .filter(({ action, barrier }) => isBuilt(action, application) && barrier === undefined)
    .map(() => ({ label: t.schedule, href: toPath(schedule(application)) }));

/** How long an appointment takes: its slot's length, an hour where no slot is known. */
const lengthOf = ({ slot }: Application): Milliseconds =>
  slot === undefined ? hours(1) : minutes(minuteOfDay(slot.to) - minuteOfDay(slot.from));

const pendingOf = (application: Application, now: Instant): keyof typeof pendingWords => {
  const { applied, screening, scheduledAt, selfRecordCompleted } = application;
  if (screening === 'not-selected') return 'notSelected';
  if (applied === 'not-submitted') return 'invited';
  if (applied === 'interview-arranged') {
    if (selfRecordCompleted) return 'recorded';
    if (scheduledAt === undefined) return 'waiting';
    return now < plus(scheduledAt, lengthOf(application)) ? 'booked' : 'passed';
  }
  return actionsOf(application, now).length > 0 ? 'ready' : 'waiting';
};

const isPending = (code: StatusCode): code is PendingCode => code === 0 || code === 19 || code === 20;

const wordsOf = (application: Application, communityName: string, now: Instant): StatusWords => {
  const { status } = application;
  if (status._tag === 'Unlisted') return unlistedWords(communityName);
  return isPending(status.code)
    ? pendingWords[pendingOf(application, now)](communityName)
    : statusWords[status.code](communityName);
};

/** Statuses that stand on an appointment still to come; the others keep theirs to themselves. */
const showsWhen = (application: Application, now: Instant): boolean =>
  isAnyOf(application.status, [21, 35]) ||
  (isAnyOf(application.status, [0, 19, 20]) && ['booked', 'passed'].includes(pendingOf(application, now)));

const progressView = (application: Application): ProgressView => {
  const { step, percent } = progressOf(application);
  return {
    label: t.progress,
    summary: t.progressSummary(step),
    percent,
    stages: [t.screening, t.interview, t.decision].map((label, index) => ({ label, reached: index < step })),
  };
};

export const jobCardView = (job: ListedApplication, { now, ownZone }: Beholder): JobCardView => {
  const { application, positionName, communityName, address, description, zone } = job;
  const { scheduledAt } = application;
  const { tone, headline, next } = wordsOf(application, communityName, now);
  return {
    key: String(application.positionId),
    positionName,
    communityName,
    tone,
    headline,
    next,
    when: scheduledAt !== undefined && showsWhen(application, now) ? whenView(scheduledAt, zone, ownZone) : undefined,
    progress: progressView(application),
    actions: actionsOf(application, now),
    address: address === '' ? t.notAvailable : address,
    description: description === '' ? t.notAvailable : description,
    detailsOf: t.detailsOf(positionName, communityName),
  };
};

/** My Job Applications: the cards in the order of the list (R13), or the invitation to write to `mailbox` (spec 1 §2). */
export const myJobsView = (
  applications: readonly ListedApplication[],
  mailbox: string,
  beholder: Beholder,
): MyJobsView =>
  applications.length === 0
    ? { _tag: 'Empty', mailbox }
    : { _tag: 'Ready', cards: applications.map((job) => jobCardView(job, beholder)) };
