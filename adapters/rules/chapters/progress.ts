import { progressOf, type ProgressStep } from '../../../domain/applications/progress';
import { named, statusOf } from '../../../domain/applications/status-catalogue';
import { chapter } from '../chapter';
import { is } from '../table';
import { progressQuestion, progressRule } from '../questions/progress';
import { applicationForm } from './form';
import { appliedInput, statusInput } from './inputs';
import { listed, listedCodes, sayStatus } from './words';

const last: ProgressStep = 3;

/** The statuses that complete all steps, however far the application got. */
const arrived = listedCodes.filter(
  (code) => progressOf({ status: statusOf(code), applied: 'not-submitted' }).step === last,
);

const percentAt = (step: 0 | 1 | 2): number =>
  progressOf({
    status: named('pending'),
    applied: (['not-submitted', 'screening-submitted', 'interview-arranged'] as const)[step],
  }).percent;

export const progressChapter = chapter({
  rule: progressRule,
  question: progressQuestion,
  part: 'The job card',
  title: 'How far is an application?',
  sentence:
    `The card says 'N of ${last}': ${percentAt(0)} % with nothing submitted, ${percentAt(1)} % with the questions answered, ${percentAt(2)} % ` +
    'with an interview arranged or recorded, and all of it once the interview was held, or an offer, an onboarding or an onsite meeting came.',
  asked: 'progress bar, percent, steps done, N of 3',
  sources: [
    {
      cites: 'R11',
      says: 'Step 3 is status 1, 13 and 21 to 42 but 28 and 31; before that the step is how far the application got.',
    },
    { cites: 'spec 1 §4', says: 'Progress in mobile view: 0, 33.3, 66.6 or 100.' },
  ],
  fields: applicationForm.filter(({ name }) => name === 'status' || name === 'applied_status'),
  inputs: { status: statusInput, applied: appliedInput },
  rows: [
    {
      id: '3',
      fits: [{ status: is(...arrived) }],
      when: `the status is ${listed(arrived, 'or')}`,
      asked: 'progress full, all steps done, 100 percent',
      example: { status: 13, applied_status: 2 },
    },
    {
      id: '2',
      fits: [{ applied: is('interview-arranged') }],
      when: 'an interview is arranged or recorded',
      asked: 'two of three, 66.6 percent',
      example: { status: 0, applied_status: 2 },
    },
    {
      id: '1',
      fits: [{ applied: is('screening-submitted') }],
      when: 'the questions are answered',
      asked: 'one of three, 33.3 percent',
      example: { status: 0, applied_status: 1 },
    },
    {
      id: '0',
      fits: [{}],
      when: 'nothing is submitted',
      asked: 'nothing done, 0 percent',
      example: { status: 0, applied_status: 0 },
    },
  ],
  boundary: {
    what: 'the status, of an application whose interview is arranged',
    from: 0,
    to: 43,
    step: 1,
    shown: [0, 1, 2, 12, 13, 14, 20, 21, 27, 28, 29, 30, 31, 32, 42, 43],
    caseAt: (status) => ({ status, applied_status: 2 }),
  },
  code: ['domain/applications/progress.ts'],
  tests: ['tests/domain/applications/progress.test.ts'],
  decide: (application) => {
    const { step, percent } = progressOf(application);
    const because =
      step === last
        ? `Status ${sayStatus(application.status)} has come the whole way`
        : `Status ${sayStatus(application.status)} says nothing of its own, so that it counts how far the application got`;
    return {
      row: String(step),
      says: `The card says ${step} of ${last}, ${percent} %.`,
      reason: `${because}: ${step} of ${last}, ${percent} %.`,
    };
  },
});
