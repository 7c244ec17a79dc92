import type { ResumeRequirement } from '../../../domain/positions/kinds';
import { stepsView, type WayStep } from '../../../ui/applications/steps.view';
import { questionnaireId } from '../../support/builders/screening';

const asking = questionnaireId(7);

describe('The way to an interview', () => {
  it.each([
    ['apply', 'required', asking, 'Step 1 of 6: Apply'],
    ['questions', 'required', asking, 'Step 2 of 6: Questions'],
    ['resume', 'required', asking, 'Step 3 of 6: Resume'],
    ['resume', 'optional', asking, 'Step 3 of 6: Resume'],
    ['date', 'optional', asking, 'Step 4 of 6: Date'],
    ['done', 'required', asking, 'Step 6 of 6: Done'],
    ['date', 'none', asking, 'Step 3 of 5: Date'],
    ['done', 'none', asking, 'Step 5 of 5: Done'],
    ['resume', 'none', asking, 'Step 3 of 6: Resume'],
    ['apply', 'none', undefined, 'Step 1 of 4: Apply'],
    ['date', 'none', undefined, 'Step 2 of 4: Date'],
    ['resume', 'required', undefined, 'Step 2 of 5: Resume'],
    ['questions', 'none', undefined, 'Step 2 of 5: Questions'],
  ] satisfies readonly (readonly [WayStep, ResumeRequirement, typeof asking | undefined, string])[])(
    'at the step %s, where a resume is %s and the questionnaire is %s, says %j [spec 1 §2]',
    (current, resume, questionnaire, summary) => {
      const { steps, summary: said } = stepsView(current, { resume, questionnaireId: questionnaire });
      expect(said).toBe(summary);
      expect(steps.filter(({ state }) => state === 'current')).toHaveLength(1);
    },
  );
});
