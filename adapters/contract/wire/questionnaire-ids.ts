import { parseQuestionnaireId, parseScreeningQuestionId } from '../../../domain/screening/ids';
import { fromParser, number } from '../codec';

/* Apart from the questions: a position and a draft name them too, and load where no question is. */

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
