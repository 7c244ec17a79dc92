import { statusCatalogue, unlistedMeaning } from '../../domain/applications/status-catalogue';
import type { JsonSchema } from './codec';
import { withFieldWords } from './field-words';

/* What the numbers of an application and the fields of a position mean, for the readers of the document. Not in the codecs: browsers load those. */

const meanings = Object.values(statusCatalogue)
  .map(({ code, meaning, stage }) => `${code} ${meaning} (${stage})`)
  .join(', ');

const words: Readonly<Record<string, string>> = {
  status: `${meanings}; any other number is shown as '${unlistedMeaning}' and offers nothing (R9).`,
  applied_status: '0 nothing submitted, 1 questions answered, 2 interview scheduled or recorded.',
  sf_status:
    'The questions of the job: 0 open; 8, 9 and 10 passed; 11 not selected; any other number offers nothing (R10).',
  upload_resume: 'A resume: 0 not asked for, 1 required, 2 optional.',
  tech_check_mandatory: '0 not done, 1 done, 2 set automatically.',
  tech_check_optional: '0 not done, 1 done, 2 skipped.',
};

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Only an application has this field; elsewhere `status` means other things. */
const isApplication = (properties: JsonSchema): boolean => 'applied_status' in properties;

const described = (properties: JsonSchema): JsonSchema =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const description = words[name];
      return [name, isSchema(schema) && description !== undefined ? { ...schema, description } : schema];
    }),
  );

/** Only a position has its advert. */
const isPosition = (properties: JsonSchema): boolean => 'position_data' in properties;

/** The same schema, in which the numbers of every application and the fields of every position have their meaning. */
export const withWords = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(withWords);
  if (!isSchema(schema)) return schema;
  const inside = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withWords(value)]));
  const { properties } = inside;
  if (!isSchema(properties)) return inside;
  if (isPosition(properties)) return withFieldWords(inside, 'position');
  return isApplication(properties) ? { ...inside, properties: described(properties) } : inside;
};
