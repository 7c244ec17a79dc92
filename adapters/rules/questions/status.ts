import { meaningOf, stageOf } from '../../../domain/applications/status-catalogue';
import { struct } from '../../contract/codec';
import { status } from '../../contract/wire/vocabulary';
import { rule } from '../rule';

export const statusQuestion = struct({ status });

/** What a status code means (R9). */
export const statusRule = rule({
  name: 'status',
  shape: '{status} → {meaning, stage: interview | onboarding | onsite, listed}',
  question: statusQuestion,
  answer: (asked) => ({
    meaning: meaningOf(asked.status),
    stage: stageOf(asked.status),
    listed: asked.status._tag === 'Listed',
  }),
});
