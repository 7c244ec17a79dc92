import { parseQuestionnaireId, parseScreeningQuestionId } from '../../../domain/screening/ids';
import { fromParser, number } from '../codec';

/* Apart from the questions, because positions and drafts use these ids too, and load on pages without questions. */

const idSchema = { type: 'integer', minimum: 1 };

export const questionnaireId = fromParser({
  name: 'a questionnaire id',
  wire: number,
  parse: parseQuestionnaireId,
  print: Number,
  jsonSchema: idSchema,
});

export const screeningQuestionId = fromParser({
  name: 'a question id',
  wire: number,
  parse: parseScreeningQuestionId,
  print: Number,
  jsonSchema: idSchema,
});
