import { joinWindow, type JoinRefusal } from './join-window';
import type { Instant } from '../time/instant';
import type { Application } from './application';
import type { MoveKind } from '../positions/kinds';
import { hasMovesLeft, type NoMovesLeft } from './moves';
import { beforeTheOutcome, isAnyOf, type StatusName } from './status-catalogue';

/** What a card can offer (R10). */
export type CardAction =
  | 'apply-external'
  | 'schedule'
  | 'upload-resume'
  | 'submit-skill-filter'
  | 'record-interview'
  | 'continue-recording'
  | 'join-meeting'
  | 'view-details'
  | 'reschedule'
  | 'cancel'
  | 'schedule-onsite'
  | 'reschedule-onsite'
  | 'cancel-onsite'
  | 'schedule-onboarding'
  | 'reschedule-onboarding'
  | 'cancel-onboarding';

/** Why an action on the card is disabled. */
export type ActionBarrier = NoMovesLeft | JoinRefusal;

/** An action on a card, usable or disabled (R10). */
export interface OfferedAction {
  readonly action: CardAction;
  /** Undefined: the action can be used. */
  readonly barrier: ActionBarrier | undefined;
}

/** One row of R10: when it applies and what it offers. `gated` actions are disabled when no move is left. */
export interface CardRow {
  readonly row: number;
  /** `appointment`: one is booked, which the actions move or cancel, but nothing requires them. `application`: its action makes the application first. */
  readonly about?: 'appointment' | 'application';
  readonly when: (application: Application) => boolean;
  readonly offers: (application: Application) => readonly CardAction[];
  readonly gated: readonly CardAction[];
}

const always =
  (...actions: readonly CardAction[]) =>
  (): readonly CardAction[] =>
    actions;

const inStatus =
  (...names: readonly StatusName[]) =>
  (application: Application): boolean =>
    isAnyOf(application.status, names);

const missesResume = (a: Application): boolean => a.resume === 'required' && !a.hasResume;
const recordsByItself = (a: Application): boolean => a.interviewKind === 'self-record' && !a.onboarding;
const beforeInterview = (a: Application): boolean =>
  a.applied === 'not-submitted' || a.applied === 'screening-submitted';
const arranged = (a: Application): boolean => a.applied === 'interview-arranged';
const linkedActions = (a: Application): readonly CardAction[] =>
  a.meetingLink === undefined ? ['reschedule', 'cancel'] : ['join-meeting', 'reschedule', 'cancel'];

/** R10 as data. The first row that applies decides; if none does, row 21 offers nothing. */
export const cardRows: readonly CardRow[] = [
  { row: 1, when: (a) => a.blocked, offers: always(), gated: [] },
  { row: 2, when: inStatus('onsite invited'), offers: always('schedule-onsite'), gated: [] },
  {
    row: 3,
    about: 'appointment',
    when: inStatus('onsite scheduled'),
    offers: (a) => (a.onsiteLocked ? ['reschedule-onsite'] : ['reschedule-onsite', 'cancel-onsite']),
    gated: ['reschedule-onsite'],
  },
  {
    row: 4,
    when: inStatus('onsite candidate no show'),
    offers: always('reschedule-onsite'),
    gated: ['reschedule-onsite'],
  },
  {
    row: 4,
    when: inStatus('onsite manager no show', 'onsite put off'),
    offers: always('reschedule-onsite'),
    gated: [],
  },
  {
    row: 5,
    when: (a) => inStatus('offered')(a) && a.onboarding,
    offers: always('schedule-onboarding'),
    gated: [],
  },
  {
    row: 6,
    about: 'appointment',
    when: inStatus('onboarding scheduled'),
    offers: always('reschedule-onboarding', 'cancel-onboarding'),
    gated: ['reschedule-onboarding'],
  },
  {
    row: 7,
    when: inStatus('onboarding candidate no show'),
    offers: always('reschedule-onboarding'),
    gated: ['reschedule-onboarding'],
  },
  { row: 7, when: inStatus('onboarding manager no show'), offers: always('reschedule-onboarding'), gated: [] },
  { row: 8, when: inStatus('candidate no show'), offers: always('reschedule'), gated: ['reschedule'] },
  {
    row: 8,
    when: inStatus('interviewer no show', 'put off', 'new time asked'),
    offers: always('reschedule'),
    gated: [],
  },
  {
    row: 9,
    when: (a) => !inStatus(...beforeTheOutcome)(a) || a.screening === 'not-selected',
    offers: always(),
    gated: [],
  },
  { row: 10, when: (a) => beforeInterview(a) && missesResume(a), offers: always('upload-resume'), gated: [] },
  {
    row: 11,
    when: (a) => a.applied === 'screening-submitted' && a.screening === 'open',
    offers: always('submit-skill-filter'),
    gated: [],
  },
  {
    row: 12,
    when: (a) => a.applied === 'screening-submitted' && a.screening !== 'passed',
    offers: always(),
    gated: [],
  },
  {
    row: 13,
    when: (a) => a.applied === 'not-submitted' && a.externalApplicationUrl !== undefined,
    offers: always('apply-external'),
    gated: [],
  },
  {
    row: 14,
    about: 'application',
    when: (a) => beforeInterview(a) && recordsByItself(a),
    offers: always('record-interview'),
    gated: [],
  },
  { row: 15, about: 'application', when: beforeInterview, offers: always('schedule'), gated: [] },
  {
    row: 16,
    when: (a) => arranged(a) && a.selfRecordCompleted && missesResume(a),
    offers: always('upload-resume'),
    gated: [],
  },
  {
    row: 17,
    when: (a) => arranged(a) && recordsByItself(a) && !a.selfRecordCompleted,
    offers: always('continue-recording'),
    gated: [],
  },
  {
    row: 18,
    when: (a) => arranged(a) && a.interviewKind === 'self-record' && a.onboarding && a.scheduledAt === undefined,
    offers: always('schedule'),
    gated: [],
  },
  {
    row: 19,
    about: 'appointment',
    when: (a) => arranged(a) && a.interviewKind === 'video',
    offers: linkedActions,
    gated: ['reschedule'],
  },
  {
    row: 20,
    about: 'appointment',
    when: (a) => arranged(a) && a.interviewKind === 'in-person',
    offers: always('view-details', 'reschedule', 'cancel'),
    gated: ['reschedule'],
  },
];

const otherwise: CardRow = { row: 21, when: () => true, offers: always(), gated: [] };

/** Which allowance a move from this card uses (R10, last paragraph). */
export const moveKindOf = (application: Application): MoveKind => {
  if (inStatus('onsite scheduled', 'onsite candidate no show', 'onsite manager no show', 'onsite put off')(application))
    return 'onsite';
  if (inStatus('onboarding scheduled', 'onboarding candidate no show', 'onboarding manager no show')(application))
    return 'onboarding';
  if (application.interviewKind === 'self-record' && application.onboarding) return 'onboarding';
  return application.interviewKind === 'in-person' ? 'in-person' : 'video';
};

const barrierOf = (action: CardAction, { gated }: CardRow, application: Application, now: Instant) => {
  if (gated.includes(action)) {
    const kind = moveKindOf(application);
    const allowance = application.allowances[kind];
    return hasMovesLeft(allowance) ? undefined : ({ _tag: 'NoMovesLeft', kind, left: 0 } as const);
  }
  return action === 'join-meeting' ? joinBarrier(application, now) : undefined;
};

const joinBarrier = (application: Application, now: Instant): ActionBarrier | undefined => {
  const window = joinWindow(application.scheduledAt, application.meetingLink, application.status, now);
  return window._tag === 'Refused' ? window.reason : undefined;
};

/** The row of R10 that decides for this application. */
export const decidingRow = (application: Application): CardRow =>
  cardRows.find(({ when }) => when(application)) ?? otherwise;

/** Every action on the card in the order of R10, disabled ones included. */
export const actionsShown = (application: Application): readonly CardAction[] =>
  decidingRow(application).offers(application);

/** The actions a card offers now, in the order of R10, each with what disables it. */
export const cardActions = (application: Application, now: Instant): readonly OfferedAction[] => {
  const row = decidingRow(application);
  return row.offers(application).map((action) => ({ action, barrier: barrierOf(action, row, application, now) }));
};

/** Whether the card offers an action, enabled, now: the server checks this before it acts (R10b). */
export const offersEnabled = (application: Application, action: CardAction, now: Instant): boolean =>
  cardActions(application, now).some((offered) => offered.action === action && offered.barrier === undefined);
