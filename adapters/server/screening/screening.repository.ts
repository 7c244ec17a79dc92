import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { sql, type Insertable } from 'kysely';
import type { ScreeningAnswers, SubmittedAnswers } from '../../../application/screening/answers.store';
import type { Questionnaires } from '../../../application/screening/questionnaires.store';
import type { InterviewQuestion } from '../../../domain/screening/interview-question';
import { parseInterviewQuestionId } from '../../../domain/ids/question-id';
import type { GivenAnswer } from '../../../domain/screening/answers';
import type { QuestionnaireOnFile } from '../../../domain/screening/questionnaire-on-file';
import { printIsoInstant } from '../../../domain/time/instant';
import { flag, fromParser, listOf, number, struct, text, withDefault, type Codec } from '../../contract/codec';
import { questionnaire } from '../../contract/screening/questionnaire.wire';
import { questionnaireId, screeningQuestionId } from '../../contract/positions/questionnaire-ids.wire';
import { instant, orNull, reading, type Reading } from '../postgres/columns';
import type { Json } from '../postgres/tables';
import type { Unit } from '../postgres/unit';

interface QuestionnairesTable {
  readonly id: number;
  readonly content: Json;
}

interface ScreeningAnswersTable {
  readonly application_id: number;
  readonly questionnaire_id: number | null;
  readonly answers: Json;
  readonly at: string;
}

declare module '../postgres/tables' {
  interface Tables {
    readonly questionnaires: QuestionnairesTable;
    readonly screening_answers: ScreeningAnswersTable;
  }
}

const interviewQuestion: Codec<InterviewQuestion> = struct({
  questionId: fromParser({ name: 'a question id', wire: number, parse: parseInterviewQuestionId, print: Number }),
  name: text,
  skippable: flag,
  limitSeconds: orNull(number),
});

/** The questionnaire as a candidate sees it, and the part that candidates don't see. */
const content: Codec<QuestionnaireOnFile> = struct({
  questionnaire,
  disqualifiers: listOf(struct({ questionId: screeningQuestionId, option: text })),
  interview: listOf(interviewQuestion),
  practice: listOf(struct({ name: text, description: text, questions: listOf(interviewQuestion) })),
  // Questionnaires from earlier releases have none.
  guided: withDefault(listOf(struct({ questionId: number, question: text, options: listOf(text) })), []),
});

const onFile: Reading<QuestionnaireOnFile> = reading(struct({ content }), (row) => row.content);

/** The row that `onFile` reads back. */
export const questionnaireValues = (value: QuestionnaireOnFile): Insertable<QuestionnairesTable> => ({
  id: value.questionnaire.id,
  content: JSON.stringify(content.type.encode(value)),
});

const counted = reading(struct({ id: questionnaireId, count: number }), (row) => [row.id, row.count] as const);

export const questionnaires = ({ db, all, first }: Unit): Questionnaires => ({
  withId: (id) =>
    first('questionnaires', onFile, db.selectFrom('questionnaires').select('content').where('id', '=', id)),
  counts: (ids) =>
    ids.length === 0
      ? TE.right(new Map())
      : pipe(
          all(
            'questionnaires',
            counted,
            db
              .selectFrom('questionnaires')
              .select([
                'id',
                sql<number>`jsonb_array_length(jsonb_path_query_array(content, '$.questionnaire.sections[*].questions[*]'))`.as(
                  'count',
                ),
              ])
              .where('id', 'in', ids),
          ),
          TE.map((rows) => new Map(rows)),
        ),
});

const given: Codec<GivenAnswer> = struct({ questionId: screeningQuestionId, answer: listOf(text) });
const givenAnswers = listOf(given);

const submitted: Reading<SubmittedAnswers> = reading(
  struct({ questionnaire_id: orNull(questionnaireId), answers: givenAnswers, at: instant }),
  (row) => ({ questionnaireId: row.questionnaire_id, answers: row.answers, at: row.at }),
);

export const screeningAnswers = ({ db, first, done }: Unit): ScreeningAnswers => ({
  put: (candidate, position, { questionnaireId: asked, answers, at }) =>
    done({
      execute: async () =>
        (
          await sql`
            insert into screening_answers (application_id, questionnaire_id, answers, at)
            select id, ${asked ?? null}::bigint, ${JSON.stringify(givenAnswers.type.encode(answers))}::jsonb,
                   ${printIsoInstant(at)}::timestamptz
            from applications where candidate_id = ${candidate} and position_id = ${position}
            on conflict (application_id) do update
            set questionnaire_id = excluded.questionnaire_id, answers = excluded.answers, at = excluded.at`.execute(db)
        ).rows,
    }),
  of: (candidate, position) =>
    first(
      'screening_answers',
      submitted,
      db
        .selectFrom('screening_answers')
        .innerJoin('applications', 'applications.id', 'screening_answers.application_id')
        .select(['screening_answers.questionnaire_id', 'screening_answers.answers', 'screening_answers.at'])
        .where('applications.candidate_id', '=', candidate)
        .where('applications.position_id', '=', position),
    ),
});
