import {
  myJobs,
  schedule,
  scheduleAgain,
  scheduleLater,
  uploadResume,
  whatWasSent,
} from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import { sayResumeNeededToSchedule } from '../../application/resumes/resume-refusals.words';
import type { Application } from '../../domain/applications/application';
import type { Candidate } from '../../domain/profile/candidate';
import { cardActions } from '../../domain/applications/card-actions';
import { countryName, countryOf, printPhone } from '../../domain/identity/phone';
import type { Position } from '../../domain/positions/position';
import { resumeAtScheduling, resumeStep } from '../../domain/resumes/requirement';
import { afterSuccess } from '../../domain/screening/outcome';
import type { Instant } from '../../domain/time/instant';
import type { StepsView } from '../applications/steps';
import { screeningSuccessTexts as t } from './skill-filter.texts';
import { jobView, type JobView } from '../applications/job.view';
import type { FactView } from '../kit/facts';
import { stepsView } from '../applications/steps.view';

export interface ScreeningSuccessState {
  readonly position: Position;
  readonly application: Application;
  /** Undefined: loading, or it failed to load; the page works without it. */
  readonly candidate: Pick<Candidate, 'email' | 'phone'> | undefined;
  readonly now: Instant;
}

/** The resume for this job: whether it is required, and the link to upload it. */
export interface ResumeView {
  readonly title: string;
  readonly text: string;
  readonly href: string | undefined;
  /** It is the next step and blocks the ones after it. */
  readonly isNext: boolean;
}

export interface ScheduleView {
  readonly label: string;
  readonly href: string;
  /** Why the step is blocked: a required resume is missing (spec 1 §8). */
  readonly barrier: string | undefined;
}

export type ScreeningSuccessView =
  | { readonly _tag: 'NotPassed' }
  | {
      readonly _tag: 'Ready';
      readonly job: JobView;
      readonly steps: StepsView;
      readonly backHref: string;
      readonly lead: string;
      readonly resume: ResumeView;
      readonly jobFair: string | undefined;
      /** Undefined: choosing a time is not the next step for this job. */
      readonly schedule: ScheduleView | undefined;
      /** Where the interview is recorded: now, later, practice or the tour (R8). Undefined: it is not a recorded one. */
      readonly record: { readonly label: string; readonly href: string; readonly text: string } | undefined;
      readonly laterHref: string;
      /** The submitted answers, and the resume. */
      readonly sentHref: string;
      readonly details: readonly FactView[] | undefined;
    };

/** 'Your details': e-mail, country and phone, read-only (spec 1 §2). */
const detailsView = ({ email, phone }: Pick<Candidate, 'email' | 'phone'>): readonly FactView[] => {
  const country = phone === undefined ? undefined : countryOf(phone);
  return [
    { label: t.email, value: email },
    { label: t.country, value: country === undefined ? t.noDetail : `${countryName[country]} (${country})` },
    { label: t.phone, value: phone === undefined ? t.noDetail : printPhone(phone) },
  ];
};

/** A recording doesn't wait for the resume (R60), so the resume is no step before it. */
const resumeAfterRecording: Readonly<Partial<Record<ReturnType<typeof resumeStep>, string>>> = {
  'must-be-given': t.resumeAfterRecording,
  'may-be-given': t.resumeOptional,
};

const resumeView = (application: Application): ResumeView => {
  const href = toPath(uploadResume(application));
  const after = resumeAfterRecording[resumeStep(application)];
  if (application.interviewKind === 'self-record' && after !== undefined)
    return { title: t.resumeOptionalTitle, text: after, href, isNext: false };
  switch (resumeStep(application)) {
    case 'must-be-given':
      return { title: t.resumeRequiredTitle, text: t.resumeRequired, href, isNext: true };
    case 'may-be-given':
      return { title: t.resumeOptionalTitle, text: t.resumeOptional, href, isNext: false };
    case 'not-asked':
      return { title: t.resumeOptionalTitle, text: t.resumeNotNeeded, href: undefined, isNext: false };
    case 'given':
      return { title: t.resumeOptionalTitle, text: t.resumeGiven, href: undefined, isNext: false };
  }
};

/** Which of the two buttons is shown: Reschedule if the card would offer it (R10). */
const scheduleView = (application: Application, now: Instant): ScheduleView => {
  const decision = resumeAtScheduling(application);
  const barrier = decision._tag === 'Refused' ? sayResumeNeededToSchedule(decision.reason) : undefined;
  const moves = cardActions(application, now).some(({ action }) => action === 'reschedule');
  return moves
    ? { label: t.rescheduleInterview, href: toPath(scheduleAgain(application)), barrier }
    : { label: t.scheduleInterview, href: toPath(schedule(application)), barrier };
};

/** /skillfilter/success: the profile matches, and what comes next (spec 1 §2, R8). */
export const screeningSuccessView = ({
  position,
  application,
  candidate,
  now,
}: ScreeningSuccessState): ScreeningSuccessView => {
  if (application.screening !== 'passed') return { _tag: 'NotPassed' };
  const next = afterSuccess(application.interviewKind, application);
  const records = application.interviewKind === 'self-record';
  return {
    _tag: 'Ready',
    job: jobView(position),
    steps: stepsView(records ? 'record' : next._tag === 'GiveResume' ? 'resume' : 'date', {
      questionnaireId: position.questionnaireId,
      interviewKind: application.interviewKind,
      resume: application.resume,
    }),
    backHref: toPath(myJobs),
    lead: (position.questionnaireId === undefined ? t.leadUnasked : t.lead)(
      position.positionName,
      position.communityName,
    ),
    resume: resumeView(application),
    jobFair: application.interviewKind === 'in-person' ? t.jobFair : undefined,
    schedule: records ? undefined : scheduleView(application, now),
    record: records
      ? {
          label: t.recordInterview,
          href: toPath({
            _tag: 'SelfRecordScreeningSuccess',
            communityId: application.communityId,
            positionId: application.positionId,
          }),
          text: t.recordNext,
        }
      : undefined,
    laterHref: toPath(scheduleLater),
    sentHref: toPath(whatWasSent(application)),
    details: candidate && detailsView(candidate),
  };
};
