import type { ResumeRequirement } from '../../../domain/applications/application';
import type { StepsView } from '../../kit/steps';
import { stepTexts as t } from '../../texts/steps';

/** The steps that can be the present one. */
export type WayStep = 'apply' | 'questions' | 'resume' | 'date' | 'time' | 'done';

/** The way to an interview: apply, questions, resume where the job asks for one or one is given anyway, date, time, done. */
export const stepsView = (current: WayStep, resume: ResumeRequirement): StepsView => {
  const labels = [
    t.apply,
    t.questions,
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
