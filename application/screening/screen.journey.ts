import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { answerTo, giveAnswer, type Answers } from '../../domain/screening/answers';
import type { Job } from '../../domain/ids/job';
import { screeningDestination, type ScreeningDestination } from '../../domain/screening/outcome';
import { maySubmitScreening, type SubmitBlocked } from '../../domain/screening/paging';
import type { ScreeningQuestionId } from '../../domain/ids/questionnaire-ids';
import type { Questionnaire } from '../../domain/screening/questionnaire';
import type { CallFailure } from '../failure';
import type { AnsweredSection, ScreeningApi, SkillFilter, SubmitAnswersRefusal } from './screening.api';
import type { Environment } from '../ports/environment';
import type { ScreeningDraft, SessionStore } from '../ports/session-store';

/** One job's questions in progress: whose they are, and the answers so far. */
export interface Screening {
  readonly job: Job;
  readonly positionName: string;
  readonly filter: SkillFilter;
  readonly draft: ScreeningDraft;
}

type Drafts = Pick<SessionStore, 'drafts'>;

/** Saved at once, only for this candidate (R3a). */
export const keepScreening =
  ({ session }: { readonly session: Drafts }) =>
  (screening: Screening): Screening => {
    session.drafts.of(screening.filter.candidateId, screening.job.positionId).write(screening.draft);
    return screening;
  };

/**
 * The candidate's draft for these questions, or a new one. The draft has one key, so that a repeated Submit, even after a reload, is evaluated once
 * (R17).
 */
export const findScreening =
  ({ session, environment }: { readonly session: Drafts; readonly environment: Pick<Environment, 'newKey'> }) =>
  (job: Job, positionName: string, filter: SkillFilter): Screening => {
    const questionnaireId = filter.questionnaire?.id;
    const draft = pipe(
      session.drafts.of(filter.candidateId, job.positionId).read(),
      O.filter((kept) => kept.questionnaireId === questionnaireId),
      O.getOrElse((): ScreeningDraft => ({ questionnaireId, at: 0, answers: [], key: environment.newKey() })),
    );
    return { job, positionName, filter, draft };
  };

/** The same, saved, so that Submit uses its key. */
export const openScreening =
  (deps: Parameters<typeof findScreening>[0]) =>
  (job: Job, positionName: string, filter: SkillFilter): Screening =>
    keepScreening(deps)(findScreening(deps)(job, positionName, filter));

/** The same questions, open at the page `at`, counted from 0; not saved yet. */
export const turnTo = (screening: Screening, at: number): Screening => ({
  ...screening,
  draft: { ...screening.draft, at },
});

/** Changed answers are another request and get a new key (R17): one that was sent, and whose answer was lost, does not count for them. */
export const withAnswer =
  ({ environment }: { readonly environment: Pick<Environment, 'newKey'> }) =>
  (screening: Screening, questionId: ScreeningQuestionId, answer: readonly string[]): Screening => ({
    ...screening,
    draft: {
      ...screening.draft,
      answers: giveAnswer(screening.draft.answers, questionId, answer),
      key: environment.newKey(),
    },
  });

/** Gives one answer and saves the draft at once (R3a). `withAnswer` does the same without saving. */
export const answerQuestion =
  (deps: { readonly session: Drafts; readonly environment: Pick<Environment, 'newKey'> }) =>
  (screening: Screening, questionId: ScreeningQuestionId, answer: readonly string[]): Screening =>
    keepScreening(deps)(withAnswer(deps)(screening, questionId, answer));

/** The answers as sent: each with the text of its question (spec 1 §7). */
const sectionsOf = ({ sections }: Questionnaire, answers: Answers): readonly AnsweredSection[] =>
  sections.map(({ sectionId, name, questions }) => ({
    sectionId,
    name,
    questions: questions.map(({ questionId, title, type, tag }) => ({
      questionId,
      name: title,
      type,
      tag,
      answer: answerTo(answers, questionId),
    })),
  }));

const nothingAsked = { _tag: 'Allowed', value: [] } as const;

/** Submits the answers once nothing required is open (spec 1 §5), returns where the outcome leads (R8), and drops the draft. */
export const submitScreening =
  ({ api, session }: { readonly api: Pick<ScreeningApi, 'submitAnswers'>; readonly session: Drafts }) =>
  ({
    job,
    positionName,
    filter: { candidateId, questionnaire },
    draft,
  }: Screening): TE.TaskEither<CallFailure | SubmitAnswersRefusal | SubmitBlocked, ScreeningDestination> => {
    const decision = questionnaire === undefined ? nothingAsked : maySubmitScreening(questionnaire, draft.answers);
    if (decision._tag === 'Refused') return TE.left(decision.reason);
    return pipe(
      api.submitAnswers({
        positionId: job.positionId,
        positionName,
        questionnaireId: questionnaire?.id,
        questionnaireName: questionnaire?.name ?? '',
        sections: questionnaire === undefined ? [] : sectionsOf(questionnaire, decision.value),
        key: draft.key,
      }),
      TE.map((result) => {
        session.drafts.of(candidateId, job.positionId).clear();
        return screeningDestination(result);
      }),
    );
  };
