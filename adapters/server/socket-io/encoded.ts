import type { Codec } from '../../contract/codec';

/** A value as its codec writes it on a line. */
export const encoded = <A>({ type }: Codec<A>, value: A): object => {
  const wire = type.encode(value);
  return typeof wire === 'object' && wire !== null ? wire : {};
};
