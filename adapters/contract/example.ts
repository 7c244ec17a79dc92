import type { JsonSchema } from './codec';

/* An example of what a schema allows, as simple as possible. */

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listIn = (schema: JsonSchema, key: string): readonly unknown[] => {
  const value = schema[key];
  return Array.isArray(value) ? value : [];
};
const propertiesIn = ({ properties }: JsonSchema): JsonSchema => (isSchema(properties) ? properties : {});

const texts: Readonly<Record<string, string>> = {
  date: '2026-12-04',
  'date-time': '2026-12-04T15:00:00Z',
  email: 'ann@example.org',
  uri: 'https://example.org/',
};

const exampleText = ({ format, pattern }: JsonSchema): string => {
  if (typeof format === 'string') return texts[format] ?? 'text';
  return pattern === undefined ? 'text' : 'Any text';
};

const exampleObject = (schema: JsonSchema): object => {
  const [branch] = [...listIn(schema, 'anyOf'), ...listIn(schema, 'oneOf')].filter(isSchema);
  const properties = { ...propertiesIn(schema), ...(branch === undefined ? {} : propertiesIn(branch)) };
  const names = [...listIn(schema, 'required'), ...(branch === undefined ? [] : listIn(branch, 'required'))].map(
    String,
  );
  return Object.fromEntries([...new Set(names)].map((name) => [name, exampleOf(properties[name])]));
};

/** The first option, if the schema offers several; for an object, only the required fields. */
export const exampleOf = (schema: unknown): unknown => {
  if (!isSchema(schema)) return null;
  if ('const' in schema) return schema['const'];
  const [chosen] = [...listIn(schema, 'examples'), ...listIn(schema, 'enum')];
  if (chosen !== undefined) return chosen;
  const { type } = schema;
  if (type === 'object') return exampleObject(schema);
  const [branch] = [...listIn(schema, 'anyOf'), ...listIn(schema, 'oneOf')];
  if (branch !== undefined) return exampleOf(branch);
  switch (Array.isArray(type) ? type[0] : type) {
    case 'string':
      return exampleText(schema);
    case 'integer':
    case 'number':
      return typeof schema['minimum'] === 'number' ? schema['minimum'] : 1;
    case 'boolean':
      return true;
    case 'array':
      return [exampleOf(schema['items'])];
    default:
      return null;
  }
};
