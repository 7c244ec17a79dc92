import { screenOf } from '../../application/applications/action.screens';
import { historyOf, whatWasSent, type Destination } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import type { ListedApplication } from '../../application/applications/applications.api';
import { bookedLeadsTo } from '../../domain/applications/action-destination';
import type { Application } from '../../domain/applications/application';
import { appointmentPhase, awaitsOutcome } from '../../domain/applications/appointment-phase';
import type { CardAction } from '../../domain/applications/card-actions';
import { inGroups, listGroup, type ListGroup } from '../../domain/applications/list-groups';
import { nextStep, type NextStep } from '../../domain/applications/next-step';
import { isScreeningOpen } from '../../domain/applications/open-screening';
import { progressOf } from '../../domain/applications/progress';
import { isClosedJob } from '../../domain/applications/open-position';
import { isFinished } from '../../domain/applications/turns';
import { beforeTheOutcome, isAnyOf, type StatusName } from '../../domain/applications/status-catalogue';
import { appliesFirst } from '../../domain/applications/time-offer';
import { appointmentMoment, printAppointment } from '../../domain/applications/appointment-moment';
import type { Slot } from '../../domain/positions/slot';
import { localMoment, sameClock } from '../../domain/time/display';
import { questionsLeft, type AnsweredSoFar } from '../../domain/applications/questions-left';
import type { Instant } from '../../domain/time/instant';
import type { TimeZone } from '../../domain/time/time-zone';
import type { FailureView } from '../kit/failure-notice';
import type { ProgressView } from '../kit/progress-three';
import { frameTexts } from '../texts/frame';
import { myJobsTexts as t } from './my-jobs.texts';
import {
  applyingTurn,
  begunResumeTurn,
  begunTurn,
  costsNothing,
  blockedWords,
  closedJobWords,
  couldNotCome,
  laterOverWords,
  laterRunningWords,
  newsWords,
  noMoveLeftWords,
  nothingAskedTurn,
  pendingWords,
  statusWords,
  turnWords,
  unlistedWords,
  welcomeWords,
  type LaterBooked,
  type PendingStatus,
  type StatusTone,
  type StatusWords,
  type TurnWords,
} from './status.texts';
import { actionsView, type JobActionView } from './actions.view';

export interface WhenView {
  /** `Thursday, 4 December` */
  readonly day: string;
  /** `10:30 AM`, in the job's time zone. */
  readonly time: string;
  /** `CT`, as this engine says it. */
  readonly zone: string;
  /** `11:30 AM for you`, if the candidate's own time zone differs (R14). */
  readonly forYou: string | undefined;
}

/** What somebody who was hired wants to know first. */
export interface WelcomeView {
  readonly firstDay: string;
  readonly ask: string;
  readonly chatHref: string;
}

export interface JobCardView {
  readonly key: string;
  readonly positionName: string;
  readonly communityName: string;
  readonly tone: StatusTone;
  readonly headline: string;
  /** Good news from the employer, shown along with a headline about something else. */
  readonly news: string | undefined;
  readonly when: WhenView | undefined;
  readonly next: string | undefined;
  /** Undefined: it is not the card of somebody who was hired, whose moment it is. */
  readonly welcome: WelcomeView | undefined;
  /** Undefined: it is finished, and the card is small (R13a). */
  readonly progress: ProgressView | undefined;
  readonly actions: readonly JobActionView[];
  /** The appointment's page: calendar, what to prepare, print. */
  readonly appointmentHref: string | undefined;
  /** What happened so far (R69), and the candidate's answers and resume, once anything was submitted. */
  readonly links: readonly { readonly to: string; readonly words: string }[];
  readonly address: string;
  readonly description: string;
  /** Tells this card's buttons from another's, for screen readers. */
  readonly detailsOf: string;
}

export type MyJobsView =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Failed'; readonly failure: FailureView }
  | { readonly _tag: 'Empty'; readonly mailbox: string }
  | { readonly _tag: 'Ready'; readonly sections: readonly SectionView[] };

/** A group of cards under its heading (R13a). */
export interface SectionView {
  readonly group: ListGroup;
  readonly heading: string;
  readonly cards: readonly JobCardView[];
}

/** Puts the cards where they are to be shown. */
export type Placed = (sections: readonly SectionView[]) => readonly SectionView[];

/** What a card's text depends on besides the application. */
export interface Viewer {
  readonly now: Instant;
  readonly ownZone: TimeZone;
  /** The unsent answers on this device, by card. */
  readonly begun?: ReadonlyMap<string, AnsweredSoFar>;
}

export const whenView = (scheduledAt: Instant, zone: TimeZone, ownZone: TimeZone, slot?: Slot): WhenView => {
  const there = appointmentMoment(scheduledAt, slot, zone);
  const here = localMoment(scheduledAt, ownZone);
  const forYou = here.day === there.day ? t.whenForYou(here.time) : t.whenForYouOtherDay(here.day, here.time);
  return {
    day: there.day,
    time: there.time,
    zone: there.zoneShort,
    forYou: sameClock(scheduledAt, zone, ownZone) ? undefined : forYou,
  };
};

/** An interview with a time, by how it is held and by where it is in time. */
const timedOf = (application: Application, now: Instant): keyof typeof pendingWords | undefined => {
  const { interviewKind, meetingLink } = application;
  const isInPerson = interviewKind === 'in-person';
  const hasNoLink = interviewKind === 'video' && meetingLink === undefined;
  switch (appointmentPhase(application, now)) {
    case 'untimed':
      return undefined;
    case 'over':
      return 'over';
    case 'running':
      if (isInPerson) return 'runningInPerson';
      return hasNoLink ? 'runningWithoutLink' : 'running';
    case 'open':
      if (isInPerson) return 'bookedInPerson';
      return hasNoLink ? 'bookedWithoutLink' : 'joinable';
    case 'soon':
    case 'ahead':
      if (isInPerson) return 'bookedInPerson';
      return hasNoLink ? 'bookedWithoutLink' : 'booked';
  }
};

const pendingOf = (application: Application, now: Instant): keyof typeof pendingWords => {
  const { status, applied, screening, selfRecordCompleted } = application;
  const waits = isAnyOf(status, ['shortlisted'])
    ? 'shortlisted'
    : isAnyOf(status, ['reviewed'])
      ? 'reviewed'
      : 'waiting';
  if (screening === 'not-selected') return 'notSelected';
  if (applied === 'not-submitted') return 'invited';
  if (applied === 'screening-submitted') return waits;
  if (selfRecordCompleted) return 'recorded';
  return timedOf(application, now) ?? waits;
};

const isPending = (name: StatusName): name is PendingStatus => beforeTheOutcome.some((one) => one === name);

const isLaterBooked = (name: StatusName): name is LaterBooked =>
  name === 'onboarding scheduled' || name === 'onsite scheduled';

const laterWords = (name: LaterBooked, application: Application, now: Instant) => {
  const phase = appointmentPhase(application, now);
  if (phase === 'over') return laterOverWords[name];
  return phase === 'running' ? laterRunningWords[name] : statusWords[name];
};

const standing = (application: Application, communityName: string, now: Instant): StatusWords => {
  const { status, blocked } = application;
  if (blocked && !isFinished(status)) return blockedWords(communityName);
  if (status._tag === 'Unlisted') return unlistedWords(communityName);
  const { name } = status;
  if (isPending(name)) return pendingWords[pendingOf(application, now)](communityName);
  return (isLaterBooked(name) ? laterWords(name, application, now) : statusWords[name])(communityName);
};

/** The turn, worded by the actual task: questions may be begun, or the job may have none. */
const turnOf = ({ application, asks }: ListedApplication, action: CardAction, left: number | undefined): TurnWords => {
  if (left !== undefined) return action === 'upload-resume' ? begunResumeTurn : begunTurn;
  if (appliesFirst(application)) return asks === undefined ? applyingTurn.asksNothing : applyingTurn.asks;
  return action === 'submit-skill-filter' && asks === undefined ? nothingAskedTurn : turnWords[action];
};

/** The next step that the card names (R13a): the candidate's only if the card has an action for it. */
const namedStep = (application: Application, actions: readonly JobActionView[], now: Instant): NextStep => {
  const step = nextStep(application, now);
  return step._tag === 'YourTurn' && !actions.some(({ action }) => action === step.action)
    ? { _tag: 'EmployersTurn' }
    : step;
};

/** The employer missed the appointment, or asks for another time. */
const employersDelay: readonly StatusName[] = [
  'interviewer no show',
  'new time asked',
  'onboarding manager no show',
  'onsite manager no show',
];

const movesIt = ({ _tag, action }: JobActionView): boolean => _tag === 'Leads' && action.startsWith('reschedule');

/** The current state, what comes next and whose turn it is: the candidate's if the card has an enabled action, otherwise the employer's. */
const wordsOf = (
  job: ListedApplication,
  step: NextStep,
  actions: readonly JobActionView[],
  { left, now }: { readonly left: number | undefined; readonly now: Instant },
): StatusWords => {
  const { application, communityName } = job;
  const words = standing(application, communityName, now);
  if (step._tag === 'YourTurn') {
    const { tone = 'yours', headline = words.headline, next } = turnOf(job, step.action, left);
    const task = next(communityName, application.interviewKind);
    return { tone, headline, next: isAnyOf(application.status, employersDelay) ? `${task} ${costsNothing}` : task };
  }
  if (awaitsOutcome(application, now) && actions.some(movesIt))
    return { ...words, next: [words.next, couldNotCome].filter((line) => line !== undefined).join(' ') };
  const isBarred = step._tag === 'EmployersTurn' && actions.some(({ _tag }) => _tag === 'Barred');
  return isBarred ? { ...words, next: noMoveLeftWords(communityName) } : words;
};

/** Shortlisted and Reviewed, if the headline is about something else (spec 1 §4). */
const newsOf = ({ status, blocked }: Application, headline: string): string | undefined => {
  if (blocked || status._tag === 'Unlisted' || (status.name !== 'shortlisted' && status.name !== 'reviewed'))
    return undefined;
  const news = newsWords[status.name];
  return headline.startsWith(news) ? undefined : news;
};

/** Statuses with an appointment still to come; the others do not show theirs. */
const showsWhen = (application: Application, now: Instant): boolean =>
  !application.blocked &&
  (isAnyOf(application.status, ['onboarding scheduled', 'onsite scheduled']) ||
    (isAnyOf(application.status, beforeTheOutcome) && timedOf(application, now) === pendingOf(application, now)));

/** R11 counts a screening that was begun: it is not called done while its answers are still asked for. */
const progressView = (application: Application): ProgressView => {
  const { step, percent } = progressOf(application);
  const first = step > 0 && isScreeningOpen(application) ? t.started : t.screening;
  return {
    label: t.progress,
    summary: t.progressSummary(step),
    percent,
    stages: [first, t.interview, t.decision].map((label, index) => ({ label, reached: index < step })),
  };
};

/** The key of a card: a candidate applies to a position once. */
export const cardKey = ({ application }: ListedApplication): string => String(application.positionId);

interface PlacedCard {
  readonly group: ListGroup;
  readonly application: Application;
  readonly card: JobCardView;
}

const appointmentHref = (application: Application): string | undefined => {
  const leadsTo = bookedLeadsTo(application);
  const screen = leadsTo && screenOf(leadsTo, application);
  return screen && toPath(screen);
};

const conversations: Destination = { _tag: 'Conversations' };

const welcomeOf = ({ application, communityName, zone }: ListedApplication, now: Instant): WelcomeView | undefined => {
  const { status, blocked, scheduledAt, slot } = application;
  if (blocked || !isAnyOf(status, ['onboarded'])) return undefined;
  return {
    firstDay:
      scheduledAt === undefined || scheduledAt < now
        ? welcomeWords.firstDayNotHere(communityName)
        : printAppointment(scheduledAt, slot, zone),
    ask: welcomeWords.askHere(communityName),
    chatHref: toPath(conversations),
  };
};

const placedCard = (job: ListedApplication, { now, ownZone, begun }: Viewer): PlacedCard => {
  const { application, positionName, communityName, address, description, zone, asks } = job;
  const { scheduledAt } = application;
  const key = cardKey(job);
  const left = asks && questionsLeft(asks.count, begun?.get(key) ?? []);
  const isClosed = isClosedJob(job, application);
  const actions = isClosed
    ? []
    : actionsView(application, { now, zone, questionsLeft: left, asksNothing: asks === undefined });
  const step: NextStep = isClosed ? { _tag: 'Over' } : namedStep(application, actions, now);
  const group = listGroup(application, step, now);
  const { tone, headline, next } = isClosed
    ? closedJobWords(communityName)
    : wordsOf(job, step, actions, { left, now });
  const card: JobCardView = {
    key,
    positionName,
    communityName,
    tone,
    headline,
    news: group === 'finished' ? undefined : newsOf(application, headline),
    next,
    when:
      scheduledAt !== undefined && showsWhen(application, now)
        ? whenView(scheduledAt, zone, ownZone, application.slot)
        : undefined,
    welcome: welcomeOf(job, now),
    progress: group === 'finished' ? undefined : progressView(application),
    actions,
    appointmentHref: appointmentHref(application),
    links: [
      { to: toPath(historyOf(application)), words: frameTexts.whatHappened },
      ...(application.applied === 'not-submitted'
        ? []
        : [{ to: toPath(whatWasSent(application)), words: frameTexts.whatYouSent }]),
    ],
    address: address === '' ? t.notAvailable : address,
    description: description === '' ? t.notAvailable : description,
    detailsOf: t.detailsOf(positionName, communityName),
  };
  return { group, application, card };
};

export const jobCardView = (job: ListedApplication, viewer: Viewer): JobCardView => placedCard(job, viewer).card;

/** My Job Applications: the cards in their groups (R13a), or, if there are none, the invitation to write to `mailbox` (spec 1 §2). */
export const myJobsView = (applications: readonly ListedApplication[], mailbox: string, viewer: Viewer): MyJobsView => {
  if (applications.length === 0) return { _tag: 'Empty', mailbox };
  const placed = applications.map((job) => placedCard(job, viewer));
  return {
    _tag: 'Ready',
    sections: inGroups(placed).map(({ group, cards }) => ({
      group,
      heading: t.groups[group],
      cards: cards.map(({ card }) => card),
    })),
  };
};
