import { isCallFailure, type CallFailure } from '../../application/failure';
import { isFileRefused } from '../../application/resumes/submit-resume.journey';
import type { GivingResume, MailState, ResumeUpload, SavedState } from '../../application/resumes/upload-resume.live';
import { myJobs, whatWasSent, type Destination } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import type { MailLinkRefusal } from '../../application/resumes/resumes.api';
import type { ResumeReceipt } from '../../application/files/receipt.api';
import {
  sayInviteRefusal,
  sayResumeNeededToSchedule,
  sayResumeRefusal,
  sayStoreResumeRefusal,
} from '../../application/resumes/resume-refusals.words';
import type { Position } from '../../domain/positions/position';
import { mayUpload, type ResumeChoice } from '../../domain/resumes/upload';
import { localMoment } from '../../domain/time/display';
import type { Instant } from '../../domain/time/instant';
import type { TimeZone } from '../../domain/time/time-zone';
import type { FailureView } from '../kit/failure-notice';
import type { StepsView } from '../applications/steps';
import { failureTexts } from '../texts/failures';
import { uploadResumeTexts as t } from './upload-resume.texts';
import { failureView, refusedView } from '../hooks/failure.view';
import { jobView, type JobView } from '../applications/job.view';
import type { FactView } from '../kit/facts';
import { stepsView } from '../applications/steps.view';

export interface UploadResumeState {
  readonly position: Position;
  /** Undefined if no one is signed in: an emailed link reveals nothing about the application. */
  readonly hasResume: boolean | undefined;
  /** The interview has its time already, so that no step to one is ahead. */
  readonly booked: boolean;
  readonly upload: ResumeUpload;
  readonly begun: GivingResume['begun'];
  /** Where OK leads. */
  readonly next: Destination;
  readonly saved: SavedState;
  readonly mail: MailState;
  /** 'Upload resume later' was pressed although the resume is required. */
  readonly laterAsked: boolean;
  readonly ownZone: TimeZone;
}

export interface SavedView {
  readonly path: string;
  readonly name: string;
  readonly detail: string;
  readonly chosen: boolean;
}

export interface ProgressView {
  readonly percent: number;
  readonly label: string;
  readonly note: string;
  readonly news: boolean;
  /** Once everything is sent, the server is storing it, and that can't be stopped. */
  readonly mayStop: boolean;
}

export interface SubmitView {
  readonly detail: string;
  readonly ready: boolean;
}

export interface MailView {
  readonly busy: boolean;
  readonly sent: boolean;
  readonly failure: FailureView | undefined;
}

interface Framed {
  readonly job: JobView;
  /** Undefined: the interview is booked. */
  readonly steps: StepsView | undefined;
  readonly backHref: string;
}

export type UploadResumeView =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Failed'; readonly failure: FailureView }
  | {
      readonly _tag: 'LinkOver';
      readonly href: string;
      /** What was sent with it; undefined: that is not known. */
      readonly receipt: readonly FactView[] | undefined;
    }
  | (Framed & {
      readonly _tag: 'Choosing';
      readonly lead: string;
      /** Where the stored resume can be viewed; undefined: there is none, or no one is signed in. */
      readonly sentHref: string | undefined;
      readonly file: { readonly name: string; readonly detail: string } | undefined;
      /** What to do about an upload that a reload interrupted. */
      readonly goesOn: string | undefined;
      /** What is wrong with the file, shown next to it. */
      readonly fault: string | undefined;
      /** What to do about it. */
      readonly faultHint: string | undefined;
      readonly saved: readonly SavedView[];
      readonly savedFailed: boolean;
      /** While a file is being sent, nothing else can be chosen. */
      readonly progress: ProgressView | undefined;
      readonly problem: FailureView | undefined;
      readonly submit: SubmitView;
      /** Undefined if no one is signed in. */
      readonly mail: MailView | undefined;
      readonly later: { readonly barrier: string | undefined } | undefined;
    })
  | (Framed & {
      readonly _tag: 'Uploaded';
      readonly facts: readonly FactView[];
      readonly byLink: boolean;
      /** What OK opens, in words. */
      readonly leadsTo: string;
    });

const leadOf = ({ position, hasResume, booked }: UploadResumeState): string => {
  if (hasResume === undefined) return t.byLink;
  if (hasResume) return t.given;
  switch (position.resume) {
    case 'required':
      if (booked) return t.requiredToJoin(position.communityName);
      return position.interviewKind === 'self-record'
        ? t.requiredRecorded(position.communityName)
        : t.required(position.communityName);
    case 'optional':
      return t.optional(position.communityName);
    case 'none':
      return t.notAsked;
  }
};

const choiceOf = ({ state }: ResumeUpload): ResumeChoice | undefined =>
  state._tag === 'NoneChosen' ? undefined : state.choice;

const nameOf = (choice: ResumeChoice): string => (choice._tag === 'NewFile' ? choice.name : choice.resume.resumeName);

const faultOf = ({ state, failure }: ResumeUpload): string | undefined => {
  if (state._tag === 'NoneChosen') return state.refusal && sayResumeRefusal(state.refusal);
  return failure !== undefined && isFileRefused(failure) ? sayResumeRefusal(failure) : undefined;
};

/** A message about file types doesn't help if the file has an accepted extension but other content (R20). */
const hintOf = ({ failure }: ResumeUpload): string | undefined => {
  if (failure?._tag === 'ContentMismatch') return t.notWhatItSays(failure.kind);
  return failure?._tag === 'UnpacksTooLarge' ? t.unpacksTooLarge : undefined;
};

const progressOf = ({ state, connectionDropped }: ResumeUpload): ProgressView | undefined => {
  if (state._tag !== 'Uploading') return undefined;
  const { choice, percent } = state;
  const bytes = choice._tag === 'NewFile' ? choice.bytes : 0;
  const sent = t.sentOf(t.bytes(Math.floor((bytes * percent) / 100)), t.bytes(bytes));
  return {
    percent,
    label: t.uploading(percent),
    note: connectionDropped ? t.connectionDropped : percent === 100 || bytes === 0 ? t.checking : sent,
    news: connectionDropped || percent === 100,
    mayStop: choice._tag === 'NewFile' && percent < 100,
  };
};

const refused = (text: string, keptNote: string | undefined): FailureView =>
  refusedView(t.failedTitle, text, { keptNote, action: failureTexts.tryAgain });

/** Why nothing was stored, if it was not because of the file: what happened, what was kept, what to do (R29). */
const problemOf = (upload: ResumeUpload): FailureView | undefined => {
  const { state, failure } = upload;
  if (state._tag !== 'Failed' || failure === undefined || isFileRefused(failure)) return undefined;
  const kept = t.keptChoice(nameOf(state.choice));
  if (!isCallFailure(failure)) return refused(sayStoreResumeRefusal(failure), kept);
  if (failure._tag === 'NoConnection' || failure._tag === 'AnswerLost') return refused(t.connectionLost, t.keptPart);
  return { ...failureView(failure, t.failedTitle), keptNote: kept };
};

const submitOf = ({ state }: ResumeUpload, hasSaved: boolean): SubmitView => {
  if (state._tag === 'NoneChosen' || state._tag === 'Uploading' || state._tag === 'Uploaded')
    return { detail: hasSaved ? t.chooseFirst : t.chooseFileFirst, ready: false };
  const { choice } = state;
  if (mayUpload(state)._tag === 'Refused') return { detail: t.chooseOtherFirst, ready: false };
  return { detail: choice._tag === 'NewFile' ? t.uploadNow(nameOf(choice)) : t.useSaved(nameOf(choice)), ready: true };
};

const mailFailure = (failure: CallFailure | MailLinkRefusal): FailureView =>
  isCallFailure(failure)
    ? failureView(failure, t.mailFailed)
    : { ...refused(sayInviteRefusal(failure), undefined), title: t.mailFailed, action: undefined };

const mailOf = (mail: MailState): MailView => ({
  busy: mail._tag === 'Asking',
  sent: mail._tag === 'Sent',
  failure: mail._tag === 'NotSent' ? mailFailure(mail.failure) : undefined,
});

const savedOf = ({ saved, upload }: UploadResumeState): readonly SavedView[] => {
  if (typeof saved === 'string') return [];
  const choice = choiceOf(upload);
  return saved.map(({ resumeName, resumePath, positionName }) => ({
    path: resumePath,
    name: resumeName,
    detail: t.savedFor(positionName),
    chosen: choice?._tag === 'SavedResume' && choice.resume.resumePath === resumePath,
  }));
};

const receivedFact = (receivedAt: Instant, ownZone: TimeZone): FactView => {
  const { day, time, zoneShort } = localMoment(receivedAt, ownZone);
  return { label: t.received, value: `${day}, ${time} ${zoneShort}` };
};

/** The receipt of a resume of which only its name and its time are known. */
export const receivedFacts = (
  { name, receivedAt }: Pick<ResumeReceipt, 'name' | 'receivedAt'>,
  ownZone: TimeZone,
): readonly FactView[] => [{ label: t.file, value: name }, receivedFact(receivedAt, ownZone)];

const factsOf = (
  { position, ownZone }: UploadResumeState,
  { name, bytes, receivedAt }: ResumeReceipt,
): readonly FactView[] => [
  { label: t.file, value: name },
  { label: t.size, value: t.bytes(bytes) },
  receivedFact(receivedAt, ownZone),
  { label: t.job, value: `${position.positionName}, ${position.communityName}` },
];

/** The resume upload (spec 1 §2, §4): choose, send, stored. */
export const uploadResumeView = (state: UploadResumeState): UploadResumeView => {
  const { position, hasResume, upload, next } = state;
  const framed: Framed = {
    job: jobView(position),
    steps: state.booked ? undefined : stepsView('resume', position),
    backHref: toPath(myJobs),
  };
  const byLink = hasResume === undefined;
  if (upload.receipt !== undefined)
    return { ...framed, _tag: 'Uploaded', facts: factsOf(state, upload.receipt), byLink, leadsTo: t.leadsTo(next) };
  const choice = choiceOf(upload);
  const saved = savedOf(state);
  const missing = position.resume === 'required' && hasResume === false;
  return {
    ...framed,
    _tag: 'Choosing',
    lead: leadOf(state),
    sentHref: hasResume === true ? toPath(whatWasSent(position)) : undefined,
    file: choice?._tag === 'NewFile' ? { name: choice.name, detail: t.bytes(choice.bytes) } : undefined,
    goesOn: state.begun && choice === undefined ? t.goesOn(state.begun.name, state.begun.percent) : undefined,
    fault: faultOf(upload),
    faultHint: hintOf(upload),
    saved,
    savedFailed: state.saved === 'failed',
    progress: progressOf(upload),
    problem: problemOf(upload),
    submit: submitOf(upload, saved.length > 0),
    mail: byLink || position.resume === 'none' ? undefined : mailOf(state.mail),
    later: byLink
      ? undefined
      : {
          barrier:
            missing && state.laterAsked
              ? state.booked
                ? t.requiredToJoin(position.communityName)
                : sayResumeNeededToSchedule({ _tag: 'ResumeNeededToSchedule' })
              : undefined,
        },
  };
};
