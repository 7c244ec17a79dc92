import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { gathering, isObject, struct, typeOf, unknownFields, type AnyCodec, type Codec } from './codec';

/*
 * The field table of an entity: each field of the domain once, with its external name and its codec. The wire, the import file and the store's rows
 * share these tables.
 */

type Outside = Readonly<Record<string, unknown>>;

/** How one value is written in an external object: in one field, in several, or in none. */
export interface Part<A> {
  /** Each field's codec by the field's external name, in order. */
  readonly fields: Readonly<Record<string, AnyCodec>>;
  readonly validate: (input: Outside, context: t.Context) => t.Validation<A>;
  readonly encode: (value: A) => Outside;
}

/** A value in one field, under its external name. */
export interface Field<A> extends Part<A> {
  readonly name: string;
}

/** A value in the field of that name. A fault names the field; inherited properties don't count. */
export const field = <A>(name: string, codec: Codec<A>): Field<A> => ({
  name,
  fields: { [name]: codec },
  validate: (input, context) => {
    const value = Object.hasOwn(input, name) ? input[name] : undefined;
    return codec.type.validate(value, t.appendContext(context, name, codec.type, value));
  },
  encode: (value) => ({ [name]: codec.type.encode(value) }),
});

/** The same field with another codec. */
export const recoded = <B>({ name }: { readonly name: string }, codec: Codec<B>): Field<B> => field(name, codec);

/** A value that is never written: reading it always gives this one. */
export const absent = <A>(value: A): Part<A> => ({
  fields: {},
  validate: () => t.success(value),
  encode: () => ({}),
});

/** The same fields, converted to another value. */
export const turned = <A, B>(part: Part<A>, read: (value: A) => B, write: (value: B) => A): Part<B> => ({
  fields: part.fields,
  validate: (input, context) => pipe(part.validate(input, context), E.map(read)),
  encode: (value) => part.encode(write(value)),
});

/** A part for each field of `R`: leaving one out does not compile. */
export type PartsOf<R> = { readonly [K in keyof R]: Part<R[K]> };

/** The value that the parts of a table make. */
export type ValueOf<P> = { readonly [K in keyof P]: P[K] extends Part<infer A> ? A : never };

/** An entity, or a part of one with fields of its own. */
export const allOf = <R extends object>(parts: PartsOf<R>): Part<R> => {
  const isWhole = (value: object): value is R => Object.keys(parts).every((key) => key in value);
  const fields: Record<string, AnyCodec> = {};
  for (const key in parts) Object.assign(fields, parts[key].fields);
  return {
    fields,
    validate: (input, context) => {
      const faults = gathering();
      const read = new Map<string, unknown>();
      for (const key in parts) {
        if (faults.isFull()) break;
        const result = parts[key].validate(input, context);
        if (E.isLeft(result)) faults.add(result.left);
        else read.set(key, result.right);
      }
      const value = Object.fromEntries(read);
      return faults.errors.length > 0 || !isWhole(value) ? t.failures(faults.errors) : t.success(value);
    },
    encode: (value) => {
      const written: Record<string, unknown> = {};
      for (const key in parts) Object.assign(written, parts[key].encode(value[key]));
      return written;
    },
  };
};

/** An object made of these parts. `closed` refuses unknown fields, each with its path. */
export const objectOf = <A>(part: Part<A>, closed = false): Codec<A> => {
  const names = Object.keys(part.fields);
  return {
    schema: struct(part.fields, closed).schema,
    type: typeOf<A>(
      'object',
      (input, context) => {
        if (!isObject(input)) return t.failure(input, context, 'expected an object');
        const result = part.validate(input, context);
        const unknown = closed ? unknownFields(input, names, context) : [];
        if (unknown.length === 0) return result;
        const faults = gathering();
        if (E.isLeft(result)) faults.add(result.left);
        faults.add(unknown);
        return t.failures(faults.errors);
      },
      part.encode,
    ),
  };
};

/** An object with a field for each of the domain's, under its external name. */
export const objectWith = <R extends object>(parts: PartsOf<R>): Codec<R> => objectOf(allOf(parts));
