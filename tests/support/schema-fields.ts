const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every field of every record in a JSON schema, with its own schema. */
export const fieldsIn = (schema: unknown): readonly (readonly [string, Readonly<Record<string, unknown>>])[] => {
  if (Array.isArray(schema)) return schema.flatMap(fieldsIn);
  if (!isRecord(schema)) return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    key === 'properties' && isRecord(value)
      ? Object.entries(value).flatMap(([name, field]) => [
          ...(isRecord(field) ? [[name, field] as const] : []),
          ...fieldsIn(field),
        ])
      : fieldsIn(value),
  );
};
