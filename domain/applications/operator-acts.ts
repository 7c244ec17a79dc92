import { allowed, refused, type Decision } from '../decision';
import type { Instant } from '../time/instant';
import type { Application } from './application';
import { freed, inStatus } from './appointments';
import { stepTo, type LifeStep } from './life-step';
import { isAnyOf, meaningOf, stageOf, statusOf, type StatusCode } from './status-catalogue';

/** What an act asks of the application besides its status. */
export type OperatorNeed = 'application' | 'appointment' | 'interview' | 'outcome';

/** One act of R27's last row: the stage before, and the status it leads to. */
export interface OperatorTurn {
  readonly from: readonly StatusCode[];
  readonly to: StatusCode;
  readonly needs: OperatorNeed | undefined;
  /** The appointment will not take place: its slot is given back. */
  readonly frees: boolean;
}

/** Applied, perhaps with an appointment or a recording: no interview was held yet. */
const beforeTheOutcome = [0, 19, 20] as const;
/** All that the interview's stage and the onsite stage can be in without being finished. */
const beforeAnOffer = [0, 3, 12, 13, 16, 17, 19, 20, 32, 35, 36, 37, 38, 41, 42] as const;
const onboardingAgreed = [21, 24, 25] as const;

const turn = (
  from: readonly StatusCode[],
  to: StatusCode,
  { needs, frees = false }: { readonly needs?: OperatorNeed; readonly frees?: boolean } = {},
): OperatorTurn => ({ from, to, needs, frees });

/**
 * The employer's acts on an application (R27: 'the stage before'). Decided here, as R27 names only some:
 * - An interview, a visit or an onboarding is held or missed from the status in which its slot is held.
 * - Reviewed and shortlisted belong to an application whose interview was not held yet.
 * - An offer and an invitation to onsite follow an outcome: an interview (13), a visit (36), a visit that was not arranged (42), a submitted recording.
 * - 17 asks for a new time without using a move; 28 takes an offer back; 31, 27 and 40 are the manager's cancellations of the three stages.
 * - An offered or agreed onboarding ends by its own words (23, 27, 28, 29), not by 'not selected' or a transfer.
 */
export const operatorTurns = {
  review: turn([0, 19], 20, { needs: 'application' }),
  shortlist: turn([0, 20], 19, { needs: 'application' }),
  'interview-held': turn(beforeTheOutcome, 13, { needs: 'interview' }),
  'candidate-no-show': turn(beforeTheOutcome, 3, { needs: 'appointment' }),
  'interviewer-no-show': turn(beforeTheOutcome, 12, { needs: 'appointment' }),
  'ask-for-new-time': turn(beforeTheOutcome, 17, { needs: 'appointment', frees: true }),
  'cancel-interview': turn([0, 3, 12, 16, 17, 19, 20], 31, { frees: true }),
  'not-selected': turn(beforeAnOffer, 2, { frees: true }),
  transfer: turn(beforeAnOffer, 15, { frees: true }),
  'invite-to-onsite': turn([0, 13, 19, 20, 42], 32, { needs: 'outcome' }),
  'invitation-expired': turn([32], 33),
  'onsite-not-scheduled': turn([32, 37, 38, 41], 42),
  'onsite-held': turn([35], 36),
  'onsite-candidate-no-show': turn([35], 37),
  'onsite-manager-no-show': turn([35], 38),
  'cancel-onsite': turn([32, 35, 37, 38, 41], 40, { frees: true }),
  offer: turn([0, 13, 19, 20, 36, 42], 1, { needs: 'outcome' }),
  'offer-expired': turn([1], 29),
  'take-offer-back': turn([1], 28),
  onboarded: turn([21], 22),
  'not-onboarded': turn(onboardingAgreed, 23),
  'onboarding-candidate-no-show': turn([21], 24),
  'onboarding-manager-no-show': turn([21], 25),
  'cancel-onboarding': turn(onboardingAgreed, 27, { frees: true }),
} as const satisfies Readonly<Record<string, OperatorTurn>>;

export type OperatorTurnName = keyof typeof operatorTurns;

/** Blocking takes every action from the candidate, whatever the status, and unblocking gives them back (R10 row 1). */
export type OperatorAct = OperatorTurnName | 'block' | 'unblock';

export type OperatorRefusal =
  | {
      readonly _tag: 'ActOutOfTurn';
      readonly act: OperatorTurnName;
      readonly code: number;
      readonly meaning: string;
      readonly from: readonly StatusCode[];
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

/** An appointment that is still to come: those of other statuses are history and stay. */
const stillToCome = (a: Application): boolean => a.slot !== undefined && (undecided(a) || isAnyOf(a.status, [21, 35]));

/** An offer makes onboarding part of the application and keeps its date (R10, R27). */
const withOffer = (application: Application, now: Instant): Application => ({
  ...application,
  onboarding: true,
  offeredAt: now,
});

const blocking = (application: Application, blocked: boolean): Decision<never, LifeStep> =>
  allowed(stepTo({ ...application, blocked }));

/** What an employer's act writes, or why it is not its turn (R27). It is not the portal's to ask whether an appointment's time has come. */
export const operatorAct = (
  application: Application,
  act: OperatorAct,
  now: Instant,
): Decision<OperatorRefusal, LifeStep> => {
  if (act === 'block' || act === 'unblock') return blocking(application, act === 'block');
  const { from, to, needs, frees }: OperatorTurn = operatorTurns[act];
  const { status } = application;
  if (!isAnyOf(status, from))
    return refused({ _tag: 'ActOutOfTurn', act, code: status.code, meaning: meaningOf(status), from });
  if (needs !== undefined && !isMet[needs](application)) return refused({ _tag: 'ActTooEarly', act, needs });
  const gives = frees && stillToCome(application);
  const next = inStatus(statusOf(to), gives ? freed(application) : application);
  return allowed({
    ...stepTo(act === 'offer' ? withOffer(next, now) : next),
    freed: gives ? stageOf(status) : undefined,
  });
};
