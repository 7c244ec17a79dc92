import type { InterviewKind, ResumeRequirement, Stage } from '../../domain/positions/kinds';
import { isAnyOf, type ApplicationStatus } from '../../domain/applications/status-catalogue';
import { declineTurns, type Declinable } from '../../domain/applications/turns';
import type { Position } from '../../domain/positions/position';
import type { StepsView } from './steps';
import { stepTexts as t } from './steps.texts';

/** The steps that can be the current one. `begin`: the page that says what a later stage is about. */
export type WayStep = 'apply' | 'questions' | 'record' | 'resume' | 'begin' | 'date' | 'time' | 'done';

/** The facts that decide which steps there are. */
export interface WayOfJob extends Pick<Position, 'questionnaireId'> {
  /** The application's own value takes precedence over the position's. */
  readonly resume: ResumeRequirement;
  /** How the interview is held. Undefined: not known. */
  readonly interviewKind?: InterviewKind | undefined;
}

/** The steps before an appointment; those of a recorded interview have no date and no time, and the resume comes after it (R60). */
const isRecorded = (current: WayStep, { interviewKind }: WayOfJob): boolean =>
  interviewKind === 'self-record' && current !== 'date' && current !== 'time' && current !== 'done';

/** What a later stage begins with: its offer or invitation while that is open (R27), else what it is. */
const beginsWith = (stage: Exclude<Stage, 'interview'>, status: ApplicationStatus | undefined): string => {
  const isOpen = (what: Declinable): boolean => status !== undefined && isAnyOf(status, [declineTurns[what].from]);
  if (stage === 'onboarding') return isOpen('offer') ? t.offer : t.onboarding;
  return isOpen('invitation') ? t.invitation : t.visit;
};

const beforeDates = (
  current: WayStep,
  job: WayOfJob,
  stage: Stage,
  status: ApplicationStatus | undefined,
): readonly string[] => {
  const { questionnaireId, resume } = job;
  switch (stage) {
    case 'interview':
      return [
        t.apply,
        ...(questionnaireId === undefined && current !== 'questions' ? [] : [t.questions]),
        ...(isRecorded(current, job) ? [t.record] : []),
        ...(resume === 'none' && current !== 'resume' ? [] : [t.resume]),
      ];
    case 'onboarding':
    case 'onsite':
      return [beginsWith(stage, status)];
  }
};

/** The steps to an appointment. To an interview: apply, questions and resume if the job requires them or they are given anyway, date, time, done; or to record it, the resume after that. A later stage begins with its offer or invitation. */
export const stepsView = (
  current: WayStep,
  job: WayOfJob,
  stage: Stage = 'interview',
  status?: ApplicationStatus,
): StepsView => {
  const dates = stage === 'interview' && isRecorded(current, job) ? [] : [t.date, t.time];
  const labels = [...beforeDates(current, job, stage, status), ...dates, t.done];
  const label = current === 'begin' ? (labels[0] ?? '') : t[current];
  const at = labels.indexOf(label);
  return {
    name: t.way[stage],
    summary: t.summary(at + 1, labels.length, label),
    steps: labels.map((name, index) => ({
      label: name,
      state: index < at ? 'done' : index === at ? 'current' : 'ahead',
    })),
  };
};
