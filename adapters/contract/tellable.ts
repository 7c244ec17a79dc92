import type { JsonSchema } from './codec';

/*
 * What the log may record of a refusal (R5, R29): its reason with its numbers, dates and catalogue words, never what somebody typed. The contract's
 * schema decides: a text is recorded only if it is one of a fixed set, a date or a time.
 */

const hidden = '…';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const schemasIn = (schema: JsonSchema, name: 'oneOf' | 'anyOf'): readonly JsonSchema[] => {
  const all = schema[name];
  return Array.isArray(all) ? all.filter(isObject) : [];
};

const propertiesOf = (schema: JsonSchema): Readonly<Record<string, unknown>> =>
  isObject(schema['properties']) ? schema['properties'] : {};

const isClosed = (schema: JsonSchema): boolean =>
  'enum' in schema || 'const' in schema || schema['format'] === 'date' || schema['format'] === 'date-time';

/** The branch of a union for a value, chosen by its `reason`. */
const branchOf = (schema: JsonSchema, value: unknown): JsonSchema => {
  const reason = isObject(value) ? value['reason'] : undefined;
  const branch = schemasIn(schema, 'oneOf').find((one) => {
    const named = propertiesOf(one)['reason'];
    return isObject(named) && named['const'] === reason;
  });
  return branch ?? schemasIn(schema, 'anyOf')[0] ?? schema;
};

/** A refusal on the wire, without anything that a person could have typed. */
export const tellable = (given: JsonSchema, value: unknown): unknown => {
  const schema = branchOf(given, value);
  if (typeof value === 'string') return isClosed(schema) || /^\d\d:\d\d$/.test(value) ? value : hidden;
  if (Array.isArray(value)) {
    const items = isObject(schema['items']) ? schema['items'] : {};
    return value.map((item: unknown) => tellable(items, item));
  }
  if (!isObject(value)) return value;
  const properties = propertiesOf(schema);
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      const known = properties[name];
      return isObject(known) ? [[name, tellable(known, part)] as const] : [];
    }),
  );
};
