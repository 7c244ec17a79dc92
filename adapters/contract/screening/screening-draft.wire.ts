import type { ScreeningDraft } from '../../../application/ports/session-store';
import { listOf, maybe, number, struct, text, type Codec } from '../codec';
import { field, objectWith } from '../record';
import { idempotencyKey } from '../wire/fields';
import { questionnaireId, screeningQuestionId } from '../positions/questionnaire-ids.wire';

/* A candidate's draft answers to a job's questions, as a device stores them. */

/** A draft without a readable key or answer is refused as a whole (R3a). */
export const screeningDraft: Codec<ScreeningDraft> = objectWith({
  questionnaireId: field('skill_filter_id', maybe(questionnaireId)),
  at: field('page', number),
  answers: field('answers', listOf(struct({ questionId: screeningQuestionId, answer: listOf(text) }))),
  key: field('key', idempotencyKey),
});
