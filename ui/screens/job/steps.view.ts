import type { ResumeRequirement } from '../../../domain/applications/application';
import type { Position } from '../../../domain/positions/position';
import type { StepsView } from '../../kit/steps';
import { stepTexts as t } from '../../texts/steps';

/** The steps that can be the current one. */
export type WayStep = 'apply' | 'questions' | 'resume' | 'date' | 'time' | 'done';

/** The facts that decide which steps there are. */
export interface WayOfJob extends Pick<Position, 'questionnaireId'> {
  /** The application's own value takes precedence over the position's. */
  readonly resume: ResumeRequirement;
}

/** The steps to an interview: apply, questions and resume if the job requires them or they are given anyway, date, time, done. */
export const stepsView = (current: WayStep, { questionnaireId, resume }: WayOfJob): StepsView => {
  const labels = [
    t.apply,
    ...(questionnaireId === undefined && current !== 'questions' ? [] : [t.questions]),
    ...(resume === 'none' && current !== 'resume' ? [] : [t.resume]),
    t.date,
    t.time,
    t.done,
  ];
  const at = labels.indexOf(t[current]);
  return {
    summary: t.summary(at + 1, labels.length, t[current]),
    steps: labels.map((label, index) => ({
      label,
      state: index < at ? 'done' : index === at ? 'current' : 'ahead',
    })),
  };
};
