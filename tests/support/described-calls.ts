import { calls } from '../../adapters/contract/calls';

/** A call as its description shows it, for code that knows nothing else about it. */
interface Described {
  readonly method: string;
  readonly path: string;
  readonly access: string;
  readonly request: { readonly schema: unknown };
  readonly response: { readonly schema: unknown };
  readonly refusal: { readonly schema: unknown };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The top-level field names of a JSON schema. */
export const fieldsOf = (schema: unknown): readonly string[] => {
  const properties = isObject(schema) ? schema['properties'] : undefined;
  return isObject(properties) ? Object.keys(properties) : [];
};

/** All field names in a JSON schema, at any depth. */
export const namesIn = (schema: unknown): readonly string[] => {
  if (Array.isArray(schema)) return schema.flatMap(namesIn);
  return isObject(schema) ? [...fieldsOf(schema), ...Object.values(schema).flatMap(namesIn)] : [];
};

const all: readonly Described[] = Object.values(calls);

export const callAt = (line: string): Described => {
  const found = all.find(({ method, path }) => `${method} ${path}` === line);
  if (found === undefined) throw new Error(`${line} is no call`);
  return found;
};
