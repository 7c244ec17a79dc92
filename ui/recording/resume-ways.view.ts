import { isCallFailure } from '../../application/failure';
import type { RecordingResumeState } from '../../application/recording/recording-resume.live';
import { sayInviteRefusal, sayProceedRefusal } from '../../application/resumes/resume-refusals.words';
import type { Position } from '../../domain/positions/position';
import type { FailureView } from '../kit/failure-notice';
import { recordingWaysTexts as t } from './recording-ways.texts';
import { failureView, refusedView } from '../hooks/failure.view';
import { jobBandView, type JobBandView } from '../applications/job.view';

export interface ResumeWaysView {
  readonly job: JobBandView;
  readonly lead: string;
  /** The field of 'Email Me a Link'; undefined: another option is chosen, or none. */
  readonly mail: { readonly typed: string; readonly fault: string | undefined; readonly busy: boolean } | undefined;
  readonly mailed: string | undefined;
  readonly failure: FailureView | undefined;
  /** 'Proceed without uploading resume', only if the resume is optional. */
  readonly proceed: { readonly busy: boolean } | undefined;
}

const isAddressFault = (tag: string): boolean =>
  tag === 'EmailMissing' || tag === 'EmailMalformed' || tag === 'EmailTooLong';

const failureOf = ({ call }: RecordingResumeState): FailureView | undefined => {
  if (call._tag === 'NotProceeded')
    return isCallFailure(call.why)
      ? { ...failureView(call.why, t.failedTitle), action: undefined }
      : refusedView(t.failedTitle, sayProceedRefusal(call.why));
  if (call._tag !== 'MailNotSent' || call.why._tag === 'ProofNeeded' || isAddressFault(call.why._tag)) return undefined;
  return isCallFailure(call.why)
    ? { ...failureView(call.why, t.resume.mailFailed), action: undefined }
    : refusedView(t.resume.mailFailed, sayInviteRefusal(call.why));
};

const faultOf = ({ call }: RecordingResumeState): string | undefined =>
  call._tag === 'MailNotSent' && !isCallFailure(call.why) && isAddressFault(call.why._tag)
    ? sayInviteRefusal(call.why)
    : undefined;

/** The ways to give a resume after a recording (spec 2 §2.5). */
export const resumeWaysView = (position: Position, state: RecordingResumeState): ResumeWaysView => {
  const { way, typed, call } = state;
  return {
    job: jobBandView(position),
    lead:
      position.resume === 'required'
        ? t.resume.required(position.communityName)
        : t.resume.optional(position.communityName),
    mail: way === 'mail' ? { typed, fault: faultOf(state), busy: call._tag === 'Mailing' } : undefined,
    mailed: call._tag === 'Mailed' ? t.resume.mailed : undefined,
    failure: failureOf(state),
    proceed: position.resume === 'optional' ? { busy: call._tag === 'Proceeding' } : undefined,
  };
};
