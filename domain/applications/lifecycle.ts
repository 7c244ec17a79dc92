import { allowed, type Decision } from '../decision';
import type { OfferTerms } from '../positions/lead-time';
import { noMovesLeft, notOffered, type ActRefusal, type CandidateActName } from './act-refusals';
import type { Application } from './application';
import { freed, inStatus } from './appointments';
import { actionsShown, moveKindOf, type CardAction } from './card-actions';
import { stepTo, type LifeStep } from './life-step';
import { hasMovesLeft, moveUsed } from './moves';
import { isAnyOf, named, stageOf, type StatusName } from './status-catalogue';
import type { Stage } from '../positions/kinds';
import { isScreeningOpen } from './open-screening';
import { recordsNow, resumeAside } from './recording-due';
import { takeTime, type TakeTime } from './taking-a-time';
import { declineTurns, isFinished, whenOfferedAgain, whenPutOff, whenWithdrawn, type Declinable } from './turns';

/** A candidate's act on an application (R27). The form checks for a required reason (R18, spec 2 §5). */
export type CandidateAct = TakeTime | { readonly _tag: Exclude<CandidateActName, TakeTime['_tag']> };

type Step = Decision<ActRefusal, LifeStep>;

/** Whether the application accepts acts at all: it has not ended, is not blocked and has a listed status (R9, R10, R27). */
export const goesOn = ({ status, blocked }: Application): boolean =>
  !blocked && status._tag === 'Listed' && !isFinished(status);

/** Whether an offer was made: the application has onboarding, and an offer date unless the interview isn't self-recorded (R10 row 5). */
export const wasOffered = ({ onboarding, offeredAt, interviewKind }: Application): boolean =>
  onboarding && (offeredAt !== undefined || interviewKind !== 'self-record');

const shows = (application: Application, ...actions: readonly CardAction[]): boolean =>
  actionsShown(application).some((action) => actions.includes(action));

const screened = (act: CandidateActName, application: Application, screening: 'passed' | 'not-selected'): Step =>
  goesOn(application) && isScreeningOpen(application)
    ? allowed(stepTo({ ...application, applied: 'screening-submitted', screening }))
    : notOffered(act, application);

const appliedElsewhere = (act: CandidateActName, application: Application): Step =>
  shows(application, 'apply-external')
    ? allowed(stepTo({ ...application, applied: 'screening-submitted', screening: 'passed' }))
    : notOffered(act, application);

const resumeStored = (act: CandidateActName, application: Application): Step =>
  goesOn(application) ? allowed(stepTo({ ...application, hasResume: true })) : notOffered(act, application);

const answerStored = (act: CandidateActName, application: Application): Step => {
  if (recordsNow(application)) return allowed(stepTo({ ...application, applied: 'interview-arranged' }));
  return shows(resumeAside(application), 'record-interview')
    ? { _tag: 'Refused', reason: { _tag: 'ScreeningNotPassed', screening: application.screening } }
    : notOffered(act, application);
};

const recordingSubmitted = (act: CandidateActName, application: Application, { now }: OfferTerms): Step =>
  shows(application, 'continue-recording')
    ? allowed(stepTo({ ...application, selfRecordCompleted: true, recordingSubmittedAt: now }))
    : notOffered(act, application);

/** Releases the slot of the current stage and changes the status. */
const givenBack = (application: Application, stage: Stage, next: StatusName): LifeStep => ({
  ...stepTo(inStatus(named(next), freed(application))),
  freed: stage,
});

/** The card's actions that cancel an appointment. */
export const cancelActions = ['cancel', 'cancel-onboarding', 'cancel-onsite'] as const;

const putOff = (act: CandidateActName, application: Application): Step => {
  if (!shows(application, ...cancelActions)) return notOffered(act, application);
  const kind = moveKindOf(application);
  const { allowances } = application;
  if (!hasMovesLeft(allowances[kind])) return noMovesLeft(application);
  const stage = stageOf(application.status);
  const next = stage === 'onboarding' && wasOffered(application) ? whenOfferedAgain : whenPutOff[stage];
  const used = { ...application, allowances: { ...allowances, [kind]: moveUsed(allowances[kind]) } };
  return allowed(givenBack(used, stage, next));
};

const withdrawn = (act: CandidateActName, application: Application): Step => {
  if (!shows(application, ...cancelActions)) return notOffered(act, application);
  const stage = stageOf(application.status);
  return allowed(givenBack(application, stage, whenWithdrawn[stage]));
};

const declined = (act: CandidateActName, application: Application, what: Declinable): Step => {
  const { from, to } = declineTurns[what];
  return isAnyOf(application.status, [from]) && goesOn(application)
    ? allowed(stepTo(inStatus(named(to), application)))
    : notOffered(act, application);
};

/**
 * What a candidate's act writes, or why it is refused (R27). An act is refused unless the card offers it, enabled, at this instant (R10b),
 * and always if the application is finished, blocked or in an unlisted status.
 *
 * - Answering the screening and storing a resume have their own pages and may come before the card offers them.
 * - R6a: having applied elsewhere counts as a passed screening.
 * - A recording can be submitted once an answer is stored; an answer can be stored when the card offers Record Interview or Continue
 *   Recording, or would if the required resume were here (R60).
 */
export const candidateAct = (application: Application, act: CandidateAct, terms: OfferTerms): Step => {
  switch (act._tag) {
    case 'Book':
    case 'Move':
      return takeTime(application, act, terms);
    case 'PassScreening':
      return screened(act._tag, application, 'passed');
    case 'FailScreening':
      return screened(act._tag, application, 'not-selected');
    case 'ConfirmExternalApplication':
      return appliedElsewhere(act._tag, application);
    case 'StoreResume':
      return resumeStored(act._tag, application);
    case 'StoreAnswer':
      return answerStored(act._tag, application);
    case 'SubmitRecording':
      return recordingSubmitted(act._tag, application, terms);
    case 'RescheduleLater':
      return putOff(act._tag, application);
    case 'Withdraw':
      return withdrawn(act._tag, application);
    case 'DeclineOffer':
      return declined(act._tag, application, 'offer');
    case 'DeclineInvitation':
      return declined(act._tag, application, 'invitation');
  }
};
