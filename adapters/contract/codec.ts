import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';

/** A JSON Schema (draft 2020-12, as OpenAPI 3.1 uses it). */
export interface JsonSchema {
  readonly [key: string]: unknown;
}

/** Decodes and encodes. An io-ts type without its guard: what a value looks like inside is for the compiler to know. */
export interface CodecType<A> extends t.Decoder<unknown, A>, t.Encoder<A, unknown> {}

/** How a domain value looks on the wire: its type decodes and encodes it, and the schema documents it. `decode(encode(x)) = x`. */
export interface Codec<A> {
  readonly type: CodecType<A>;
  readonly schema: JsonSchema;
}

/** What a codec decodes to; `never` for anything else. */
export type Decoded<C> = C extends { readonly type: t.Decoder<unknown, infer A> } ? A : never;

const codec = <A>(type: CodecType<A>, schema: JsonSchema): Codec<A> => ({ type, schema });

const ioType = <A>(name: string, validate: t.Validate<unknown, A>, encode: t.Encode<A, unknown>): t.Type<A, unknown> =>
  // io-ts insists on a guard; nobody sees this one.
  new t.Type(name, (_): _ is never => false, validate, encode);

/** A type of this name. A fault that says nothing else names it. */
export const typeOf: <A>(name: string, validate: t.Validate<unknown, A>, encode: t.Encode<A, unknown>) => CodecType<A> =
  ioType;

/** Any string, the empty one too; a number is refused. */
export const text: Codec<string> = codec(t.string, { type: 'string' });
/** Any number, fractions and negative ones too. */
export const number: Codec<number> = codec(t.number, { type: 'number' });
/** Any value or none: for fields that are ignored, or read elsewhere. */
export const anything: Codec<unknown> = codec(t.unknown, {});

/** A text; a number is read as its digits. */
export const textOrNumber: Codec<string> = codec(
  typeOf<string>(
    'a text or a number',
    (input, context) => {
      if (typeof input === 'string') return t.success(input);
      return typeof input === 'number'
        ? t.success(String(input))
        : t.failure(input, context, 'expected a text or a number');
    },
    t.identity,
  ),
  { type: ['string', 'number'] },
);

/** true, false, 1 or 0; written as true and false. */
export const flag: Codec<boolean> = codec(
  typeOf<boolean>(
    'flag',
    (input, context) =>
      input === true || input === 1
        ? t.success(true)
        : input === false || input === 0
          ? t.success(false)
          : t.failure(input, context, 'expected true, false, 1 or 0'),
    t.identity,
  ),
  { enum: [true, false, 1, 0] },
);

/**
 * Builds a codec from a domain parser: `wire` decodes the wire's value, then the domain's parser decides, so that each rule exists once. `parse` must
 * read what `print` writes.
 */
export const fromParser = <W, A>(definition: {
  readonly name: string;
  readonly wire: Codec<W>;
  readonly parse: (wire: W) => E.Either<unknown, A>;
  readonly print: (value: A) => W;
  readonly jsonSchema?: JsonSchema;
}): Codec<A> => {
  const { name, wire, parse, print, jsonSchema } = definition;
  return codec(
    typeOf<A>(
      name,
      (input, context) =>
        pipe(
          wire.type.validate(input, context),
          E.flatMap((read) =>
            pipe(
              parse(read),
              E.fold((): t.Validation<A> => t.failure(input, context, `expected ${name}`), t.success),
            ),
          ),
        ),
      (value) => wire.type.encode(print(value)),
    ),
    jsonSchema ?? wire.schema,
  );
};

/** A text that the domain's own parser turns into a value; written as it is. */
export const textOf = <A extends string>(
  name: string,
  parse: (wire: string) => E.Either<unknown, A>,
  jsonSchema?: JsonSchema,
): Codec<A> =>
  fromParser({ name, wire: text, parse, print: (value) => value, ...(jsonSchema === undefined ? {} : { jsonSchema }) });

/** The same value in another shape; both directions always succeed. */
export const mapped = <W, A>(wire: Codec<W>, read: (wire: W) => A, write: (value: A) => W): Codec<A> =>
  fromParser({ name: wire.type.name, wire, parse: (value) => E.right(read(value)), print: write });

/**
 * The most faults that are gathered in one value (ours): more than a call tells, as many as an import does. Whoever sends 60 kB of wrong items costs no
 * more than one who sends this many.
 */
export const mostGathered = 200;

/** The faults of a value's parts, as they are found. */
export interface Gathered {
  readonly errors: t.Errors;
  readonly add: (more: t.Errors) => void;
  /** Whether there are `mostGathered`, so that further parts needn't be looked at. */
  readonly isFull: () => boolean;
}

/** No faults yet. */
export const gathering = (): Gathered => {
  const errors: t.ValidationError[] = [];
  return {
    errors,
    add: (more) => {
      errors.push(...more.slice(0, mostGathered - errors.length));
    },
    isFull: () => errors.length >= mostGathered,
  };
};

/** A JSON array, in its order; one item that can't be read refuses the whole list. */
export const listOf = <A>(item: Codec<A>): Codec<readonly A[]> =>
  codec(
    typeOf<readonly A[]>(
      `ReadonlyArray<${item.type.name}>`,
      (input, context) => {
        if (!Array.isArray(input)) return t.failure(input, context);
        const list: readonly unknown[] = input;
        const faults = gathering();
        const read: A[] = [];
        for (const [n, value] of list.entries()) {
          const result = item.type.validate(value, t.appendContext(context, String(n), item.type, value));
          if (E.isRight(result)) read.push(result.right);
          else faults.add(result.left);
          if (faults.isFull()) break;
        }
        return faults.errors.length > 0 ? t.failures(faults.errors) : t.success(read);
      },
      (all) => all.map(item.type.encode),
    ),
    { type: 'array', items: item.schema },
  );

/** Absent, null or an empty text is undefined; undefined is written as null, so that readers see the field. */
export const maybe = <A>(item: Codec<A>): Codec<A | undefined> =>
  codec(
    typeOf<A | undefined>(
      item.type.name,
      (input, context) =>
        input === undefined || input === null || input === ''
          ? t.success(undefined)
          : item.type.validate(input, context),
      (value) => (value === undefined ? null : item.type.encode(value)),
    ),
    { anyOf: [item.schema, { enum: [null, ''] }] },
  );

/** Absent or null is the given default. */
export const withDefault = <A>(item: Codec<A>, value: A): Codec<A> =>
  codec(
    typeOf<A>(
      item.type.name,
      (input, context) =>
        input === undefined || input === null ? t.success(value) : item.type.validate(input, context),
      item.type.encode,
    ),
    { anyOf: [item.schema, { type: 'null' }], default: item.type.encode(value) },
  );

/** One of a few texts or numbers. */
export const oneOf = <const A extends string | number>(...values: readonly A[]): Codec<A> => {
  const isOne = (input: unknown): input is A => values.some((value) => value === input);
  return codec(
    typeOf<A>(
      values.join(' | '),
      (input, context) =>
        isOne(input) ? t.success(input) : t.failure(input, context, `expected one of ${values.join(', ')}`),
      t.identity,
    ),
    { enum: values },
  );
};

/** A fixed set of the domain's words, each with its name on the wire. Decoding an unknown wire value fails. */
export const renamed = <const W extends string | number, A extends string>(names: Readonly<Record<A, W>>): Codec<A> => {
  const isOne = (word: string): word is A => word in names;
  const values = Object.keys(names).filter(isOne);
  return fromParser({
    name: values.map((value) => names[value]).join(' | '),
    wire: oneOf(...values.map((value) => names[value])),
    parse: (wire) => E.fromNullable('unknown')(values.find((value) => names[value] === wire)),
    print: (value) => names[value],
  });
};

interface AnyType extends t.Decoder<unknown, unknown> {
  // A method: a codec of any type fits, although encoding makes codecs invariant.
  encode(value: unknown): unknown;
}

/** A codec of any type, as the type of a field. */
export interface AnyCodec {
  readonly type: AnyType;
  readonly schema: JsonSchema;
}

type Fields = Readonly<Record<string, AnyCodec>>;
type StructOf<F extends Fields> = { readonly [K in keyof F]: Decoded<F[K]> };

/** Whether it is a JSON object: neither null nor an array. */
export const isObject = (input: unknown): input is Readonly<Record<string, unknown>> =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

/** Finds the fields that a closed object does not know, `mostGathered` of them at most. */
export const unknownFields = (
  input: Readonly<Record<string, unknown>>,
  names: readonly string[],
  context: t.Context,
): t.Errors => {
  const known = new Set(names);
  return Object.keys(input)
    .filter((name) => !known.has(name))
    .slice(0, mostGathered)
    .map((name) => ({
      value: input[name],
      context: t.appendContext(context, name, t.never, input[name]),
      message: 'expected no field of this name',
    }));
};

const acceptsAbsence = (field: AnyCodec): boolean => E.isRight(field.type.decode(undefined));

/** An object with these fields. Unknown fields are dropped, or, if `closed`, refused with their path. */
export const struct = <F extends Fields>(fields: F, closed = false): Codec<StructOf<F>> => {
  const names = Object.keys(fields);
  const validate = (input: unknown, context: t.Context): t.Validation<StructOf<F>> => {
    if (!isObject(input)) return t.failure(input, context, 'expected an object');
    const faults = gathering();
    const read = new Map<string, unknown>();
    for (const name of names) {
      const field = fields[name];
      if (field === undefined || faults.isFull()) continue;
      const value = Object.hasOwn(input, name) ? input[name] : undefined;
      const result = field.type.validate(value, t.appendContext(context, name, field.type, value));
      if (E.isLeft(result)) faults.add(result.left);
      else read.set(name, result.right);
    }
    if (closed) faults.add(unknownFields(input, names, context));
    const value = Object.fromEntries(read);
    return faults.errors.length > 0 || !hasAll(value) ? t.failures(faults.errors) : t.success(value);
  };
  const hasAll = (value: Readonly<Record<string, unknown>>): value is StructOf<F> =>
    names.every((name) => name in value);
  return codec(
    typeOf<StructOf<F>>('object', validate, (value) =>
      Object.fromEntries(names.map((name) => [name, fields[name]?.type.encode(value[name])])),
    ),
    {
      type: 'object',
      properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.schema])),
      required: Object.entries(fields)
        .filter(([, field]) => !acceptsAbsence(field))
        .map(([name]) => name),
      ...(closed ? { additionalProperties: false } : {}),
    },
  );
};

/** One variant of a tagged union: covariant, because it only encodes values with its own tag. */
export interface Variant<A> {
  readonly tag: string;
  readonly validate: (input: unknown, context: t.Context) => t.Validation<A>;
  readonly encode: (value: { readonly _tag: string }) => unknown;
  readonly schema: JsonSchema;
}

/** One variant: its tag, called `reason` on the wire, and its fields. */
export const variant = <const Tag extends string, F extends Fields>(
  tag: Tag,
  fields: F,
): Variant<{ readonly _tag: Tag } & StructOf<F>> => {
  const body = struct({ ...fields });
  const isOwn = (value: { readonly _tag: string }): value is { readonly _tag: Tag } & StructOf<F> => value._tag === tag;
  return {
    tag,
    validate: (input, context) =>
      pipe(
        body.type.validate(input, context),
        E.map((read) => ({ ...read, _tag: tag })),
      ),
    encode: (value) => (isOwn(value) ? body.type.encode(value) : {}),
    schema: {
      ...body.schema,
      properties: { ...schemaProperties(body.schema), reason: { const: tag } },
      required: [...requiredNames(body.schema), 'reason'],
    },
  };
};

const asObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});
const schemaProperties = (schema: JsonSchema): object => asObject(schema['properties']);

const requiredNames = ({ required }: JsonSchema): readonly unknown[] => (Array.isArray(required) ? required : []);

const reasonOf = (input: unknown): unknown =>
  typeof input === 'object' && input !== null && 'reason' in input ? input.reason : undefined;

/** A tagged union of the domain, each variant an object whose `reason` names its tag. Every tag of the union must have its variant. */
export const variants = <V extends { readonly _tag: string }>(branches: {
  readonly [Tag in V['_tag']]: Variant<Extract<V, { readonly _tag: Tag }>>;
}): Codec<V> => {
  const all: readonly Variant<V>[] = Object.values(branches);
  const named = (tag: unknown): Variant<V> | undefined => all.find((branch) => branch.tag === tag);
  return codec(
    typeOf<V>(
      all.map(({ tag }) => tag).join(' | '),
      (input, context) =>
        named(reasonOf(input))?.validate(input, context) ?? t.failure(input, context, 'expected a known reason'),
      (value) => ({ reason: value._tag, ...asObject(named(value._tag)?.encode(value)) }),
    ),
    { oneOf: all.map(({ schema }) => schema) },
  );
};

/** How much of a value or a field's name a fault shows, in UTF-16 code units. */
const longestShown = 40;

/** The beginning of a text; a surrogate pair at its end is left out whole. */
const beginning = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');

/** A value as JSON, written only until `room` is full: what follows it there is cut off. */
const printed = (value: unknown, room: number): string => {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, room));
  if (value === undefined) return 'null';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  let text = isList ? '[' : '{';
  const add = (name: string, item: unknown): void => {
    const comma = text.length > 1 ? ',' : '';
    text += `${comma}${name}`;
    text += printed(item, room - text.length);
  };
  for (const [name, item] of isList ? value.entries() : Object.entries(value)) {
    if (text.length >= room) break;
    if (typeof name === 'number') add('', item);
    else if (item !== undefined) add(`${printed(name, room)}:`, item);
  }
  return `${text}${isList ? ']' : '}'}`;
};

/** What was found: the beginning of its JSON. */
export const sayFound = (value: unknown): string =>
  value === undefined ? 'nothing' : beginning(printed(value, longestShown), longestShown);

const sayFaultAt = ({ context, value, message }: t.ValidationError): string => {
  const path = context
    .slice(1)
    .map(({ key }) => (/^\d+$/.test(key) ? `[${key}]` : `.${beginning(key, longestShown)}`))
    .join('')
    .replace(/^\./, '');
  const expected = message ?? `expected ${context.at(-1)?.type.name ?? 'something else'}`;
  return `${path === '' ? 'the whole' : path}: ${expected}, found ${sayFound(value)}`;
};

/** The most faults that an answer tells (ours): nobody mends more of a request before sending it again. */
export const mostFaultsTold = 20;

/**
 * The first faults, each with its place: `jobs[3].status: expected number, found "x"`; of more than `most` follows `and more`. Values and names of fields
 * are cut after 40 characters, so that no answer grows with what was sent.
 */
export const faultsOf = (errors: t.Errors, most = mostFaultsTold): readonly string[] => [
  ...errors.slice(0, most).map(sayFaultAt),
  ...(errors.length > most ? ['and more'] : []),
];
