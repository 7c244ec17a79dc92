import { progressOf } from '../../../domain/applications/progress';
import { struct } from '../../contract/codec';
import { askedFields, applicationIn } from '../application';
import { rule } from '../rule';

export const progressQuestion = struct(askedFields);

/** How far an application is on its way of three steps (R11). */
export const progressRule = rule({
  name: 'progress',
  shape: '{…} → {step, percent}',
  question: progressQuestion,
  answer: (asked) => progressOf(applicationIn(asked)),
});
