/**
 * A look into a file that is never held as a whole: either it is over and came to something, or it wants some bytes first. Whoever has the
 * file hands them over, from a disk or from memory; the rule that looks knows neither.
 */
export type Reading<A> =
  | { readonly _tag: 'Done'; readonly value: A }
  | {
      readonly _tag: 'Wants';
      readonly from: number;
      /** Not included. What lies behind the end of the file is left out. */
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

/** What a look comes to, in a file that is in memory. */
export const readInMemory = <A>(bytes: Uint8Array, reading: Reading<A>): A => {
  let now = reading;
  while (now._tag === 'Wants') now = now.then(bytes.subarray(now.from, now.to));
  return now.value;
};
