import { allowed, type Decision } from '../decision';
import type { OfferTerms } from '../scheduling/lead-time';
import { noMovesLeft, notOffered, type ActRefusal, type CandidateActName } from './act-refusals';
import type { Application } from './application';
import { freed, inStatus } from './appointments';
import { actionsShown, moveKindOf, type CardAction } from './card-actions';
import { stepTo, type LifeStep } from './life-step';
import { hasMovesLeft, moveUsed } from './moves';
import { isAnyOf, stageOf, statusOf, type Stage, type StatusCode } from './status-catalogue';
import { isScreeningOpen } from './open-screening';
import { takeTime, type TakeTime } from './taking-a-time';
import { appliesFirst } from './time-offer';
import { declineTurns, isFinished, whenOfferedAgain, whenPutOff, whenWithdrawn, type Declinable } from './turns';

/** A candidate's act on an application (R27). A reason, where one is required, is the form's business (R18, spec 2 §5). */
export type CandidateAct = TakeTime | { readonly _tag: Exclude<CandidateActName, TakeTime['_tag']> };

type Step = Decision<ActRefusal, LifeStep>;

/** Acts that no card names are still nobody's whose application ended, is blocked, or stands in a status without a meaning (R9, R10, R27). */
const goesOn = ({ status, blocked }: Application): boolean =>
  !blocked && status._tag === 'Listed' && !isFinished(status);

/** Whether an offer was made: its date says so; without one, only an offer opens the onboarding of what is not self-recorded (R10 row 5). */
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
  if (!shows(application, 'record-interview', 'continue-recording')) return notOffered(act, application);
  return appliesFirst(application)
    ? { _tag: 'Refused', reason: { _tag: 'ScreeningNotPassed', screening: application.screening } }
    : allowed(stepTo({ ...application, applied: 'interview-arranged' }));
};

const recordingSubmitted = (act: CandidateActName, application: Application, { now }: OfferTerms): Step =>
  shows(application, 'continue-recording')
    ? allowed(stepTo({ ...application, selfRecordCompleted: true, recordingSubmittedAt: now }))
    : notOffered(act, application);

/** The slot of the stage it is in is given back, and the application goes on in another status. */
const givenBack = (application: Application, stage: Stage, code: StatusCode): LifeStep => ({
  ...stepTo(inStatus(statusOf(code), freed(application))),
  freed: stage,
});

/** The actions of a card that give an appointment up. */
export const cancelActions = ['cancel', 'cancel-onboarding', 'cancel-onsite'] as const;

const putOff = (act: CandidateActName, application: Application): Step => {
  if (!shows(application, ...cancelActions)) return notOffered(act, application);
  const kind = moveKindOf(application);
  const { allowances } = application;
  if (!hasMovesLeft(allowances[kind])) return noMovesLeft(application);
  const stage = stageOf(application.status);
  const code = stage === 'onboarding' && wasOffered(application) ? whenOfferedAgain : whenPutOff[stage];
  const used = { ...application, allowances: { ...allowances, [kind]: moveUsed(allowances[kind]) } };
  return allowed(givenBack(used, stage, code));
};

const withdrawn = (act: CandidateActName, application: Application): Step => {
  if (!shows(application, ...cancelActions)) return notOffered(act, application);
  const stage = stageOf(application.status);
  return allowed(givenBack(application, stage, whenWithdrawn[stage]));
};

const declined = (act: CandidateActName, application: Application, what: Declinable): Step => {
  const { from, to } = declineTurns[what];
  return isAnyOf(application.status, [from]) && goesOn(application)
    ? allowed(stepTo(inStatus(statusOf(to), application)))
    : notOffered(act, application);
};

/**
 * What a candidate's act writes, or why it is not taken (R27). Nothing is taken where the card doesn't offer it enabled at this instant
 * (R10b), and nothing on an application that is finished, blocked or in a status that nobody has listed.
 *
 * - Answering the screening and storing a resume stand on pages of their own, and are asked for before the card offers anything else.
 * - R6a: having applied elsewhere counts as a passed screening.
 * - A recording is submitted once an answer is stored; an answer is stored where the card offers Record Interview or Continue Recording.
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
