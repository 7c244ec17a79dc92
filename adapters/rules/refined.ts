import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { mostGathered, typeOf, type Codec } from '../contract/codec';

/** A fault at a path inside the question: `{at: ['entries', '0', 'from'], message: 'Required', found: ''}`. */
export interface Fault {
  readonly at: readonly string[];
  readonly message: string;
  readonly found: unknown;
}

const errorIn =
  (context: t.Context) =>
  ({ at, message, found }: Fault): t.ValidationError => ({
    value: found,
    message,
    context: at.reduce((above, key) => t.appendContext(above, key, t.unknown), context),
  });

/**
 * A question with checks across several fields, each fault with its own path. `raw` is the object as given. Questions are only decoded, so encoding
 * is not supported.
 */
export const refined = <W, A>(
  wire: Codec<W>,
  read: (wire: W, raw: unknown) => E.Either<readonly Fault[], A>,
): Codec<A> => ({
  schema: wire.schema,
  type: typeOf<A>(
    wire.type.name,
    (input, context) =>
      pipe(
        wire.type.validate(input, context),
        E.flatMap((value) =>
          pipe(
            read(value, input),
            E.mapLeft((faults) => faults.slice(0, mostGathered).map(errorIn(context))),
          ),
        ),
      ),
    t.identity,
  ),
});
