import { progressOf } from '../../../domain/applications/progress';
import { objectOf } from '../../contract/record';
import { askedApplication } from '../application';
import { rule } from '../rule';

export const progressQuestion = objectOf(askedApplication);

/** How far an application is on its way of three steps (R11). */
export const progressRule = rule({
  name: 'progress',
  shape: '{…} → {step, percent}',
  question: progressQuestion,
  answer: progressOf,
});
