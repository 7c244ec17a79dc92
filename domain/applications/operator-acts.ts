import { allowed, refused, type Decision } from '../decision';
import type { Instant } from '../time/instant';
import type { Application } from './application';
import { freed, inStatus, isExpected } from './appointments';
import { stepTo, type LifeStep } from './life-step';
import * as named from './named-statuses';
import { isAnyOf, meaningOf, stageOf, statusOf, type StatusCode } from './status-catalogue';

/** What an act requires of the application besides its status. */
export type OperatorNeed = 'application' | 'appointment' | 'interview' | 'outcome';

/** One act of R27's last row: the stage before, and the status it leads to. */
export interface OperatorTurn {
  readonly from: readonly StatusCode[];
  readonly to: StatusCode;
  readonly needs: OperatorNeed | undefined;
  /** The appointment will not take place, so its slot is released. */
  readonly frees: boolean;
}

/** Applied, perhaps with an appointment or a recording, but no interview held yet. */
const beforeTheOutcome = [named.pending, named.shortlisted, named.reviewed] as const;
/** Every unfinished status of the interview and onsite stages. */
const beforeAnOffer = [
  named.pending,
  named.candidateNoShow,
  named.interviewerNoShow,
  named.interviewed,
  named.putOff,
  named.newTimeAsked,
  named.shortlisted,
  named.reviewed,
  named.onsiteInvited,
  named.onsiteScheduled,
  named.onsiteInterviewed,
  named.onsiteCandidateNoShow,
  named.onsiteManagerNoShow,
  named.onsitePutOff,
  named.onsiteNotScheduled,
] as const;
const onboardingAgreed = [
  named.onboardingScheduled,
  named.onboardingCandidateNoShow,
  named.onboardingManagerNoShow,
] as const;

const turn = (
  from: readonly StatusCode[],
  to: StatusCode,
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
  review: turn([named.pending, named.shortlisted], named.reviewed, { needs: 'application' }),
  shortlist: turn([named.pending, named.reviewed], named.shortlisted, { needs: 'application' }),
  'interview-held': turn(beforeTheOutcome, named.interviewed, { needs: 'interview' }),
  'candidate-no-show': turn(beforeTheOutcome, named.candidateNoShow, { needs: 'appointment' }),
  'interviewer-no-show': turn(beforeTheOutcome, named.interviewerNoShow, { needs: 'appointment' }),
  'ask-for-new-time': turn(beforeTheOutcome, named.newTimeAsked, { needs: 'appointment', frees: true }),
  'cancel-interview': turn(
    [
      named.pending,
      named.candidateNoShow,
      named.interviewerNoShow,
      named.putOff,
      named.newTimeAsked,
      named.shortlisted,
      named.reviewed,
    ],
    named.interviewCanceled,
    { frees: true },
  ),
  'not-selected': turn(beforeAnOffer, named.notSelected, { frees: true }),
  transfer: turn(beforeAnOffer, named.transferred, { frees: true }),
  'invite-to-onsite': turn(
    [named.pending, named.interviewed, named.shortlisted, named.reviewed, named.onsiteNotScheduled],
    named.onsiteInvited,
    { needs: 'outcome' },
  ),
  'invitation-expired': turn([named.onsiteInvited], named.invitationExpired),
  'onsite-not-scheduled': turn(
    [named.onsiteInvited, named.onsiteCandidateNoShow, named.onsiteManagerNoShow, named.onsitePutOff],
    named.onsiteNotScheduled,
  ),
  'onsite-held': turn([named.onsiteScheduled], named.onsiteInterviewed),
  'onsite-candidate-no-show': turn([named.onsiteScheduled], named.onsiteCandidateNoShow),
  'onsite-manager-no-show': turn([named.onsiteScheduled], named.onsiteManagerNoShow),
  'cancel-onsite': turn(
    [
      named.onsiteInvited,
      named.onsiteScheduled,
      named.onsiteCandidateNoShow,
      named.onsiteManagerNoShow,
      named.onsitePutOff,
    ],
    named.onsiteCanceled,
    { frees: true },
  ),
  offer: turn(
    [
      named.pending,
      named.interviewed,
      named.shortlisted,
      named.reviewed,
      named.onsiteInterviewed,
      named.onsiteNotScheduled,
    ],
    named.offered,
    { needs: 'outcome' },
  ),
  'offer-expired': turn([named.offered], named.offerExpired),
  'take-offer-back': turn([named.offered], named.offerTakenBack),
  onboarded: turn([named.onboardingScheduled], named.onboarded),
  'not-onboarded': turn(onboardingAgreed, named.notOnboarded),
  'onboarding-candidate-no-show': turn([named.onboardingScheduled], named.onboardingCandidateNoShow),
  'onboarding-manager-no-show': turn([named.onboardingScheduled], named.onboardingManagerNoShow),
  'cancel-onboarding': turn(onboardingAgreed, named.onboardingCanceled, { frees: true }),
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
    return refused({ _tag: 'ActOutOfTurn', act, code: status.code, meaning: meaningOf(status), from });
  if (needs !== undefined && !isMet[needs](application)) return refused({ _tag: 'ActTooEarly', act, needs });
  const gives = frees && isExpected(application);
  const next = inStatus(statusOf(to), gives ? freed(application) : application);
  return allowed({
    ...stepTo(act === 'offer' ? withOffer(next, now) : next),
    freed: gives ? stageOf(status) : undefined,
  });
};
