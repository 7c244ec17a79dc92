import * as O from 'fp-ts/Option';
import type { DescribedCall, RefusalStatus, RefusalInWords } from './call';
import type { JsonSchema } from './codec';
import { exampleOf } from './example';

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const reasonsOf = ({ refusal: { schema } }: DescribedCall): readonly JsonSchema[] =>
  Array.isArray(schema['oneOf']) ? schema['oneOf'].filter(isSchema) : [];

/** Whether a rule can refuse the call. */
export const isRefusable = (call: DescribedCall): boolean => reasonsOf(call).length > 0;

/** A reason with an example of its sentence; `error` carries it, the numbers filled in. */
const reasonInWords = ({ readRefusal }: DescribedCall, schema: JsonSchema) => {
  const { statusCode, says } = O.getOrElse((): Pick<RefusalInWords, 'statusCode' | 'says'> => ({
    statusCode: 406,
    says: '',
  }))(readRefusal(exampleOf(schema)));
  return { statusCode, schema: says === '' ? schema : { ...schema, description: `For example: “${says}”` } };
};

/** The reasons that share a status; `reason` says which `statusCode` belongs to it. */
const reasonsWith = (statusCode: RefusalStatus, schemas: readonly JsonSchema[]): object => ({
  type: 'object',
  properties: { statusCode: { const: statusCode }, refusal: { oneOf: schemas } },
  required: ['statusCode', 'refusal'],
});

/** The schema of a call's refusals. `failure` is what every failure has. */
export const refusalOf = (call: DescribedCall, failure: object): object => {
  const reasons = reasonsOf(call).map((schema) => reasonInWords(call, schema));
  const statuses = [...new Set(reasons.map(({ statusCode }) => statusCode))].sort();
  const groups = statuses.map((status) =>
    reasonsWith(
      status,
      reasons.filter(({ statusCode }) => statusCode === status).map(({ schema }) => schema),
    ),
  );
  return {
    description: "A rule's refusal, with its reason and the reason's numbers. Each reason has its statusCode.",
    allOf: [failure, groups.length === 1 ? groups[0] : { oneOf: groups }],
  };
};
