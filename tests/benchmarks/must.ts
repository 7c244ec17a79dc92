import * as E from 'fp-ts/Either';

/** Unwraps a setup step of a benchmark; throws if the step failed. */
export const must = <A>(result: E.Either<unknown, A>): A => {
  if (E.isLeft(result)) throw new Error(`This stands in the way of the benchmarks: ${JSON.stringify(result.left)}`);
  return result.right;
};
