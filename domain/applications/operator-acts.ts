import { allowed, refused, type Decision } from '../decision';
import type { Instant } from '../time/instant';
import type { Application } from './application';
import { freed, inStatus, isExpected } from './appointments';
import { stepTo, type LifeStep } from './life-step';
import { beforeTheOutcome, codeOf, isAnyOf, meaningOf, named, stageOf, type StatusName } from './status-catalogue';

/** What an act requires of the application besides its status. */
export type OperatorNeed = 'application' | 'appointment' | 'interview' | 'outcome';

/** One act of R27's last row: the stage before, and the status it leads to. */
export interface OperatorTurn {
  readonly from: readonly StatusName[];
  readonly to: StatusName;
  readonly needs: OperatorNeed | undefined;
  /** The appointment will not take place, so its slot is released. */
  readonly frees: boolean;
}

/** Every unfinished status of the interview and onsite stages. */
const beforeAnOffer = [
  'pending',
  'candidate no show',
  'interviewer no show',
  'interviewed',
  'put off',
  'new time asked',
  'shortlisted',
  'reviewed',
  'onsite invited',
  'onsite scheduled',
  'onsite interviewed',
  'onsite candidate no show',
  'onsite manager no show',
  'onsite put off',
  'onsite not scheduled',
] as const;
const onboardingAgreed = [
  'onboarding scheduled',
  'onboarding candidate no show',
  'onboarding manager no show',
] as const;

const turn = (
  from: readonly StatusName[],
  to: StatusName,
  { needs, frees = false }: { readonly needs?: OperatorNeed; readonly frees?: boolean } = {},
): OperatorTurn => ({ from, to, needs, frees });

/**
 * The employer's acts on an application (R27: 'the stage before'). R27 names only some, so these are our decisions:
 * - An interview, a visit or an onboarding can be held or missed only from the status in which its slot is booked.
 * - Reviewed and shortlisted require that no interview was held yet.
 * - An offer and an onsite invitation need an outcome first: an interview (13), a visit (36), a visit not scheduled (42) or a submitted
 *   recording.
 * - 17 asks for a new time without using a move; 28 withdraws an offer; 31, 27 and 40 are the manager's cancellations of the three stages.
 * - An offered or scheduled onboarding ends in one of its own statuses (23, 27, 28, 29), not by 'not selected' or a transfer.
 */
export const operatorTurns = {
  review: turn(['pending', 'shortlisted'], 'reviewed', { needs: 'application' }),
  shortlist: turn(['pending', 'reviewed'], 'shortlisted', { needs: 'application' }),
  'interview-held': turn(beforeTheOutcome, 'interviewed', { needs: 'interview' }),
  'candidate-no-show': turn(beforeTheOutcome, 'candidate no show', { needs: 'appointment' }),
  'interviewer-no-show': turn(beforeTheOutcome, 'interviewer no show', { needs: 'appointment' }),
  'ask-for-new-time': turn(beforeTheOutcome, 'new time asked', { needs: 'appointment', frees: true }),
  'cancel-interview': turn(
    ['pending', 'candidate no show', 'interviewer no show', 'put off', 'new time asked', 'shortlisted', 'reviewed'],
    'interview canceled',
    { frees: true },
  ),
  'not-selected': turn(beforeAnOffer, 'not selected', { frees: true }),
  transfer: turn(beforeAnOffer, 'transferred', { frees: true }),
  'invite-to-onsite': turn(
    ['pending', 'interviewed', 'shortlisted', 'reviewed', 'onsite not scheduled'],
    'onsite invited',
    { needs: 'outcome' },
  ),
  'invitation-expired': turn(['onsite invited'], 'invitation expired'),
  'onsite-not-scheduled': turn(
    ['onsite invited', 'onsite candidate no show', 'onsite manager no show', 'onsite put off'],
    'onsite not scheduled',
  ),
  'onsite-held': turn(['onsite scheduled'], 'onsite interviewed'),
  'onsite-candidate-no-show': turn(['onsite scheduled'], 'onsite candidate no show'),
  'onsite-manager-no-show': turn(['onsite scheduled'], 'onsite manager no show'),
  'cancel-onsite': turn(
    ['onsite invited', 'onsite scheduled', 'onsite candidate no show', 'onsite manager no show', 'onsite put off'],
    'onsite canceled',
    { frees: true },
  ),
  offer: turn(
    ['pending', 'interviewed', 'shortlisted', 'reviewed', 'onsite interviewed', 'onsite not scheduled'],
    'offered',
    { needs: 'outcome' },
  ),
  'offer-expired': turn(['offered'], 'offer expired'),
  'take-offer-back': turn(['offered'], 'offer taken back'),
  onboarded: turn(['onboarding scheduled'], 'onboarded'),
  'not-onboarded': turn(onboardingAgreed, 'not onboarded'),
  'onboarding-candidate-no-show': turn(['onboarding scheduled'], 'onboarding candidate no show'),
  'onboarding-manager-no-show': turn(['onboarding scheduled'], 'onboarding manager no show'),
  'cancel-onboarding': turn(onboardingAgreed, 'onboarding canceled', { frees: true }),
} as const satisfies Readonly<Record<string, OperatorTurn>>;

/** An act of the employer's that changes the status. */
export type OperatorTurnName = keyof typeof operatorTurns;

/** Blocking takes every action from the candidate, whatever the status, and unblocking gives them back (R10 row 1). */
export type OperatorAct = OperatorTurnName | 'block' | 'unblock';

/** Why an employer's act is refused: the status is none of `from`, or what it `needs` hasn't happened yet (R27). */
export type OperatorRefusal =
  | {
      readonly _tag: 'ActOutOfTurn';
      readonly act: OperatorTurnName;
      readonly code: number;
      readonly meaning: string;
      readonly from: readonly StatusName[];
    }
  | { readonly _tag: 'ActTooEarly'; readonly act: OperatorTurnName; readonly needs: OperatorNeed };

const arranged = (a: Application): boolean => a.applied === 'interview-arranged';
const undecided = (a: Application): boolean => isAnyOf(a.status, beforeTheOutcome);

const isMet: Readonly<Record<OperatorNeed, (application: Application) => boolean>> = {
  application: (a) => a.applied !== 'not-submitted',
  appointment: (a) => arranged(a) && a.interviewKind !== 'self-record',
  interview: (a) => arranged(a) && (a.interviewKind !== 'self-record' || a.selfRecordCompleted),
  outcome: (a) => !undecided(a) || (arranged(a) && a.selfRecordCompleted),
};

/** An offer makes onboarding part of the application and keeps its date (R10, R27). */
const withOffer = (application: Application, now: Instant): Application => ({
  ...application,
  onboarding: true,
  offeredAt: now,
});

const blocking = (application: Application, blocked: boolean): Decision<never, LifeStep> =>
  allowed(stepTo({ ...application, blocked }));

/** What an employer's act writes, or why it is refused (R27). The portal doesn't check whether the appointment's time has come. */
export const operatorAct = (
  application: Application,
  act: OperatorAct,
  now: Instant,
): Decision<OperatorRefusal, LifeStep> => {
  if (act === 'block' || act === 'unblock') return blocking(application, act === 'block');
  const { from, to, needs, frees }: OperatorTurn = operatorTurns[act];
  const { status } = application;
  if (!isAnyOf(status, from))
    return refused({ _tag: 'ActOutOfTurn', act, code: codeOf(status), meaning: meaningOf(status), from });
  if (needs !== undefined && !isMet[needs](application)) return refused({ _tag: 'ActTooEarly', act, needs });
  const gives = frees && isExpected(application);
  const next = inStatus(named(to), gives ? freed(application) : application);
  return allowed({
    ...stepTo(act === 'offer' ? withOffer(next, now) : next),
    freed: gives ? stageOf(status) : undefined,
  });
};
