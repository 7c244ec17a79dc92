import { isObject, type JsonSchema } from '../../contract/codec';
import { withFieldWords } from '../../contract/field-words';
import { fileApplication, fileCandidate, fileConversation, filePosition, fileSlot } from './file-codecs';
import { fileQuestionnaire } from './file-questionnaire';

/* The JSON Schema of the import file, made of what the readers read. */

const listed = (description: string, record: string, items: JsonSchema): JsonSchema => ({
  description,
  type: 'array',
  items: withFieldWords(items, record),
});

/** Applications are read one by one, so the candidate's own reader knows nothing of them. */
const candidateWithApplications: JsonSchema = {
  ...fileCandidate.schema,
  properties: {
    ...(isObject(fileCandidate.schema['properties']) ? fileCandidate.schema['properties'] : {}),
    applications: { anyOf: [{ type: 'array', items: fileApplication.schema }, { type: 'null' }] },
  },
};

/** The parts of an import file, in the order in which they are read. */
export const sections = {
  positions: listed('The jobs, as employers publish them.', 'position', filePosition.schema),
  questionnaires: listed(
    'The questions of screenings and recorded interviews.',
    'questionnaire',
    fileQuestionnaire.schema,
  ),
  slots: listed('The times that candidates can book.', 'slot', fileSlot.schema),
  candidates: listed('The candidates with their applications.', 'candidate', candidateWithApplications),
  conversations: listed('Earlier conversations.', 'conversation', fileConversation.schema),
} as const;

/** The whole file. An editor that finds it under `$schema` completes names and marks faults. */
export const importSchema: JsonSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'An import file of the candidate portal',
  type: 'object',
  properties: { $schema: { description: 'Where this schema is, for editors.', type: 'string' }, ...sections },
  additionalProperties: false,
};
