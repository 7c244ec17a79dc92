import { parseQuestionnaireId, parseScreeningQuestionId } from '../../../domain/ids/questionnaire-ids';
import { fromParser, number } from '../codec';

/* Apart from the questions, because positions and drafts use these ids too, and load on pages without questions. */

const idSchema = { type: 'integer', minimum: 1 };

/** A whole number from 1: `questionnaire_id`, in drafts `skill_filter_id`. */
export const questionnaireId = fromParser({
  name: 'a questionnaire id',
  wire: number,
  parse: parseQuestionnaireId,
  print: Number,
  jsonSchema: idSchema,
});

/** A whole number from 1; questions of recorded interviews have ids of another kind. */
export const screeningQuestionId = fromParser({
  name: 'a question id',
  wire: number,
  parse: parseScreeningQuestionId,
  print: Number,
  jsonSchema: idSchema,
});
