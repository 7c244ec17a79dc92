import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Located } from '../../../application/import/records.service';
import { faultsOf, isObject, mostGathered, type Codec } from '../../contract/codec';
import type { FaultLines } from './fault-lines';

/* How a record of an import file is read: a broken one says its faults, each with its place. */

/** Reads what stands at a place of the files. */
export interface Reader {
  readonly fault: (line: string) => void;
  readonly read: <A>(codec: Codec<A>, at: string, raw: unknown) => E.Either<unknown, A>;
}

/** `slots[3]` and `capacity: expected …` → `slots[3].capacity: expected …` */
const lineAt = (at: string, fault: string): string =>
  fault.startsWith('the whole: ')
    ? `${at}: ${fault.slice('the whole: '.length)}`
    : `${at}${fault.startsWith('[') ? '' : '.'}${fault}`;

/** An object of the files. */
export type Raw = Readonly<Record<string, unknown>>;

/** The list of that name in such an object; empty if there is none. */
export const listIn = (value: unknown, name: string): readonly unknown[] => {
  const list = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return Array.isArray(list) ? list : [];
};

/** Each text that PostgreSQL can't hold, with its place. */
const unstorable = (at: string, value: unknown): readonly string[] => {
  if (typeof value === 'string') return /[\0\p{Surrogate}]/u.test(value) ? [at] : [];
  if (Array.isArray(value)) return value.flatMap((one: unknown, n) => unstorable(`${at}[${n}]`, one));
  return isObject(value) ? Object.entries(value).flatMap(([name, one]) => unstorable(`${at}.${name}`, one)) : [];
};

/** The reader whose faults become lines there. */
export const readerInto = (faults: FaultLines): Reader => ({
  fault: faults.add,
  read: (codec, at, raw) =>
    pipe(
      codec.type.decode(raw),
      E.mapLeft((errors) => {
        for (const fault of faultsOf(errors, mostGathered)) faults.add(lineAt(at, fault));
      }),
      E.tap((read) => {
        // Some codecs clean a text, such as a chat message's: what they leave counts.
        if (unstorable(at, read).length === 0) return E.right(undefined);
        for (const place of unstorable(at, raw)) faults.add(`${place}: expected a text without NUL or lone surrogates`);
        return E.left(undefined);
      }),
    ),
});

/** The record, as `made` of what was read; none if it can't be read. */
export const readOne =
  <A, B>({ read }: Reader, codec: Codec<A>, made: (wire: A) => B) =>
  ({ at, value }: Located<unknown>): readonly Located<B>[] => {
    const result = read(codec, at, value);
    return E.isRight(result) ? [{ at, value: made(result.right) }] : [];
  };
