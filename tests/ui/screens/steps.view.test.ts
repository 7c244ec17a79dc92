import type { ResumeRequirement } from '../../../domain/applications/application';
import { stepsView, type WayStep } from '../../../ui/screens/job/steps.view';

describe('The way to an interview', () => {
  it.each([
    ['apply', 'required', 'Step 1 of 6: Apply'],
    ['questions', 'required', 'Step 2 of 6: Questions'],
    ['resume', 'required', 'Step 3 of 6: Resume'],
    ['resume', 'optional', 'Step 3 of 6: Resume'],
    ['date', 'optional', 'Step 4 of 6: Date'],
    ['done', 'required', 'Step 6 of 6: Done'],
    ['date', 'none', 'Step 3 of 5: Date'],
    ['done', 'none', 'Step 5 of 5: Done'],
    ['resume', 'none', 'Step 3 of 6: Resume'],
  ] satisfies readonly (readonly [WayStep, ResumeRequirement, string])[])(
    'at the step %s, where a resume is %s, says %j [spec 1 §2]',
    (current, resume, summary) => {
      const { steps, summary: said } = stepsView(current, resume);
      expect(said).toBe(summary);
      expect(steps.filter(({ state }) => state === 'current')).toHaveLength(1);
    },
  );
});
