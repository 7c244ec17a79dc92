import type { ListedApplication } from '../../../application/ports/candidate-api/applications';
import type { Application } from '../../../domain/applications/application';
import { nextStep } from '../../../domain/applications/next-step';
import { progressOf } from '../../../domain/applications/progress';
import { isAnyOf, type StatusCode } from '../../../domain/applications/status-catalogue';
import { appliesFirst } from '../../../domain/applications/time-offer';
import { appointmentMoment } from '../../../domain/scheduling/appointment-moment';
import type { Slot } from '../../../domain/scheduling/slot';
import { localMoment, sameClock } from '../../../domain/time/display';
import { hours, minutes, type Milliseconds } from '../../../domain/time/duration';
import { plus, type Instant } from '../../../domain/time/instant';
import type { TimeZone } from '../../../domain/time/time-zone';
import { minuteOfDay } from '../../../domain/time/wall-time';
import type { FailureView } from '../../kit/failure-notice';
import type { ProgressView } from '../../kit/progress-three';
import { myJobsTexts as t } from '../../texts/my-jobs';
import {
  noMoveLeftWords,
  pendingWords,
  statusWords,
  applyingTurn,
  turnWords,
  unlistedWords,
  type PendingCode,
  type StatusTone,
  type StatusWords,
} from '../../texts/status';
import { actionsView, type JobActionView } from '../job/actions.view';

export interface WhenView {
  /** `Thursday, 4 December` */
  readonly day: string;
  /** `10:30 AM CT`, where the job is. */
  readonly time: string;
  /** `11:30 AM for you`, where the candidate's own clock shows another time (R14). */
  readonly forYou: string | undefined;
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
  /** What tells this card's buttons from another's, for those who hear a button alone. */
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

export const whenView = (scheduledAt: Instant, zone: TimeZone, ownZone: TimeZone, slot?: Slot): WhenView => {
  const there = appointmentMoment(scheduledAt, slot, zone);
  const here = localMoment(scheduledAt, ownZone);
  const forYou = here.day === there.day ? t.whenForYou(here.time) : t.whenForYouOtherDay(here.day, here.time);
  return {
    day: there.day,
    time: `${there.time} ${there.zoneShort}`,
    forYou: sameClock(scheduledAt, zone, ownZone) ? undefined : forYou,
  };
};

/** How long an appointment takes: its slot's length, an hour where no slot is known. */
const lengthOf = ({ slot }: Application): Milliseconds =>
  slot === undefined ? hours(1) : minutes(minuteOfDay(slot.to) - minuteOfDay(slot.from));

const pendingOf = (application: Application, now: Instant): keyof typeof pendingWords => {
  const { applied, screening, scheduledAt, selfRecordCompleted, interviewKind } = application;
  if (screening === 'not-selected') return 'notSelected';
  if (applied === 'not-submitted') return 'invited';
  if (applied === 'screening-submitted') return 'waiting';
  if (selfRecordCompleted) return 'recorded';
  if (scheduledAt === undefined) return 'waiting';
  if (now >= plus(scheduledAt, lengthOf(application))) return 'passed';
  return interviewKind === 'in-person' ? 'bookedInPerson' : 'booked';
};

const isPending = (code: StatusCode): code is PendingCode => code === 0 || code === 19 || code === 20;

const standing = (application: Application, communityName: string, now: Instant): StatusWords => {
  const { status } = application;
  if (status._tag === 'Unlisted') return unlistedWords(communityName);
  return isPending(status.code)
    ? pendingWords[pendingOf(application, now)](communityName)
    : statusWords[status.code](communityName);
};

/** Where things stand, and what comes next and by whom: the candidate where a card's action can be used now, else the employer. */
const wordsOf = (
  application: Application,
  communityName: string,
  actions: readonly JobActionView[],
  now: Instant,
): StatusWords => {
  const words = standing(application, communityName, now);
  const step = nextStep(application, now);
  if (step._tag === 'YourTurn') {
    if (!actions.some(({ action }) => action === step.action)) return words;
    const { headline = words.headline, next } = appliesFirst(application) ? applyingTurn : turnWords[step.action];
    return { tone: 'yours', headline, next: next(communityName, application.interviewKind) };
  }
  const isBarred = step._tag === 'EmployersTurn' && actions.some(({ _tag }) => _tag === 'Barred');
  return isBarred ? { ...words, next: noMoveLeftWords(communityName) } : words;
};

/** Statuses that stand on an appointment still to come; the others keep theirs to themselves. */
const showsWhen = (application: Application, now: Instant): boolean =>
  isAnyOf(application.status, [21, 35]) ||
  (isAnyOf(application.status, [0, 19, 20]) &&
    ['booked', 'bookedInPerson', 'passed'].includes(pendingOf(application, now)));

const progressView = (application: Application): ProgressView => {
  const { step, percent } = progressOf(application);
  return {
    label: t.progress,
    summary: t.progressSummary(step),
    percent,
    stages: [t.screening, t.interview, t.decision].map((label, index) => ({ label, reached: index < step })),
  };
};

/** What tells a card from the others: a candidate applies to a position once. */
export const cardKey = ({ application }: ListedApplication): string => String(application.positionId);

export const jobCardView = (job: ListedApplication, { now, ownZone }: Beholder): JobCardView => {
  const { application, positionName, communityName, address, description, zone } = job;
  const { scheduledAt } = application;
  const actions = actionsView(application, { now, zone });
  const { tone, headline, next } = wordsOf(application, communityName, actions, now);
  return {
    key: cardKey(job),
    positionName,
    communityName,
    tone,
    headline,
    next,
    when:
      scheduledAt !== undefined && showsWhen(application, now)
        ? whenView(scheduledAt, zone, ownZone, application.slot)
        : undefined,
    progress: progressView(application),
    actions,
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
