import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type { Kept } from '../../../application/ports/session-store';
import { parseInstant, within, type Instant } from '../../../domain/time/instant';
import { fromParser, mapped, number, struct, type Codec } from '../../contract/codec';
import type { Place } from './doubled';

const parsed = (json: string): unknown =>
  E.getOrElseW(() => undefined)(
    E.tryCatch(
      (): unknown => JSON.parse(json),
      () => 'not JSON',
    ),
  );

/** A value in a Storage under the specification's own name. An unreadable value is dropped; a full or forbidden storage keeps nothing. */
export const kept = <A>(storage: () => Place, name: string, codec: Codec<A>): Kept<A> => {
  const attempt = <B>(act: (place: Place) => B): O.Option<B> => O.tryCatch(() => act(storage()));
  return {
    read: () =>
      pipe(
        attempt((place) => place.getItem(name)),
        O.flatMap(O.fromNullable),
        O.flatMap((json) => O.fromEither(codec.type.decode(parsed(json)))),
      ),
    write: (value) => {
      attempt((place) => {
        place.setItem(name, JSON.stringify(codec.type.encode(value)));
      });
    },
    clear: () => {
      attempt((place) => {
        place.removeItem(name);
      });
    },
  };
};

/** A moment of the device's own clock, as its storage keeps it. */
export const epoch = fromParser({ name: 'an instant, milliseconds', wire: number, parse: parseInstant, print: Number });

interface Dated<A> {
  readonly at: Instant;
  readonly value: A;
}

const dated = <A>(codec: Codec<A>): Codec<Dated<A>> =>
  mapped(
    struct({ kept_at: epoch, value: codec }),
    ({ kept_at: at, value }) => ({ at, value }),
    ({ at, value }) => ({ kept_at: at, value }),
  );

/** The same with a maximum age, like a cookie: an older value, or one from the future after a clock was set back, counts as missing. */
export const keptFor = <A>(
  { length, now }: { readonly length: number; readonly now: () => Instant },
  storage: () => Place,
  name: string,
  codec: Codec<A>,
): Kept<A> => {
  const inside = kept(storage, name, dated(codec));
  return {
    read: () =>
      pipe(
        inside.read(),
        O.filter(({ at }) => within(at, now(), length)),
        O.map(({ value }) => value),
      ),
    write: (value) => {
      inside.write({ at: now(), value });
    },
    clear: inside.clear,
  };
};
