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

/** Ends a reading with its result. */
export const hasRead = <A>(value: A): Reading<A> => ({ _tag: 'Done', value });

/** Asks for the bytes `from` (included) to `to` (excluded), with which `then` goes on. */
export const wantsBytes = <A>(from: number, to: number, then: (bytes: Uint8Array) => Reading<A>): Reading<A> => ({
  _tag: 'Wants',
  from,
  to,
  then,
});

/** Chains two readings of one file: the second begins with the result of the first. */
export const thenRead = <A, B>(reading: Reading<A>, next: (value: A) => Reading<B>): Reading<B> =>
  reading._tag === 'Done'
    ? next(reading.value)
    : wantsBytes(reading.from, reading.to, (bytes) => thenRead(reading.then(bytes), next));

/** Whether these bytes have the signature at that place. */
export const standsAt = (bytes: Uint8Array, at: number, signature: readonly number[]): boolean =>
  signature.every((byte, offset) => bytes[at + offset] === byte);

/** A whole number, lowest byte first. Bytes past the end of the file count as 0, so a broken file simply has no entries. */
export const numberAt = (bytes: Uint8Array, at: number, length: number): number =>
  bytes.subarray(at, at + length).reduceRight((sum, byte) => sum * 256 + byte, 0);

/** Bytes as a text of as many characters, to look for signatures in. */
export const latinOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
