import type { Reading } from '../../domain/files/reading';

/** Runs a reading on a file in memory, which is read forward, as on a disk. */
export const readInMemory = <A>(bytes: Uint8Array, reading: Reading<A>): A => {
  let now = reading;
  while (now._tag === 'Wants') {
    if (now.to < now.from) throw new Error(`There are no bytes from ${now.from} to ${now.to}.`);
    now = now.then(bytes.subarray(now.from, now.to));
  }
  return now.value;
};
