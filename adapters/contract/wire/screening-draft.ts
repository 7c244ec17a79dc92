import type { ScreeningDraft } from '../../../application/ports/session-store';
import { listOf, mapped, maybe, number, struct, text, type Codec } from '../codec';
import { communityId, idempotencyKey, positionId } from './fields';
import { questionnaireId, screeningQuestionId } from './questionnaire-ids';
import type { Job } from '../../../domain/positions/job';

/* A candidate's draft answers to a job's questions, as a device stores them. */

/** A job's two ids, as a tab keeps them (R3). */
export const jobInHand: Codec<Job> = mapped(
  struct({ community_id: communityId, position_id: positionId }),
  (kept) => ({ communityId: kept.community_id, positionId: kept.position_id }),
  (job) => ({ community_id: job.communityId, position_id: job.positionId }),
);

/** A draft without a readable key or answer is refused as a whole (R3a). */
export const screeningDraft: Codec<ScreeningDraft> = mapped(
  struct({
    skill_filter_id: maybe(questionnaireId),
    page: number,
    answers: listOf(struct({ questionId: screeningQuestionId, answer: listOf(text) })),
    key: idempotencyKey,
  }),
  (kept) => ({ questionnaireId: kept.skill_filter_id, at: kept.page, answers: kept.answers, key: kept.key }),
  (draft) => ({ skill_filter_id: draft.questionnaireId, page: draft.at, answers: draft.answers, key: draft.key }),
);
