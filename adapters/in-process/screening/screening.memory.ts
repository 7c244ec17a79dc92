import type { SubmittedAnswers, ScreeningAnswers } from '../../../application/screening/answers.store';
import type { QuestionnaireId } from '../../../domain/ids/questionnaire-ids';
import type { QuestionnaireOnFile } from '../../../domain/screening/questionnaire-on-file';
import type { Questionnaires } from '../../../application/screening/questionnaires.store';
import type { CandidateId } from '../../../domain/ids/candidate-id';
import type { PositionId } from '../../../domain/ids/position-ids';
import { questionsOf } from '../../../domain/screening/questionnaire';
import { answer, found, written } from '../store/answers';
import type { Draft, Memory } from '../store/memory';

interface AnswersRow extends SubmittedAnswers {
  readonly candidateId: CandidateId;
  readonly positionId: PositionId;
}

declare module '../store/memory' {
  interface Memory {
    readonly questionnaires: ReadonlyMap<QuestionnaireId, QuestionnaireOnFile>;
    readonly screeningAnswers: readonly AnswersRow[];
  }
}

/** Nothing is stored yet. */
export const screeningBegin = {
  questionnaires: new Map(),
  screeningAnswers: [],
} satisfies Partial<Memory>;

export const questionnairesIn = (draft: Draft): Questionnaires => ({
  withId: (id) => found(() => draft.read().questionnaires.get(id)),
  counts: (ids) =>
    answer(() => {
      const there = ids.flatMap((id) => draft.read().questionnaires.get(id) ?? []);
      return new Map(there.map(({ questionnaire }) => [questionnaire.id, questionsOf(questionnaire).length]));
    }),
});

const isOf =
  (candidateId: CandidateId, positionId: PositionId) =>
  (row: AnswersRow): boolean =>
    row.candidateId === candidateId && row.positionId === positionId;

export const screeningAnswersIn = (draft: Draft): ScreeningAnswers => ({
  put: (candidateId, positionId, submitted) =>
    written(() => {
      const isIt = isOf(candidateId, positionId);
      const others = draft.read().screeningAnswers.filter((row) => !isIt(row));
      draft.write({ screeningAnswers: [...others, { candidateId, positionId, ...submitted }] });
    }),
  of: (candidateId, positionId) =>
    found(() => {
      const row = draft.read().screeningAnswers.find(isOf(candidateId, positionId));
      return row && { questionnaireId: row.questionnaireId, answers: row.answers, at: row.at };
    }),
});
