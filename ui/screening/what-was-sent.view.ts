import { isCallFailure, type CallFailure } from '../../application/failure';
import type { Download, ReadingSent } from '../../application/screening/what-was-sent.live';
import { uploadResume } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import type { ListedApplication } from '../../application/applications/applications.api';
import type { NoSuchResume } from '../../application/resumes/resumes.api';
import type { ResumeReceipt } from '../../application/files/receipt.api';
import type { AnswersSent } from '../../application/screening/screening.api';
import { sayNoSuchResume } from '../../application/resumes/resume-refusals.words';
import type { Application } from '../../domain/applications/application';
import { mayReplaceResume } from '../../domain/resumes/replacing';
import { resumeStep } from '../../domain/resumes/requirement';
import { localMoment } from '../../domain/time/display';
import type { Instant } from '../../domain/time/instant';
import type { TimeZone } from '../../domain/time/time-zone';
import type { FailureView } from '../kit/failure-notice';
import { sayFileSize } from '../texts/file-size';
import { whatWasSentTexts as t } from './what-was-sent.texts';
import { failureView, refusedView } from '../hooks/failure.view';
import { queryFailureView } from '../hooks/query-failure.view';

export interface WhatWasSentState extends ReadingSent {
  readonly listed: ListedApplication;
  readonly now: Instant;
  readonly ownZone: TimeZone;
}

/** The candidate's resume: the file, and what can be done with it. */
export type ResumeSentView =
  | {
      readonly _tag: 'Given';
      readonly name: string;
      /** `1.8 MB, received Friday …` */
      readonly detail: string;
      /** The deadline for replacing it, or that it can't be replaced any more. */
      readonly note: string | undefined;
      /** Undefined: it can't be changed. */
      readonly replaceHref: string | undefined;
      readonly busy: string | undefined;
      readonly saved: string | undefined;
      readonly failure: FailureView | undefined;
    }
  | { readonly _tag: 'NotGiven'; readonly uploadHref: string };

export interface AnswersView {
  readonly submitted: string;
  readonly rows: readonly { readonly title: string; readonly answer: readonly string[]; readonly open: boolean }[];
}

export type WhatWasSentView =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Failed'; readonly failure: FailureView }
  | {
      readonly _tag: 'Ready';
      readonly job: string;
      /** Undefined: the job does not require one, and none was uploaded. */
      readonly resume: ResumeSentView | undefined;
      /** Undefined: none are on file. */
      readonly answers: AnswersView | undefined;
    };

const momentIn = (zone: TimeZone, at: Instant): string => {
  const { day, time, zoneShort } = localMoment(at, zone);
  return `${day}, ${time} ${zoneShort}`;
};

const notOpened = (failure: CallFailure | NoSuchResume): FailureView =>
  isCallFailure(failure)
    ? failureView(failure, t.notOpened)
    : refusedView(t.notOpened, sayNoSuchResume(failure), { keptNote: undefined, action: undefined });

const noteOf = (application: Application, now: Instant, zone: TimeZone): readonly [string | undefined, boolean] => {
  const decision = mayReplaceResume(application, now);
  if (decision._tag === 'Allowed')
    return [decision.value === undefined ? t.replaceOpen : t.replaceUntil(momentIn(zone, decision.value)), true];
  const { _tag } = decision.reason;
  return [_tag === 'InterviewBegan' || _tag === 'InterviewOver' ? t.fixed : undefined, false];
};

const downloadView = (download: Download) => ({
  busy: download._tag === 'Asking' ? t.preparing : undefined,
  saved: download._tag === 'Opened' ? t.saved : undefined,
  failure: download._tag === 'NotOpened' ? notOpened(download.failure) : undefined,
});

const resumeView = (
  { listed: { application }, download, now, ownZone }: WhatWasSentState,
  resume: ResumeReceipt | undefined,
): ResumeSentView | undefined => {
  const uploadHref = toPath(uploadResume(application));
  if (resume === undefined) {
    const step = resumeStep(application);
    return step === 'must-be-given' || step === 'may-be-given' ? { _tag: 'NotGiven', uploadHref } : undefined;
  }
  const [note, mayReplace] = noteOf(application, now, ownZone);
  return {
    _tag: 'Given',
    name: resume.name,
    detail: t.received(sayFileSize(resume.bytes), momentIn(ownZone, resume.receivedAt)),
    note,
    replaceHref: mayReplace ? uploadHref : undefined,
    ...downloadView(download),
  };
};

const answersView = ({ at, answers }: AnswersSent, zone: TimeZone): AnswersView => ({
  submitted: t.submitted(momentIn(zone, at)),
  rows: answers.map(({ title, answer }) => ({ title: title ?? t.goneQuestion, answer, open: answer.length === 0 })),
});

/** What a candidate has submitted for one job: the resume and its actions, and the answers, read-only. */
export const whatWasSentView = (state: WhatWasSentState): WhatWasSentView => {
  const { sent, listed, ownZone } = state;
  switch (sent._tag) {
    case 'Reading':
      return { _tag: 'Loading' };
    case 'NotRead':
      return { _tag: 'Failed', failure: queryFailureView(sent.failure) };
    case 'Read': {
      const { answers, resume } = sent.what;
      return {
        _tag: 'Ready',
        job: `${listed.positionName}, ${listed.communityName}`,
        resume: resumeView(state, resume),
        answers: answers !== undefined && answers.answers.length > 0 ? answersView(answers, ownZone) : undefined,
      };
    }
  }
};
