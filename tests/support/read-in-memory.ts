import type { Reading } from '../../domain/resumes/reading';

/** Runs a reading on a file in memory. */
export const readInMemory = <A>(bytes: Uint8Array, reading: Reading<A>): A => {
  let now = reading;
  while (now._tag === 'Wants') now = now.then(bytes.subarray(now.from, now.to));
  return now.value;
};
