import fc from 'fast-check';

/* Arbitrary values of a JSON Schema, of the parts that the contract's schemas use. */

type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listIn = (schema: Schema, key: string): readonly unknown[] => {
  const value = schema[key];
  return Array.isArray(value) ? value : [];
};
const numberIn = (schema: Schema, key: string): number | undefined => {
  const value = schema[key];
  return typeof value === 'number' ? value : undefined;
};

const matching = new Map<string, fc.Arbitrary<string>>();

/** fast-check takes long to read a pattern, and schemas share theirs. */
const textMatching = (pattern: string): fc.Arbitrary<string> => {
  const known = matching.get(pattern) ?? fc.stringMatching(new RegExp(pattern, 'u'));
  matching.set(pattern, known);
  return known;
};

const textFor = (schema: Schema): fc.Arbitrary<string> => {
  const { pattern, format } = schema;
  const [minLength, maxLength] = [numberIn(schema, 'minLength') ?? 0, numberIn(schema, 'maxLength') ?? 300];
  const examples = listIn(schema, 'examples').map(String);
  if (examples.length > 0 && String(pattern).includes('(?')) return fc.constantFrom(...examples);
  if (typeof pattern === 'string')
    return textMatching(pattern).filter(({ length }) => length >= minLength && length <= maxLength);
  switch (format) {
    case 'date':
      return fc
        .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
        .map((day) => day.toISOString().slice(0, 10));
    case 'date-time':
      return fc
        .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
        .map((day) => day.toISOString());
    case 'iana-timezone':
      return fc.constantFrom('America/Chicago', 'Asia/Kolkata', 'UTC');
    case 'email':
      return fc.emailAddress();
    default:
      return fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 20) });
  }
};

const anyOfAll = (all: readonly unknown[]): fc.Arbitrary<unknown> => fc.oneof(...all.map(valueFor));

const propertiesIn = ({ properties }: Schema): Schema => (isSchema(properties) ? properties : {});

/** An object that fits the schema and one of its alternatives. */
const merged = ({ anyOf: _, ...schema }: Schema, branch: Schema): Schema => ({
  ...schema,
  properties: { ...propertiesIn(schema), ...propertiesIn(branch) },
  required: [...listIn(schema, 'required'), ...listIn(branch, 'required')],
});

const objectFor = (schema: Schema): fc.Arbitrary<unknown> => {
  const branches = listIn(schema, 'anyOf').filter(isSchema);
  if (branches.length > 0) return fc.oneof(...branches.map((branch) => objectFor(merged(schema, branch))));
  const properties = propertiesIn(schema);
  const required = listIn(schema, 'required').map(String);
  const possible = Object.entries(properties).filter(([, one]) => !(isSchema(one) && 'not' in one));
  const values = Object.fromEntries(possible.map(([name, one]) => [name, valueFor(one)]));
  return fc.record(values, { requiredKeys: required.filter((name) => name in values) });
};

const ofType = (type: unknown, schema: Schema): fc.Arbitrary<unknown> => {
  switch (type) {
    case 'string':
      return textFor(schema);
    case 'integer':
      return fc.integer({
        min: numberIn(schema, 'minimum') ?? -1000,
        max: numberIn(schema, 'maximum') ?? 2_000_000_000,
      });
    case 'number':
      return fc.oneof(
        fc.integer({ min: numberIn(schema, 'minimum') ?? -1000, max: numberIn(schema, 'maximum') ?? 2_000_000_000 }),
        fc.double({
          noNaN: true,
          noDefaultInfinity: true,
          min: numberIn(schema, 'minimum') ?? -1e6,
          max: numberIn(schema, 'maximum') ?? 1e6,
        }),
      );
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const [minLength, maxLength] = [numberIn(schema, 'minItems') ?? 0, numberIn(schema, 'maxItems') ?? 4];
      return fc.array(valueFor(schema['items'] ?? {}), { minLength, maxLength: Math.min(maxLength, minLength + 4) });
    }
    case 'object':
      return objectFor(schema);
    default:
      return fc.oneof(fc.string(), fc.integer(), fc.boolean());
  }
};

/** Values that a schema allows. */
export const valueFor = (schema: unknown): fc.Arbitrary<unknown> => {
  if (!isSchema(schema)) return fc.constant(null);
  if ('const' in schema) return fc.constant(schema['const']);
  const choices = listIn(schema, 'enum');
  if (choices.length > 0) return fc.constantFrom(...choices);
  if (schema['type'] === 'object') return objectFor(schema);
  for (const key of ['anyOf', 'oneOf']) {
    const all = listIn(schema, key);
    if (all.length > 0) return anyOfAll(all);
  }
  const { type } = schema;
  return Array.isArray(type) ? fc.oneof(...type.map((one) => ofType(one, schema))) : ofType(type, schema);
};

const other = fc.constantFrom<unknown>(
  null,
  '',
  'x',
  '2026-13-45',
  -1,
  0,
  1.5,
  1e12,
  true,
  [],
  {},
  'a@b',
  '12345',
  '  ',
);

/** A value with one thing changed somewhere: replaced, or left out. */
export const changed = (value: unknown): fc.Arbitrary<unknown> => {
  if (Array.isArray(value) && value.length > 0)
    return fc.oneof(
      other,
      fc
        .nat(value.length - 1)
        .chain((at) => changed(value[at]).map((next) => value.map((one: unknown, n) => (n === at ? next : one)))),
    );
  if (isSchema(value) && Object.keys(value).length > 0)
    return fc.constantFrom(...Object.keys(value)).chain((name) =>
      fc.oneof(
        changed(value[name]).map((next) => ({ ...value, [name]: next })),
        fc.constant(Object.fromEntries(Object.entries(value).filter(([one]) => one !== name))),
      ),
    );
  return other;
};
