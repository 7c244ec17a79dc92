/**
 * Reads a file piece by piece: either it is done and has a result, or it needs a range of bytes next. The caller supplies them, from disk
 * or from memory; the rule doesn't care which.
 */
export type Reading<A> =
  | { readonly _tag: 'Done'; readonly value: A }
  | {
      readonly _tag: 'Wants';
      readonly from: number;
      /** Exclusive. Bytes past the end of the file are left out. */
      readonly to: number;
      readonly then: (bytes: Uint8Array) => Reading<A>;
    };

export const hasRead = <A>(value: A): Reading<A> => ({ _tag: 'Done', value });

export const wantsBytes = <A>(from: number, to: number, then: (bytes: Uint8Array) => Reading<A>): Reading<A> => ({
  _tag: 'Wants',
  from,
  to,
  then,
});

export const thenRead = <A, B>(reading: Reading<A>, next: (value: A) => Reading<B>): Reading<B> =>
  reading._tag === 'Done'
    ? next(reading.value)
    : wantsBytes(reading.from, reading.to, (bytes) => thenRead(reading.then(bytes), next));

/** Runs a reading on a file in memory. */
export const readInMemory = <A>(bytes: Uint8Array, reading: Reading<A>): A => {
  let now = reading;
  while (now._tag === 'Wants') now = now.then(bytes.subarray(now.from, now.to));
  return now.value;
};
